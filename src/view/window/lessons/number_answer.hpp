// Owns NumberAnswer: typing a number as the answer of a lesson, and the refusal of one that is not
// offered.
#pragma once

#include <functional>
#include <string>

#include "lessons/session.hpp"
#include "view/window/frame/answer_typing.hpp"

namespace damas {

class App;
struct Status;

class NumberAnswer {
 public:
  // Is called with the number, one of the choices of the step.
  using Choose = std::function<void(int number)>;

  // Call it in every update while the step is one with numbers. A number is chosen once no longer
  // one that is offered begins with it.
  void take(const Input& input, const lessons::Session& session, App& app, const Choose& choose);
  // Chooses what has been typed, although more could follow. False if that is nothing.
  bool enter(const lessons::Session& session, App& app, const Choose& choose);
  // Drops what has been typed. False if that is nothing.
  bool erase() { return typing_.clear(); }
  void drop_refusal() { refused_.clear(); }
  void clear();
  // Adds the digits, and the refusal, to the status line.
  void show(Status& status, const lessons::Session& session, const App& app) const;

 private:
  void give(const std::string& typed, const lessons::Session& session, App& app,
            const Choose& choose);
  std::string refusal(const lessons::Session& session, const App& app) const;

  AnswerTyping typing_;
  std::string refused_;  // a number that was typed, but is not offered
};

}  // namespace damas
