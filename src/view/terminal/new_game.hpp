// Owns the questions that are asked before a game, and the setup that answers and options make.
#pragma once

#include <variant>

#include "view/terminal/console.hpp"
#include "view/terminal/options.hpp"

namespace damas::terminal {

// Fills the options that a mode needs from the answers; options given before are preselected.
std::variant<Options, Leave> ask_new_game(Console& console, Mode mode, const Options& preselected);

// A setup for every mode but the puzzle.
MatchSetup setup_of(const Options& options, Mode mode);

}  // namespace damas::terminal
