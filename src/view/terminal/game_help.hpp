// Owns the answers to a game's commands `moves` and `help`.
#pragma once

#include "core/game.hpp"
#include "view/terminal/console.hpp"

namespace damas::terminal {

// The moves up to the current position, or that there are none.
void tell_moves(Console& console, const Game& game);
// How to type moves, such as one of this position, and the commands.
void tell_help(Console& console, const Game& game);

}  // namespace damas::terminal
