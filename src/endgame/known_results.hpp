// Owns what is known of positions of few pieces: the result at once, and how long it takes as soon
// as that is computed.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "endgame/distances.hpp"
#include "endgame/packed_tables.hpp"

namespace damas::endgame {

struct KnownResult {
  int sign = 0;              // 1: the side to move wins, -1: it loses, 0: draw
  std::optional<int> plies;  // to the end of the game, if not drawn and already known

  friend bool operator==(const KnownResult&, const KnownResult&) = default;
};

class KnownResults {
 public:
  // `packed` are packed tables of the variant; if they are empty or invalid, results come when they
  // are computed. `told` as for Distances.
  KnownResults(Variant variant, std::string_view packed, Computing computing,
               std::function<void()> told = {});

  // Under perfect play; draw rules that count moves are ignored. The position must be of the
  // variant.
  std::optional<KnownResult> find(const AnyPosition& position);
  // As those of Distances.
  int news() const { return distances_.news(); }
  bool awaits() const { return distances_.awaits(); }

 private:
  std::optional<PackedTables> packed_;
  Distances distances_;
};

}  // namespace damas::endgame
