// Owns diagrams of 64 squares in test sources: eight lines, the eighth rank first; blanks are
// ignored.
#pragma once

#include <cctype>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "core/sliding/bitboard.hpp"

namespace damas::sliding {

// The squares with one of the characters in `with`.
inline Bitboard marked(std::string_view diagram, std::string_view with) {
  Bitboard found;
  int cell = 0;
  for (const char c : diagram) {
    if (std::isspace(static_cast<unsigned char>(c)) != 0) continue;
    const auto file = static_cast<File>(cell % side_length);
    const auto rank = static_cast<Rank>(side_length - 1 - cell / side_length);
    if (with.find(c) != std::string_view::npos) found.set(square_at(file, rank));
    ++cell;
  }
  REQUIRE(cell == square_count);
  return found;
}

inline std::string drawn(Bitboard board) {
  std::string lines;
  for (int row = side_length - 1; row >= 0; --row) {
    for (int file = 0; file < side_length; ++file) {
      const Square s = square_at(static_cast<File>(file), static_cast<Rank>(row));
      lines += board.contains(s) ? 'x' : '.';
    }
    lines += '\n';
  }
  return lines;
}

}  // namespace damas::sliding
