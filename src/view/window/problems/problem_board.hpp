// Owns ProblemBoard: the board of an attempt, with the animation of its moves, and the entry of the
// person's moves.
#pragma once

#include <optional>

#include "training/session.hpp"
#include "view/window/board/animation.hpp"
#include "view/window/frame/move_entry.hpp"

namespace damas {

class App;
struct Preferences;

class ProblemBoard {
 public:
  // Shows the position at once, for a new problem.
  void begin(const Game& game);
  // Shows and announces the moves that were played or taken back since the last call.
  void follow(training::Session& session, const App& app,
              const std::optional<Spot>& dropped = std::nullopt);
  // Shows the place in the solution; `jumps` if another line was on the board.
  void step(const Game& game, bool jumps);

  MoveEntry& entry() { return entry_; }
  const MoveEntry& entry() const { return entry_; }
  Animation& animation() { return animation_; }
  const Animation& animation() const { return animation_; }
  // `solving`: the person is to move.
  Marks marks(const Preferences& preferences, bool solving) const;

 private:
  Animation animation_;
  MoveEntry entry_;
  Path last_move_;
};

}  // namespace damas
