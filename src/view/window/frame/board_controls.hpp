// Owns BoardControls: input on the board by pointer, keyboard cursor and gamepad.
#pragma once

#include <optional>

#include "core/move_input.hpp"
#include "view/window/frame/entry.hpp"

namespace damas {

class BoardControls {
 public:
  BoardControls() : input_(Game{}) {}

  // For a new position, or when the turn changes: drops selection and drag, but keeps the cursor.
  void reset(const Game& game);

  Entry pointer(const Pointer& pointer, const BoardView& view);
  // Moves by one playing square in that direction of the screen.
  void move_cursor(int right, int up, const BoardView& view);
  bool has_cursor() const { return cursor_.has_value(); }
  // Touches the square of the cursor, if there is one.
  Entry touch_cursor();
  // True if there was something to cancel.
  bool cancel();

  const MoveInput& input() const { return input_; }
  // Includes selection, dragged piece, hovered square and cursor.
  Marks marks(bool show_movable, bool show_targets) const;

 private:
  Entry press(Point at, const BoardView& view);
  Entry drop(Point at, const BoardView& view);
  Entry touch(Cell cell);
  void hover(const Pointer& pointer, const BoardView& view);
  // The square of the pointer or the cursor, whichever moved last.
  std::optional<Square> aimed_at() const;

  MoveInput input_;
  std::optional<Cell> cursor_;
  std::optional<Square> pressed_;  // a pressed piece, which may be dragged
  bool was_selected_ = false;      // selected before that press
  std::optional<Dragged> dragged_;
  std::optional<Square> hovered_;
  std::optional<Square> pointed_at_;  // also by a finger that drags a piece
  Point pointer_at_;
  bool by_cursor_ = false;  // the cursor moved after the pointer
};

}  // namespace damas
