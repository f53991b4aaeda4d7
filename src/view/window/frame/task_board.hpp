// Owns TaskBoard: the moves on the board of a task, which the person enters, and which are animated
// when they are played.
#pragma once

#include <optional>

#include "match/command.hpp"
#include "view/window/board/animation.hpp"
#include "view/window/frame/move_entry.hpp"

namespace damas {

class App;
struct Preferences;

class TaskBoard {
 public:
  // Shows the position at once.
  void reset(const Game& game);
  // Shows and announces what has happened to the game, which is at the position after the event.
  void show(const Event& event, const Game& game, const App& app,
            const std::optional<Spot>& dropped = std::nullopt);
  // Shows another position of the same game; `jumps` if another line was on the board.
  void step(const Game& game, bool jumps);

  // Touches the square of the keyboard's cursor. If there is no cursor, it appears instead.
  Entry select(const BoardView& view);
  MoveEntry& entry() { return entry_; }
  const MoveEntry& entry() const { return entry_; }
  Animation& animation() { return animation_; }
  const Animation& animation() const { return animation_; }
  // `asked`: the person is to move.
  Marks marks(const Preferences& preferences, bool asked) const;

 private:
  Animation animation_;
  MoveEntry entry_;
  Path last_move_;
};

}  // namespace damas
