#include "view/window/board/marks.hpp"

#include <utility>

namespace damas {

Marks marks_of(const MoveInput& input, bool show_movable, std::optional<Square> under) {
  Marks marks;
  marks.selected = input.selected();
  if (marks.selected) {
    marks.destinations = input.targets();
    marks.stopovers = input.stopovers();
    for (const Square passed : input.way())
      marks.stopovers.erase(passed);
    MovePreview preview = input.preview(under);
    marks.victims = preview.victims;
    marks.way = std::move(preview.way);
  } else if (show_movable || input.must_capture()) {
    marks.movable = input.movable();
  }
  return marks;
}

}  // namespace damas
