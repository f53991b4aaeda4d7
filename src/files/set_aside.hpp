// Owns renaming files that cannot be read, so that the program does not overwrite their content.
#pragma once

#include <optional>
#include <string>
#include <system_error>

namespace damas {

// Renames the file at `path` (UTF-8) to <path>.bad-1, -2, … and answers the new path; if that
// fails, answers nothing and sets `error`.
std::optional<std::string> set_aside(const std::string& path, std::error_code& error);

}  // namespace damas
