// Owns GameButton, the names of the buttons of a match.
#pragma once

#include <cstdint>

namespace damas {

enum class GameButton : std::uint8_t {
  Menu,
  Undo,
  Redo,
  Hint,
  Explain,
  Resign,
  OfferDraw,
  Flip,
  Pause,
  NewGame,
  Settings,
  Help,
  More,
  Review,
  Analyse,
  Rules,
  Say,
  Share,
};

}  // namespace damas
