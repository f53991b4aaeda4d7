// Owns the checks of the form of test files (CONTRIBUTING.md).
#pragma once

#include <vector>

#include "house/finding.hpp"
#include "house/source_file.hpp"

namespace damas::house {

// Suites; cases and `using` that are not in the namespace where they belong.
std::vector<Finding> unusual_tests(const SourceFile& file);

// Comments that begin with three slashes.
std::vector<Finding> three_slashes(const SourceFile& file);

}  // namespace damas::house
