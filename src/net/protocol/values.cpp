#include "net/protocol/values.hpp"

#include <algorithm>

#include "net/protocol/limits.hpp"

namespace damas::net {

namespace {

bool is_small_hex(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
}

// Reads one character of valid UTF-8 and moves `at` behind it.
char32_t next_letter(std::string_view utf8, std::size_t& at) {
  const auto byte = [&](std::size_t i) {
    return i < utf8.size() ? static_cast<unsigned char>(utf8[i]) : 0U;
  };
  const unsigned first = byte(at);
  const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  char32_t letter = length == 1 ? first : first & (0xFFU >> (length + 1));
  for (std::size_t i = 1; i < length; ++i)
    letter = letter << 6 | (byte(at + i) & 0x3FU);
  at += length;
  return letter;
}

bool is_control(char32_t c) {
  return c < 0x20 || (c >= 0x7F && c < 0xA0);
}

// Characters in the fonts of all user interfaces, without control and invisible characters.
bool is_drawable(char32_t c) {
  constexpr std::pair<char32_t, char32_t> ranges[] = {
      {0x0020, 0x007E}, {0x00A1, 0x00AC}, {0x00AE, 0x017F}, {0x0386, 0x0386},
      {0x0388, 0x038A}, {0x038C, 0x038C}, {0x038E, 0x03A1}, {0x03A3, 0x03CE},
      {0x0400, 0x045F}, {0x2010, 0x2014}, {0x2018, 0x201A}, {0x201C, 0x201E},
      {0x2020, 0x2022}, {0x2026, 0x2026}, {0x2039, 0x203A}, {0x20AC, 0x20AC}};
  return std::any_of(std::begin(ranges), std::end(ranges),
                     [c](const auto& range) { return c >= range.first && c <= range.second; });
}

}  // namespace

bool is_uuid(std::string_view text) {
  if (text.size() != 36) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool dash = i == 8 || i == 13 || i == 18 || i == 23;
    if (dash ? text[i] != '-' : !is_small_hex(text[i])) return false;
  }
  return true;
}

bool is_room_code(std::string_view text) {
  return text.size() == limits::room_letters &&
         text.find_first_not_of(room_alphabet) == std::string_view::npos;
}

bool is_token(std::string_view text) {
  return text.size() == 64 && std::all_of(text.begin(), text.end(), is_small_hex);
}

std::optional<NameFault> fault_of_name(std::string_view utf8) {
  std::size_t letters = 0;
  for (std::size_t at = 0; at < utf8.size(); ++letters) {
    if (!is_drawable(next_letter(utf8, at))) return NameFault::Letter;
  }
  if (letters > limits::name_letters) return NameFault::TooLong;
  if (utf8.starts_with(' ') || utf8.ends_with(' ')) return NameFault::Blank;
  return std::nullopt;
}

bool is_name(std::string_view utf8) {
  return !fault_of_name(utf8);
}

bool is_told_name(std::string_view utf8) {
  std::size_t letters = 0;
  for (std::size_t at = 0; at < utf8.size(); ++letters) {
    if (is_control(next_letter(utf8, at))) return false;
  }
  return letters <= limits::name_letters;
}

}  // namespace damas::net
