// Owns the places of the tiles of a sliding puzzle, and the moves of the gap among them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace damas::puzzle {

enum class Direction : std::uint8_t { Up, Down, Left, Right };

inline constexpr std::array all_directions{Direction::Up, Direction::Down, Direction::Left,
                                           Direction::Right};

constexpr Direction opposite(Direction way) {
  switch (way) {
    case Direction::Up:
      return Direction::Down;
    case Direction::Down:
      return Direction::Up;
    case Direction::Left:
      return Direction::Right;
    case Direction::Right:
      break;
  }
  return Direction::Left;
}

// A place on the board; rows count from the top and columns from the left, both from 0.
struct Cell {
  int row = 0;
  int column = 0;
  friend bool operator==(const Cell&, const Cell&) = default;
};

constexpr Cell neighbour(Cell cell, Direction way) {
  switch (way) {
    case Direction::Up:
      return {cell.row - 1, cell.column};
    case Direction::Down:
      return {cell.row + 1, cell.column};
    case Direction::Left:
      return {cell.row, cell.column - 1};
    case Direction::Right:
      break;
  }
  return {cell.row, cell.column + 1};
}

// A square of side² cells with the tiles 1 … side² - 1 and one gap, which reads as tile 0.
class Board {
 public:
  static constexpr int min_side = 2;
  static constexpr int max_side = 5;
  static constexpr std::size_t max_cells = 25;  // max_side²

  // The solved board: tiles in order, the gap last.
  explicit Board(int side = 3);

  // Tiles row by row. Nothing unless they are 0 … side² - 1, each once, for a side in range.
  static std::optional<Board> from_tiles(const std::vector<int>& tiles);

  int side() const { return side_; }
  Cell gap() const { return gap_; }
  bool contains(Cell cell) const;
  int tile_at(Cell cell) const { return tiles_[index(cell)]; }
  bool solved() const;

  bool can_move_gap(Direction way) const { return contains(neighbour(gap_, way)); }

  // False, without any change, if the gap is at that edge.
  bool move_gap(Direction way);

  // The direction in which a touched tile slides, with all tiles between it and the gap; nothing
  // for the gap itself and for a cell outside the gap's row and column.
  std::optional<Direction> slide_way(Cell touched) const;

  friend bool operator==(const Board&, const Board&) = default;

 private:
  std::size_t index(Cell cell) const;

  int side_;
  Cell gap_;
  std::array<std::uint8_t, max_cells> tiles_{};
};

}  // namespace damas::puzzle
