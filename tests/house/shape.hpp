// Owns the checks of a file's form: its size, its head, and unportable words.
#pragma once

#include <vector>

#include "house/finding.hpp"
#include "house/source_file.hpp"

namespace damas::house {

// The most lines a file may have: 300, 400 below tests/, 60 for a program, any for listed tables.
std::size_t line_limit(const SourceFile& file);

// One finding when the file has more lines than that.
std::vector<Finding> too_long(const SourceFile& file);

// Functions at namespace level of more than 60 lines, as laid out by clang-format.
std::vector<Finding> long_functions(const SourceFile& file);

// A header that does not start with a comment sentence followed by #pragma once.
std::vector<Finding> bad_head(const SourceFile& file);

// Words that one of our compilers lacks (house.md), or that mean something else on another.
std::vector<Finding> unportable_words(const SourceFile& file);

// Tests whose name has a semicolon, at which CMake would cut it: CTest then finds none of them.
std::vector<Finding> cut_names(const SourceFile& file);

// Where the file asks whether it is built for the browser.
std::vector<Finding> browser_switches(const SourceFile& file);

// Where the file asks the machine for its calendar.
std::vector<Finding> calendar_questions(const SourceFile& file);

}  // namespace damas::house
