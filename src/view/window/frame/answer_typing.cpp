#include "view/window/frame/answer_typing.hpp"

#include <algorithm>
#include <utility>

namespace damas {

std::string AnswerTyping::take(const Input& input, const Rules& rules, const Give& give) {
  const bool erased = std::any_of(input.keys.begin(), input.keys.end(), [](const KeyPress& press) {
    return press.key == Key::Backspace;
  });
  if (erased && !text_.empty()) text_.pop_back();
  std::string refused;
  for (const char c : input.text) {
    if (rules.may_be_typed(text_ + c)) {
      text_ += c;
      refused.clear();
      if (rules.is_whole(text_)) enter(give);
    } else if (c != ' ') {
      refused += c;
    }
  }
  return refused.empty() ? refused : text_ + refused;
}

bool AnswerTyping::enter(const Give& give) {
  if (text_.empty()) return false;
  give(std::exchange(text_, {}));
  return true;
}

bool AnswerTyping::clear() {
  return !std::exchange(text_, {}).empty();
}

}  // namespace damas
