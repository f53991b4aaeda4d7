#include "view/window/checkers/layout.hpp"

#include <vector>

#include <doctest/doctest.h>

using namespace damas;

namespace {

bool overlap(const Rect& a, const Rect& b) {
  return !a.intersection(b).empty();
}

bool inside(const Rect& outer, const Rect& inner) {
  return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() + 0.01F &&
         inner.bottom() <= outer.bottom() + 0.01F;
}

std::vector<Size> sizes() {
  std::vector<Size> all;
  for (float w = 360; w <= 2560; w += 88) {
    for (float h = 480; h <= 1600; h += 70)
      all.push_back({w, h});
  }
  return all;
}

}  // namespace

TEST_CASE("At every size all parts lie inside the window and none on another") {
  for (const Size& size : sizes()) {
    CAPTURE(size.w);
    CAPTURE(size.h);
    const CheckersLayout l = arrange_checkers(size, 7, 0);
    std::vector<Rect> parts = {l.board,  l.top_bar, l.bottom_bar, l.buttons,
                               l.status, l.moves,   l.counters};
    if (!l.portrait) parts.push_back(l.header);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      CHECK(inside({0, 0, size.w, size.h}, parts[i]));
      CHECK(parts[i].w >= 0);
      CHECK(parts[i].h >= 0);
      for (std::size_t j = i + 1; j < parts.size(); ++j) {
        CAPTURE(i);
        CAPTURE(j);
        CHECK_FALSE(overlap(parts[i], parts[j]));
      }
    }
  }
}

TEST_CASE("In portrait answers lie below all else, and the board stays where it was") {
  for (const Size& size : sizes()) {
    if (size.w >= size.h) continue;
    CAPTURE(size.w);
    CAPTURE(size.h);
    for (const float sheet : {0.0F, 1.0F}) {
      const CheckersLayout l = arrange_checkers(size, 7, sheet, true);
      CHECK(l.answers.h >= 48);
      CHECK(inside({0, 0, size.w, size.h}, l.answers));
      CHECK_FALSE(overlap(l.answers, l.sheet));
      CHECK_FALSE(overlap(l.answers, l.buttons));
      CHECK(l.board == arrange_checkers(size, 7, sheet).board);
    }
  }
}

TEST_CASE("The board is as large as the window allows") {
  CHECK(arrange_checkers({1200, 800}, 7, 0).board.h >= 740);
  CHECK(arrange_checkers({400, 800}, 7, 0).board.w == 400);
  CHECK(arrange_checkers({640, 480}, 7, 0).board.w >= 360);
  for (const Size& size : sizes()) {
    const Rect board = arrange_checkers(size, 7, 0).board;
    CHECK(std::min(board.w, board.h) >= 0.45F * std::min(size.w, size.h));
  }
}

TEST_CASE("The sheet slides up over the board and never out of the window") {
  const Size phone{400, 800};
  const CheckersLayout down = arrange_checkers(phone, 7, 0);
  const CheckersLayout half = arrange_checkers(phone, 7, 0.5F);
  const CheckersLayout up = arrange_checkers(phone, 7, 1);
  CHECK(down.sheet.bottom() == 800);
  CHECK(up.sheet.bottom() == 800);
  CHECK(up.sheet.y < half.sheet.y);
  CHECK(half.sheet.y < down.sheet.y);
  CHECK(up.sheet.y > 0);
  CHECK(up.board == down.board);
}

TEST_CASE("Buttons stand in as few rows as their width allows") {
  CHECK(button_rows(48, 5) == 5);
  CHECK(button_rows(10, 5) == 5);
  CHECK(button_rows(100, 4) == 2);
  CHECK(button_rows(360, 7) == 1);
  CHECK(button_rows(359, 7) == 2);
}
