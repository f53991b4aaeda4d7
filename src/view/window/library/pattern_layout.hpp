// Owns the layout of the search for positions for every window size.
#pragma once

#include "view/window/frame/edit_frame.hpp"

namespace damas {

struct PatternLayout : EditPlaces {
  Rect palette = {};  // what a square can be told to hold
  int tools_in_row = 8;
  Rect form = {};  // the other settings; scrolls if necessary
  Rect find = {};  // the button that begins the search
};

PatternLayout arrange_pattern(Size window);

}  // namespace damas
