#include "view/window/frame/layout.hpp"

#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

#include "platform/intersection.hpp"

namespace damas::test {

namespace {

bool overlap(const Rect& a, const Rect& b) {
  return !test::intersection(a, b).empty();
}

bool inside(const Rect& outer, const Rect& inner) {
  return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() + 0.01F &&
         inner.bottom() <= outer.bottom() + 0.01F;
}

std::vector<Size> sizes() {
  std::vector<Size> all = {{480, 360},  {360, 480},  {360, 640},  {1000, 700},
                           {1000, 800}, {1200, 800}, {1706, 960}, {2560, 1440}};
  for (float w = 360; w <= 2560; w += 88) {
    for (float h = 360; h <= 1600; h += 70) {
      if (std::max(w, h) >= 480) all.push_back({w, h});
    }
  }
  return all;
}

CheckersParts parts(int buttons = 7, bool title_row = false) {
  CheckersParts p;
  p.buttons = buttons;
  p.title_row = title_row;
  return p;
}

CheckersParts with_sheet(float up, bool answers = false) {
  CheckersParts p;
  p.sheet = up;
  p.answers = answers;
  return p;
}

void check_parts(const Size& size, const CheckersLayout& l) {
  CAPTURE(size.w);
  CAPTURE(size.h);
  std::vector<Rect> all = {l.board,  l.top_bar, l.bottom_bar, l.buttons,
                           l.status, l.moves,   l.counters};
  if (!l.header.empty()) all.push_back(l.header);
  if (!l.title.empty()) all.push_back(l.title);
  for (const Rect& part : {l.gauge, l.lines, l.graph, l.portrait ? Rect{} : l.answers}) {
    if (!part.empty()) all.push_back(part);
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    CAPTURE(i);
    CHECK(inside({0, 0, size.w, size.h}, all[i]));
    CHECK(all[i].w >= 0);
    CHECK(all[i].h >= 0);
    for (std::size_t j = i + 1; j < all.size(); ++j) {
      CAPTURE(j);
      CHECK_FALSE(overlap(all[i], all[j]));
    }
  }
}

// Too low to spare the height of a status line, and wide enough for one beside the board.
bool is_low(const Size& size) {
  return size.h < 600 && size.w - size.h >= 264;
}

// How large the board could be beside the narrowest panel, or above the other parts.
float most_for_board(const Size& size) {
  const float margin = size.h < 600 ? 8 : 16;
  const float below = is_low(size) ? 0 : 40;
  const float lying = std::min(size.h - below, size.w - 160) - margin;
  const float standing = std::min(size.w, size.h - (size.h < 600 ? 240 : 256));
  return std::max(lying, standing);
}

}  // namespace

TEST_CASE("At every size all parts are inside the window and do not overlap") {
  for (const Size& size : sizes()) {
    for (const int buttons : {1, 5, 7}) {
      for (const bool title_row : {false, true})
        check_parts(size, arrange_checkers(size, parts(buttons, title_row)));
    }
  }
}

TEST_CASE("The parts of an analysis have places of their own, and leave room for the moves") {
  for (const Size& size : sizes()) {
    CheckersParts wanted = parts(8);
    wanted.gauge = true;
    wanted.lines = 172;
    wanted.graph = 88;
    const CheckersLayout l = arrange_checkers(size, wanted);
    check_parts(size, l);
    CHECK_FALSE(l.gauge.empty());
    CHECK((l.graph.empty() || l.graph.h == wanted.graph));
    if (!l.portrait && !l.lines.empty()) CHECK(l.moves.h >= 72);
  }
}

TEST_CASE("In portrait answers are below everything else, and the board keeps its place") {
  for (const Size& size : sizes()) {
    if (!arrange_checkers(size, parts()).portrait) continue;
    CAPTURE(size.w);
    CAPTURE(size.h);
    for (const float sheet : {0.0F, 1.0F}) {
      const CheckersLayout l = arrange_checkers(size, with_sheet(sheet, true));
      CHECK(l.answers.h >= 48);
      CHECK(inside({0, 0, size.w, size.h}, l.answers));
      CHECK_FALSE(overlap(l.answers, l.sheet));
      CHECK_FALSE(overlap(l.answers, l.buttons));
      CHECK(l.board == arrange_checkers(size, with_sheet(sheet)).board);
    }
  }
}

TEST_CASE("The board is as large as the window allows") {
  CHECK(arrange_checkers({1200, 800}, parts()).board.h >= 740);
  CHECK(arrange_checkers({1000, 700}, parts()).board.w >= 640);
  CHECK(arrange_checkers({1000, 800}, parts()).board.w >= 740);
  CHECK(arrange_checkers({400, 800}, parts()).board.w == 400);
  CHECK(arrange_checkers({360, 640}, parts()).board.w == 360);
  CHECK(arrange_checkers({480, 360}, parts()).board.w >= 312);
  CHECK(arrange_checkers({640, 480}, parts()).board.w >= 432);
  CHECK(arrange_checkers({844, 390}, parts()).board.h == 382);
  for (const Size& size : sizes()) {
    CAPTURE(size.w);
    CAPTURE(size.h);
    const Rect board = arrange_checkers(size, parts()).board;
    CHECK(std::min(board.w, board.h) >= most_for_board(size));
  }
}

TEST_CASE("In a low window the status is beside the board, which reaches the bottom") {
  constexpr float margin = 4;
  for (const Size& size : {Size{844, 390}, Size{888, 360}, Size{667, 375}, Size{640, 360},
                           Size{900, 500}, Size{1000, 599}}) {
    CAPTURE(size.w);
    const CheckersLayout l = arrange_checkers(size, parts());
    CHECK(l.status_beside);
    CHECK(l.board.bottom() == size.h - margin);
    CHECK(std::min(l.board.w, l.board.h) == size.h - 2 * margin);
    CHECK(l.status.bottom() == size.h);
    CHECK(l.status.x == l.panel.x);
    CHECK(l.status.right() == size.w);
    CHECK(l.sentence == Rect{l.panel.x, l.status.y, l.panel.w, l.status.h});
    CHECK(l.sentence.w >= 264);
    CHECK(l.status.h >= (l.sentence.w < 324 ? 56 : 40));
  }
  for (const Size& size : sizes()) {
    const CheckersLayout l = arrange_checkers(size, parts());
    CAPTURE(size.w);
    CAPTURE(size.h);
    CHECK(l.status_beside == (is_low(size) && !l.portrait));
  }
  // A panel as narrow as these would have needs the status below.
  for (const Size& size : {Size{480, 360}, Size{640, 480}, Size{1000, 640}}) {
    const CheckersLayout l = arrange_checkers(size, parts());
    CHECK(l.status.w == size.w);
    CHECK(l.board.bottom() <= l.status.y);
  }
}

TEST_CASE("Answers have a place of their own where the status is beside the board") {
  for (const Size& size : sizes()) {
    CheckersParts asked = parts(7, true);
    asked.answers = true;
    const CheckersLayout l = arrange_checkers(size, asked);
    if (l.portrait) continue;
    CAPTURE(size.w);
    CAPTURE(size.h);
    CHECK(l.board == arrange_checkers(size, parts(7, true)).board);
    CHECK(l.has_room_for_answers() != l.status_beside);
    CHECK(l.answers.empty() != l.status_beside);
    if (!l.status_beside) continue;
    CHECK(l.answers.h >= 44);
    check_parts(size, l);
  }
}

TEST_CASE("Answers beside the board hide neither the moves nor the counters, with larger fingers") {
  for (const float finger : {44.0F, 53.0F, 57.0F, 69.0F}) {
    for (const Size& size : sizes()) {
      for (const bool title_row : {false, true}) {
        CheckersParts asked = parts(7, title_row);
        asked.finger = finger;
        const CheckersLayout before = arrange_checkers(size, asked);
        asked.answers = true;
        const CheckersLayout l = arrange_checkers(size, asked);
        CAPTURE(finger);
        CAPTURE(size.w);
        CAPTURE(size.h);
        if (!l.status_beside) continue;
        CHECK(l.answers.h >= finger);
        check_parts(size, l);
        CHECK(l.board == before.board);
        CHECK(l.buttons.bottom() == before.buttons.bottom());
        CHECK(l.counters.h >= 24);
        CHECK(l.moves.h >= 32);
        CHECK(l.top_bar.h >= 44);
        CHECK(l.bottom_bar.h >= 44);
      }
    }
  }
}

TEST_CASE("A status below the board is high enough for answers of larger fingers") {
  for (const float finger : {53.0F, 62.0F, 69.0F}) {
    for (float w = 400; w <= 620; w += 20) {
      CheckersParts asked = parts(7, true);
      asked.finger = finger;
      const CheckersLayout before = arrange_checkers({w, 360}, asked);
      asked.answers = true;
      const CheckersLayout l = arrange_checkers({w, 360}, asked);
      CAPTURE(finger);
      CAPTURE(w);
      REQUIRE(l.has_room_for_answers());
      CHECK(before.status.h == 40);
      CHECK(l.status.h == finger);
      CHECK(l.board.bottom() <= l.status.y);
      CHECK(l.moves.h >= 32);
      check_parts({w, 360}, l);
    }
  }
}

TEST_CASE("In a large window the panel takes a quarter of the width, and the status is below it") {
  const CheckersLayout l = arrange_checkers({2560, 1440}, parts());
  CHECK(l.panel.w == 640);
  CHECK(l.sentence.x == l.board.x - 8);
  CHECK(l.sentence.right() == l.panel.right());
  // At the automatic size of that window, too.
  const CheckersLayout automatic = arrange_checkers({2560 / 1.5F, 1440 / 1.5F}, parts());
  CHECK(automatic.panel.w * 1.5F == doctest::Approx(640).epsilon(0.05));
  CHECK(arrange_checkers({1200, 800}, parts()).panel.w == 440);
}

TEST_CASE("Buttons are large enough for a finger and stand in even rows") {
  for (const Size& size : sizes()) {
    CAPTURE(size.w);
    CAPTURE(size.h);
    const CheckersLayout l = arrange_checkers(size, parts());
    // A folded panel fills its last row.
    const int rows = button_rows(l.buttons.w, l.compact() ? 5 : 7);
    const int count = l.compact() ? 5 + (l.folded ? 5 % rows : 0) : 7;
    const ButtonGrid grid(l, count);
    CHECK(count % rows == 0);
    CHECK(grid.size().w >= 44);
    CHECK(grid.size().h >= 44);
    for (int i = 0; i < count; ++i) {
      const Rect button = Rect::at(grid.place(i), grid.size());
      CHECK(inside(Rect::at({}, l.buttons.size()), button));
      for (int j = 0; j < i; ++j)
        CHECK_FALSE(overlap(button, Rect::at(grid.place(j), grid.size())));
    }
  }
}

TEST_CASE("Low windows have buttons for larger fingers, if these have room in one row") {
  for (const float finger : {44.0F, 53.0F, 57.0F, 69.0F}) {
    for (const Size& size : {Size{888, 360}, Size{857, 360}, Size{881, 360}, Size{360, 720}}) {
      CAPTURE(finger);
      CAPTURE(size.w);
      CheckersParts wanted = parts(7, true);
      wanted.finger = finger;
      const CheckersLayout l = arrange_checkers(size, wanted);
      check_parts(size, l);
      const int count = l.compact() ? 5 : 7;
      const ButtonGrid grid(l, count);
      CHECK(grid.size().w >= finger);
      CHECK(grid.size().h >= finger);
      CHECK(grid.place(count - 1).x + grid.size().w <= l.buttons.w);
      if (finger > 48) CHECK(l.compact());
      if (!l.portrait && finger > 48) CHECK(l.moves.h >= 44);
    }
  }
}

TEST_CASE("The list of moves has room for a move, unless it is in a sheet") {
  for (const Size& size : sizes()) {
    CAPTURE(size.w);
    CAPTURE(size.h);
    const CheckersLayout l = arrange_checkers(size, parts());
    if (!l.portrait) CHECK(l.moves.h >= 32);
  }
}

TEST_CASE("The sheet slides up over the board and never out of the window") {
  const Size phone{400, 800};
  const CheckersLayout down = arrange_checkers(phone, with_sheet(0));
  const CheckersLayout half = arrange_checkers(phone, with_sheet(0.5F));
  const CheckersLayout up = arrange_checkers(phone, with_sheet(1));
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
  CHECK(button_rows(308, 7) == 1);
  CHECK(button_rows(307, 7) == 2);
}

}  // namespace damas::test
