// Owns the character classes of PDN, which do not depend on the program's locale.
#pragma once

#include <string>
#include <string_view>

namespace damas::chars {

constexpr bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
constexpr bool is_alpha(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
constexpr bool is_alnum(char c) {
  return is_digit(c) || is_alpha(c);
}
// Blanks separate the words of one line.
constexpr bool is_blank(char c) {
  return c == ' ' || c == '\t';
}
constexpr bool is_space(char c) {
  return is_blank(c) || c == '\n' || c == '\r' || c == '\f' || c == '\v';
}
constexpr char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

constexpr bool equal_ignoring_case(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (lower(a[i]) != lower(b[i])) return false;
  }
  return true;
}

// Removes spaces at the ends of the text and replaces each run of spaces and line ends by one
// space.
inline std::string one_paragraph(std::string_view text) {
  std::string out;
  bool pending = false;
  for (const char c : text) {
    if (is_space(c)) {
      pending = !out.empty();
      continue;
    }
    if (pending) out += ' ';
    pending = false;
    out += c;
  }
  return out;
}

}  // namespace damas::chars
