// Owns the setup of Console for the terminal in which the program runs.
#pragma once

#include <memory>

#include "view/terminal/bell.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/options.hpp"

namespace damas::terminal {

// The computer rings `bell` when it has something new.
ConsoleSetup system_console(const Options& options, std::shared_ptr<Bell> bell);

}  // namespace damas::terminal
