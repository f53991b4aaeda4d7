// Owns the buttons of the checkers scenes: what they are, which key does the same.
#pragma once

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
  Review,
  Rules,
  Say,
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

// In a match that is played at this window.
ButtonLook look_of(GameButton button, const Session& session, const HintSearch& hint);

}  // namespace damas
