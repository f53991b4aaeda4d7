#include "view/window/editor/editor_layout.hpp"

#include <vector>

#include <doctest/doctest.h>

using namespace damas;

namespace {

std::vector<Size> sizes() {
  std::vector<Size> all;
  for (float w = 360; w <= 2560; w += 60) {
    for (float h = 360; h <= 1600; h += 60) {
      if (std::max(w, h) >= 480) all.push_back({w, h});
    }
  }
  return all;
}

}  // namespace

TEST_CASE("At every size all parts of the editor lie inside the window and none on another") {
  for (const Size& size : sizes()) {
    CAPTURE(size.w);
    CAPTURE(size.h);
    const EditorLayout l = arrange_editor(size);
    const std::vector<Rect> parts = {l.board, l.header, l.palette, l.form, l.play, l.status};
    for (std::size_t i = 0; i < parts.size(); ++i) {
      CAPTURE(i);
      const Rect& part = parts[i];
      CHECK(part.x >= 0);
      CHECK(part.y >= 0);
      CHECK(part.right() <= size.w + 0.01F);
      CHECK(part.bottom() <= size.h + 0.01F);
      for (std::size_t j = i + 1; j < parts.size(); ++j) {
        CAPTURE(j);
        CHECK(part.intersection(parts[j]).empty());
      }
    }
  }
}

TEST_CASE("What is touched is large enough and the board as large as there is room") {
  for (const Size& size : sizes()) {
    CAPTURE(size.w);
    CAPTURE(size.h);
    const EditorLayout l = arrange_editor(size);
    CHECK(l.palette.h >= 44);
    CHECK((l.palette.w - 16) / 5 >= 44);
    CHECK(l.play.h >= 44);
    CHECK(l.form.h >= 60);
    CHECK(std::min(l.board.w, l.board.h) >= 0.42F * std::min(size.w, size.h));
  }
}

TEST_CASE("A phone that stands shows the board at full width") {
  const EditorLayout l = arrange_editor({400, 800});
  CHECK(l.portrait);
  CHECK(l.board.w == 400);
  CHECK_FALSE(arrange_editor({1200, 800}).portrait);
}
