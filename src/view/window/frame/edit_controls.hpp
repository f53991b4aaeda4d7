// Owns EditControls: input by pointer and keyboard cursor on a board on which pieces are placed and
// moved.
#pragma once

#include <optional>
#include <variant>

#include "platform/input.hpp"
#include "view/window/board/board_view.hpp"

namespace damas {

namespace edit_act {
struct Use {  // use the chosen tool there
  Square square = {};
};
struct Change {  // change the piece there, by a right click or a long press
  Square square = {};
};
struct Move {
  Square from = {};
  Square to = {};
};
struct Remove {
  Square square = {};
};
}  // namespace edit_act

// The request of one frame's gestures, if any.
using EditAct =
    std::variant<std::monostate, edit_act::Use, edit_act::Change, edit_act::Move, edit_act::Remove>;

class EditControls {
 public:
  // A press beside the board has no effect; a drag begins on an occupied square.
  EditAct pointer(const Pointer& pointer, const BoardView& view, const SquareSet& occupied);
  // Moves by one playing square in that direction of the screen.
  void move_cursor(int right, int up, const BoardView& view);
  // The cursor's square; nothing if there is no cursor.
  std::optional<Square> cursor(const BoardShape& shape) const;
  // True if a drag or the cursor was dropped.
  bool cancel();
  // Call it for a new board: forgets the drag, the hovered square and the cursor.
  void reset();

  // The square where a click would use the tool.
  std::optional<Square> hovered() const { return hovered_; }
  // The dragged piece and the cursor.
  Marks marks() const;

 private:
  void press(const Pointer& pointer, const BoardView& view);
  EditAct release(const Pointer& pointer, const BoardView& view, const SquareSet& occupied);

  std::optional<Cell> cursor_;
  std::optional<Square> pressed_;
  std::optional<Dragged> dragged_;
  std::optional<Square> hovered_;
};

}  // namespace damas
