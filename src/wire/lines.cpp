#include "wire/lines.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace damas {

namespace {

std::string hexadecimal(std::uint64_t n) {
  std::array<char, 16> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), n, 16).ptr;
  return {digits.data(), end};
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::optional<Square> square_from(std::string_view text) {
  constexpr int squares = 128;  // bits of the largest board's word
  const auto n = number_from<int>(text);
  if (!n || *n < 0 || *n >= squares) return std::nullopt;
  return static_cast<Square>(*n);
}

}  // namespace

// From, to, the captured set's two halves in hexadecimal, and 1 for a promotion: 12:30:200000:0:1.
std::string wire_text(const Move& m) {
  const auto taken = m.captured.word<Word128>();
  return std::to_string(index(m.from)) + ':' + std::to_string(index(m.to)) + ':' +
         hexadecimal(taken.low) + ':' + hexadecimal(taken.high) + ':' + (m.promotes ? '1' : '0');
}

std::optional<Move> move_from_wire(std::string_view text) {
  const auto parts = split(text, ':');
  if (parts.size() != 5 || (parts[4] != "0" && parts[4] != "1")) return std::nullopt;
  const auto from = square_from(parts[0]);
  const auto to = square_from(parts[1]);
  const auto low = number_from<std::uint64_t>(parts[2], 16);
  const auto high = number_from<std::uint64_t>(parts[3], 16);
  if (!from || !to || !low || !high) return std::nullopt;
  return Move{SquareSet{Word128{*low, *high}}, *from, *to, parts[4] == "1"};
}

std::vector<std::string_view> words_of(std::string_view value) {
  if (value.empty()) return {};
  return split(value, ' ');
}

std::optional<std::string_view> WireLines::take_if(std::string_view key) {
  if (error_) return std::nullopt;
  const std::string_view line = rest_.substr(0, rest_.find('\n'));
  const std::size_t end_of_key = std::min(line.find(' '), line.size());
  if (rest_.empty() || line.substr(0, end_of_key) != key) return std::nullopt;
  rest_.remove_prefix(std::min(line.size() + 1, rest_.size()));
  ++line_;
  return line.substr(std::min(end_of_key + 1, line.size()));
}

std::string_view WireLines::take(std::string_view key) {
  if (const auto value = take_if(key)) return *value;
  ++line_;
  fail(key, "a line of that key", rest_.substr(0, rest_.find('\n')));
  return {};
}

std::vector<Move> WireLines::moves(std::string_view key) {
  std::vector<Move> list;
  for (const std::string_view word : words_of(take(key))) {
    const auto m = move_from_wire(word);
    if (!m) {
      fail(key, "a move as from:to:taken:taken:promotes", word);
      return {};
    }
    list.push_back(*m);
  }
  return list;
}

std::string_view WireLines::rest() {
  if (error_) return {};
  return std::exchange(rest_, {});
}

void WireLines::expect_end() {
  if (rest_.empty()) return;
  ++line_;
  fail("end", "no further line", rest_.substr(0, rest_.find('\n')));
}

void WireLines::fail(std::string_view key, std::string_view what) {
  if (error_) return;
  error_ = "line " + std::to_string(line_) + " (" + std::string(key) + "): " + std::string(what);
}

void WireLines::fail(std::string_view key, std::string_view expected, std::string_view found) {
  constexpr std::size_t longest = 60;
  fail(key, "expected " + std::string(expected) + ", found \"" +
                std::string(found.substr(0, longest)) + '"');
}

}  // namespace damas
