#include "view/window/app/kept_names.hpp"

#include <algorithm>
#include <array>

#include "match/saved_match.hpp"
#include "view/window/app/match_file_names.hpp"

namespace damas {

namespace {

constexpr std::array single_files = {
    settings_file, records_file,  puzzle_file,   picture_file, progress_file, lessons_file,
    ratings_file,  mistakes_file, openings_file, visits_file,  welcome_file,  finished_games_file};

bool is_number(std::string_view text) {
  constexpr std::size_t most_digits = 9;
  return !text.empty() && text.size() <= most_digits &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// The name before it was set aside.
std::string_view first_name(std::string_view name) {
  constexpr std::string_view mark = ".bad-";
  const std::size_t at = name.find(mark);
  if (at == name.npos || !is_number(name.substr(at + mark.size()))) return name;
  return name.substr(0, at);
}

// Whether the name is `stem`, or `stem` with a number behind, and the extension.
bool is_numbered(std::string_view name, std::string_view stem, std::string_view extension) {
  if (!name.starts_with(stem) || !name.ends_with(extension)) return false;
  if (name.size() < stem.size() + extension.size()) return false;
  const std::string_view middle =
      name.substr(stem.size(), name.size() - stem.size() - extension.size());
  return middle.empty() || (middle.front() == '-' && is_number(middle.substr(1)));
}

}  // namespace

bool is_terminal_match_file(std::string_view name) {
  return is_numbered(name, terminal_match_file_stem, match_file_extension);
}

bool is_match_file(std::string_view name) {
  return is_numbered(name, match_file_stem, match_file_extension) || is_terminal_match_file(name);
}

bool is_kept_name(std::string_view name) {
  const std::string_view first = first_name(name);
  return is_match_file(first) || is_numbered(first, return_file_stem, match_file_extension) ||
         std::find(single_files.begin(), single_files.end(), first) != single_files.end();
}

}  // namespace damas
