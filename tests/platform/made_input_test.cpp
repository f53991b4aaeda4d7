#include "platform/made_input.hpp"

#include <doctest/doctest.h>

namespace damas {

TEST_CASE("a made click is hover, press and release at one place") {
  const auto frames = made::click({7, 9}, MouseButton::Right);
  REQUIRE(frames.size() == 3);
  CHECK(frames[0] == made::hover({7, 9}));
  CHECK(frames[1].pointer.just_pressed(MouseButton::Right));
  CHECK(frames[1].pointer.is_held(MouseButton::Right));
  CHECK(frames[2].pointer.just_clicked(MouseButton::Right));
  CHECK_FALSE(frames[2].pointer.is_held(MouseButton::Right));
}

TEST_CASE("a made tap leaves no pointer behind") {
  const auto frames = made::tap({7, 9});
  CHECK(frames.front().pointer.touch);
  CHECK(frames[1].pointer.just_clicked());
  CHECK_FALSE(frames.back().pointer.present);
}

TEST_CASE("a made drag arrives, is known as a drag and can be a swipe") {
  const auto frames = made::drag({0, 0}, {100, 0}, 5);
  REQUIRE(frames.size() == 8);
  CHECK(frames[1].pointer.just_pressed());
  CHECK(frames[3].pointer.dragging);
  CHECK(frames[3].pointer.moved == Point{20, 0});
  CHECK(frames.back().pointer.position == Point{100, 0});
  CHECK(frames.back().pointer.pressed_at == Point{0, 0});
  CHECK(frames.back().pointer.dragging);
  CHECK(frames.back().pointer.swipe() == SwipeDirection::Right);
}

TEST_CASE("typing gives keys and text, character by character") {
  const auto frames = made::type("c3xE");
  REQUIRE(frames.size() == 4);
  CHECK(frames[0].pressed(Key::C));
  CHECK(frames[0].text == "c");
  CHECK(frames[1].pressed(Key::Digit3));
  CHECK(frames[3].pressed(Key::E, with_shift));
  CHECK(frames[3].text == "E");
}

}  // namespace damas
