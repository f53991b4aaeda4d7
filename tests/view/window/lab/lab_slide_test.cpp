#include "view/window/lab/lab_slide.hpp"

#include <doctest/doctest.h>

namespace damas::test {

namespace {

using Milliseconds = LabSlide::Milliseconds;

constexpr Milliseconds step = LabSlide::step_time;

// A rook in a corner, three squares from a friend on each ray.
LabBoard corner() {
  using enum sliding::Square;
  return {LabPiece::Rook, A1, {A4, D1}, {}};
}

}  // namespace

TEST_CASE("A slide is shown whole, until a part of it is asked for") {
  LabSlide slide(corner());
  CHECK(slide.count() == steps_of(corner()).size());
  REQUIRE(slide.count() > 2);
  CHECK(slide.shown() == slide.count());
  CHECK(slide.present() == nullptr);
  CHECK(slide.sight() == sight_of(steps_of(corner()), slide.count()));
  slide.go_to(1);
  REQUIRE(slide.present() != nullptr);
  CHECK(*slide.present() == steps_of(corner())[0]);
  CHECK(slide.sight() == sight_of(steps_of(corner()), 1));
  slide.go_back();
  CHECK(slide.shown() == 0);
  CHECK(slide.present() == nullptr);
  slide.go_back();
  CHECK(slide.shown() == 0);
  slide.go_on();
  CHECK(slide.shown() == 1);
  slide.go_to(1000);
  CHECK(slide.shown() == slide.count());
}

TEST_CASE("A playback shows one step after another and ends with the last") {
  LabSlide slide(corner());
  CHECK_FALSE(slide.due());
  slide.toggle_playing();
  CHECK(slide.playing());
  CHECK(slide.shown() == 0);
  CHECK(slide.due() == step);
  CHECK_FALSE(slide.advance(step - Milliseconds{1}));
  CHECK(slide.due() == Milliseconds{1});
  CHECK(slide.advance(Milliseconds{1}));
  CHECK(slide.shown() == 1);
  CHECK(slide.advance(2 * step));
  CHECK(slide.shown() == 3);
  CHECK(slide.advance(1000 * step));
  CHECK(slide.shown() == slide.count());
  CHECK_FALSE(slide.playing());
  CHECK_FALSE(slide.advance(step));
}

TEST_CASE("A playback goes on from the shown step, and ends when another is asked for") {
  LabSlide slide(corner());
  slide.go_to(2);
  slide.toggle_playing();
  CHECK(slide.shown() == 2);
  slide.toggle_playing();
  CHECK_FALSE(slide.playing());
  slide.toggle_playing();
  slide.go_to(1);
  CHECK_FALSE(slide.playing());
  CHECK_FALSE(slide.advance(step));
}

TEST_CASE("On another board the whole slide is shown") {
  LabSlide slide(corner());
  slide.go_to(1);
  slide.toggle_playing();
  LabBoard free = corner();
  free.friends = {};
  slide.look_at(free);
  CHECK(slide.count() == steps_of(free).size());
  CHECK(slide.shown() == slide.count());
  CHECK_FALSE(slide.playing());
}

}  // namespace damas::test
