// Owns the questions before a game, and the setup from answers and options.
#pragma once

#include <optional>
#include <variant>

#include "view/terminal/console.hpp"
#include "view/terminal/options.hpp"

namespace damas::terminal {

// Asks for the options that a mode needs; the given options are preselected.
std::variant<Options, Leave> ask_new_game(Console& console, Mode mode, const Options& preselected);

// Asks for the variant; nothing, or where the person goes instead.
std::optional<Leave> ask_variant(Console& console, Options& options);

// The setup of a match; valid for every mode in which a game is played.
MatchSetup setup_of(const Options& options, Mode mode);

}  // namespace damas::terminal
