#include "hub/message.hpp"

#include <algorithm>

namespace damas::hub {

namespace {

bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

class Reader {
 public:
  explicit Reader(std::string_view line) : line_(line) {}

  std::variant<Message, Error> read() {
    Message message;
    skip_blanks();
    message.command = word();
    if (message.command.empty() && !at_end()) return expected("a command");
    while (skip_blanks(), !at_end()) {
      Argument argument{word()};
      if (argument.name.empty()) return expected("the name of an argument");
      skip_blanks();
      if (peek() == '=') {
        ++at_;
        skip_blanks();
        if (peek() == '"') {
          if (!quoted(argument.value.emplace())) return expected("a closing quotation mark");
        } else {
          argument.value = word();
          if (argument.value->empty()) return expected("a value");
        }
      }
      message.arguments.push_back(std::move(argument));
    }
    return message;
  }

 private:
  bool at_end() const { return at_ >= line_.size(); }
  char peek() const { return at_end() ? '\0' : line_[at_]; }
  void skip_blanks() {
    while (!at_end() && is_blank(peek()))
      ++at_;
  }

  std::string word() {
    const std::size_t begin = at_;
    while (!at_end() && !is_blank(peek()) && peek() != '=' && peek() != '"')
      ++at_;
    return std::string(line_.substr(begin, at_ - begin));
  }

  bool quoted(std::string& value) {
    const std::size_t close = line_.find('"', at_ + 1);
    const std::size_t end = std::min(close, line_.size());
    value = line_.substr(at_ + 1, end - at_ - 1);
    at_ = end + 1;
    return close != std::string_view::npos;
  }

  Error expected(const std::string& what) const {
    const std::size_t place = std::min(at_, line_.size()) + 1;
    return {"expected " + what + " at character " + std::to_string(place)};
  }

  std::string_view line_;
  std::size_t at_ = 0;
};

std::string value_text(const std::string& value) {
  const bool plain = !value.empty() && std::none_of(value.begin(), value.end(), [](char c) {
    return is_blank(c) || c == '=' || c == '"';
  });
  if (plain) return value;
  std::string text = "\"";
  for (const char c : value)
    text += c == '"' ? '\'' : c == '\n' || c == '\r' ? ' ' : c;
  return text + '"';
}

}  // namespace

bool Message::has(std::string_view name) const {
  return std::any_of(arguments.begin(), arguments.end(),
                     [name](const Argument& argument) { return argument.name == name; });
}

const std::string* Message::find(std::string_view name) const {
  for (const Argument& argument : arguments) {
    if (argument.name == name) return argument.value ? &*argument.value : nullptr;
  }
  return nullptr;
}

std::variant<Message, Error> parse_message(std::string_view line) {
  return Reader(line).read();
}

std::string to_text(const Message& message) {
  std::string text = message.command;
  for (const Argument& argument : message.arguments) {
    text += ' ' + argument.name;
    if (argument.value) text += '=' + value_text(*argument.value);
  }
  return text;
}

}  // namespace damas::hub
