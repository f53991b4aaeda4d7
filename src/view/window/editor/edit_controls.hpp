// Owns EditControls: how pointer and keyboard cursor touch a board on which pieces are put and
// moved about.
#pragma once

#include <optional>
#include <variant>

#include "platform/input.hpp"
#include "view/window/board/board_view.hpp"

namespace damas {

namespace edit_act {
struct Use {  // the chosen tool, there
  Square square = {};
};
struct Change {  // what is there, by a right click or a long press
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

// What the gestures of one frame ask for, if anything.
using EditAct =
    std::variant<std::monostate, edit_act::Use, edit_act::Change, edit_act::Move, edit_act::Remove>;

class EditControls {
 public:
  // A press away from the board touches nothing; a drag begins on an occupied square.
  EditAct pointer(const Pointer& pointer, const BoardView& view, const SquareSet& occupied);
  // By one playing square in that direction of the screen.
  void move_cursor(int right, int up, const BoardView& view);
  // The square that the cursor is on; nothing without a cursor.
  std::optional<Square> cursor(const BoardShape& shape) const;
  // True when there was a drag or a cursor to drop.
  bool cancel();
  // Nothing is carried, pointed at, nor is there a cursor: the board is another.
  void reset();

  // Where a click would use the tool.
  std::optional<Square> hovered() const { return hovered_; }
  // What is carried, and the cursor.
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
