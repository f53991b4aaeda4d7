// Owns the choices that pass on links into the page: to a game, a position of it, or what else is
// on the board.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/any_position.hpp"
#include "core/pdn/game.hpp"
#include "view/window/app/button.hpp"

namespace damas {

enum class LinkTo : std::uint8_t { Game, Position, Problem, Lesson, Deal };

// Writes the link into the page at that address when the choice is made. An empty text: there is
// none, and the person has been told why.
using WriteLink = std::function<std::string(const std::string& page, App& app)>;

// Nothing outside a web page. The link goes to an app that the person chooses or, where the system
// has no such choice, to the clipboard.
std::optional<Button> link_choice(LinkTo to, WriteLink write, const App& app, bool enabled = true);

// The game to which the links lead when one is chosen.
struct LinkedGame {
  std::function<PdnGame(const App&)> game;
  std::function<AnyPosition()> position;
  bool has_moves = true;  // otherwise there is no link to the game
};

// Both choices; none outside a web page.
std::vector<Button> link_choices(const LinkedGame& linked, const App& app);

}  // namespace damas
