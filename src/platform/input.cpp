#include "platform/input.hpp"

#include <algorithm>
#include <cmath>

namespace damas {

std::optional<SwipeDirection> Pointer::swipe(float least) const {
  constexpr std::chrono::milliseconds longest{500};
  if (!just_released() || !dragging || press_time > longest) return std::nullopt;
  const Point way = position - pressed_at;
  const float across = std::abs(way.x);
  const float along = std::abs(way.y);
  if (across >= least && across >= 2 * along) {
    return way.x > 0 ? SwipeDirection::Right : SwipeDirection::Left;
  }
  if (along >= least && along >= 2 * across) {
    return way.y > 0 ? SwipeDirection::Down : SwipeDirection::Up;
  }
  return std::nullopt;
}

bool Input::pressed(Key key, Modifiers with) const {
  return std::find(keys.begin(), keys.end(), KeyPress{key, with, false}) != keys.end();
}

bool Input::typed(Key key, Modifiers with) const {
  return pressed(key, with) ||
         std::find(keys.begin(), keys.end(), KeyPress{key, with, true}) != keys.end();
}

bool Input::acted(PadAction action) const {
  return std::find(actions.begin(), actions.end(), action) != actions.end();
}

bool Input::eventful() const {
  return *this != at_rest();
}

Input Input::at_rest() const {
  Input rest;
  rest.pointer = pointer;
  rest.pointer.moved = {};
  rest.pointer.wheel = {};
  rest.pointer.pressed.reset();
  rest.pointer.released.reset();
  rest.pointer.clicks = 0;
  rest.pointer.dragging = pointer.dragging && pointer.held.any();
  rest.multi_touch = multi_touch;
  rest.held = held;
  rest.modifiers = modifiers;
  rest.window = window;
  rest.interface_size = interface_size;
  rest.hidden = hidden;
  return rest;
}

}  // namespace damas
