// Owns KnownResult: what is known of a position of few pieces under perfect play.
#pragma once

#include <optional>

namespace damas::endgame {

struct KnownResult {
  int sign = 0;              // 1: the side to move wins, -1: it loses, 0: draw
  std::optional<int> plies;  // to the end of the game, if not drawn and already known

  friend bool operator==(const KnownResult&, const KnownResult&) = default;
};

}  // namespace damas::endgame
