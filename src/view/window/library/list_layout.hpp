// Owns the layout of a list of games below the fields of its search, for every window size.
#pragma once

#include "platform/geometry.hpp"

namespace damas {

struct ListLayout {
  static constexpr float margin = 16;  // left and right of the parts
  static constexpr float gap = 8;      // between widgets

  Size window;
  bool narrow = false;  // without room for columns
  int cells_in_row = 1;
  int cells = 1;  // those with a field that is shown
  Rect header;
  Rect fields;  // rows of cells
  Rect table;
  Rect note;  // what is wrong with the search or with a game
  Rect footer;
};

// Whether a window of that width, in logical pixels, has no room for the columns of games.
bool is_narrow_list(Size window);
// `cells` is the number of fields. Of folded fields only one row is shown. `note` is the height
// that the text below the table takes.
ListLayout arrange_list(Size window, int cells, bool folded, float note);

}  // namespace damas
