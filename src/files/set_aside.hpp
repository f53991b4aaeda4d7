// Owns where files go that nobody can read, so that what they hold is not written over.
#pragma once

#include <optional>
#include <string>
#include <system_error>

namespace damas {

// Renames the file at `path` (UTF-8) to <path>.bad-1, -2, … and answers its new path; nothing, and
// the system's reason, where that cannot be done.
std::optional<std::string> set_aside(const std::string& path, std::error_code& error);

}  // namespace damas
