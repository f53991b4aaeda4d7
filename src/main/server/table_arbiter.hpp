// Owns TableArbiter: the endgame tables in the server's program decide matches.
#pragma once

#include <map>
#include <memory>

#include "endgame/known_results.hpp"
#include "net/server/community/arbiter.hpp"

namespace damas::net {

class TableArbiter : public Arbiter {
 public:
  // How long wins take is computed by a thread, or, for tests, at once.
  explicit TableArbiter(endgame::Computing computing) : computing_(computing) {}

  bool has_tables(Variant variant) const override;
  std::optional<Verdict> decide(const Game& game) override;

 private:
  endgame::KnownResults& known_of(Variant variant);

  endgame::Computing computing_;
  std::map<Variant, std::unique_ptr<endgame::KnownResults>> known_;  // of variants asked for
};

}  // namespace damas::net
