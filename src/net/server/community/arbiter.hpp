// Owns the interface to endgame tables, which the server's program provides.
#pragma once

#include <optional>

#include "core/game.hpp"

namespace damas::net {

class Arbiter {
 public:
  // The result, without a reason.
  struct Verdict {
    std::optional<Side> winner;  // unset: a draw
  };

  virtual ~Arbiter() = default;

  virtual bool has_tables(Variant variant) const = 0;
  // The result of a running game that is certain whatever the draw rules may count. Nothing if
  // there is none, or if it is not known yet: then the same position may have one later. Must be
  // quick.
  virtual std::optional<Verdict> decide(const Game& game) = 0;
};

}  // namespace damas::net
