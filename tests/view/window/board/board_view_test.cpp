#include "view/window/board/board_view.hpp"

#include <cmath>
#include <functional>

#include <doctest/doctest.h>

namespace damas::test {

namespace {

const BoardShape shapes[] = {
    {8, 8}, {10, 10}, {12, 12}, {10, 8}, {8, 8, true}, {8, 8, false, true}, {12, 12, false, true},
};
const float scales[] = {1, 1.25F, 1.5F, 1.75F, 2, 3};
const Rect areas[] = {
    {0, 0, 800, 800}, {16, 40, 760, 703}, {3.5F, 7.25F, 361, 640}, {100, 0, 1111, 333}};

// Calls check for every shape, scale, area, flip and set of labels.
void for_each_view(const std::function<void(const BoardView&, const Rect&, float)>& check) {
  for (const BoardShape& shape : shapes) {
    for (const float scale : scales) {
      for (const Rect& area : areas) {
        for (const bool flipped : {false, true}) {
          CAPTURE(shape.files);
          CAPTURE(shape.ranks);
          CAPTURE(scale);
          CAPTURE(area.w);
          CAPTURE(flipped);
          BoardView view(shape);
          view.set_flipped(flipped);
          view.set_labels({.frame = flipped, .squares = false});
          view.layout(area, scale);
          check(view, area, scale);
        }
      }
    }
  }
}

std::vector<Cell> cells(const BoardShape& shape) {
  std::vector<Cell> all;
  for (int file = 0; file < shape.files; ++file) {
    for (int rank = 0; rank < shape.ranks; ++rank)
      all.push_back({file, rank});
  }
  return all;
}

bool is_whole(float value) {
  return std::abs(value - std::round(value)) < 0.01F;
}

// REQUIRE in innermost loops would make thousands of assertions slow.
#define REQUIRE_FAST(condition)         \
  do {                                  \
    if (!(condition)) FAIL(#condition); \
  } while (false)

}  // namespace

TEST_CASE("every point of a cell leads back to that cell, on all boards") {
  for_each_view([](const BoardView& view, const Rect&, float scale) {
    for (const Cell cell : cells(view.shape())) {
      const Rect r = view.cell_rect(cell);
      const Rect inner = r.inset(0.3F / scale);
      for (const Point p : {r.center(), inner.origin(), Point{inner.right(), inner.bottom()},
                            Point{inner.x, inner.bottom()}, Point{inner.right(), inner.y}}) {
        REQUIRE_FAST(view.cell_at(p) == cell);
        REQUIRE_FAST(view.square_at(p) == view.shape().square(cell));
      }
    }
  });
}

TEST_CASE("every square is found at its middle and lies on the board") {
  for_each_view([](const BoardView& view, const Rect&, float) {
    for (const Square s : view.shape().squares()) {
      REQUIRE_FAST(view.square_at(view.center(s)) == s);
      REQUIRE_FAST(view.board().contains(view.center(s)));
    }
  });
}

TEST_CASE("cells have the same whole number of pixels and begin at whole pixels") {
  for_each_view([](const BoardView& view, const Rect&, float scale) {
    REQUIRE_FAST(is_whole(view.square_size() * scale));
    for (const Cell cell : cells(view.shape())) {
      const Rect r = view.cell_rect(cell);
      REQUIRE_FAST(is_whole(r.x * scale));
      REQUIRE_FAST(is_whole(r.y * scale));
    }
  });
}

TEST_CASE("the board with its frame lies in the middle of its area and could not be larger") {
  for_each_view([](const BoardView& view, const Rect& area, float scale) {
    const Rect frame = view.frame();
    const float pixel = 1 / scale;
    REQUIRE_FAST(frame.x >= area.x - pixel);
    REQUIRE_FAST(frame.y >= area.y - pixel);
    REQUIRE_FAST(frame.right() <= area.right() + pixel);
    REQUIRE_FAST(frame.bottom() <= area.bottom() + pixel);
    REQUIRE_FAST(std::abs(frame.center().x - area.center().x) <= 1.5F * pixel);
    REQUIRE_FAST(std::abs(frame.center().y - area.center().y) <= 1.5F * pixel);
    // One more pixel for each square, and the frame that goes with it, would not fit.
    const float more_w = static_cast<float>(view.shape().files + 3) * pixel;
    const float more_h = static_cast<float>(view.shape().ranks + 3) * pixel;
    REQUIRE_FAST((frame.w + more_w > area.w || frame.h + more_h > area.h));
  });
}

TEST_CASE("a point beside the squares is on no cell") {
  for_each_view([](const BoardView& view, const Rect&, float) {
    const Rect board = view.board();
    for (const Point p : {Point{board.x - 1, board.center().y},
                          {board.right() + 1, board.y + 1},
                          {board.center().x, board.y - 1},
                          {board.x, board.bottom() + 1}}) {
      REQUIRE_FAST(!view.cell_at(p));
      REQUIRE_FAST(!view.square_at(p));
    }
  });
}

TEST_CASE("a flipped board is the board turned round") {
  for (const BoardShape& shape : shapes) {
    BoardView view(shape);
    view.layout(areas[0]);
    BoardView flipped = view;
    flipped.set_flipped(true);
    for (const Cell cell : cells(shape)) {
      const Cell opposite{shape.files - 1 - cell.file, shape.ranks - 1 - cell.rank};
      CHECK(view.cell_rect(cell) == flipped.cell_rect(opposite));
    }
    CHECK(view.cell_rect({0, 0}).bottom() ==
          doctest::Approx(static_cast<double>(view.board().bottom())));
    CHECK(flipped.cell_rect({0, 0}).y == doctest::Approx(static_cast<double>(view.board().y)));
  }
}

TEST_CASE("spots between cells convert to points and back") {
  for_each_view([](const BoardView& view, const Rect&, float) {
    for (const Spot spot : {Spot{0, 0}, Spot{2.25F, 3.5F}, Spot{-1, 9.75F}}) {
      const Spot back = view.spot_at(view.point_of(spot));
      REQUIRE_FAST(std::abs(back.file - spot.file) < 0.001F);
      REQUIRE_FAST(std::abs(back.rank - spot.rank) < 0.001F);
    }
  });
}

TEST_CASE("an area without room for a board holds none") {
  BoardView view;
  for (const Rect area : {Rect{}, Rect{5, 5, 20, 300}, Rect{0, 0, -10, 50}}) {
    view.layout(area);
    CHECK(view.square_size() == 0);
    CHECK_FALSE(view.cell_at({5, 5}));
    CHECK_FALSE(view.square_at(area.center()));
  }
}

}  // namespace damas::test
