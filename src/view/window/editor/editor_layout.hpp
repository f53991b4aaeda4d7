// Owns the layout of the position editor for every window size.
#pragma once

#include "platform/geometry.hpp"

namespace damas {

struct EditorLayout {
  bool portrait = false;
  Rect board;    // the area of the board, which is centred in it
  Rect header;   // back, title, undo and redo, flip, help
  Rect palette;  // the pieces to choose from
  int tools_in_row = 5;
  Rect form;      // the other settings; scrolls if necessary
  Rect play;      // the button that begins a game; only an icon if beside the palette
  Rect status;    // an error, or the number of legal moves
  Rect sentence;  // of the status: below the board and its neighbour
};

EditorLayout arrange_editor(Size window);

}  // namespace damas
