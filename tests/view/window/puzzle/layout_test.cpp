#include "view/window/puzzle/layout.hpp"

#include <vector>

#include <doctest/doctest.h>

#include "platform/intersection.hpp"

namespace damas::test {

namespace {

constexpr Size sizes[] = {{1200, 800}, {1920, 1080}, {3440, 1440}, {800, 760},  {844, 390},
                          {480, 360},  {390, 844},   {768, 1024},  {360, 480},  {480, 800},
                          {600, 600},  {1000, 999},  {360, 2000},  {2000, 480}, {1201.5F, 799.25F}};

std::vector<Rect> parts(const PuzzleLayout& l) {
  std::vector<Rect> all{l.tray, l.moves, l.best, l.time, l.message};
  for (const PuzzleButton button : puzzle_buttons) {
    if (button != PuzzleButton::Help) all.push_back(l.button(button));
  }
  for (const Rect& r : {l.title, l.goal, l.button(PuzzleButton::Help)}) {
    if (!r.empty()) all.push_back(r);
  }
  return all;
}

}  // namespace

TEST_CASE("All parts are inside the window and do not overlap") {
  for (const Size size : sizes) {
    for (int side = 2; side <= 5; ++side) {
      CAPTURE(size.w);
      CAPTURE(size.h);
      CAPTURE(side);
      const std::vector<Rect> all = parts(puzzle_layout(size, side));
      for (std::size_t i = 0; i < all.size(); ++i) {
        CAPTURE(i);
        CHECK_FALSE(all[i].empty());
        CHECK(test::intersection(all[i], Rect::at({}, size)) == all[i]);
        for (std::size_t j = 0; j < i; ++j) {
          CAPTURE(j);
          CHECK(test::intersection(all[i], all[j]).empty());
        }
      }
    }
  }
}

TEST_CASE("Buttons are large enough for a finger") {
  for (const Size size : sizes) {
    for (const Rect& button : puzzle_layout(size, 3).buttons) {
      if (button.empty()) continue;
      CHECK(button.w >= 44);
      CHECK(button.h >= 44);
    }
  }
}

TEST_CASE("A wide window has its panel beside the board, a high one has the board at full width") {
  const PuzzleLayout wide = puzzle_layout({1200, 800}, 3);
  CHECK(wide.landscape);
  CHECK(wide.moves.x > wide.tray.right());
  CHECK(wide.tray.h >= 800 - 2 * 24 - 3);
  const PuzzleLayout high = puzzle_layout({390, 844}, 3);
  CHECK_FALSE(high.landscape);
  CHECK(high.moves.bottom() <= high.tray.y);
  CHECK(high.button(PuzzleButton::Undo).y >= high.tray.bottom());
  CHECK(high.tray.w >= 390 - 2 * 8 - 3);
}

TEST_CASE("Cells have whole pixels, no gaps, and are found by their middles") {
  for (const Size size : sizes) {
    for (int side = 2; side <= 5; ++side) {
      const PuzzleLayout l = puzzle_layout(size, side);
      CHECK(l.cell == std::floor(l.cell));
      CHECK(l.board.w == l.cell * static_cast<float>(side));
      for (int i = 0; i < side * side; ++i) {
        const puzzle::Cell cell{i / side, i % side};
        CHECK(l.cell_at(l.cell_rect(cell).center()) == cell);
      }
      CHECK(l.cell_rect({0, 1}).x == l.cell_rect({0, 0}).right());
    }
  }
}

TEST_CASE("Beside the board there is no cell") {
  const PuzzleLayout l = puzzle_layout({1200, 800}, 3);
  CHECK_FALSE(l.cell_at({l.board.x - 1, l.board.y + 5}));
  CHECK_FALSE(l.cell_at({l.board.right(), l.board.y + 5}));
  CHECK_FALSE(l.cell_at({l.board.x + 5, l.board.bottom()}));
  CHECK(l.cell_at(l.board.origin()) == puzzle::Cell{0, 0});
}

TEST_CASE("A displaced tile lies that part of a cell further") {
  const PuzzleLayout l = puzzle_layout({1200, 800}, 3);
  const Rect moved = l.cell_rect({1, 1}, {0.5F, -0.25F});
  CHECK(moved.x == l.cell_rect({1, 1}).x + l.cell / 2);
  CHECK(moved.y == l.cell_rect({1, 1}).y - l.cell / 4);
}

}  // namespace damas::test
