#include "platform/input_collector.hpp"

#include <algorithm>
#include <utility>

#include "platform/sdl_keys.hpp"

namespace damas {

namespace {

constexpr std::uint32_t double_tap_ms = 400;
constexpr float double_tap_reach = 24;

std::size_t bit(MouseButton button) {
  return static_cast<std::size_t>(button);
}

std::optional<MouseButton> button_of(std::uint8_t sdl_button) {
  if (sdl_button == SDL_BUTTON_LEFT) return MouseButton::Left;
  if (sdl_button == SDL_BUTTON_MIDDLE) return MouseButton::Middle;
  if (sdl_button == SDL_BUTTON_RIGHT) return MouseButton::Right;
  return std::nullopt;
}

}  // namespace

void InputCollector::set_window(Size logical, float zoom, float interface_size) {
  const float ratio = zoom_ / zoom;
  for (Point* at :
       {&input_.pointer.position, &input_.pointer.pressed_at, &last_position_, &last_tap_})
    *at = *at * ratio;
  input_.window = logical;
  input_.interface_size = interface_size;
  input_.resized = true;
  happened_ = true;
  zoom_ = zoom;
}

bool InputCollector::add(const SDL_Event& event) {
  gamepads_.add(event);
  // Joysticks send noise all the time; `gamepads_` filters the relevant part.
  const bool from_pad = event.type >= SDL_JOYAXISMOTION && event.type < SDL_FINGERDOWN;
  happened_ = happened_ || !from_pad;
  return apply(event);
}

bool InputCollector::apply(const SDL_Event& event) {
  switch (event.type) {
    case SDL_MOUSEMOTION:
      if (event.motion.which != SDL_TOUCH_MOUSEID) move(logical(event.motion.x, event.motion.y));
      return true;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
      return event.button.which == SDL_TOUCH_MOUSEID || add_mouse_button(event.button);
    case SDL_MOUSEWHEEL:
      add_wheel(event.wheel);
      return true;
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP:
      return add_finger(event.tfinger);
    case SDL_KEYDOWN:
    case SDL_KEYUP:
      add_key(event.key);
      return true;
    case SDL_TEXTINPUT:
      // X11 sends a character for Ctrl+0 as well; Ctrl and Alt together are AltGr.
      if (!input_.modifiers.ctrl || input_.modifiers.alt) input_.text += event.text.text;
      return true;
    case SDL_DROPFILE:
      input_.dropped_files.emplace_back(event.drop.file);
      SDL_free(event.drop.file);
      return true;
    case SDL_DROPTEXT:
      input_.dropped_text.append(input_.dropped_text.empty() ? "" : "\n").append(event.drop.file);
      SDL_free(event.drop.file);
      return true;
    case SDL_QUIT:
      input_.quit = true;
      return true;
    case SDL_WINDOWEVENT:
      add_window_event(event.window);
      return true;
    default:
      return true;
  }
}

Input InputCollector::take(std::uint32_t now) {
  Pointer& pointer = input_.pointer;
  if (pointer.held.any() || press_ended_) {
    pointer.press_time =
        std::chrono::milliseconds{std::exchange(press_ended_, {}).value_or(now) - press_began_};
  }
  pointer.moved = pointer.position - std::exchange(last_position_, pointer.position);
  input_.actions = gamepads_.take(now);
  Input taken = std::exchange(input_, input_.at_rest());
  happened_ = std::exchange(finger_left_, false);
  if (happened_) input_.pointer.present = false;
  return taken;
}

Point InputCollector::logical(int x, int y) const {
  return Point{static_cast<float>(x), static_cast<float>(y)} * (1 / zoom_);
}

bool InputCollector::add_mouse_button(const SDL_MouseButtonEvent& event) {
  const auto button = button_of(event.button);
  if (!button) return true;
  const Point at = logical(event.x, event.y);
  input_.pointer.touch = false;
  if (event.type == SDL_MOUSEBUTTONDOWN) return press(*button, at, event.timestamp, event.clicks);
  release(*button, at, event.timestamp);
  return true;
}

bool InputCollector::add_finger(const SDL_TouchFingerEvent& event) {
  const Point at{event.x * input_.window.w, event.y * input_.window.h};
  if (event.type == SDL_FINGERDOWN) {
    if (fingers_ == 0) {
      input_.pointer.touch = true;
      if (!press(MouseButton::Left, at, event.timestamp, count_taps(at, event.timestamp)))
        return false;
      first_finger_ = event.fingerId;
      finger_left_ = false;
    } else {
      first_finger_.reset();
      let_go();
      input_.pointer.present = false;
    }
    ++fingers_;
  } else if (event.type == SDL_FINGERUP) {
    if (first_finger_ == event.fingerId) {
      release(MouseButton::Left, at, event.timestamp);
      finger_left_ = true;
      first_finger_.reset();
    }
    fingers_ = std::max(0, fingers_ - 1);
  } else if (first_finger_ == event.fingerId) {
    move(at);
  }
  input_.multi_touch = fingers_ > 1;
  return true;
}

int InputCollector::count_taps(Point at, std::uint32_t time) {
  const bool again = taps_ > 0 && time - last_tap_time_ < double_tap_ms &&
                     distance(at, last_tap_) < double_tap_reach;
  return again ? taps_ + 1 : 1;
}

bool InputCollector::press(MouseButton button, Point at, std::uint32_t time, int clicks) {
  Pointer& pointer = input_.pointer;
  if (pointer.released.any() || pointer.pressed[bit(button)]) return false;
  move(at);
  if (pointer.held.none()) {
    pointer.pressed_at = at;
    pointer.dragging = false;
    pointer.clicks = clicks;
    press_began_ = time;
  }
  if (pointer.touch) {
    last_tap_ = at;
    last_tap_time_ = time;
    taps_ = clicks;
  }
  pointer.pressed.set(bit(button));
  pointer.held.set(bit(button));
  return true;
}

void InputCollector::release(MouseButton button, Point at, std::uint32_t time) {
  Pointer& pointer = input_.pointer;
  if (!pointer.held[bit(button)]) return;  // its press was cancelled, or happened elsewhere
  move(at);
  pointer.held.reset(bit(button));
  pointer.released.set(bit(button));
  press_ended_ = time;
}

void InputCollector::move(Point at) {
  Pointer& pointer = input_.pointer;
  pointer.position = at;
  pointer.present = true;
  if (pointer.held.any() && distance(at, pointer.pressed_at) > Pointer::drag_threshold) {
    pointer.dragging = true;
  }
}

// Forgets held buttons and keys without reporting releases, which would trigger actions.
void InputCollector::let_go() {
  input_.pointer.held.reset();
  input_.pointer.pressed.reset();
  input_.pointer.dragging = false;
  input_.held.reset();
  input_.modifiers = {};
}

void InputCollector::add_key(const SDL_KeyboardEvent& event) {
  const Key key = key_of(event.keysym);
  input_.modifiers = modifiers_of(event.keysym.mod);
  input_.held.set(static_cast<std::size_t>(key), event.type == SDL_KEYDOWN && key != Key::Unknown);
  if (event.type == SDL_KEYDOWN && key != Key::Unknown) {
    input_.keys.push_back({key, input_.modifiers, event.repeat != 0});
  }
}

void InputCollector::add_window_event(const SDL_WindowEvent& event) {
  const bool gone =
      event.event == SDL_WINDOWEVENT_HIDDEN || event.event == SDL_WINDOWEVENT_MINIMIZED;
  const bool back = event.event == SDL_WINDOWEVENT_SHOWN ||
                    event.event == SDL_WINDOWEVENT_RESTORED ||
                    event.event == SDL_WINDOWEVENT_MAXIMIZED;
  if (gone || back) input_.hidden = gone;
  if (event.event == SDL_WINDOWEVENT_FOCUS_GAINED) input_.focus_gained = true;
  if (event.event == SDL_WINDOWEVENT_FOCUS_LOST) {
    input_.focus_lost = true;
    let_go();
  }
  if (event.event == SDL_WINDOWEVENT_LEAVE && input_.pointer.held.none()) {
    input_.pointer.present = false;
  }
}

void InputCollector::add_wheel(const SDL_MouseWheelEvent& event) {
  const float sign = event.direction == SDL_MOUSEWHEEL_FLIPPED ? -1.0F : 1.0F;
  input_.pointer.wheel = input_.pointer.wheel + Point{event.preciseX, event.preciseY} * sign;
}

}  // namespace damas
