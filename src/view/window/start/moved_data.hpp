// Owns saving everything that is kept in a file, and reading it back, from the command line.
#pragma once

#include <optional>

#include "platform/file_access.hpp"
#include "view/window/start/options.hpp"

namespace damas {

// Does what --export and --import ask for, and answers what the program says in the end; nothing
// without these options.
std::optional<CommandLineEnd> move_data(const WindowProgramOptions& options,
                                        const FileAccess& files, Language language);

}  // namespace damas
