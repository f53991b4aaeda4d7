// Owns Input: everything the player did since the last frame, as one plain comparable value.
#pragma once

#include <bitset>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "platform/geometry.hpp"
#include "platform/key.hpp"

namespace damas {

struct KeyPress {
  Key key = Key::Unknown;
  Modifiers modifiers;
  bool repeat = false;  // an automatic repetition of a held key

  bool operator==(const KeyPress&) const = default;
};

enum class SwipeDirection : std::uint8_t { Up, Down, Left, Right };

// The mouse, or the first finger. After the frame in which the finger is lifted the pointer is
// absent (`present` false). A press and its release may share a frame; two presses never do.
struct Pointer {
  Point position;
  Point moved;           // since the last frame
  bool present = false;  // over the window, and not over something that the Gui drew
  bool touch = false;
  std::bitset<button_count> pressed;   // went down in this frame
  std::bitset<button_count> released;  // went up in this frame
  std::bitset<button_count> held;      // is down at the end of this frame
  int clicks = 0;                      // with `pressed`: 1, 2 for a double click, …
  Point pressed_at;                    // position of the last press
  bool dragging = false;  // has left the place of the press by more than drag_threshold; stays
                          // true in the frame of the release, so that a drop can be told apart
  std::chrono::milliseconds press_time{0};  // how long the press has lasted (long press, swipe)
  Point wheel;  // notches: y > 0 is away from the user, x > 0 is to the right

  static constexpr float drag_threshold = 8;  // logical pixels
  static constexpr float swipe_threshold = 32;

  bool just_pressed(MouseButton b = MouseButton::Left) const {
    return pressed[static_cast<std::size_t>(b)];
  }
  bool just_released(MouseButton b = MouseButton::Left) const {
    return released[static_cast<std::size_t>(b)];
  }
  bool is_held(MouseButton b = MouseButton::Left) const {
    return held[static_cast<std::size_t>(b)];
  }
  // A release without a drag.
  bool just_clicked(MouseButton b = MouseButton::Left) const {
    return just_released(b) && !dragging;
  }
  // Set in the frame of the release only: the direction of a drag of at least `least` along one
  // axis and twice as far as along the other, within half a second.
  std::optional<SwipeDirection> swipe(float least = swipe_threshold) const;

  bool operator==(const Pointer&) const = default;
};

struct Input {
  Pointer pointer;
  bool multi_touch =
      false;  // two fingers or more: the first one's press was cancelled, not released

  std::vector<KeyPress> keys;      // presses of this frame, in order, repetitions included
  std::bitset<key_count> held;     // keys that are down at the end of the frame
  Modifiers modifiers;             // at the end of the frame
  std::string text;                // typed in this frame, UTF-8
  std::vector<PadAction> actions;  // gamepad presses of this frame, repetitions included

  bool quit = false;         // the user closes the window
  bool told_to_end = false;  // the system ends the program, which must not ask the user
  bool focus_gained = false;
  bool focus_lost = false;
  bool hidden = false;                     // minimised, or in a background tab
  bool resized = false;                    // `window` or the scale differs from the last frame
  Size window;                             // logical pixels
  float interface_size = 1;                // scale of the interface, automatic or chosen
  std::vector<std::string> dropped_files;  // paths, UTF-8
  std::string dropped_text;                // pieces of one drop joined by line ends, UTF-8

  // With exactly these modifiers; repetitions count for `typed`, not for `pressed`.
  bool pressed(Key key, Modifiers with = no_modifiers) const;
  bool typed(Key key, Modifiers with = no_modifiers) const;
  bool is_held(Key key) const { return held[static_cast<std::size_t>(key)]; }
  bool acted(PadAction action) const;
  // True if it could change the picture (a state that merely lasts does not count).
  bool eventful() const;
  // The lasting state only, without events: no presses, releases, text, wheel, drops, requests.
  Input at_rest() const;

  bool operator==(const Input&) const = default;
};

}  // namespace damas
