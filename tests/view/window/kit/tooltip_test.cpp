#include <doctest/doctest.h>

#include "platform/intersection.hpp"
#include "view/window/kit/widget_shapes.hpp"

namespace damas::test {

namespace {

constexpr Size window{1200, 800};
constexpr Size tip{180, 36};

bool meet(const Rect& a, const Rect& b) {
  return !test::intersection(a, b).empty();
}

}  // namespace

TEST_CASE("a tooltip covers no button of its bar, above or below") {
  for (const Rect& bar :
       {Rect{760, 16, 424, 48}, Rect{776, 650, 392, 104}, Rect{0, 700, 48, 100}}) {
    for (float x = bar.x; x < bar.right(); x += 48) {
      for (float y = bar.y; y < bar.bottom(); y += 56) {
        const Rect place = tooltip_place({x, y, 48, 48}, bar, tip, window);
        CHECK_FALSE(meet(place, bar));
        CHECK(meet(place, Rect::at({}, window).inset(1)));
        CHECK(place.x >= 0);
        CHECK(place.right() <= window.w);
        CHECK(place.y >= 0);
        CHECK(place.bottom() <= window.h);
      }
    }
  }
}

TEST_CASE("a tooltip lies in the middle of its button where there is room") {
  const Rect bar{300, 16, 400, 48};
  const Rect place = tooltip_place({400, 16, 48, 48}, bar, tip, window);
  CHECK(place.center().x == doctest::Approx(424));
  CHECK(place.y == doctest::Approx(static_cast<double>(bar.bottom() + 4)));
}

}  // namespace damas::test
