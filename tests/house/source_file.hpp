// Owns source files as the house rules see them: a path below the project and its lines.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace damas::house {

struct SourceFile {
  std::string path;  // below the project, with slashes: "src/core/board.hpp"
  std::vector<std::string> lines;

  bool is_header() const;
  // Whether the file lies in a folder, such as "src/view" or "tests".
  bool is_below(std::string_view folder) const;
};

// A file made of a text, for the checks' own tests.
SourceFile source_file(std::string path, std::string_view text);

// All C++ files below `folder` of the project, in the order of their paths.
std::vector<SourceFile> read_sources(const std::filesystem::path& project, std::string_view folder);

// One file of the project.
SourceFile read_source(const std::filesystem::path& project, std::string path);

// A line without its comment and with its string literals emptied, so that words are code.
std::string code_of(std::string_view line);

// Whether `code` has `word` with no letter, digit or underscore on either side.
bool has_word(std::string_view code, std::string_view word);

}  // namespace damas::house
