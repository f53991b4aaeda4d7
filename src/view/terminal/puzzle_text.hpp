// Owns the text form of the sliding puzzle's board.
#pragma once

#include <string>
#include <vector>

#include "puzzle/board.hpp"

namespace damas::terminal {

// The tiles in boxes, the gap empty.
std::vector<std::string> puzzle_text(const puzzle::Board& board);

// The board with the solved board on its right, under the heading `goal`.
std::vector<std::string> beside_goal(const puzzle::Board& board, const std::string& goal);

}  // namespace damas::terminal
