// Owns the panels of buttons of the scenes with a board: the header, and the grid below or beside
// the board.
#pragma once

#include <string>
#include <vector>

#include "platform/geometry.hpp"
#include "view/window/app/button.hpp"

namespace damas {

struct CheckersLayout;

struct Header {
  const char* id;
  Rect place;
  std::string title;
  std::vector<Button> buttons;  // the first one at the left, the others at the right
  // Where there is little room, the title is in smaller letters and in up to two lines.
  bool small_title = false;
};
// Answers whether there was room for the title, which is left out otherwise.
bool header_panel(Ui& ui, App& app, const Header& header, const PerformAction& perform);

// For a board on which pieces are placed: back, undo and redo, flip, help.
std::vector<Button> edit_buttons(bool can_undo, bool can_redo);

void grid_panel(Ui& ui, App& app, const CheckersLayout& layout, const std::vector<Button>& buttons,
                const PerformAction& perform);

}  // namespace damas
