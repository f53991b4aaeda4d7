// Owns the search result of each root move, and the choice among the moves.
#pragma once

#include <vector>

#include "core/move.hpp"
#include "engine/levels.hpp"
#include "engine/random.hpp"

namespace damas {

struct RootMove {
  Move move;
  int score = 0;  // an upper bound unless exact
  bool exact = false;
  std::vector<Move> line;  // principal variation, the move itself first
};

// The greatest difference to the best score at which a move may be chosen, in hundredths of a man.
// The scores of such moves must be exact.
int tolerance(const Mistakes& mistakes);

// Picks the best move after random blur of its score. Only moves with exact scores are eligible,
// and there must be one.
const RootMove& choose(const std::vector<RootMove>& moves, const Mistakes& mistakes,
                       Random& random);

// Shuffles the moves, so that ties are broken at random.
void shuffle(std::vector<RootMove>& moves, Random& random);

}  // namespace damas
