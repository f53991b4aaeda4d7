#include "view/text/printable.hpp"

#include <vector>

namespace damas {

namespace {

unsigned byte(std::string_view text, std::size_t i) {
  return static_cast<unsigned char>(text[i]);
}

// The size of the first character in bytes; 0 for invalid UTF-8 or a control character.
std::size_t length_of_character(std::string_view text) {
  const unsigned first = byte(text, 0);
  if (first < 0x80) return first < 0x20 || first == 0x7F ? 0 : 1;
  const std::size_t length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  if (length == 0 || first > 0xF4 || length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if (byte(text, i) >> 6 != 2) return 0;
  }
  const unsigned second = byte(text, 1);
  const bool control = first == 0xC2 && second < 0xA0;
  const bool overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
  const bool no_character = (first == 0xED && second >= 0xA0) || (first == 0xF4 && second >= 0x90);
  return control || overlong || no_character ? 0 : length;
}

}  // namespace

std::string printable(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const std::size_t length = length_of_character(text);
    if (length == 0) {
      shown += text.front() == '\t' ? ' ' : '?';
    } else {
      shown += text.substr(0, length);
    }
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return shown;
}

std::string shortened(std::string_view text, std::size_t most) {
  std::string shown = printable(text);
  std::vector<std::size_t> characters;  // the beginning of each
  for (std::size_t i = 0; i < shown.size(); ++i) {
    if (byte(shown, i) >> 6 != 2) characters.push_back(i);
  }
  if (characters.size() <= most) return shown;
  const std::size_t tail = most / 3;
  const std::size_t head = most - tail - 1;
  const std::size_t end = characters[characters.size() - tail];
  return shown.replace(characters[head], end - characters[head], "…");
}

}  // namespace damas
