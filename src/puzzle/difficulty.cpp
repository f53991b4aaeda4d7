#include "puzzle/difficulty.hpp"

#include <cassert>
#include <cstdlib>
#include <limits>

#include "puzzle/deal.hpp"

namespace damas::puzzle {

Band band(int side, Difficulty difficulty) {
  // The most moves of an easy deal and of one of medium difficulty. Easy deals are rare among all:
  // one in some hundreds on the larger boards, so that drawing until one comes is quick.
  struct Limits {
    int easy;
    int medium;
  };
  constexpr std::array<Limits, Board::max_side + 1> limits{
      {{}, {}, {2, 4}, {16, 23}, {22, 36}, {54, 74}}};
  constexpr int no_limit = std::numeric_limits<int>::max();
  const auto& [easy, medium] = limits[static_cast<std::size_t>(side)];
  switch (difficulty) {
    case Difficulty::Easy:
      return {1, easy};
    case Difficulty::Medium:
      return {easy + 1, medium};
    case Difficulty::Hard:
      return {medium + 1, no_limit};
    case Difficulty::Any:
      break;
  }
  return {1, no_limit};
}

int least_moves(const Board& board) {
  int moves = 0;
  for (int row = 0; row < board.side(); ++row) {
    for (int column = 0; column < board.side(); ++column) {
      const int tile = board.tile_at({row, column});
      if (tile == 0) continue;
      moves += std::abs((tile - 1) / board.side() - row);
      moves += std::abs((tile - 1) % board.side() - column);
    }
  }
  return moves;
}

int measured_moves(const Board& board, const ExactTable& exact) {
  return board.side() == ExactTable::side ? exact.distance(board) : least_moves(board);
}

Board deal(int side, Difficulty difficulty, Random& random, ExactTable& exact) {
  if (difficulty == Difficulty::Any) return deal(side, random);
  if (side == ExactTable::side) exact.finish();
  const Band wanted = band(side, difficulty);
  for (;;) {
    const Board board = deal(side, random);
    if (wanted.contains(measured_moves(board, exact))) return board;
  }
}

}  // namespace damas::puzzle
