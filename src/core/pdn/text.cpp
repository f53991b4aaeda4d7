#include "core/pdn/text.hpp"

#include <cstdint>

#include "core/pdn/chars.hpp"

namespace damas {

namespace {

constexpr char32_t invalid = 0xFFFFFFFF;

void append(std::string& out, char32_t c) {
  const auto byte = [&](char32_t b) { out += static_cast<char>(static_cast<unsigned char>(b)); };
  if (c < 0x80) {
    byte(c);
  } else if (c < 0x800) {
    byte(0xC0 | c >> 6);
    byte(0x80 | (c & 0x3F));
  } else if (c < 0x10000) {
    byte(0xE0 | c >> 12);
    byte(0x80 | (c >> 6 & 0x3F));
    byte(0x80 | (c & 0x3F));
  } else {
    byte(0xF0 | c >> 18);
    byte(0x80 | (c >> 12 & 0x3F));
    byte(0x80 | (c >> 6 & 0x3F));
    byte(0x80 | (c & 0x3F));
  }
}

// Removes one character from the front and returns it. A byte that does not begin a character is
// removed alone and returns `invalid`.
char32_t take(std::string_view& text) {
  const auto at = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = at(0);
  std::size_t length = 1;
  if (first >= 0xC2 && first < 0xE0) length = 2;
  if (first >= 0xE0 && first < 0xF0) length = 3;
  if (first >= 0xF0 && first < 0xF5) length = 4;
  bool valid = first < 0x80 || length > 1;
  valid = valid && text.size() >= length;
  char32_t c = length == 1 ? first : first & (0x7FU >> length);
  for (std::size_t i = 1; valid && i < length; ++i) {
    valid = (at(i) & 0xC0) == 0x80;
    c = c << 6 | (at(i) & 0x3FU);
  }
  text.remove_prefix(valid ? length : 1);
  return valid ? c : invalid;
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    if (take(text) == invalid) return false;
  }
  return true;
}

// The small letters without accents for U+00C0 and following, and for U+0100 and following; '*' for
// characters that have none.
constexpr std::string_view latin_1 =
    "aaaaaa*ceeeeiiii*nooooo*ouuuuy**aaaaaa*ceeeeiiii*nooooo*ouuuuy*y";
constexpr std::string_view latin_a =
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii**jjkk*lllllll"
    "lllnnnnnnn**oooooo**rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

char32_t folded(char32_t c) {
  if (c < 0x80) return static_cast<char32_t>(chars::lower(static_cast<char>(c)));
  if (c >= 0xC0 && c < 0xC0 + latin_1.size() && latin_1[c - 0xC0] != '*') {
    return static_cast<char32_t>(latin_1[c - 0xC0]);
  }
  if (c >= 0xC0 && c <= 0xDE) return c + 0x20;
  if (c >= 0x100 && c < 0x100 + latin_a.size() && latin_a[c - 0x100] != '*') {
    return static_cast<char32_t>(latin_a[c - 0x100]);
  }
  if (c >= 0x391 && c <= 0x3A9) return c + 0x20;  // Greek capitals
  if (c >= 0x410 && c <= 0x42F) return c + 0x20;  // Cyrillic capitals
  if (c == 0x401 || c == 0x451) return 0x435;     // io becomes ie
  if (c >= 0x400 && c <= 0x40F) return c + 0x50;  // other Cyrillic capitals
  return c;
}

}  // namespace

std::string to_utf8(std::string_view text) {
  if (is_utf8(text)) return std::string(text);
  std::string out;
  for (const char c : text)
    append(out, static_cast<unsigned char>(c));
  return out;
}

std::string unescaped(std::string_view value) {
  std::string out;
  for (std::size_t i = 0; i < value.size(); ++i) {
    const bool escape =
        value[i] == '\\' && i + 1 < value.size() && (value[i + 1] == '"' || value[i + 1] == '\\');
    if (escape) ++i;
    out += value[i];
  }
  return out;
}

std::string escaped(std::string_view value) {
  std::string out;
  for (const char c : value) {
    if (c == '"' || c == '\\') out += '\\';
    out += chars::is_space(c) ? ' ' : c;
  }
  return out;
}

std::string folded(std::string_view utf8) {
  std::string out;
  while (!utf8.empty()) {
    const char first = utf8.front();
    const char32_t c = take(utf8);
    append(out, c == invalid ? static_cast<unsigned char>(first) : folded(c));
  }
  return out;
}

std::string quotable(std::string_view text, std::size_t most) {
  const auto continues = [&](std::size_t i) {
    return (static_cast<unsigned char>(text[i]) & 0xC0) == 0x80;
  };
  if (most < text.size()) {
    std::size_t end = most;
    while (end > 0 && most - end < 3 && continues(end))
      --end;
    text = text.substr(0, continues(end) ? most : end);
  }
  std::string out = to_utf8(text);
  for (char& c : out) {
    if (chars::is_space(c)) c = ' ';
    if (static_cast<unsigned char>(c) < ' ' || c == '\x7F') c = '?';
  }
  return out;
}

}  // namespace damas
