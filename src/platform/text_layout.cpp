#include "platform/text_layout.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace damas {

namespace {

// The longest prefix, in whole characters, for which `fits` is true; found by bisection.
std::size_t longest_prefix(std::string_view text,
                           const std::function<bool(std::string_view)>& fits) {
  std::size_t low = 0;
  std::size_t high = text.size();
  while (low < high) {
    std::size_t middle = whole_characters(text, (low + high + 1) / 2);
    if (middle <= low) {
      middle = low + 1;
      while (middle < text.size() && whole_characters(text, middle) != middle)
        ++middle;
    }
    if (fits(text.substr(0, middle))) {
      low = middle;
    } else {
      high = whole_characters(text, middle - 1);
    }
  }
  return low;
}

// The length of the first line of `text`: up to the last space that fits, or else inside the word.
std::size_t line_end(std::string_view text, float width, const MeasureLine& measure) {
  const auto fits = [&](std::string_view part) { return measure(std::string{part}) <= width; };
  const std::size_t most = longest_prefix(text, fits);
  if (most == text.size()) return most;
  if (text[most] == ' ') return most;
  const std::size_t space = text.substr(0, most).rfind(' ');
  if (space != std::string_view::npos && space > 0) return space;
  std::size_t first = 1;
  while (first < text.size() && whole_characters(text, first) != first)
    ++first;
  return std::max(most, first);
}

void wrap_line(std::string_view text, float width, const MeasureLine& measure,
               std::vector<std::string>& lines) {
  do {
    const std::size_t end = width > 0 ? line_end(text, width, measure) : text.size();
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(end);
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  } while (!text.empty());
}

}  // namespace

std::size_t whole_characters(std::string_view utf8, std::size_t limit) {
  if (limit >= utf8.size()) return utf8.size();
  constexpr unsigned continuation = 0x80;
  while (limit > 0 && (static_cast<unsigned char>(utf8[limit]) & 0xC0U) == continuation)
    --limit;
  return limit;
}

char32_t take_character(std::string_view& utf8) {
  constexpr char32_t replacement = 0xFFFD;
  assert(!utf8.empty());
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(utf8[at]); };
  const auto length = static_cast<std::size_t>(std::max(1, std::countl_one(byte(0))));
  const bool begins = byte(0) < 0x80 || (length > 1 && length <= 4 && length <= utf8.size());
  char32_t character = length == 1 ? byte(0) : byte(0) & (0x7FU >> length);
  std::size_t used = 1;
  while (begins && used < length && (byte(used) & 0xC0U) == 0x80) {
    character = character << 6U | (byte(used) & 0x3FU);
    ++used;
  }
  const bool whole = begins && used == length;
  utf8.remove_prefix(whole ? length : 1);
  return whole ? character : replacement;
}

std::vector<std::string> wrap_lines(std::string_view utf8, float width,
                                    const MeasureLine& measure) {
  std::vector<std::string> lines;
  while (true) {
    const std::size_t end = utf8.find('\n');
    wrap_line(utf8.substr(0, end), width, measure, lines);
    if (end == std::string_view::npos) return lines;
    utf8.remove_prefix(end + 1);
  }
}

std::string with_ellipsis(std::string_view utf8, float width, const MeasureLine& measure) {
  constexpr std::string_view mark = "\u2026";
  const std::string_view line = utf8.substr(0, utf8.find('\n'));
  if (line.size() == utf8.size() && measure(std::string{line}) <= width) return std::string{line};
  const auto marked = [mark](std::string_view part) {
    while (!part.empty() && part.back() == ' ')
      part.remove_suffix(1);
    return std::string{part}.append(mark);
  };
  const std::size_t most =
      longest_prefix(line, [&](std::string_view part) { return measure(marked(part)) <= width; });
  return marked(line.substr(0, most));
}

}  // namespace damas
