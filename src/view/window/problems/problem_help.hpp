// Owns ProblemHelp: what a person is told of the solution of a problem: its theme, then a hint in
// three steps, or why the shown solution is right.
#pragma once

#include <string>
#include <utility>

#include "training/attempt.hpp"
#include "view/window/frame/hint_steps.hpp"

namespace damas {

class App;

class ProblemHelp {
 public:
  // Another problem is set.
  void clear();
  void drop_hint() { hint_.clear(); }

  // Shows the theme, which tells nothing of the move. False if it was shown before.
  bool show_theme() { return !std::exchange(theme_shown_, true); }
  bool shows_theme() const { return theme_shown_; }
  // The next step of a hint at the next move of the solution, which must not be over.
  void hint(const training::Attempt& attempt, App& app);
  // The coach's reason for the first move of the solution.
  void explain(const problems::Problem& problem, App& app);

  // Call it in every update.
  void update() { hint_.update(); }
  // Whether the next update has work to do.
  bool busy() const { return hint_.busy(); }
  // The step of the hint that tells the piece or its move; empty if there is none.
  std::string sentence(Language language) const;
  void mark(Marks& marks) const { hint_.mark(marks); }
  // Why the move of the hint or of the shown solution is right; empty before that is known.
  std::string why_right(const training::Attempt& attempt, Language language) const;

 private:
  bool theme_shown_ = false;
  HintSteps hint_;
};

}  // namespace damas
