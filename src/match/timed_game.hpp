// Owns a game with its clocks, and the clock times at the beginning of each ply.
#pragma once

#include <optional>
#include <vector>

#include "core/game.hpp"
#include "match/clock.hpp"

namespace damas {

class TimedGame {
 public:
  // The clock times of earlier plies are unknown; `clock` is used for all of them.
  TimedGame(Game game, const Clock& clock);

  const Game& game() const { return game_; }
  const Clock& clock() const { return clock_; }
  Clock& clock() { return clock_; }
  // The next ply before (step -1) or after (+1) the current one at which `side` is to move.
  std::optional<int> turn_of(Side side, int step) const;

  // `move` must be legal; adds the increment.
  void play(const Move& move);
  // `ply` is 0..game().last_ply(). Restores the clock times of that ply.
  void go_to(int ply);
  // Like go_to, but the later moves cannot be redone.
  void take_back(int ply);

 private:
  Game game_;
  Clock clock_;
  std::vector<Clock> began_;  // by ply
};

}  // namespace damas
