// Owns reading a text line by line, and what lines of "key: value" have in common.
#pragma once

#include <algorithm>
#include <string_view>

namespace damas {

// Removes the first line from the text and returns it without its line end.
inline std::string_view take_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  return line;
}

// Without blanks at its ends.
inline std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r";
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

// Whether a key may be the code of a language, such as "pt": codes have two or three letters.
inline bool is_language_code(std::string_view key) {
  return (key.size() == 2 || key.size() == 3) &&
         std::all_of(key.begin(), key.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

}  // namespace damas
