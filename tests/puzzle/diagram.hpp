// Owns boards as text in tests: "1 2 3 / 4 5 6 / 7 8 0", 0 being the gap.
#pragma once

#include <cassert>
#include <sstream>
#include <string>
#include <vector>

#include "puzzle/board.hpp"

namespace damas::puzzle {

inline Board board_of(const std::string& diagram) {
  std::istringstream words(diagram);
  std::vector<int> tiles;
  for (std::string word; words >> word;) {
    if (word != "/") tiles.push_back(std::stoi(word));
  }
  const auto board = Board::from_tiles(tiles);
  assert(board);
  return *board;
}

inline std::string diagram(const Board& board) {
  std::ostringstream out;
  for (int row = 0; row < board.side(); ++row) {
    if (row > 0) out << " / ";
    for (int column = 0; column < board.side(); ++column) {
      out << (column > 0 ? " " : "") << board.tile_at({row, column});
    }
  }
  return out.str();
}

}  // namespace damas::puzzle
