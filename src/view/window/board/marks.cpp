#include "view/window/board/marks.hpp"

namespace damas {

Marks marks_of(const MoveInput& input, bool show_movable) {
  Marks marks;
  marks.selected = input.selected();
  if (marks.selected) {
    marks.destinations = input.targets();
    marks.stopovers = input.stopovers();
    marks.victims = input.victims();
  } else if (show_movable || input.must_capture()) {
    marks.movable = input.movable();
  }
  return marks;
}

}  // namespace damas
