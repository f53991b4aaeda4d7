// Owns reading and writing texts made of lines "key value", and the moves and numbers in them.
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

// What stands between the blanks of a value.
std::vector<std::string_view> words_of(std::string_view value);

// A whole text as one number within the type's bounds.
template <class T>
std::optional<T> number_from(std::string_view text, int base = 10) {
  T value{};
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value, base);
  if (error != std::errc{} || stop != end) return std::nullopt;
  return value;
}

// Reads lines in their order. After the first that is not as expected it yields only defaults.
class WireLines {
 public:
  explicit WireLines(std::string_view text) : rest_(text) {}

  // The value of the next line if that has this key.
  std::optional<std::string_view> take_if(std::string_view key);
  // The same, but the line must be there.
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
  void expect_end();

  // What is wrong with the line taken last; only the first complaint is kept.
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
