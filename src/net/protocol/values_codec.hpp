// Owns the JSON form of single values, for reading and writing; internal to src/net/protocol.
#pragma once

#include <concepts>
#include <nlohmann/json.hpp>
#include <string>

#include "net/protocol/limits.hpp"
#include "net/protocol/values.hpp"
#include "net/protocol/words.hpp"

namespace damas::net::codec {

using Json = nlohmann::ordered_json;

// The first error; the rest of the message is not checked.
class Fault {
 public:
  explicit operator bool() const { return !what_.empty(); }
  const std::string& what() const { return what_; }
  void expected(const std::string& where, std::string_view what) {
    if (what_.empty()) what_ = "expected \"" + where + "\" to be " + std::string(what);
  }
  void say(std::string what) {
    if (what_.empty()) what_ = std::move(what);
  }

 private:
  std::string what_;
};

// The name of a value in error sentences, and the object that keeps the error.
struct Place {
  std::string where;
  Fault& fault;

  void expected(std::string_view what) const { fault.expected(where, what); }
  Place part(std::string_view name) const { return {where + "." + std::string(name), fault}; }
  Place item(std::size_t n) const { return {where + "[" + std::to_string(n) + "]", fault}; }
};

// A number with its inclusive bounds.
template <std::integral T>
struct Within {
  T& value;
  std::int64_t low;
  std::int64_t high;
};
template <std::integral T>
Within<T> within(T& value, std::int64_t low, std::int64_t high) {
  return {value, low, high};
}

// A text that must pass a test; `what` describes it in error sentences.
template <typename T>
struct Such {
  T& value;
  bool (*test)(std::string_view);
  std::string_view what;
};
template <typename T>
Such<T> such(T& value, bool (*test)(std::string_view), std::string_view what) {
  return {value, test, what};
}

// A list with its maximal and minimal number of items.
template <typename T>
struct AtMost {
  T& list;
  std::size_t most;
  std::size_t fewest = 0;
};
template <typename T>
AtMost<T> at_most(T& list, std::size_t most, std::size_t fewest = 0) {
  return {list, most, fewest};
}

std::optional<std::int64_t> whole_number(const Json& json, std::int64_t low, std::int64_t high);

std::string cell_text(Cell cell);
// Reads "a1" to "z26"; the caller must check that the cell is on the board.
std::optional<Cell> cell_of(std::string_view text);

inline const std::string* text_in(const Json& json) {
  return json.get_ptr<const std::string*>();
}

template <typename T>
concept Worded = requires(T value) {
  word_of(value);
};

inline Json write(bool value) {
  return value;
}
inline Json write(const std::string& text) {
  return text;
}
inline Json write(Cell cell) {
  return cell_text(cell);
}
inline Json write(Variant variant) {
  return std::string(info(variant).id);
}
template <Worded Enum>
Json write(Enum value) {
  return std::string(word_of(value));
}
template <std::integral T>
Json write(const Within<T>& number) {
  return number.value;
}
template <typename What>
Json write(const Id<What>& id) {
  return id.text;
}
Json write(const TimeControl& time);
Json write(const CellPath& path);

void read(const Json& json, bool& value, const Place& place);
void read(const Json& json, std::string& text, const Place& place);
void read(const Json& json, Cell& cell, const Place& place);
void read(const Json& json, Variant& variant, const Place& place);
// Null, or {"initial": ms, "increment": ms}.
void read(const Json& json, TimeControl& time, const Place& place);
// Must have at least an origin and a destination.
void read(const Json& json, CellPath& path, const Place& place);

template <Worded Enum>
void read(const Json& json, Enum& value, const Place& place) {
  const std::string* word = text_in(json);
  const auto found = word ? from_word<Enum>(*word) : std::nullopt;
  if (!found) return place.expected("one of: " + words_of<Enum>());
  value = *found;
}

template <std::integral T>
void read(const Json& json, const Within<T>& number, const Place& place) {
  const auto found = whole_number(json, number.low, number.high);
  if (found) {
    number.value = static_cast<T>(*found);
  } else {
    place.expected("a whole number from " + std::to_string(number.low) + " to " +
                   std::to_string(number.high));
  }
}

template <typename What>
void read(const Json& json, Id<What>& id, const Place& place) {
  const std::string* text = text_in(json);
  if (!text || !is_uuid(*text)) return place.expected("a UUID in small letters");
  id.text = *text;
}

}  // namespace damas::net::codec
