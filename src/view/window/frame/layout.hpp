// Owns the layout of the checkers scene for every window size.
#pragma once

#include "platform/geometry.hpp"

namespace damas {

struct CheckersLayout {
  bool portrait = false;
  bool folded =
      false;        // landscape with a narrow panel: no header, and as few buttons as in portrait
  Rect board;       // the area of the board, which is centred in it
  Rect gauge;       // of the chances: a bar beside the board; in portrait a strip above it
  Rect lines;       // of the engine, above the moves; in portrait within the sheet
  Rect graph;       // of the chances by move
  Rect header;      // landscape only: menu, name of the variant, settings
  Rect title;       // for the variant's name, if that has a row of its own
  Rect top_bar;     // the player at the top of the board
  Rect bottom_bar;  // the player at the bottom
  Rect moves;       // the list of moves; in portrait within the sheet
  Rect counters;    // draw counters; in portrait within the sheet
  Rect buttons;
  float button = 48;  // the side of a button where there is room
  Rect status;
  Rect sentence;  // of the status: below board and panel, or below the panel alone
  Rect panel;     // landscape: everything beside the board, except a status there
  Rect sheet;     // portrait: opens from below
  // While there is a question: below the sheet in portrait, above the counters if the status is
  // beside the board; otherwise the status has room for them.
  Rect answers;
  bool status_beside = false;  // landscape without height to spare: the board reaches the bottom

  bool compact() const { return portrait || folded; }
  bool has_room_for_answers() const { return !portrait && !status_beside; }  // in the status
};

// The requirements for the layout.
struct CheckersParts {
  int buttons = 7;         // in a panel that is not folded
  int folded = 5;          // in a folded panel
  float sheet = 0;         // 0: closed .. 1: fully open
  bool answers = false;    // there is a question
  bool title_row = false;  // the variant's name does not fit into the header
  bool gauge = false;
  float finger = 44;  // the least side of a button; in a low window a larger one folds the panel
  float lines = 0;    // wanted height; 0: none
  float graph = 0;    // likewise
};

// Chooses landscape or portrait, whichever has the larger board.
CheckersLayout arrange_checkers(Size window, const CheckersParts& parts);

inline constexpr float button_gap = 8;  // between rows of buttons
inline constexpr float narrowest_button = 44;

// How many rows the buttons need.
int button_rows(float width, int buttons);

// The positions of the buttons, relative to the corner of their area: in equal rows, over the whole
// width unless the gaps would become too wide.
class ButtonGrid {
 public:
  ButtonGrid(const CheckersLayout& layout, int buttons);

  Size size() const { return size_; }
  Point place(int button) const;

 private:
  int in_row_;
  Size size_;
  float step_;
};

}  // namespace damas
