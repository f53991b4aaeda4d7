// Owns BoardControls: how pointer, keyboard cursor and gamepad touch the board.
#pragma once

#include <optional>

#include "core/move_input.hpp"
#include "platform/input.hpp"
#include "view/window/board/board_view.hpp"

namespace damas {

struct ChosenMove {
  Move move;
  Path path;
  std::optional<Spot> dropped;  // where a carried piece was let go
};

// A carried piece that goes back to where it came from.
struct PutBack {
  Square square = {};
  Spot from;
};

// What the gestures of one frame led to.
struct BoardAct {
  std::optional<ChosenMove> move;
  std::optional<MoveRefusal> refusal;
  std::optional<PutBack> put_back;
  bool touched = false;  // a person has done something on the board
};

class BoardControls {
 public:
  BoardControls() : input_(Game{}) {}

  // For a new position, or when it is somebody else's turn: nothing is selected or carried. The
  // cursor stays.
  void reset(const Game& game);

  BoardAct pointer(const Pointer& pointer, const BoardView& view);
  // By one playing square in that direction of the screen.
  void move_cursor(int right, int up, const BoardView& view);
  BoardAct touch_cursor();
  // True when there was something to cancel.
  bool cancel();

  const MoveInput& input() const { return input_; }
  // Adds what is selected, carried, pointed at and where the cursor is.
  Marks marks(bool show_movable, bool show_targets) const;

 private:
  void press(Point at, const BoardView& view, BoardAct& act);
  void drop(Point at, const BoardView& view, BoardAct& act);
  void touch(Cell cell, BoardAct& act);
  void hover(const Pointer& pointer, const BoardView& view);
  // Where the pointer or the cursor is, whichever moved last.
  std::optional<Square> aimed_at() const;

  MoveInput input_;
  std::optional<Cell> cursor_;
  std::optional<Square> pressed_;  // the piece under a press that may become a drag
  bool was_selected_ = false;      // before that press
  std::optional<Dragged> dragged_;
  std::optional<Square> hovered_;
  std::optional<Square> pointed_at_;  // also by a finger that carries a piece
  Point pointer_at_;
  bool by_cursor_ = false;  // the cursor has moved since the pointer
};

}  // namespace damas
