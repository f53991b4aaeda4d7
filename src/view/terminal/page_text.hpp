// Owns how the board, the captures to choose from and what is said share the rows of a screen.
#pragma once

#include <string>
#include <vector>

#include "view/terminal/game_text.hpp"

namespace damas::terminal {

// What stands below the board.
struct BelowBoard {
  std::vector<std::string> choices;  // MoveReader::choices()
  std::vector<std::string> remarks;  // lines
  int rows = 0;                      // of what is asked after them
};

// As many rows as the style has, where the board leaves room for what stands below: then choices
// share lines, and in the end not all of them are listed, or none.
std::vector<std::string> page_text(Language language, const Match& match, const PageStyle& style,
                                   const BelowBoard& below);

}  // namespace damas::terminal
