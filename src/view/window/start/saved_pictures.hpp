// Owns the pictures and animations that the command line asks for.
#pragma once

#include <optional>

#include "platform/file_access.hpp"
#include "view/window/start/options.hpp"

namespace damas {

// Writes what --save-picture and --save-animation name. Answers the program's end if that failed,
// with the reason in the person's language; nothing if all is written. A game that cannot be read
// completely is not drawn.
std::optional<CommandLineEnd> save_pictures(const WindowProgramOptions& options,
                                            const FileAccess& files, Language language);

}  // namespace damas
