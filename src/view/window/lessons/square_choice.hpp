// Owns SquareChoice: choosing squares on the board as the answer of a lesson; and what kind of
// answer a step asks for.
#pragma once

#include <optional>

#include "lessons/session.hpp"
#include "match/command.hpp"
#include "view/window/board/board_view.hpp"

namespace damas {

// Whether the person is to move.
bool move_is_asked(const lessons::Session& session);
// Whether the person is to choose squares.
bool squares_are_asked(const lessons::Session& session);
// Whether the person is to choose a number.
bool number_is_asked(const lessons::Session& session);

// The event by which the board shows a move that was played or taken back. `after` is the game
// after it.
Event event_of(const lessons::Change& change, const Game& after);

class SquareChoice {
 public:
  // The keyboard's cursor. While a move is asked, the entry of moves has another one.
  std::optional<Cell> cursor() const { return cursor_; }
  void move_cursor(int right, int up, const BoardView& view);
  void hide_cursor() { cursor_.reset(); }
  // Adds the cursor, and the squares that the step names, or that have been found or missed.
  void mark(Marks& marks, const lessons::Session& session) const;

 private:
  std::optional<Cell> cursor_;
};

}  // namespace damas
