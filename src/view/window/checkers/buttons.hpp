// Owns the buttons of the checkers scenes: their icons and texts, and the corresponding shortcuts.
#pragma once

#include <optional>

#include "view/window/board/icons.hpp"
#include "view/window/kit/key_bindings.hpp"

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
  std::optional<Action> action;  // its action, if it has a shortcut
  bool enabled = true;
  bool on = false;
};

// For a match that is played in this window.
ButtonLook look_of(GameButton button, const Session& session, const HintSearch& hint);

}  // namespace damas
