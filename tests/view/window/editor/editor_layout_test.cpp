#include "view/window/editor/editor_layout.hpp"

#include <vector>

#include <doctest/doctest.h>

#include "platform/intersection.hpp"

namespace damas::test {

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

TEST_CASE("At every size all parts of the editor are inside the window and do not overlap") {
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
        CHECK(test::intersection(part, parts[j]).empty());
      }
    }
  }
}

TEST_CASE("Touch targets are large enough and the board as large as possible") {
  for (const Size& size : sizes()) {
    CAPTURE(size.w);
    CAPTURE(size.h);
    const EditorLayout l = arrange_editor(size);
    const auto columns = static_cast<float>(l.tools_in_row);
    const float rows = l.tools_in_row == 5 ? 1 : 2;
    CHECK((l.palette.w - 4 * (columns - 1)) / columns >= 44);
    CHECK((l.palette.h - 4 * (rows - 1)) / rows >= 44);
    CHECK(l.header.w / 5 >= 40);
    CHECK(l.play.h >= 44);
    CHECK(l.play.w >= 44);
    CHECK(l.form.h >= 110);
    CHECK(std::min(l.board.w, l.board.h) >= 0.47F * std::min(size.w, size.h));
  }
}

TEST_CASE("The board of the editor is as large as a usable form allows") {
  CHECK(arrange_editor({480, 360}).board.w >= 264);
  CHECK(arrange_editor({360, 640}).board.w == 360);
  CHECK(arrange_editor({1000, 700}).board.w >= 640);
  const EditorLayout large = arrange_editor({2560, 1440});
  CHECK(large.form.w >= 600);
  CHECK(large.sentence.x == large.board.x - 8);
}

TEST_CASE("A phone in portrait shows the board at full width") {
  const EditorLayout l = arrange_editor({400, 800});
  CHECK(l.portrait);
  CHECK(l.board.w == 400);
  CHECK_FALSE(arrange_editor({1200, 800}).portrait);
}

}  // namespace damas::test
