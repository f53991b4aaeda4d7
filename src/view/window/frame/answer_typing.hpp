// Owns AnswerTyping: an answer that a person types character by character, such as a number or the
// name of a square.
#pragma once

#include <functional>
#include <string>

#include "platform/input.hpp"

namespace damas {

class AnswerTyping {
 public:
  struct Rules {
    std::function<bool(const std::string& text)> may_be_typed;
    std::function<bool(const std::string& text)> is_whole;  // nothing can follow it
  };
  using Give = std::function<void(const std::string& answer)>;

  // Adds the characters of this update that may be typed, and gives an answer once it is whole.
  // Backspace takes a character back. Returns what would have been typed with the characters at
  // the end that may not; empty if there are none.
  std::string take(const Input& input, const Rules& rules, const Give& give);
  // Gives the answer as it is. False if nothing has been typed.
  bool enter(const Give& give);
  // False if nothing has been typed.
  bool clear();
  bool empty() const { return text_.empty(); }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

}  // namespace damas
