// Owns where the parts of the sliding lab lie, for every size of window.
#pragma once

#include "platform/geometry.hpp"

namespace damas {

struct LabLayout {
  bool portrait = false;
  Rect board;       // the board lies in its middle, as large as fits
  Rect header;      // back, title, undo and redo, flip, help
  Rect palette;     // the piece, and what to put
  int columns = 8;  // of the palette
  Rect player;      // the slide, step by step
  Rect form;        // all else; scrolls where it does not fit
  Rect status;      // what the last step met
  Rect sentence;    // of the status: below the board and what is beside it
};

LabLayout arrange_lab(Size window);

}  // namespace damas
