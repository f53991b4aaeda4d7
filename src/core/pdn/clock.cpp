#include "core/pdn/clock.hpp"

#include <algorithm>

#include "core/pdn/chars.hpp"

namespace damas {

namespace {

struct Name {
  std::string_view text;
  PdnClockKind kind;
};

// The first name of each kind is the one that is written.
constexpr Name names[] = {
    {"clk", PdnClockKind::Remaining},   {"clock", PdnClockKind::Remaining},
    {"mct", PdnClockKind::Elapsed},     {"egt", PdnClockKind::GameElapsed},
    {"emt", PdnClockKind::MoveElapsed},
};

// Reads times such as "1:05:23", "5:23" and "0:0:9.56".
std::optional<std::int64_t> milliseconds(std::string_view text) {
  std::int64_t seconds = 0;
  std::int64_t part = 0;
  std::size_t i = 0;
  int colons = 0;
  bool any = false;
  for (; i < text.size() && (chars::is_digit(text[i]) || text[i] == ':'); ++i) {
    if (text[i] == ':') {
      seconds = 60 * (seconds + part);
      part = 0;
      if (++colons > 2) return std::nullopt;
      continue;
    }
    any = true;
    part = std::min<std::int64_t>(10 * part + (text[i] - '0'), 1000000);
  }
  std::int64_t total = 1000 * (seconds + part);
  if (!any) return std::nullopt;
  if (i < text.size() && text[i] == '.') {
    std::int64_t unit = 100;
    for (++i; i < text.size() && chars::is_digit(text[i]); ++i, unit /= 10)
      total += unit * (text[i] - '0');
  }
  return i == text.size() ? std::optional(total) : std::nullopt;
}

// Reads one time, which may begin with the letter of its side.
std::optional<PdnClock> clock_of(PdnClockKind kind, std::string_view word) {
  PdnClock clock;
  clock.kind = kind;
  const char letter = word.empty() ? '\0' : word.front();
  if (chars::lower(letter) == 'w' || chars::lower(letter) == 'b') {
    clock.side = chars::lower(letter) == 'w' ? Side::White : Side::Black;
    clock.running = letter != chars::lower(letter);
    word.remove_prefix(1);
  }
  const std::optional<std::int64_t> time = milliseconds(word);
  if (!time) return std::nullopt;
  clock.milliseconds = *time;
  return clock;
}

std::string_view take_word(std::string_view& text) {
  const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
  text.remove_prefix(begin);
  const std::size_t end = std::min(text.find_first_of(" \t\r\n"), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(end);
  return word;
}

// Returns the inside of the next command and leaves the text after it in `comment`; returns nothing
// if no command is left.
std::optional<std::string_view> take_command(std::string_view& comment) {
  const std::size_t open = comment.find("[%");
  const std::size_t close = comment.find(']', open == std::string_view::npos ? 0 : open);
  if (open == std::string_view::npos || close == std::string_view::npos) return std::nullopt;
  const std::string_view inside = comment.substr(open + 2, close - open - 2);
  comment.remove_prefix(close + 1);
  return inside;
}

std::string two_digits(std::int64_t n) {
  return (n < 10 ? "0" : "") + std::to_string(n);
}

}  // namespace

std::vector<PdnClock> clocks_in(std::string_view comment) {
  std::vector<PdnClock> clocks;
  while (auto command = take_command(comment)) {
    const std::string_view name = take_word(*command);
    const auto* known = std::find_if(std::begin(names), std::end(names),
                                     [&](const Name& n) { return n.text == name; });
    if (known == std::end(names)) continue;
    for (std::string_view word = take_word(*command); !word.empty(); word = take_word(*command)) {
      if (const auto clock = clock_of(known->kind, word)) clocks.push_back(*clock);
    }
  }
  return clocks;
}

std::string clock_command(const PdnClock& clock) {
  const auto* name = std::find_if(std::begin(names), std::end(names),
                                  [&](const Name& n) { return n.kind == clock.kind; });
  std::string side;
  if (clock.side) {
    const bool white = *clock.side == Side::White;
    side = clock.running ? (white ? "W" : "B") : (white ? "w" : "b");
  }
  const std::int64_t seconds = clock.milliseconds / 1000;
  // Times with a side are an extension, which has its own command name.
  return "[%" + std::string(clock.side ? "clock" : name->text) + " " + side +
         std::to_string(seconds / 3600) + ":" + two_digits(seconds / 60 % 60) + ":" +
         two_digits(seconds % 60) + "]";
}

std::string prose_of(std::string_view comment) {
  std::string prose;
  while (true) {
    std::string_view rest = comment;
    if (!take_command(rest)) break;
    prose += std::string(comment.substr(0, comment.find("[%"))) + " ";
    comment = rest;
  }
  return chars::one_paragraph(prose + std::string(comment));
}

}  // namespace damas
