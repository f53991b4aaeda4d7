// Owns the layout of the sliding lab for every window size.
#pragma once

#include "view/window/frame/edit_frame.hpp"

namespace damas {

struct LabLayout : EditPlaces {
  Rect palette = {};  // the pieces and tools
  int columns = 8;    // of the palette
  Rect player = {};   // controls for showing the slide step by step
  Rect form = {};     // the other controls; scrolls if necessary
};

// `fingers`: they press the controls, see App::suits_fingers.
LabLayout arrange_lab(Size window, bool fingers = false);

}  // namespace damas
