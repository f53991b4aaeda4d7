// Owns what a search finds out about each move of its root, and the choice between them.
#pragma once

#include <vector>

#include "core/move.hpp"
#include "engine/levels.hpp"
#include "engine/random.hpp"

namespace damas {

struct RootMove {
  Move move;
  int score = 0;  // if not exact, an upper bound
  bool exact = false;
  std::vector<Move> line;  // best play, the move itself first
};

// How much worse than the best a move may be and still be chosen; their scores must be exact.
int tolerance(const Mistakes& mistakes);

// Picks among the moves whose scores are exact (at least one must be): the best, but for blur.
const RootMove& choose(const std::vector<RootMove>& moves, const Mistakes& mistakes,
                       Random& random);

// Puts the moves in random order, so that the first among equals is not always the same.
void shuffle(std::vector<RootMove>& moves, Random& random);

}  // namespace damas
