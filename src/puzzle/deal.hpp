// Owns which boards can be solved, and the drawing of one that can.
#pragma once

#include "puzzle/board.hpp"
#include "puzzle/random.hpp"

namespace damas::puzzle {

// Pairs of tiles, read row by row, of which the larger comes first; the gap is left out.
int inversions(const Board& board);

// Whether moves lead to the solved board.
bool is_solvable(const Board& board);

// One of all boards of this side that can be solved and are not yet, all equally likely.
Board deal(int side, Random& random);

}  // namespace damas::puzzle
