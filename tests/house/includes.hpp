// Owns the check of include lines: the direction of dependencies between the rooms.
#pragma once

#include <string>
#include <vector>

#include "house/finding.hpp"
#include "house/source_file.hpp"

namespace damas::house {

// The include lines of a file below src/ that its room is not allowed.
std::vector<Finding> forbidden_includes(const SourceFile& file);

// The permissions of the list of rooms against its order: a room below the one that may include it.
std::vector<std::string> upward_permissions();

// The names of the folders of the window, those that others may include first.
std::vector<std::string> folders_of_window();
// The scenes among these folders.
std::vector<std::string> scenes_of_window();

}  // namespace damas::house
