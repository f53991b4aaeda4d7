// Owns the moves of sure wins: scores tell plies, but the last of them may be the loser's move.
#pragma once

#include <algorithm>
#include <cstdlib>

#include "core/variants.hpp"
#include "engine/engine.hpp"

namespace damas::analysis {

// The winner's moves until the end of a sure win, at least 1; 0 if the game is over. Where one wins
// by having no move, the loser moves last, as in endgame tables.
inline int moves_to_win(Variant variant, int score) {
  const int plies = score::won - std::abs(score);
  if (plies == 0) return 0;
  const int last = info(variant).rules.goal == Goal::BeBlocked ? 0 : 1;
  return std::max(1, (plies + last) / 2);
}

// The least number of plies that moves_to_win() tells as so many moves.
inline int plies_to_win(Variant variant, int moves) {
  if (moves <= 1) return moves;
  return info(variant).rules.goal == Goal::BeBlocked ? 2 * moves : 2 * moves - 1;
}

}  // namespace damas::analysis
