#include "view/window/checkers/board_controls.hpp"

#include <utility>

namespace damas {

void BoardControls::reset(const Game& game) {
  input_ = MoveInput(game);
  pressed_.reset();
  dragged_.reset();
  hovered_.reset();
}

BoardAct BoardControls::pointer(const Pointer& pointer, const BoardView& view) {
  BoardAct act;
  hover(pointer, view);
  if (pointer.just_pressed()) press(pointer.pressed_at, view, act);
  if (pressed_ && pointer.is_held() && pointer.dragging) {
    dragged_ = {*pressed_, pointer.position};
  }
  if (pointer.just_released()) {
    if (dragged_ || (pressed_ && pointer.dragging)) {
      drop(pointer.position, view, act);
    } else if (pressed_ && was_selected_) {
      input_.touch(*pressed_);
    }
  }
  if (!pointer.is_held()) {
    pressed_.reset();
    dragged_.reset();
  }
  return act;
}

void BoardControls::press(Point at, const BoardView& view, BoardAct& act) {
  act.touched = true;
  cursor_.reset();
  const std::optional<Cell> cell = view.cell_at(at);
  if (!cell) {
    input_.clear();
    return;
  }
  const std::optional<Square> square = view.shape().square(*cell);
  was_selected_ = square && input_.selected() == square;
  // A second press on the same piece may begin a drag; as a click it deselects, on release.
  if (!was_selected_) touch(*cell, act);
  if (square && !act.move && input_.selected() == square) pressed_ = square;
}

void BoardControls::drop(Point at, const BoardView& view, BoardAct& act) {
  const Spot spot = view.spot_at(at);
  const Square from = *pressed_;
  const std::optional<Cell> cell = view.cell_at(at);
  const bool back_home = !cell || *cell == view.shape().cell(from);
  if (!back_home) {
    touch(*cell, act);
    if (act.move) {
      act.move->dropped = spot;
      return;
    }
  }
  act.put_back = PutBack{from, spot};
}

void BoardControls::touch(Cell cell, BoardAct& act) {
  const TouchResult result = input_.touch(cell);
  if (const auto* move = std::get_if<Move>(&result)) {
    act.move = ChosenMove{*move, input_.chosen_path(), std::nullopt};
  } else if (const auto* refusal = std::get_if<MoveRefusal>(&result)) {
    act.refusal = *refusal;
  }
}

void BoardControls::hover(const Pointer& pointer, const BoardView& view) {
  hovered_.reset();
  if (!pointer.present || pointer.touch) return;
  const std::optional<Square> square = view.square_at(pointer.position);
  if (!square) return;
  const SquareSet useful =
      input_.movable() | input_.targets() | input_.stopovers() | input_.victims();
  if (useful.contains(*square)) hovered_ = square;
}

void BoardControls::move_cursor(int right, int up, const BoardView& view) {
  const BoardShape& shape = view.shape();
  hovered_.reset();
  if (!cursor_) {
    // It begins at the piece in hand, else at the near left corner.
    const Cell corner = view.flipped() ? Cell{shape.files - 1, shape.ranks - 1} : Cell{0, 0};
    const Cell beside = view.flipped() ? Cell{shape.files - 2, shape.ranks - 1} : Cell{1, 0};
    cursor_ = input_.selected() ? shape.cell(*input_.selected())
                                : (shape.square(corner) ? corner : beside);
    return;
  }
  if (view.flipped()) {
    right = -right;
    up = -up;
  }
  Cell next = *cursor_;
  next.rank += up;
  if (shape.whole) {
    next.file += right;
  } else {
    next.file += 2 * right;
    // Up and down lead along a zigzag, so that the way back is the same.
    const bool even = (up > 0 ? cursor_->rank : next.rank) % 2 == 0;
    const int way = even == shape.square({0, 0}).has_value() ? 1 : -1;
    if (up != 0) next.file += up > 0 ? way : -way;
  }
  if (shape.square(next)) cursor_ = next;
}

BoardAct BoardControls::touch_cursor() {
  BoardAct act;
  if (!cursor_) return act;
  act.touched = true;
  touch(*cursor_, act);
  return act;
}

bool BoardControls::cancel() {
  if (input_.selected()) {
    input_.clear();
    pressed_.reset();
    dragged_.reset();
    return true;
  }
  return std::exchange(cursor_, std::nullopt).has_value();
}

Marks BoardControls::marks(bool show_movable, bool show_targets) const {
  Marks marks = marks_of(input_, show_movable);
  if (!show_targets) {
    marks.destinations = {};
    marks.stopovers = {};
    marks.victims = {};
  }
  marks.cursor = cursor_;
  marks.hovered = hovered_;
  marks.dragged = dragged_;
  return marks;
}

}  // namespace damas
