// Owns the setup of Console for the terminal in which the program runs.
#pragma once

#include "view/terminal/console.hpp"
#include "view/terminal/options.hpp"

namespace damas::terminal {

ConsoleSetup system_console(const Options& options);

}  // namespace damas::terminal
