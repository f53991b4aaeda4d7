// Owns the question which game of a file to open.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/pdn/game.hpp"
#include "view/terminal/console.hpp"

namespace damas::terminal {

// No game was picked: go back, or to where the person's word leads.
struct Unpicked {
  std::optional<Leave> leave = {};
};

// Asks which of several games to open; does not ask if there is only one.
std::variant<PdnGame, Unpicked> pick_game(Console& console, const std::vector<PdnGame>& games);

// White's points first, even if the file has them in the other order.
std::string result_text(const PdnGame& game);

}  // namespace damas::terminal
