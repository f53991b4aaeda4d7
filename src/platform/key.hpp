// Owns the names of keys, modifiers, pointer buttons and gamepad actions.
#pragma once

#include <cstddef>
#include <cstdint>

namespace damas {

// The meaning of a key on the user's layout, not its place. Symbols such as '?', whose place
// differs between keyboards, arrive as typed text instead (Input::text).
enum class Key : std::uint8_t {
  // clang-format off
  Unknown,
  A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Y, Z,
  Digit0, Digit1, Digit2, Digit3, Digit4, Digit5, Digit6, Digit7, Digit8, Digit9,
  F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12,
  Up, Down, Left, Right, Home, End, PageUp, PageDown,
  Enter, Escape, Space, Tab, Backspace, Delete, Insert,
  Comma, Period, Minus, Equals, Slash, Plus, Menu,
  // clang-format on
};
constexpr std::size_t key_count = static_cast<std::size_t>(Key::Menu) + 1;

struct Modifiers {
  bool shift = false;
  bool ctrl = false;  // Ctrl, or Command on a Mac
  bool alt = false;

  constexpr bool operator==(const Modifiers&) const = default;
};
constexpr Modifiers no_modifiers{};
constexpr Modifiers with_shift{true, false, false};
constexpr Modifiers with_ctrl{false, true, false};
constexpr Modifiers with_ctrl_shift{true, true, false};
constexpr Modifiers with_alt{false, false, true};

// A finger counts as MouseButton::Left.
enum class MouseButton : std::uint8_t { Left, Middle, Right };
constexpr std::size_t button_count = 3;

// The D-pad and the left stick give the directions, repeated while held. Confirm, Cancel, Third and
// Fourth are the buttons at the positions of A, B, X and Y.
enum class PadAction : std::uint8_t {
  // clang-format off
  Up, Down, Left, Right, Confirm, Cancel, Third, Fourth, Previous, Next, Menu, View,
  // clang-format on
};
constexpr std::size_t pad_action_count = static_cast<std::size_t>(PadAction::View) + 1;

}  // namespace damas
