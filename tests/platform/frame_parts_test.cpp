#include "platform/frame_parts.hpp"

#include <doctest/doctest.h>

namespace damas {

namespace {

DrawnPart part(int x, int y, std::uint64_t fingerprint) {
  return {{x, y, 10, 10}, fingerprint, false};
}

bool covers(const std::vector<SDL_Rect>& areas, const SDL_Rect& wanted) {
  for (const SDL_Rect& area : areas) {
    SDL_Rect common{};
    SDL_IntersectRect(&area, &wanted, &common);
    if (SDL_RectEquals(&common, &wanted) == SDL_TRUE) return true;
  }
  return false;
}

bool touches(const std::vector<SDL_Rect>& areas, const SDL_Rect& wanted) {
  for (const SDL_Rect& area : areas) {
    if (SDL_HasIntersection(&area, &wanted) == SDL_TRUE) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("equal frames differ nowhere") {
  const std::vector<DrawnPart> frame{part(0, 0, 1), part(50, 0, 2)};
  CHECK(changed_areas(frame, frame).empty());
  CHECK(changed_areas({}, {}).empty());
}

TEST_CASE("a moved part changes its old and its new area only") {
  const std::vector<DrawnPart> before{part(0, 0, 1), part(50, 0, 2), part(200, 0, 3)};
  const std::vector<DrawnPart> now{part(0, 0, 1), part(50, 0, 2), part(200, 90, 3)};
  const auto areas = changed_areas(before, now);
  CHECK(covers(areas, {200, 0, 10, 10}));
  CHECK(covers(areas, {200, 90, 10, 10}));
  CHECK_FALSE(touches(areas, {50, 0, 10, 10}));
  CHECK_FALSE(touches(areas, {200, 40, 10, 10}));
}

TEST_CASE("parts that come and go in between do not change those around them") {
  const std::vector<DrawnPart> less{part(0, 0, 1), part(100, 0, 3)};
  const std::vector<DrawnPart> more{part(0, 0, 1), part(50, 0, 2), part(100, 0, 3)};
  for (const auto& areas : {changed_areas(less, more), changed_areas(more, less)}) {
    CHECK(covers(areas, {50, 0, 10, 10}));
    CHECK_FALSE(touches(areas, {0, 0, 10, 10}));
    CHECK_FALSE(touches(areas, {100, 0, 10, 10}));
  }
}

TEST_CASE("another order of the same parts is a change") {
  const std::vector<DrawnPart> before{part(0, 0, 1), part(5, 0, 2)};
  const std::vector<DrawnPart> now{part(5, 0, 2), part(0, 0, 1)};
  CHECK(touches(changed_areas(before, now), {5, 0, 5, 10}));
}

TEST_CASE("many changes make few areas, which have all of them") {
  std::vector<DrawnPart> before;
  std::vector<DrawnPart> now;
  for (int i = 0; i < 100; ++i) {
    before.push_back(part(i * 37 % 500, i * 91 % 700, 1));
    now.push_back(part(i * 37 % 500, i * 91 % 700, 2));
  }
  const auto areas = changed_areas(before, now);
  CHECK(areas.size() <= 4);
  for (const DrawnPart& each : now)
    CHECK(covers(areas, each.area));
}

TEST_CASE("an indivisible part is drawn as a whole or not at all") {
  DrawnPart picture{{0, 0, 100, 100}, 7, true};
  const std::vector<DrawnPart> before{picture, part(95, 95, 1), part(300, 0, 1)};
  const std::vector<DrawnPart> now{picture, part(95, 95, 2), part(300, 0, 2)};
  const auto areas = changed_areas(before, now);
  CHECK(covers(areas, picture.area));
  CHECK(covers(areas, {95, 95, 10, 10}));
  CHECK_FALSE(touches(
      changed_areas(std::vector{picture, part(300, 0, 1)}, std::vector{picture, part(300, 0, 2)}),
      picture.area));
}

}  // namespace damas
