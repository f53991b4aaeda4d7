// Owns QuestionPanel: the buttons that answer a question of the match, in the status line or, if
// that line is short, in a place of their own.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>

namespace damas {

class App;
class Ui;
struct CheckersLayout;
struct Status;

// A question that the person can answer beside the status line.
struct Question {
  std::string yes;
  std::string no;  // empty: there is no second answer
  std::function<void(bool, App&)> answer;
  bool enabled = true;
};

class QuestionPanel {
 public:
  // Call it in every update. True if a question has come or gone, so that everything must be placed
  // again.
  bool follow(bool asked) { return std::exchange(asked_, asked) != asked; }
  // Whether there was a question at the last update.
  bool asked() const { return asked_; }
  // The width of the buttons in the status line, as of the last frame; 0 if there are none.
  float width_in_status() const { return width_in_status_; }

  // `title` is shown beside the buttons where they take the place of the sheet's handle.
  void panel(Ui& ui, App& app, const std::optional<Question>& question,
             const CheckersLayout& layout, const Status& status, const std::string& title);

 private:
  bool asked_ = false;
  float width_in_status_ = 0;
};

}  // namespace damas
