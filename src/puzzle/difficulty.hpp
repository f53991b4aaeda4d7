// Owns how hard a deal is, and the drawing of deals that are as hard as wanted.
#pragma once

#include <array>
#include <cstdint>

#include "puzzle/board.hpp"
#include "puzzle/random.hpp"

namespace damas::puzzle {

enum class Difficulty : std::uint8_t { Any, Easy, Medium, Hard };

inline constexpr std::array all_difficulties{Difficulty::Any, Difficulty::Easy, Difficulty::Medium,
                                             Difficulty::Hard};

// Moves, both included.
struct Band {
  int least = 0;
  int most = 0;
  constexpr bool contains(int moves) const { return moves >= least && moves <= most; }
};

// On 3×3 of the shortest solution. On larger boards the moves that no solution can do without,
// least_moves: the shortest solution of a deal may take long to prove, and is never shorter.
Band band(int side, Difficulty difficulty);

// The tiles' distances from their places, along rows and columns: no solution is shorter.
int least_moves(const Board& board);

// One of all boards of this side and difficulty that can be solved and are not yet, all equally
// likely. Needs no table: scenes deal in the middle of a frame.
Board deal(int side, Difficulty difficulty, Random& random);

}  // namespace damas::puzzle
