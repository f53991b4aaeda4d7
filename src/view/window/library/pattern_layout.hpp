// Owns the layout of the search for positions for every window size.
#pragma once

#include "platform/geometry.hpp"

namespace damas {

struct PatternLayout {
  bool portrait = false;
  Rect board;    // the area of the board, which is centred in it
  Rect header;   // back, title, undo and redo, flip, help
  Rect palette;  // what a square can be told to hold
  int tools_in_row = 8;
  Rect form;      // the other settings; scrolls if necessary
  Rect find;      // the button that begins the search
  Rect status;    // what is searched for
  Rect sentence;  // of the status: below the board and its neighbour
};

PatternLayout arrange_pattern(Size window);

}  // namespace damas
