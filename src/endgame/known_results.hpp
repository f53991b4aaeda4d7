// Owns the results of positions of few pieces: who wins, at once, and the length of the win as soon
// as it is computed.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string_view>

#include "endgame/distances.hpp"
#include "endgame/known_result.hpp"
#include "endgame/packed_tables.hpp"

namespace damas::endgame {

class KnownResults {
 public:
  // `packed` are packed tables of the variant; if they are empty or invalid, results come when they
  // are computed. `told` as for Distances.
  KnownResults(Variant variant, std::string_view packed, Computing computing,
               std::function<void()> told = {});
  // The same with tables that were read before, or null.
  KnownResults(Variant variant, Computing computing, std::shared_ptr<const PackedTables> packed);

  // The result under perfect play; draw rules that count moves are ignored. The position must be of
  // the variant.
  std::optional<KnownResult> find(const AnyPosition& position);
  // The same as the functions of Distances with these names.
  int news() const { return distances_.news(); }
  bool awaits() const { return distances_.awaits(); }

 private:
  std::shared_ptr<const PackedTables> packed_;  // null if there are none
  Distances distances_;
};

}  // namespace damas::endgame
