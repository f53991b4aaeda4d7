// Owns squares, files and ranks, and `BoardShape`, which converts between them at run time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace damas {

// A playing square: the index of its bit in the board's word. It has no meaning without its board,
// so print it through notation.
enum class Square : std::uint8_t {};

constexpr int index(Square s) {
  return static_cast<int>(s);
}

// File 0 is the leftmost and rank 0 the lowest, as White sees the board.
struct Cell {
  int file = 0;
  int rank = 0;

  friend constexpr bool operator==(const Cell&, const Cell&) = default;
};

// The cells of a rectangle that are playing squares. Half boards use the cells of one colour; on a
// mirrored board the bottom-left corner is not one of them.
struct BoardShape {
  int files = 8;
  int ranks = 8;
  bool whole = false;
  bool mirrored = false;

  friend constexpr bool operator==(const BoardShape&, const BoardShape&) = default;

  // Squares of one rank.
  constexpr int per_rank() const { return whole ? files : files / 2; }
  constexpr int square_count() const { return per_rank() * ranks; }

  // The number of bits for two ranks. Half boards have three unused bits for every two ranks, so
  // that a step in any direction is one shift and never wraps around an edge.
  constexpr int stride() const { return whole ? 2 * files : files + 3; }
  constexpr int bit_count() const { return index(square_at(square_count() - 1)) + 1; }

  // `ordinal` counts playing squares from 0 at the top left, rightwards, then downwards. A mirrored
  // board keeps the ordinals of the unmirrored board, so it counts from the top right.
  constexpr Square square_at(int ordinal) const {
    const int row = ordinal / per_rank();
    const int column = ordinal % per_rank();
    const int odd_row = whole ? files : (stride() - 1) / 2;
    return static_cast<Square>(row / 2 * stride() + row % 2 * odd_row + column);
  }

  constexpr int ordinal(Square s) const {
    const int odd_row = whole ? files : (stride() - 1) / 2;
    const int pair = index(s) / stride();
    const int rest = index(s) % stride();
    const bool odd = rest >= odd_row;
    return (2 * pair + (odd ? 1 : 0)) * per_rank() + rest - (odd ? odd_row : 0);
  }

  constexpr Cell cell(Square s) const {
    const int n = ordinal(s);
    const int row = n / per_rank();
    const int column = n % per_rank();
    const int file = whole ? column : 2 * column + (row % 2 == 0 ? 1 : 0);
    return {mirrored ? files - 1 - file : file, ranks - 1 - row};
  }

  constexpr bool contains(Cell c) const {
    return c.file >= 0 && c.file < files && c.rank >= 0 && c.rank < ranks;
  }

  // Nothing for a cell off the board or of the unused colour.
  constexpr std::optional<Square> square(Cell c) const {
    if (!contains(c)) return std::nullopt;
    const int row = ranks - 1 - c.rank;
    const int file = mirrored ? files - 1 - c.file : c.file;
    if (whole) return square_at(row * files + file);
    if (file % 2 == row % 2) return std::nullopt;
    return square_at(row * per_rank() + file / 2);
  }

  // All playing squares, top left first.
  std::vector<Square> squares() const {
    std::vector<Square> all;
    all.reserve(static_cast<std::size_t>(square_count()));
    for (int n = 0; n < square_count(); ++n)
      all.push_back(square_at(n));
    return all;
  }
};

}  // namespace damas
