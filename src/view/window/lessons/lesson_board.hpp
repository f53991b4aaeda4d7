// Owns LessonBoard: the board of a lesson, with the animation of its moves, and the entry of the
// person's moves and squares.
#pragma once

#include <optional>

#include "lessons/session.hpp"
#include "view/window/board/animation.hpp"
#include "view/window/frame/move_entry.hpp"

namespace damas {

class App;
struct Preferences;

class LessonBoard {
 public:
  // Shows and announces the moves since the last call.
  void follow(lessons::Session& session, const App& app,
              const std::optional<Spot>& dropped = std::nullopt);

  MoveEntry& entry() { return entry_; }
  const MoveEntry& entry() const { return entry_; }
  Animation& animation() { return animation_; }
  const Animation& animation() const { return animation_; }
  // The cursor with which squares are chosen; that of a move belongs to the entry.
  void move_cursor(int right, int up, const BoardView& view);
  std::optional<Cell> cursor() const { return cursor_; }
  Marks marks(const lessons::Session& session, const Preferences& preferences) const;

 private:
  Animation animation_;
  MoveEntry entry_;
  std::optional<Cell> cursor_;
  Path last_move_;
};

// Whether the person is to move.
bool move_is_asked(const lessons::Session& session);
// Whether the person is to choose squares.
bool squares_are_asked(const lessons::Session& session);

}  // namespace damas
