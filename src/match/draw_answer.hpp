// Owns the machine's answer to a draw offer.
#pragma once

#include <optional>

#include "core/game.hpp"

namespace damas {

// Whether a computer that plays `side` takes a draw, given how it last judged its own chances
// (hundredths of a man). It wants to have seen some of the game and not to stand better.
inline bool accepts_draw(const Game& game, Side side, std::optional<int> score) {
  constexpr int opening_plies = 30;
  if (!score || game.ply() < opening_plies) return false;
  const Material m = game.material();
  const int mine = m.men[index(side)] + 3 * m.kings[index(side)];
  const int theirs = m.men[1 - index(side)] + 3 * m.kings[1 - index(side)];
  return *score <= 0 && mine <= theirs;
}

}  // namespace damas
