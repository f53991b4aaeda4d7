// Owns the check of include lines: the direction of dependencies between the rooms.
#pragma once

#include <string>
#include <vector>

#include "house/finding.hpp"
#include "house/source_file.hpp"

namespace damas::house {

// The include lines of a file below src/ that its room is not allowed.
std::vector<Finding> forbidden_includes(const SourceFile& file);

// What the list of rooms allows against its order: a room below the one that may include it.
std::vector<std::string> upward_permissions();

}  // namespace damas::house
