// Owns the difficulty of deals, and the random choice of a deal of a given difficulty.
#pragma once

#include <array>
#include <cstdint>

#include "puzzle/board.hpp"
#include "puzzle/random.hpp"

namespace damas::puzzle {

enum class Difficulty : std::uint8_t { Any, Easy, Medium, Hard };

inline constexpr std::array all_difficulties{Difficulty::Any, Difficulty::Easy, Difficulty::Medium,
                                             Difficulty::Hard};

// Numbers of moves, both included.
struct Band {
  int least = 0;
  int most = 0;
  constexpr bool contains(int moves) const { return moves >= least && moves <= most; }
};

// On 3×3 it limits the shortest solution, on larger boards least_moves(), a lower bound: the
// shortest solution of a large deal can take long to prove.
Band band(int side, Difficulty difficulty);

// The sum of the tiles' distances from their places along rows and columns: no solution is shorter.
int least_moves(const Board& board);

// A solvable board of this side and difficulty that is not solved yet, all equally likely. Needs no
// table, so scenes can deal in the middle of a frame.
Board deal(int side, Difficulty difficulty, Random& random);

}  // namespace damas::puzzle
