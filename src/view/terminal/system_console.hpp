// Owns how the conversation is set up for the terminal that the program runs in.
#pragma once

#include "view/terminal/console.hpp"
#include "view/terminal/options.hpp"

namespace damas::terminal {

ConsoleSetup system_console(const Options& options);

}  // namespace damas::terminal
