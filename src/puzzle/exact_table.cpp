#include "puzzle/exact_table.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace damas::puzzle {

namespace {

constexpr int cells = 9;
constexpr int tile_count = cells - 1;
constexpr std::uint8_t unknown = 255;
constexpr std::array<int, tile_count> factorials{5040, 720, 120, 24, 6, 2, 1, 1};

// The tiles row by row, without the gap, and the gap's place.
struct Tiles {
  std::array<int, tile_count> order;
  int gap;
};

// Solvable boards have an even number of inversions, so the last two tiles follow from the others:
// half the number of the permutation identifies the board.
std::size_t index_of(const Tiles& tiles) {
  unsigned left = (1U << tile_count) - 1;
  int number = 0;
  for (std::size_t at = 0; at + 2 < tiles.order.size(); ++at) {
    const unsigned bit = 1U << (tiles.order[at] - 1);
    for (unsigned smaller = left & (bit - 1); smaller != 0; smaller &= smaller - 1)
      number += factorials[at];
    left &= ~bit;
  }
  return static_cast<std::size_t>(number / 2 * cells + tiles.gap);
}

Tiles tiles_at(std::size_t index) {
  Tiles tiles{{1, 2, 3, 4, 5, 6, 7, 8}, static_cast<int>(index % cells)};
  int number = static_cast<int>(index / cells) * 2;
  int inversions = 0;
  for (std::size_t at = 0; at + 2 < tiles.order.size(); ++at) {
    const int later = number / factorials[at];
    number %= factorials[at];
    inversions += later;
    const auto first = tiles.order.begin() + static_cast<std::ptrdiff_t>(at);
    std::rotate(first, first + later, first + later + 1);
  }
  if (inversions % 2 != 0) std::swap(tiles.order[6], tiles.order[7]);
  return tiles;
}

// The gap changes places with the tile above or below, which jumps over the two tiles between them.
std::size_t index_across(Tiles tiles, int rows) {
  const auto at = [&](int place) { return tiles.order.begin() + place; };
  if (rows < 0) {
    std::rotate(at(tiles.gap - 3), at(tiles.gap - 2), at(tiles.gap));
  } else {
    std::rotate(at(tiles.gap), at(tiles.gap + 2), at(tiles.gap + 3));
  }
  tiles.gap += rows * ExactTable::side;
  return index_of(tiles);
}

std::size_t index_of(const Board& board) {
  Tiles tiles{};
  std::size_t next = 0;
  for (int place = 0; place < cells; ++place) {
    const int tile = board.tile_at({place / ExactTable::side, place % ExactTable::side});
    if (tile == 0) {
      tiles.gap = place;
    } else {
      tiles.order[next++] = tile;
    }
  }
  return index_of(tiles);
}

}  // namespace

void ExactTable::begin() {
  distances_.assign(boards, unknown);
  found_.reserve(boards);
  found_.push_back(static_cast<std::uint32_t>(index_of(Board(side))));
  distances_[found_.front()] = 0;
}

bool ExactTable::work(int steps) {
  if (ready()) return true;
  if (found_.empty()) begin();
  for (; steps > 0 && !ready(); --steps)
    look_at(found_[looked_at_++]);
  if (ready()) std::exchange(found_, {});
  return ready();
}

void ExactTable::look_at(std::size_t index) {
  const Tiles tiles = tiles_at(index);
  const auto reach = [&](std::size_t next) {
    if (distances_[next] != unknown) return;
    distances_[next] = static_cast<std::uint8_t>(distances_[index] + 1);
    found_.push_back(static_cast<std::uint32_t>(next));
  };
  const int row = tiles.gap / side;
  const int column = tiles.gap % side;
  if (column > 0) reach(index - 1);
  if (column < side - 1) reach(index + 1);
  if (row > 0) reach(index_across(tiles, -1));
  if (row < side - 1) reach(index_across(tiles, 1));
}

int ExactTable::distance(const Board& board) const {
  assert(ready() && board.side() == side);
  return distances_[index_of(board)];
}

std::optional<Direction> ExactTable::best_move(const Board& board) const {
  const int here = distance(board);
  for (const Direction way : all_directions) {
    Board next = board;
    if (next.move_gap(way) && distance(next) < here) return way;
  }
  return std::nullopt;
}

std::vector<Direction> ExactTable::solution(Board board) const {
  std::vector<Direction> moves;
  while (const auto way = best_move(board)) {
    moves.push_back(*way);
    board.move_gap(*way);
  }
  return moves;
}

}  // namespace damas::puzzle
