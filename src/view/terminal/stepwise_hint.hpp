// Owns StepwiseHint: a hint that is given in three steps, as often as the person asks: which piece,
// where to, and why.
#pragma once

#include <string>

#include "view/terminal/adviser.hpp"

namespace damas::terminal {

class StepwiseHint {
 public:
  // The position has changed.
  void restart() {
    given_ = 0;
    reason_given_ = false;
  }
  // Whether the piece has been told.
  bool names_piece() const { return given_ > 0; }
  // The next step is the last one.
  void skip_to_reason();
  // Whether the move has been told.
  bool names_move() const { return given_ > 1; }
  // Whether the reason has been told.
  bool gives_reason() const { return reason_given_; }
  // The sentence of the next step; the last step stays. The move must be legal in the game, which
  // must not be over. The last step may take as long as Adviser::reasons().
  std::string next(Language language, const Game& game, const FoundMove& found, Adviser& adviser);

 private:
  int given_ = 0;
  bool reason_given_ = false;
};

// The last step: the move and the reason for it.
std::string hint_with_reason(Language language, const Game& game, const FoundMove& found,
                             Adviser& adviser);
// The same with a reason that is known already.
std::string hint_with_reason(Language language, const Game& game, const Move& move,
                             const std::string& reason);

}  // namespace damas::terminal
