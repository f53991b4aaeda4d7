// Owns the conversion of SDL's events to one Input per frame; internal to src/platform.
#pragma once

#include <cstdint>
#include <optional>

#include <SDL.h>

#include "platform/input.hpp"
#include "platform/sdl_gamepads.hpp"

namespace damas {

class InputCollector {
 public:
  // `zoom`: window coordinates per logical pixel, including the factor `interface_size`. Marks the
  // next Input as resized; the pointer keeps its place on the screen.
  void set_window(Size logical, float zoom, float interface_size = 1);

  // False if the event does not fit into the current Input (a second press of a button): then
  // take() the Input and add the event again.
  bool add(const SDL_Event& event);
  // The Input since the last call. `now` is SDL's time in milliseconds.
  Input take(std::uint32_t now);
  bool eventful(std::uint32_t now) const { return happened_ || gamepads_.pending(now); }
  std::optional<std::uint32_t> next_repeat() const { return gamepads_.next_repeat(); }

 private:
  bool apply(const SDL_Event& event);
  bool add_mouse_button(const SDL_MouseButtonEvent& event);
  bool add_finger(const SDL_TouchFingerEvent& event);
  void add_key(const SDL_KeyboardEvent& event);
  void add_window_event(const SDL_WindowEvent& event);
  void add_wheel(const SDL_MouseWheelEvent& event);
  bool press(MouseButton button, Point at, std::uint32_t time, int clicks);
  void release(MouseButton button, Point at, std::uint32_t time);
  void move(Point at);
  void let_go();
  int count_taps(Point at, std::uint32_t time);
  Point logical(int x, int y) const;

  Input input_;
  Gamepads gamepads_;
  float zoom_ = 1;
  Point last_position_;  // in the previous Input
  std::uint32_t press_began_ = 0;
  std::optional<std::uint32_t> press_ended_;
  int fingers_ = 0;
  std::optional<SDL_FingerID> first_finger_;
  Point last_tap_;
  std::uint32_t last_tap_time_ = 0;
  int taps_ = 0;
  bool finger_left_ = false;
  bool happened_ = false;
};

}  // namespace damas
