// Owns the choices that pass on a link to a game, and to a position of it.
#pragma once

#include <functional>
#include <vector>

#include "core/any_position.hpp"
#include "core/pdn/game.hpp"
#include "view/window/app/button.hpp"

namespace damas {

// What the links lead to when one is chosen.
struct LinkedGame {
  std::function<PdnGame(const App&)> game;
  std::function<AnyPosition()> position;
  bool has_moves = true;  // otherwise there is no link to the game
};

// None outside a web page. The link goes to an app that the person chooses or, where the system has
// no such choice, to the clipboard.
std::vector<Button> link_choices(const LinkedGame& linked, const App& app);

}  // namespace damas
