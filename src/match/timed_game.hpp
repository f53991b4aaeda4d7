// Owns a game with its clocks: what they show, and what they showed when each ply began.
#pragma once

#include <optional>
#include <vector>

#include "core/game.hpp"
#include "match/clock.hpp"

namespace damas {

class TimedGame {
 public:
  // Of earlier plies of the game it is not known what the clocks showed: the same is taken.
  TimedGame(Game game, const Clock& clock);

  const Game& game() const { return game_; }
  const Clock& clock() const { return clock_; }
  Clock& clock() { return clock_; }
  // The next ply before (step -1) or after (+1) the current one at which `side` is to move.
  std::optional<int> turn_of(Side side, int step) const;

  // A legal move; its increment is added.
  void play(const Move& move);
  // 0..game().last_ply(), with what the clocks showed then.
  void go_to(int ply);
  // Goes there, and nothing that followed can be redone.
  void take_back(int ply);

 private:
  Game game_;
  Clock clock_;
  std::vector<Clock> began_;  // by ply
};

}  // namespace damas
