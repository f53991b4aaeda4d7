// Owns the reading of texts with "key value" lines, and the text form of moves and numbers.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/move.hpp"

namespace damas {

std::string wire_text(const Move& m);
std::optional<Move> move_from_wire(std::string_view text);

// The words of a value, separated by blanks.
std::vector<std::string_view> words_of(std::string_view value);

// The number that a whole text represents; nothing if it is invalid or out of the type's range.
template <class T>
std::optional<T> number_from(std::string_view text, int base = 10) {
  T value{};
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value, base);
  if (error != std::errc{} || stop != end) return std::nullopt;
  return value;
}

// Reads lines in order. After the first error, all reads return default values.
class WireLines {
 public:
  explicit WireLines(std::string_view text) : rest_(text) {}

  // The value of the next line if it has this key, else nothing.
  std::optional<std::string_view> take_if(std::string_view key);
  // The value of the next line, which must have this key.
  std::string_view take(std::string_view key);

  template <class T>
  T number(std::string_view key, T low, T high) {
    return within(key, take(key), low, high);
  }
  // Nothing if the next line has another key.
  template <class T>
  std::optional<T> number_if(std::string_view key, T low, T high) {
    const auto text = take_if(key);
    if (!text) return std::nullopt;
    return within(key, *text, low, high);
  }
  std::vector<Move> moves(std::string_view key);
  // The text of all further lines, which ends the reading.
  std::string_view rest();
  void expect_end();

  // Records an error in the line taken last; only the first error is kept.
  void fail(std::string_view key, std::string_view what);
  void fail(std::string_view key, std::string_view expected, std::string_view found);
  const std::optional<std::string>& error() const { return error_; }

 private:
  template <class T>
  T within(std::string_view key, std::string_view text, T low, T high) {
    const auto n = number_from<T>(text);
    if (n && *n >= low && *n <= high) return *n;
    fail(key, "a number from " + std::to_string(low) + " to " + std::to_string(high), text);
    return low;
  }

  std::string_view rest_;
  int line_ = 0;  // of the line taken last, from 1
  std::optional<std::string> error_;
};

}  // namespace damas
