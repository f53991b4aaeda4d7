// Compares the lists of README.md with what there is.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "house/source_file.hpp"

namespace damas::house {

namespace {

// The text from the line that begins with `first` to the one before the next that begins with
// `end`; an empty `end` stands for an empty line.
std::string part_of_readme(std::string_view first, std::string_view end) {
  const std::vector<std::string> lines = read_source(DAMAS_PROJECT, "README.md").lines;
  const auto begin = std::find_if(lines.begin(), lines.end(), [first](const std::string& line) {
    return line.starts_with(first);
  });
  const bool found = begin != lines.end();
  REQUIRE(found);
  const auto stop = std::find_if(begin + 1, lines.end(), [end](const std::string& line) {
    return end.empty() ? line.empty() : line.starts_with(end);
  });
  std::string text;
  for (auto line = begin; line != stop; ++line)
    text += *line + " ";
  return text;
}

std::string in_lower_case(std::string text) {
  for (char& c : text)
    c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

// What stands between the quotation marks of a row of a table.
std::string text_of_row(const std::string& row) {
  const std::size_t begin = row.find('"') + 1;
  return row.substr(begin, row.rfind('"') - begin);
}

std::vector<std::string> ids_of_variants() {
  std::vector<std::string> ids;
  for (const std::string& row : read_source(DAMAS_PROJECT, "src/core/variants/list.inc").lines)
    ids.push_back(text_of_row(row));
  return ids;
}

// "VariantBrazilianLosing" for "brazilian-losing".
std::string name_row_of(std::string_view id) {
  std::string row = "Variant";
  bool begins = true;
  for (const char c : id) {
    if (c != '-')
      row += begins ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
    begins = c == '-';
  }
  return row;
}

// Empty if there is none.
std::string english_name_of(const std::string& id) {
  static const SourceFile table = read_source(DAMAS_PROJECT, "src/view/text/languages/english.inc");
  const std::string row = "DAMAS_TEXT(" + name_row_of(id) + ", ";
  for (const std::string& line : table.lines) {
    if (line.starts_with(row)) return text_of_row(line);
  }
  return {};
}

// "Thai" and "12 men" of "Thai, 12 men".
std::vector<std::string> between_commas(const std::string& name) {
  constexpr std::string_view comma = ", ";
  std::vector<std::string> parts;
  std::size_t begin = 0;
  for (auto at = name.find(comma); at != std::string::npos; at = name.find(comma, begin)) {
    parts.push_back(name.substr(begin, at - begin));
    begin = at + comma.size();
  }
  parts.push_back(name.substr(begin));
  return parts;
}

}  // namespace

// A sentence may join the parts of a name otherwise: "Thai (also with 12 men)".
TEST_CASE("The rules in README.md name each variant") {
  const std::string rules = in_lower_case(part_of_readme("**Rules.**", ""));
  const std::vector<std::string> ids = ids_of_variants();
  CHECK(ids.size() > 20);
  for (const std::string& id : ids) {
    const std::string name = english_name_of(id);
    CHECK_MESSAGE(!name.empty(), id, " has no name in english.inc");
    for (const std::string& part : between_commas(name)) {
      const bool named = rules.find(in_lower_case(part)) != std::string::npos;
      CHECK_MESSAGE(named, "**Rules.** in README.md does not name \"", name, "\"");
    }
  }
}

TEST_CASE("The layout in README.md names each folder of the window") {
  const std::string layout = part_of_readme("## Layout", "## Contribute");
  const std::filesystem::path window = std::filesystem::path(DAMAS_PROJECT) / "src/view/window";
  std::size_t folders = 0;
  for (const auto& entry : std::filesystem::directory_iterator(window)) {
    if (!entry.is_directory()) continue;
    ++folders;
    const std::string folder = entry.path().filename().string();
    const bool named = layout.find("`" + folder + "`") != std::string::npos;
    CHECK_MESSAGE(named, "## Layout in README.md does not name `", folder, "`");
  }
  CHECK(folders > 20);
}

}  // namespace damas::house
