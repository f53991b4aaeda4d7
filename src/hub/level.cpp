#include "hub/level.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <locale>
#include <sstream>

namespace damas::hub {

namespace {

constexpr double longest_seconds = 1e6;

template <class Number>
std::optional<Number> whole_number(std::string_view text) {
  Number value = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc{} || stop != end || value < 1) return std::nullopt;
  return value;
}

// Reads an optional argument into `out`; false if it is present but invalid.
template <class Value, class Parse>
bool read(const Message& message, std::string_view name, std::optional<Value>& out, Parse parse) {
  if (!message.has(name)) return true;
  const std::string* const text = message.find(name);
  if (text != nullptr) out = parse(*text);
  return out.has_value();
}

Error wrong(const char* name, const char* expected) {
  return {std::string("level: expected ") + expected + " for " + name};
}

}  // namespace

std::optional<Milliseconds> parse_seconds(std::string_view text) {
  std::istringstream in{std::string(text)};
  in.imbue(std::locale::classic());
  double seconds = 0;
  if (!(in >> std::noskipws >> seconds) || in.peek() != std::istringstream::traits_type::eof()) {
    return std::nullopt;
  }
  if (!(seconds >= 0 && seconds <= longest_seconds)) return std::nullopt;
  return Milliseconds(std::llround(seconds * 1000));
}

std::string seconds_text(Milliseconds time) {
  const auto count = std::max<Milliseconds::rep>(time.count(), 0);
  std::string part = std::to_string(1000 + count % 1000).substr(1);
  while (!part.empty() && part.back() == '0')
    part.pop_back();
  return std::to_string(count / 1000) + (part.empty() ? "" : "." + part);
}

std::variant<Level, Error> parse_level(const Message& message) {
  constexpr const char* seconds = "seconds from 0 to 1000000";
  constexpr const char* count = "a whole number above 0";
  Level level;
  if (!read(message, "depth", level.depth, whole_number<int>)) return wrong("depth", count);
  if (!read(message, "nodes", level.nodes, whole_number<std::uint64_t>)) {
    return wrong("nodes", count);
  }
  if (!read(message, "move-time", level.move_time, parse_seconds)) {
    return wrong("move-time", seconds);
  }
  std::optional<Milliseconds> time;
  std::optional<Milliseconds> increment;
  std::optional<int> moves;
  if (!read(message, "time", time, parse_seconds)) return wrong("time", seconds);
  if (!read(message, "inc", increment, parse_seconds)) return wrong("inc", seconds);
  if (!read(message, "moves", moves, whole_number<int>)) return wrong("moves", count);
  if (time) level.clock = TimeLeft{*time, increment.value_or(Milliseconds{0}), moves};
  if (level == Level{} && !message.has("infinite")) {
    return Error{"level: expected depth, nodes, move-time, time or infinite"};
  }
  return level;
}

Message to_message(const Level& level) {
  Message message{"level"};
  const auto add = [&](const char* name, std::string value) {
    message.arguments.push_back({name, std::move(value)});
  };
  if (level.depth) add("depth", std::to_string(*level.depth));
  if (level.nodes) add("nodes", std::to_string(*level.nodes));
  if (level.move_time) add("move-time", seconds_text(*level.move_time));
  if (level.clock) {
    if (level.clock->moves) add("moves", std::to_string(*level.clock->moves));
    add("time", seconds_text(level.clock->remaining));
    if (level.clock->increment.count() > 0) add("inc", seconds_text(level.clock->increment));
  }
  if (message.arguments.empty()) message.arguments.push_back({"infinite"});
  return message;
}

Milliseconds share_of(const TimeLeft& clock) {
  // Assumed number of moves still to play; small enough that the increment is used up, too.
  constexpr int expected_moves = 25;
  constexpr Milliseconds reserve{50};
  const int moves = std::clamp(clock.moves.value_or(expected_moves), 1, expected_moves);
  const Milliseconds share = clock.remaining / moves + clock.increment * 3 / 4;
  const Milliseconds most = std::min(clock.remaining * 4 / 5, clock.remaining - reserve);
  return std::max(Milliseconds{1}, std::min(share, most));
}

}  // namespace damas::hub
