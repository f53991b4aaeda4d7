// Owns the ways in which rule books name squares. How moves are written is in notation.hpp.
#pragma once

#include <optional>

#include "core/square.hpp"

namespace damas {

enum class Numbering : std::uint8_t {
  Algebraic,        // a1 at White's left, file letter and rank number
  AlgebraicTurned,  // the same on the board turned by a quarter: a1 at White's right, letters
                    // upwards, numbers leftwards
  FromTopLeft,      // 1 at the top left as White sees the board, rightwards, then downwards
  FromBottomRight,  // 1 at the bottom right, leftwards, then upwards
};

constexpr bool is_algebraic(Numbering n) {
  return n == Numbering::Algebraic || n == Numbering::AlgebraicTurned;
}

// The number of a playing square, from 1. Algebraic variants count from the top left.
constexpr int number_of(Square s, const BoardShape& shape, Numbering numbering) {
  const Cell c = shape.cell(s);
  const int column = shape.whole ? c.file : c.file / 2;
  const int from_top_left = (shape.ranks - 1 - c.rank) * shape.per_rank() + column + 1;
  if (numbering != Numbering::FromBottomRight) return from_top_left;
  return shape.square_count() + 1 - from_top_left;
}

// Returns nothing if no square has the number.
constexpr std::optional<Square> square_numbered(int number, const BoardShape& shape,
                                                Numbering numbering) {
  if (number < 1 || number > shape.square_count()) return std::nullopt;
  const int n =
      numbering == Numbering::FromBottomRight ? shape.square_count() - number : number - 1;
  const int row = n / shape.per_rank();
  const int column = n % shape.per_rank();
  const int ordinal_column = shape.mirrored ? shape.per_rank() - 1 - column : column;
  return shape.square_at(row * shape.per_rank() + ordinal_column);
}

}  // namespace damas
