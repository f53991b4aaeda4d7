// Owns the layout in which board, list of captures and messages share the rows of a screen.
#pragma once

#include <string>
#include <vector>

#include "view/terminal/game_text.hpp"

namespace damas::terminal {

// The content below the board.
struct BelowBoard {
  std::vector<std::string> choices;  // MoveReader::choices()
  std::vector<std::string> remarks;  // lines
  int rows = 0;                      // of the following prompt
};

// Fits into the style's rows if the board leaves enough of them. If necessary, choices share lines,
// and finally some or all of them are left out.
std::vector<std::string> page_text(Language language, const Match& match, const PageStyle& style,
                                   const BelowBoard& below);

}  // namespace damas::terminal
