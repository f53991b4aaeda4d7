// Owns the captures that were played immediately before an explained move.
#pragma once

#include <array>

#include "coach/claim.hpp"
#include "core/any_position.hpp"
#include "core/game.hpp"

namespace damas::coach {

// Adds the pieces that the move captures from the position.
void count_captured(Count& counted, const AnyPosition& position, const Move& m);

// All captures in a row up to the current position of a game. They belong to the same exchange as a
// capture that follows.
struct EarlierCaptures {
  explicit EarlierCaptures(Game game);

  std::array<Count, 2> taken;  // by Side
  int net = 0;                 // what the side to move has gained by them, kings included
  // False if the game was set up where they begin: then others may have come before.
  bool are_all = true;

  const Count& taken_by(Side side) const { return taken[static_cast<std::size_t>(index(side))]; }
};

}  // namespace damas::coach
