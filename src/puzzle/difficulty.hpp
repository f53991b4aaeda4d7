// Owns how hard a deal is, and the drawing of deals that are as hard as wanted.
#pragma once

#include <array>
#include <cstdint>

#include "puzzle/board.hpp"
#include "puzzle/exact_table.hpp"
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

// What band() measures. The table must be ready for 3×3, and is not asked for other sides.
int measured_moves(const Board& board, const ExactTable& exact);

// One of all boards of this side and difficulty that can be solved and are not yet, all equally
// likely. For 3×3 and a difficulty other than Any the table is finished first, if it is not yet.
Board deal(int side, Difficulty difficulty, Random& random, ExactTable& exact);

}  // namespace damas::puzzle
