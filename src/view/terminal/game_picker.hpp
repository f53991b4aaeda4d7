// Owns the question which game of a file is meant.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/pdn/game.hpp"
#include "view/terminal/console.hpp"

namespace damas::terminal {

// No game was picked: back to where the person was, or on to where the words for it lead.
struct Unpicked {
  std::optional<Leave> leave = {};
};

// Which of several games; one alone is not asked about.
std::variant<PdnGame, Unpicked> pick_game(Console& console, const std::vector<PdnGame>& games);

// White's part first, whatever the file does.
std::string result_text(const PdnGame& game);

}  // namespace damas::terminal
