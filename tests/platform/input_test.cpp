#include "platform/input.hpp"

#include <doctest/doctest.h>

#include "platform/made_input.hpp"

namespace damas {

namespace {

Pointer dragged(Point by, int milliseconds) {
  Pointer pointer = made::drop({100, 100}, Point{100, 100} + by).pointer;
  pointer.press_time = std::chrono::milliseconds{milliseconds};
  return pointer;
}

}  // namespace

TEST_CASE("a key counts only with exactly the modifiers asked for") {
  const Input input = made::key(Key::Z, with_ctrl);
  CHECK(input.pressed(Key::Z, with_ctrl));
  CHECK_FALSE(input.pressed(Key::Z));
  CHECK_FALSE(input.pressed(Key::Z, with_ctrl_shift));
  CHECK_FALSE(input.pressed(Key::Y, with_ctrl));
}

TEST_CASE("a repetition is typed but not pressed") {
  Input input;
  input.keys.push_back({Key::Left, no_modifiers, true});
  CHECK(input.typed(Key::Left));
  CHECK_FALSE(input.pressed(Key::Left));
}

TEST_CASE("a quick straight drag is a swipe in its direction") {
  CHECK(dragged({60, 5}, 200).swipe() == SwipeDirection::Right);
  CHECK(dragged({-60, 5}, 200).swipe() == SwipeDirection::Left);
  CHECK(dragged({5, 60}, 200).swipe() == SwipeDirection::Down);
  CHECK(dragged({5, -60}, 200).swipe() == SwipeDirection::Up);
}

TEST_CASE("a short, slow or slanted drag is no swipe") {
  CHECK_FALSE(dragged({20, 0}, 200).swipe());
  CHECK_FALSE(dragged({60, 0}, 900).swipe());
  CHECK_FALSE(dragged({60, 50}, 200).swipe());
  CHECK_FALSE(made::press({10, 10}).pointer.swipe());
}

TEST_CASE("a click is a release without a drag") {
  CHECK(made::release({5, 5}).pointer.just_clicked());
  CHECK_FALSE(made::drop({5, 5}, {50, 50}).pointer.just_clicked());
  CHECK(made::release({5, 5}, MouseButton::Right).pointer.just_clicked(MouseButton::Right));
  CHECK_FALSE(made::release({5, 5}, MouseButton::Right).pointer.just_clicked());
}

TEST_CASE("at rest only what lasts is left") {
  Input input = made::press({30, 40});
  input.keys.push_back({Key::A, no_modifiers, false});
  input.held.set(static_cast<std::size_t>(Key::A));
  input.text = "a";
  input.quit = input.focus_gained = input.resized = true;
  input.window = {800, 600};
  const Input rest = input.at_rest();
  CHECK(rest.pointer.position == Point{30, 40});
  CHECK(rest.pointer.is_held());
  CHECK_FALSE(rest.pointer.just_pressed());
  CHECK(rest.is_held(Key::A));
  CHECK(rest.keys.empty());
  CHECK(rest.text.empty());
  CHECK(rest.window == Size{800, 600});
  CHECK_FALSE((rest.quit || rest.focus_gained || rest.resized));
  CHECK(input.eventful());
  CHECK_FALSE(rest.eventful());
}

}  // namespace damas
