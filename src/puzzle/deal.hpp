// Owns the test whether a board can be solved, and the random choice of a solvable one.
#pragma once

#include "puzzle/board.hpp"
#include "puzzle/random.hpp"

namespace damas::puzzle {

// Pairs of tiles, read row by row, of which the larger comes first; the gap is skipped.
int inversions(const Board& board);

// Whether the board can be brought into the solved order.
bool is_solvable(const Board& board);

// A solvable board of this side that is not solved yet, all equally likely.
Board deal(int side, Random& random);

}  // namespace damas::puzzle
