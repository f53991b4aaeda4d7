// Owns how the sliding puzzle's board looks as text.
#pragma once

#include <string>
#include <vector>

#include "puzzle/board.hpp"

namespace damas::terminal {

// The tiles in boxes, the gap empty.
std::vector<std::string> puzzle_text(const puzzle::Board& board);

// The board with the solved one to its right, under its name.
std::vector<std::string> beside_goal(const puzzle::Board& board, const std::string& goal);

}  // namespace damas::terminal
