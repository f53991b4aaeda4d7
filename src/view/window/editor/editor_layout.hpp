// Owns the layout of the position editor for every window size.
#pragma once

#include "view/window/frame/edit_frame.hpp"

namespace damas {

struct EditorLayout : EditPlaces {
  Rect palette = {};  // the pieces to choose from
  int tools_in_row = 5;
  Rect form = {};  // the other settings; scrolls if necessary
  Rect play = {};  // the button that begins a game; only an icon if beside the palette
};

EditorLayout arrange_editor(Size window);

}  // namespace damas
