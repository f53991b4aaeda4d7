#include "view/window/frame/board_controls.hpp"

#include <utility>

#include "view/window/frame/board_cursor.hpp"

namespace damas {

void BoardControls::reset(const Game& game) {
  input_ = MoveInput(game);
  pressed_.reset();
  dragged_.reset();
  hovered_.reset();
  pointed_at_.reset();
}

Entry BoardControls::pointer(const Pointer& pointer, const BoardView& view) {
  Entry entry;
  hover(pointer, view);
  if (pointer.just_pressed()) entry = press(pointer.pressed_at, view);
  if (pressed_ && pointer.is_held() && pointer.dragging) {
    dragged_ = {*pressed_, pointer.position};
  }
  if (pointer.just_released()) {
    if (dragged_ || (pressed_ && pointer.dragging)) {
      entry = drop(pointer.position, view);
    } else if (pressed_ && was_selected_) {
      input_.touch(*pressed_);
    }
  }
  if (!pointer.is_held()) {
    pressed_.reset();
    dragged_.reset();
  }
  return entry;
}

Entry BoardControls::press(Point at, const BoardView& view) {
  cursor_.reset();
  const std::optional<Cell> cell = view.cell_at(at);
  if (!cell) {
    input_.clear();
    return {};
  }
  const std::optional<Square> square = view.shape().square(*cell);
  was_selected_ = square && input_.selected() == square;
  // A second press on the selected piece may begin a drag; if it is a click, its release deselects.
  Entry entry = was_selected_ ? Entry{} : touch(*cell);
  const bool moved = std::holds_alternative<entry::Move>(entry);
  if (square && !moved && input_.selected() == square) pressed_ = square;
  return entry;
}

Entry BoardControls::drop(Point at, const BoardView& view) {
  const Spot spot = view.spot_at(at);
  const entry::PutBack put_back{*pressed_, spot};
  const std::optional<Cell> cell = view.cell_at(at);
  const bool back_home = !cell || *cell == view.shape().cell(*pressed_);
  Entry entry = back_home ? Entry{} : touch(*cell);
  if (auto* move = std::get_if<entry::Move>(&entry)) {
    move->dropped = spot;
    return entry;
  }
  if (auto* refusal = std::get_if<entry::Refusal>(&entry)) {
    refusal->put_back = put_back;
    return entry;
  }
  return put_back;
}

Entry BoardControls::touch(Cell cell) {
  const TouchResult result = input_.touch(cell);
  if (const auto* move = std::get_if<Move>(&result)) {
    return entry::Move{{*move, input_.chosen_path()}, std::nullopt};
  }
  if (const auto* refusal = std::get_if<MoveRefusal>(&result)) {
    return entry::Refusal{*refusal, std::nullopt};
  }
  return {};
}

void BoardControls::hover(const Pointer& pointer, const BoardView& view) {
  hovered_.reset();
  pointed_at_.reset();
  if (std::exchange(pointer_at_, pointer.position) != pointer.position) by_cursor_ = false;
  const bool aims = pointer.present && (!pointer.touch || pointer.dragging);
  if (!aims || by_cursor_) return;
  const std::optional<Square> square = view.square_at(pointer.position);
  if (!square) return;
  const SquareSet useful =
      input_.movable() | input_.targets() | input_.stopovers() | input_.victims();
  if (!useful.contains(*square)) return;
  pointed_at_ = square;
  if (!pointer.touch) hovered_ = square;
}

std::optional<Square> BoardControls::aimed_at() const {
  return cursor_ && !pointed_at_ ? input_.shape().square(*cursor_) : pointed_at_;
}

void BoardControls::move_cursor(int right, int up, const BoardView& view) {
  hovered_.reset();
  pointed_at_.reset();
  by_cursor_ = true;
  const std::optional<Square> held = input_.selected();
  cursor_ = !cursor_ && held ? view.shape().cell(*held) : next_cursor(cursor_, right, up, view);
}

Entry BoardControls::touch_cursor() {
  return cursor_ ? touch(*cursor_) : Entry{};
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
  Marks marks = marks_of(input_, show_movable, aimed_at());
  if (!show_targets) {
    marks.destinations = {};
    marks.stopovers = {};
    marks.victims = {};
    marks.way = input_.way();  // only the path through touched squares
  }
  marks.cursor = cursor_;
  marks.hovered = hovered_;
  marks.dragged = dragged_;
  return marks;
}

}  // namespace damas
