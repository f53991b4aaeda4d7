// Owns where the parts of the checkers scene lie, for every size of window.
#pragma once

#include "platform/geometry.hpp"

namespace damas {

struct CheckersLayout {
  bool portrait = false;
  bool folded =
      false;        // landscape with a narrow panel: no header, and as few buttons as in portrait
  Rect board;       // the board lies in its middle, as large as fits
  Rect header;      // landscape only: menu, name of the variant, settings
  Rect title;       // for the name of the variant, where it has a row for itself
  Rect top_bar;     // the player at the top of the board
  Rect bottom_bar;  // the player at the bottom
  Rect moves;       // the list of moves; in portrait within the sheet
  Rect counters;    // how near a draw is; in portrait within the sheet
  Rect buttons;
  Rect status;
  Rect sentence;  // of the status: below board and panel
  Rect panel;     // landscape: all that lies beside the board
  Rect sheet;     // portrait: slides up from below
  Rect answers;   // portrait: below it, while something is asked

  bool compact() const { return portrait || folded; }
};

// What there is to place.
struct CheckersParts {
  int buttons = 7;         // in a panel that is not folded
  int folded = 5;          // buttons in one that is
  float sheet = 0;         // 0: it rests below .. 1: it is fully up
  bool answers = false;    // something is asked
  bool title_row = false;  // the name of the variant does not fit into the header
};

// Lying or standing, whichever has the larger board.
CheckersLayout arrange_checkers(Size window, const CheckersParts& parts);

inline constexpr float button_gap = 8;  // between rows of buttons
inline constexpr float narrowest_button = 44;

// In how many rows buttons must stand.
int button_rows(float width, int buttons);

// Where each of the buttons stands, from the corner of their place: in even rows, over the whole
// width unless that would tear them apart.
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
