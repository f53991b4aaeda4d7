// Owns the buttons of the checkers scene: what they are, which key does the same.
#pragma once

#include <array>
#include <optional>

#include "view/window/board/icons.hpp"
#include "view/window/key_bindings.hpp"

namespace damas {

enum class GameButton : std::uint8_t {
  Menu,
  Undo,
  Redo,
  Hint,
  Resign,
  OfferDraw,
  Flip,
  Pause,
  NewGame,
  Settings,
  Help,
  More,
};

inline constexpr std::array landscape_buttons = {
    GameButton::Undo,      GameButton::Redo, GameButton::Hint,  GameButton::Resign,
    GameButton::OfferDraw, GameButton::Flip, GameButton::Pause,
};
inline constexpr std::array portrait_buttons = {
    GameButton::Menu, GameButton::Undo, GameButton::Hint, GameButton::Flip, GameButton::More,
};

class HintSearch;
class Session;

struct ButtonLook {
  Icon icon;
  Text text;
  std::optional<Action> action;  // what it does, where a shortcut does it too
  bool enabled = true;
  bool on = false;
};

ButtonLook look_of(GameButton button, const Session& session, const HintSearch& hint);

}  // namespace damas
