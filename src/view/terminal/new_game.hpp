// Owns the questions before a game, and the setup from answers and options.
#pragma once

#include <variant>

#include "view/terminal/console.hpp"
#include "view/terminal/options.hpp"

namespace damas::terminal {

// Asks for the options that a mode needs; the given options are preselected.
std::variant<Options, Leave> ask_new_game(Console& console, Mode mode, const Options& preselected);

// The setup of a match; valid for every mode except the puzzle.
MatchSetup setup_of(const Options& options, Mode mode);

}  // namespace damas::terminal
