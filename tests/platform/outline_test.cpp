#include "platform/outline.hpp"

#include <string>

#include <doctest/doctest.h>

namespace damas {

namespace {

Rect bounds_of(const char* path) {
  const auto outline = Outline::from_svg(path);
  REQUIRE(outline);
  return outline->bounds();
}

Point end_of(const char* path) {
  const auto outline = Outline::from_svg(path);
  REQUIRE(outline);
  return outline->pen();
}

}  // namespace

TEST_CASE("path data draws lines, absolute and relative") {
  CHECK(bounds_of("M10 20 L30 20 L30 60 Z") == Rect{10, 20, 20, 40});
  CHECK(bounds_of("m10,20 20,0 0,40z") == Rect{10, 20, 20, 40});
  CHECK(end_of("M1 1 h4 v5 H0") == Point{0, 6});
  CHECK(end_of("M.5-1.5e1l1-1") == Point{1.5F, -16});
  CHECK(end_of("M3 4 L8 8 Z l1 0") == Point{4, 4});
}

TEST_CASE("curves end at their end points and bulge as they should") {
  CHECK(end_of("M0 0 C0 10 10 10 10 0") == Point{10, 0});
  CHECK(bounds_of("M0 0 C0 10 10 10 10 0").h == doctest::Approx(7.5));
  CHECK(bounds_of("M0 0 Q5 10 10 0").h == doctest::Approx(5));
  CHECK(bounds_of("M0 0 Q5 10 10 0 T20 0").h == doctest::Approx(10));
  CHECK(bounds_of("M0 0 C0 10 10 10 10 0 S20 -10 20 0").h == doctest::Approx(15));
}

TEST_CASE("arcs of ellipses go round the right way") {
  const Rect half = bounds_of("M0 0 A10 10 0 0 1 20 0");
  CHECK(half.y == doctest::Approx(-10));
  CHECK(half.h == doctest::Approx(10));
  CHECK(bounds_of("M0 0 A10 10 0 0 0 20 0").bottom() == doctest::Approx(10));
  CHECK(bounds_of("M0 0 a5 5 0 1 1 0.001 0").h == doctest::Approx(10).epsilon(0.01));
  CHECK(bounds_of("M0 0 A1 1 0 0 1 20 0").h == doctest::Approx(10));
}

TEST_CASE("malformed path data is refused with the position of the error") {
  for (const char* bad :
       {"M10", "10 20", "M1 1 X", "M1 1 L2", "M0 0 Z 5 5", "M1 1 A1 1 0 2 0 3 3"}) {
    CAPTURE(bad);
    const auto outline = Outline::from_svg(bad);
    REQUIRE_FALSE(outline);
    CHECK(outline.failure().kind == FailureKind::Malformed);
    CHECK(outline.failure().detail.find("at character ") == 0);
  }
  CHECK(Outline::from_svg("")->contours().empty());
}

TEST_CASE("placing scales first and then moves") {
  const Outline outline = *Outline::from_svg("M1 2 L3 4");
  CHECK(outline.placed(10, {5, 5}).bounds() == Rect{15, 25, 20, 20});
}

}  // namespace damas
