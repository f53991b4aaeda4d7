#include "view/window/frame/answer_typing.hpp"

#include <utility>
#include <vector>

#include <doctest/doctest.h>

namespace damas::test {

namespace {

// Takes digits, and two of them are a whole answer.
struct AnswerTyper {
  AnswerTyping typing;
  std::vector<std::string> given;

  void take(const std::string& text, std::vector<KeyPress> keys = {}) {
    Input input;
    input.text = text;
    input.keys = std::move(keys);
    const AnswerTyping::Rules rules{
        [](const std::string& typed) { return typed.back() >= '0' && typed.back() <= '9'; },
        [](const std::string& typed) { return typed.size() == 2; }};
    typing.take(input, rules, [this](const std::string& answer) { given.push_back(answer); });
  }
  bool enter() {
    return typing.enter([this](const std::string& answer) { given.push_back(answer); });
  }
};

using GivenAnswers = std::vector<std::string>;

}  // namespace

TEST_CASE_FIXTURE(AnswerTyper, "An answer is given once nothing can follow what was typed") {
  take("x1");
  CHECK(typing.text() == "1");
  CHECK(given.empty());
  take("2345");
  CHECK(given == GivenAnswers{"12", "34"});
  CHECK(typing.text() == "5");
}

TEST_CASE_FIXTURE(AnswerTyper, "Enter gives what was typed, unless that is nothing") {
  CHECK_FALSE(enter());
  take("7");
  CHECK(enter());
  CHECK(given == GivenAnswers{"7"});
  CHECK(typing.empty());
}

TEST_CASE_FIXTURE(AnswerTyper, "Backspace takes a character back, and all can be dropped") {
  take("1");
  take("", {{Key::Backspace, {}}});
  CHECK(typing.empty());
  take("", {{Key::Backspace, {}}});
  CHECK_FALSE(typing.clear());
  take("1");
  CHECK(typing.clear());
  CHECK(typing.empty());
  CHECK(given.empty());
}

}  // namespace damas::test
