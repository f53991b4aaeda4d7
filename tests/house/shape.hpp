// Owns the checks of how files look: their size, their head, and words that do not travel.
#pragma once

#include <vector>

#include "house/finding.hpp"
#include "house/source_file.hpp"

namespace damas::house {

/// The most lines a file may have: 300, 400 below tests/, 60 for a program, any for listed tables.
[[nodiscard]] std::size_t line_limit(const SourceFile& file);

/// One finding when the file has more lines than that.
[[nodiscard]] std::vector<Finding> too_long(const SourceFile& file);

/// Functions at namespace level of more than 60 lines, as laid out by clang-format.
[[nodiscard]] std::vector<Finding> long_functions(const SourceFile& file);

/// A header that does not start with a comment sentence followed by #pragma once.
[[nodiscard]] std::vector<Finding> bad_head(const SourceFile& file);

/// Words that one of our compilers lacks (house.md), or that mean something else on another.
[[nodiscard]] std::vector<Finding> unportable_words(const SourceFile& file);

/// Tests whose name has a semicolon, at which CMake would cut it: CTest then finds none of them.
[[nodiscard]] std::vector<Finding> cut_names(const SourceFile& file);

/// Where the file asks whether it is built for the browser.
[[nodiscard]] std::vector<Finding> browser_switches(const SourceFile& file);

/// Where the file asks the machine for its calendar.
[[nodiscard]] std::vector<Finding> calendar_questions(const SourceFile& file);

}  // namespace damas::house
