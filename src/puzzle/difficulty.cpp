#include "puzzle/difficulty.hpp"

#include <cstdlib>
#include <limits>
#include <optional>

#include "puzzle/deal.hpp"
#include "puzzle/exact_table.hpp"

namespace damas::puzzle {

namespace {

int moves_home(int tile, Cell at, int side) {
  return std::abs((tile - 1) / side - at.row) + std::abs((tile - 1) % side - at.column);
}

// Depth-first search. `least` are the board's least_moves(); `came` is the gap's last move.
bool solvable_within(const Board& board, int most, int least, std::optional<Direction> came) {
  if (least > most) return false;
  if (least == 0) return true;
  for (const Direction way : all_directions) {
    if (came && way == opposite(*came)) continue;
    Board next = board;
    if (!next.move_gap(way)) continue;
    const int tile = next.tile_at(board.gap());
    const int then = least - moves_home(tile, next.gap(), board.side()) +
                     moves_home(tile, board.gap(), board.side());
    if (solvable_within(next, most - 1, then, way)) return true;
  }
  return false;
}

// Whether the measure of band() is at most `most`.
bool measures_at_most(const Board& board, int most) {
  const int least = least_moves(board);
  if (board.side() != ExactTable::side || most >= ExactTable::longest) return least <= most;
  return solvable_within(board, most, least, std::nullopt);
}

}  // namespace

Band band(int side, Difficulty difficulty) {
  // The greatest measures of easy and of medium deals. On the larger boards one deal in several
  // hundred is easy, so that drawing until one is found is quick.
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
      moves += moves_home(tile, {row, column}, board.side());
    }
  }
  return moves;
}

Board deal(int side, Difficulty difficulty, Random& random) {
  if (difficulty == Difficulty::Any) return deal(side, random);
  const Band wanted = band(side, difficulty);
  for (;;) {
    const Board board = deal(side, random);
    if (measures_at_most(board, wanted.most) && !measures_at_most(board, wanted.least - 1))
      return board;
  }
}

}  // namespace damas::puzzle
