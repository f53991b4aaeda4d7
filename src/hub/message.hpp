// Owns the lines of the Hub protocol: a command and its arguments, as text and as values.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace damas::hub {

// A sentence that says what was expected.
struct Error {
  std::string text;
};

struct Argument {
  std::string name;
  std::optional<std::string> value = std::nullopt;  // a flag has none

  friend bool operator==(const Argument&, const Argument&) = default;
};

struct Message {
  std::string command;
  std::vector<Argument> arguments = {};

  bool has(std::string_view name) const;
  // Null if there is no such argument or it has no value.
  const std::string* find(std::string_view name) const;

  friend bool operator==(const Message&, const Message&) = default;
};

// A line of only blanks gives an empty command.
std::variant<Message, Error> parse_message(std::string_view line);

// Quotes values where necessary. The protocol cannot express a quotation mark or a line end in a
// value: they become an apostrophe and a blank.
std::string to_text(const Message& message);

}  // namespace damas::hub
