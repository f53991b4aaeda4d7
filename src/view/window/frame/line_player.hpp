// Owns LinePlayer: it plays a line of moves on a board, one after another.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "view/window/board/animation.hpp"

namespace damas {

class LinePlayer {
 public:
  // Begins with the position of `from`, which must be on the board.
  void start(const Game& from, std::vector<Move> moves);
  void stop();
  bool active() const { return active_; }
  // Moves are still to come.
  bool running() const { return !left_.empty(); }

  // Plays the next move once its time has come. True if it has.
  bool advance(std::chrono::milliseconds elapsed, Animation& animation);
  // The position on the board; only valid while it is active.
  const Game& game() const { return game_; }
  // "e5xc3 f2-g3", the moves so far.
  std::string words() const;

 private:
  bool active_ = false;
  Game game_;
  int first_ply_ = 0;
  std::vector<Move> left_;
  std::chrono::milliseconds pause_{0};  // before the next move
};

}  // namespace damas
