#include "platform/geometry.hpp"

#include <doctest/doctest.h>

#include "platform/intersection.hpp"

namespace damas {

TEST_CASE("a rectangle owns its left and top edges but not its right and bottom ones") {
  const Rect r{10, 20, 30, 40};
  CHECK(r.contains({10, 20}));
  CHECK(r.contains({39.9F, 59.9F}));
  CHECK_FALSE(r.contains({40, 30}));
  CHECK_FALSE(r.contains({20, 60}));
}

TEST_CASE("insetting, moving and centring keep what they should") {
  const Rect r = Rect::around({50, 60}, {20, 10});
  CHECK(r == Rect{40, 55, 20, 10});
  CHECK(r.inset(2) == Rect{42, 57, 16, 6});
  CHECK(r.inset(2).center() == r.center());
  CHECK(r.moved({1, -1}) == Rect{41, 54, 20, 10});
}

TEST_CASE("rectangles that do not meet have an empty intersection") {
  CHECK(test::intersection(Rect{0, 0, 10, 10}, {5, 5, 10, 10}) == Rect{5, 5, 5, 5});
  CHECK(test::intersection(Rect{0, 0, 10, 10}, {20, 20, 10, 10}).empty());
}

TEST_CASE("distances are Euclidean") {
  CHECK(distance({1, 1}, {4, 5}) == doctest::Approx(5));
  CHECK(mix(Point{0, 0}, Point{10, 20}, 0.5F) == Point{5, 10});
}

TEST_CASE("strips are cut off a rectangle, and gaps belong to none") {
  Rect rest{10, 20, 100, 80};
  CHECK(take_top(rest, 10) == Rect{10, 20, 100, 10});
  CHECK(take_top(rest, 10, 5) == Rect{10, 30, 100, 10});
  CHECK(rest == Rect{10, 45, 100, 55});
  CHECK(take_bottom(rest, 20, 5) == Rect{10, 80, 100, 20});
  CHECK(rest == Rect{10, 45, 100, 30});
  CHECK(take_right(rest, 40, 8) == Rect{70, 45, 40, 30});
  CHECK(rest == Rect{10, 45, 52, 30});
}

}  // namespace damas
