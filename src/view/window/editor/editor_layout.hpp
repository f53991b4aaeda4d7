// Owns where the parts of the position editor lie, for every size of window.
#pragma once

#include "platform/geometry.hpp"

namespace damas {

struct EditorLayout {
  bool portrait = false;
  Rect board;    // the board lies in its middle, as large as fits
  Rect header;   // back, title, undo and redo, flip, help
  Rect palette;  // the pieces to choose from
  int tools_in_row = 5;
  Rect form;      // all other choices; scrolls where they do not fit
  Rect play;      // the button that begins a game; only its icon where that is beside the palette
  Rect status;    // what is wrong, or how many moves there are
  Rect sentence;  // of the status: below the board and what is beside it
};

EditorLayout arrange_editor(Size window);

}  // namespace damas
