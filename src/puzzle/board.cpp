#include "puzzle/board.hpp"

#include <cassert>
#include <utility>

namespace damas::puzzle {

Board::Board(int side) : side_(side), gap_{side - 1, side - 1} {
  assert(side >= min_side && side <= max_side);
  for (int tile = 1; tile < side * side; ++tile) {
    tiles_[static_cast<std::size_t>(tile - 1)] = static_cast<std::uint8_t>(tile);
  }
}

std::optional<Board> Board::from_tiles(const std::vector<int>& tiles) {
  const int count = static_cast<int>(tiles.size());
  int side = min_side;
  while (side < max_side && side * side < count)
    ++side;
  if (side * side != count) return std::nullopt;

  Board board(side);
  std::array<bool, max_cells> seen{};
  for (int place = 0; place < count; ++place) {
    const int tile = tiles[static_cast<std::size_t>(place)];
    if (tile < 0 || tile >= count) return std::nullopt;
    if (std::exchange(seen[static_cast<std::size_t>(tile)], true)) return std::nullopt;
    const Cell cell{place / side, place % side};
    board.tiles_[board.index(cell)] = static_cast<std::uint8_t>(tile);
    if (tile == 0) board.gap_ = cell;
  }
  return board;
}

bool Board::contains(Cell cell) const {
  return cell.row >= 0 && cell.row < side_ && cell.column >= 0 && cell.column < side_;
}

bool Board::solved() const {
  return *this == Board(side_);
}

bool Board::move_gap(Direction way) {
  if (!can_move_gap(way)) return false;
  const Cell next = neighbour(gap_, way);
  std::swap(tiles_[index(gap_)], tiles_[index(next)]);
  gap_ = next;
  return true;
}

std::optional<Direction> Board::slide_way(Cell touched) const {
  if (!contains(touched) || touched == gap_) return std::nullopt;
  if (touched.row == gap_.row) {
    return touched.column < gap_.column ? Direction::Right : Direction::Left;
  }
  if (touched.column == gap_.column) {
    return touched.row < gap_.row ? Direction::Down : Direction::Up;
  }
  return std::nullopt;
}

std::size_t Board::index(Cell cell) const {
  assert(contains(cell));
  const int place = cell.row * side_ + cell.column;
  return static_cast<std::size_t>(place);
}

}  // namespace damas::puzzle
