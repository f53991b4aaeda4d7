// Owns the pictures and animations that the command line asks for.
#pragma once

#include <optional>
#include <string>

#include "platform/file_access.hpp"
#include "view/window/start/options.hpp"

namespace damas {

// Writes what --save-picture and --save-animation name. Answers why that failed, as a line in the
// person's language; nothing if all is written.
std::optional<std::string> save_pictures(const WindowProgramOptions& options,
                                         const FileAccess& files, Language language);

}  // namespace damas
