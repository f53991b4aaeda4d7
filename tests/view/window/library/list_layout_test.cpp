#include "view/window/library/list_layout.hpp"

#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

#include "platform/intersection.hpp"
#include "view/window/library/search_fields.hpp"

namespace damas::test {

TEST_CASE("At every size the parts of a list of games are in the window and do not overlap") {
  for (float w = 360; w <= 2560; w += 60) {
    for (float h = 480; h <= 1600; h += 60) {
      CAPTURE(w);
      CAPTURE(h);
      const bool folded = is_narrow_list({w, h});
      const ListLayout l = arrange_list({w, h}, 8, folded, 48);
      const std::vector<Rect> parts = {l.header, l.fields, l.table, l.note, l.footer};
      for (std::size_t i = 0; i < parts.size(); ++i) {
        CAPTURE(i);
        CHECK(parts[i].x >= 0);
        CHECK(parts[i].y >= 0);
        CHECK(parts[i].right() <= w + 0.01F);
        CHECK(parts[i].bottom() <= h + 0.01F);
        for (std::size_t j = i + 1; j < parts.size(); ++j)
          CHECK(intersection(parts[i], parts[j]).empty());
      }
      CHECK(l.table.h >= 150);
    }
  }
}

TEST_CASE("Folded fields take one row, unfolded ones as many as they need") {
  const Size phone{400, 800};
  REQUIRE(is_narrow_list(phone));
  const ListLayout folded = arrange_list(phone, 7, true, 48);
  CHECK(folded.cells_in_row == 2);
  CHECK(folded.cells == 2);
  CHECK(folded.fields.h == search_cell_height);
  const ListLayout unfolded = arrange_list(phone, 7, false, 48);
  CHECK(unfolded.cells == 7);
  CHECK(unfolded.fields.h == 4 * search_cell_height);
  CHECK(unfolded.table.h == folded.table.h - 3 * search_cell_height);
}

TEST_CASE("A long text below the table takes its room from the table alone") {
  const ListLayout usual = arrange_list({1200, 800}, 6, false, 48);
  const ListLayout longer = arrange_list({1200, 800}, 6, false, 148);
  CHECK(longer.note.h == 148);
  CHECK(longer.table.h == usual.table.h - 100);
  CHECK(longer.fields == usual.fields);
  CHECK(longer.footer == usual.footer);
}

}  // namespace damas::test
