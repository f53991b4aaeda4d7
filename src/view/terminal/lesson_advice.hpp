// Owns LessonAdvice: what the coach says in a lesson in the terminal, which is hints at the move
// that is asked, and reasons for moves that were tried.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "lessons/session.hpp"
#include "view/terminal/adviser.hpp"
#include "view/terminal/stepwise_hint.hpp"

namespace damas::terminal {

// Whether the person is to move.
bool move_is_asked(const lessons::Session& session);

class LessonAdvice {
 public:
  // The position has changed.
  void drop_hint();
  // A move is about to be tried in that game, or to be shown.
  void note_try(const Game& game) { tried_from_ = game.ply(); }
  // Another step begins, of which nothing has been tried.
  void begin_step();

  // Whether the last hint has named the move.
  bool names_move() const { return hint_.names_move(); }
  // The next hint at the move that is asked: that of the lesson or, against the machine, the best
  // one. Nothing if there is none.
  std::optional<std::string> hint(const lessons::Session& session, Language language);

  // Looks why the last move is wrong if the lesson itself gives no reason, and lets the session
  // show it. Only what is certain refutes it, because what the lesson asks for may cost something,
  // too.
  void look_for_reason(lessons::Session& session, Language language);
  void drop_reason() { reason_.clear(); }
  // Why the last move was wrong; empty if that is not known.
  const std::string& reason() const { return reason_; }
  // The ply at which the last move was tried.
  int tried_from() const { return tried_from_.value_or(0); }
  // The reason for the hint; without one, for the last move. Nothing if the coach knows none.
  std::optional<std::string> explain(const lessons::Session& session, Language language);

 private:
  Adviser& adviser();

  std::unique_ptr<Adviser> adviser_;  // set once a move may need a reason
  StepwiseHint hint_;                 // for the move that is asked
  std::optional<FoundMove> best_;     // against the machine: that move, once a hint was asked for
  std::string reason_;
  std::optional<int> tried_from_;  // set once a move of this step was tried
};

}  // namespace damas::terminal
