#include "view/window/lab/lab_layout.hpp"

#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

namespace damas::test {

namespace {

bool inside(const Rect& inner, const Rect& outer) {
  return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() &&
         inner.bottom() <= outer.bottom();
}

bool apart(const Rect& a, const Rect& b) {
  return a.right() <= b.x || b.right() <= a.x || a.bottom() <= b.y || b.bottom() <= a.y;
}

}  // namespace

TEST_CASE("The lab's parts fit into every window without overlap, large enough for a finger") {
  for (const Size size :
       {Size{360, 640}, Size{1000, 700}, Size{2560, 1440}, Size{480, 360}, Size{360, 480},
        Size{640, 480}, Size{400, 800}, Size{800, 480}, Size{1000, 640}, Size{1200, 800},
        Size{800, 1200}, Size{2560, 1080}, Size{600, 600}}) {
    CAPTURE(size.w);
    CAPTURE(size.h);
    const LabLayout l = arrange_lab(size);
    const std::vector<Rect> parts = {l.board, l.header, l.palette, l.player, l.form, l.status};
    for (std::size_t i = 0; i < parts.size(); ++i) {
      CAPTURE(i);
      CHECK(inside(parts[i], Rect::at({}, size)));
      for (std::size_t j = 0; j < i; ++j)
        CHECK(apart(parts[i], parts[j]));
    }
    CHECK(std::min(l.board.w, l.board.h) >= 150);
    CHECK(l.form.h >= 80);
    CHECK(l.palette.w / static_cast<float>(l.columns) >= 40);
    CHECK(l.palette.h / (8 / static_cast<float>(l.columns)) >= 40);
  }
}

}  // namespace damas::test
