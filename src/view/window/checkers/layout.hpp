// Owns where the parts of the checkers scene lie, for every size of window.
#pragma once

#include "platform/geometry.hpp"

namespace damas {

struct CheckersLayout {
  bool portrait = false;
  Rect board;       // the board lies in its middle, as large as fits
  Rect header;      // landscape only: menu, name of the variant, settings
  Rect top_bar;     // the player at the top of the board
  Rect bottom_bar;  // the player at the bottom
  Rect moves;       // the list of moves; in portrait within the sheet
  Rect counters;    // how near a draw is; in portrait within the sheet
  Rect buttons;
  Rect status;
  Rect panel;    // landscape: all that lies beside the board
  Rect sheet;    // portrait: slides up from below
  Rect answers;  // portrait: below it, while something is asked
};

// `sheet` 0: the sheet rests below .. 1: it is fully up. `buttons`: how many there are in
// landscape. `answers`: something is asked.
CheckersLayout arrange_checkers(Size window, int buttons, float sheet, bool answers = false);

// In how many rows square buttons must stand.
int button_rows(float width, int buttons);

}  // namespace damas
