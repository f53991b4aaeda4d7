#include "view/text/wrap.hpp"

#include <algorithm>

namespace damas {

namespace {

bool continues_character(char c) {
  return (static_cast<unsigned char>(c) >> 6) == 2;
}

// The position after the colour sequence that begins at `start`.
std::size_t after_color(std::string_view text, std::size_t start) {
  return std::min(text.find('m', start), text.size() - 1) + 1;
}

}  // namespace

int columns(std::string_view text) {
  int count = 0;
  for (std::size_t i = 0; i < text.size();) {
    if (text[i] == '\x1b') {
      i = after_color(text, i);
    } else {
      count += continues_character(text[i]) ? 0 : 1;
      ++i;
    }
  }
  return count;
}

std::vector<std::string> wrapped(std::string_view text, int width, int indent) {
  std::vector<std::string> lines;
  // Leading spaces belong to the first line.
  std::size_t end = std::min(text.find_first_not_of(' '), text.size());
  std::string line(text.substr(0, end));
  bool has_word = false;
  while (end < text.size()) {
    const std::size_t start = text.find_first_not_of(' ', end);
    if (start == std::string_view::npos) break;
    const std::string_view gap = has_word ? text.substr(end, start - end) : std::string_view{};
    end = std::min(text.find(' ', start), text.size());
    const std::string_view word = text.substr(start, end - start);
    if (has_word && columns(line) + columns(gap) + columns(word) > width) {
      lines.push_back(line);
      line.assign(static_cast<std::size_t>(indent), ' ').append(word);
    } else {
      line.append(gap).append(word);
    }
    has_word = true;
  }
  lines.push_back(line);
  return lines;
}

}  // namespace damas
