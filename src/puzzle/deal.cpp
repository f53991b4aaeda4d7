#include "puzzle/deal.hpp"

#include <numeric>
#include <utility>

namespace damas::puzzle {

namespace {

std::vector<int> shuffled_tiles(int side, Random& random) {
  std::vector<int> tiles(static_cast<std::size_t>(side * side));
  std::iota(tiles.begin(), tiles.end(), 0);
  for (std::size_t left = tiles.size(); left > 1; --left) {
    std::swap(tiles[left - 1], tiles[static_cast<std::size_t>(random.below(left))]);
  }
  return tiles;
}

// Exchanging two tiles pairs each unsolvable board with one solvable board, so uniform draws stay
// uniform. It must not be the gap: that would change its row and leave the inversions alone.
void exchange_first_two_tiles(std::vector<int>& tiles) {
  auto first = tiles.begin();
  if (*first == 0) ++first;
  auto second = first + 1;
  if (*second == 0) ++second;
  std::iter_swap(first, second);
}

Board solvable_board(std::vector<int> tiles) {
  const Board board = *Board::from_tiles(tiles);
  if (is_solvable(board)) return board;
  exchange_first_two_tiles(tiles);
  return *Board::from_tiles(tiles);
}

}  // namespace

int inversions(const Board& board) {
  const int cells = board.side() * board.side();
  const auto tile = [&](int place) {
    return board.tile_at({place / board.side(), place % board.side()});
  };
  int count = 0;
  for (int later = 1; later < cells; ++later) {
    if (tile(later) == 0) continue;
    for (int earlier = 0; earlier < later; ++earlier)
      count += tile(earlier) > tile(later) ? 1 : 0;
  }
  return count;
}

bool is_solvable(const Board& board) {
  // A tile that moves up or down passes side - 1 others. That keeps the parity of the inversions
  // where the side is odd, and changes it together with the gap's row where it is even.
  const int rows_below_gap = board.side() - 1 - board.gap().row;
  const int parity = inversions(board) + (board.side() % 2 == 0 ? rows_below_gap : 0);
  return parity % 2 == 0;
}

Board deal(int side, Random& random) {
  Board board(side);
  while (board.solved())
    board = solvable_board(shuffled_tiles(side, random));
  return board;
}

}  // namespace damas::puzzle
