#include "view/window/library/pattern_layout.hpp"

#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

#include "platform/intersection.hpp"

namespace damas::test {

TEST_CASE("At every size the parts of the pattern's board are in the window and do not overlap") {
  for (float w = 360; w <= 2560; w += 60) {
    for (float h = 360; h <= 1600; h += 60) {
      if (std::max(w, h) < 480) continue;
      CAPTURE(w);
      CAPTURE(h);
      const PatternLayout l = arrange_pattern({w, h});
      const std::vector<Rect> parts = {l.board, l.header, l.palette, l.form, l.find, l.status};
      for (std::size_t i = 0; i < parts.size(); ++i) {
        CAPTURE(i);
        CHECK(parts[i].x >= 0);
        CHECK(parts[i].y >= 0);
        CHECK(parts[i].right() <= w + 0.01F);
        CHECK(parts[i].bottom() <= h + 0.01F);
        for (std::size_t j = i + 1; j < parts.size(); ++j)
          CHECK(intersection(parts[i], parts[j]).empty());
      }
      const auto columns = static_cast<float>(l.tools_in_row);
      const float rows = l.tools_in_row == 8 ? 1 : 2;
      CHECK((l.palette.w - 4 * (columns - 1)) / columns >= 44);
      CHECK((l.palette.h - 4 * (rows - 1)) / rows >= 44);
      CHECK(l.form.h >= 60);
      CHECK(l.find.h >= 44);
      CHECK(std::min(l.board.w, l.board.h) >= 0.42F * std::min(w, h));
    }
  }
}

TEST_CASE("A phone in portrait has the pattern's board at full width") {
  const PatternLayout l = arrange_pattern({400, 800});
  CHECK(l.portrait);
  CHECK(l.board.w == 400);
  CHECK_FALSE(arrange_pattern({1200, 800}).portrait);
}

}  // namespace damas::test
