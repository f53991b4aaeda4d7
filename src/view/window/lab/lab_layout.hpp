// Owns the layout of the sliding lab for every window size.
#pragma once

#include "platform/geometry.hpp"

namespace damas {

struct LabLayout {
  bool portrait = false;
  Rect board;       // the area of the board, which is centred in it
  Rect header;      // back, title, undo and redo, flip, help
  Rect palette;     // the pieces and tools
  int columns = 8;  // of the palette
  Rect player;      // controls for showing the slide step by step
  Rect form;        // the other controls; scrolls if necessary
  Rect status;      // the result of the last step
  Rect sentence;    // of the status: below the board and its neighbour
};

LabLayout arrange_lab(Size window);

}  // namespace damas
