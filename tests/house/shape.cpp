#include "house/shape.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <string_view>

namespace damas::house {

namespace {

constexpr std::size_t most_lines = 300;
constexpr std::size_t most_test_lines = 400;
constexpr std::size_t most_program_lines = 60;
constexpr std::size_t most_function_lines = 60;

// Tables are read by looking up, not from top to bottom.
constexpr std::string_view tables = "src/view/text/languages/";

constexpr std::array<std::string_view, 4> programs{"src/main/window.cpp", "src/main/terminal.cpp",
                                                   "src/main/engine.cpp", "src/main/server.cpp"};

// Absent from g++ 12, clang 14 or emcc 3.1.6; and `long`, which has 32 bits in the browser (but
// `long long` has 64 everywhere).
constexpr std::array<std::string_view, 10> unportable{
    "std::format", "std::expected",        "std::jthread",    "std::stop_token", "std::ranges",
    "std::views",  "std::source_location", "std::from_range", "std::print",      "long"};

constexpr std::array<std::string_view, 7> not_functions{
    "namespace", "struct", "class", "enum", "union", "extern", "inline constexpr"};

std::string without_long_long(std::string code) {
  constexpr std::string_view pair = "long long";
  for (auto at = code.find(pair); at != std::string::npos; at = code.find(pair)) {
    code.erase(at, pair.size());
  }
  return code;
}

template <std::size_t N>
bool contains(const std::array<std::string_view, N>& list, std::string_view text) {
  return std::find(list.begin(), list.end(), text) != list.end();
}

bool opens_function(std::string_view line) {
  const bool indented = line.empty() || line.front() == ' ' || line.front() == '}';
  return !indented && line.ends_with("{") &&
         std::none_of(not_functions.begin(), not_functions.end(),
                      [line](std::string_view word) { return line.starts_with(word); });
}

}  // namespace

std::size_t line_limit(const SourceFile& file) {
  if (file.path.starts_with(tables)) {
    return std::numeric_limits<std::size_t>::max();
  }
  if (contains(programs, file.path)) {
    return most_program_lines;
  }
  return file.is_below("tests") ? most_test_lines : most_lines;
}

std::vector<Finding> too_long(const SourceFile& file) {
  const auto limit = line_limit(file);
  if (file.lines.size() <= limit) {
    return {};
  }
  return {{file.path, limit + 1, "goes on beyond " + std::to_string(limit) + " lines"}};
}

std::vector<Finding> long_functions(const SourceFile& file) {
  std::vector<Finding> findings;
  std::size_t opened = 0;  // line from 1; 0 outside functions
  for (std::size_t line = 1; line <= file.lines.size(); ++line) {
    const std::string_view text = file.lines[line - 1];
    if (opened == 0 && opens_function(text)) {
      opened = line;
    } else if (opened != 0 && text.starts_with("}")) {
      if (line - opened + 1 > most_function_lines) {
        findings.push_back({file.path, opened,
                            "a function of " + std::to_string(line - opened + 1) + " lines; " +
                                std::to_string(most_function_lines) + " at most"});
      }
      opened = 0;
    }
  }
  return findings;
}

std::vector<Finding> bad_head(const SourceFile& file) {
  if (!file.is_header()) {
    return {};
  }
  std::size_t after = 0;
  while (after < file.lines.size() && file.lines[after].starts_with("//")) {
    ++after;
  }
  std::vector<Finding> findings;
  if (after == 0 || !file.lines[after - 1].ends_with(".")) {
    findings.push_back({file.path, 1, "does not start with a sentence on what the header owns"});
  }
  if (after == file.lines.size() || file.lines[after] != "#pragma once") {
    findings.push_back({file.path, after + 1, "has no #pragma once after that sentence"});
  }
  return findings;
}

std::vector<Finding> unportable_words(const SourceFile& file) {
  std::vector<Finding> findings;
  for (std::size_t i = 0; i < file.lines.size(); ++i) {
    const auto code = without_long_long(code_of(file.lines[i]));
    for (const std::string_view word : unportable) {
      if (has_word(code, word)) {
        findings.push_back({file.path, i + 1, std::string(word) + " is not for all our compilers"});
      }
    }
  }
  return findings;
}

std::vector<Finding> cut_names(const SourceFile& file) {
  std::vector<Finding> findings;
  for (std::size_t i = 0; i < file.lines.size(); ++i) {
    const std::string_view line = file.lines[i];
    const std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
    if (line.substr(begin).starts_with("TEST_CASE") && line.find(';') != line.npos) {
      findings.push_back({file.path, i + 1, "the name of a test has a semicolon"});
    }
  }
  return findings;
}

std::vector<Finding> browser_switches(const SourceFile& file) {
  std::vector<Finding> findings;
  for (std::size_t i = 0; i < file.lines.size(); ++i) {
    if (has_word(code_of(file.lines[i]), "__EMSCRIPTEN__")) {
      findings.push_back({file.path, i + 1, "asks for __EMSCRIPTEN__"});
    }
  }
  return findings;
}

std::vector<Finding> calendar_questions(const SourceFile& file) {
  std::vector<Finding> findings;
  for (std::size_t i = 0; i < file.lines.size(); ++i) {
    if (has_word(code_of(file.lines[i]), "localtime")) {
      findings.push_back({file.path, i + 1, "asks for the calendar of the machine"});
    }
  }
  return findings;
}

}  // namespace damas::house
