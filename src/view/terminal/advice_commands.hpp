// Owns AdviceCommands: the commands hint, analyse and why of a game, and the hint that was given
// last.
#pragma once

#include <optional>

#include "match/match.hpp"
#include "view/terminal/adviser.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/stepwise_hint.hpp"

namespace damas::terminal {

class AdviceCommands {
 public:
  // Both must outlive this object.
  AdviceCommands(Console& console, const Match& match);

  // Which piece, then its move, then also why.
  void hint();
  void analyse();
  // Gives the reasons for the hint for this position; without one, for the last move.
  void explain();

 private:
  struct GivenHint {
    AnyPosition position;
    FoundMove found;
    StepwiseHint steps;
  };

  bool over() const { return match_.state() == Match::State::Over; }
  // Whether the hint that was given last is for the position of the game.
  bool is_about(const Game& game) const;

  Console& console_;
  const Match& match_;
  Adviser adviser_;
  std::optional<GivenHint> hint_;
};

}  // namespace damas::terminal
