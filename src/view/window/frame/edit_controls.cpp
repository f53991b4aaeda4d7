#include "view/window/frame/edit_controls.hpp"

#include <utility>

#include "view/window/frame/board_cursor.hpp"

namespace damas {

namespace {
constexpr std::chrono::milliseconds long_press{500};
}

EditAct EditControls::pointer(const Pointer& pointer, const BoardView& view,
                              const SquareSet& occupied) {
  hovered_.reset();
  if (pointer.present && !pointer.touch) hovered_ = view.square_at(pointer.position);
  if (pointer.just_pressed()) press(pointer, view);
  if (pressed_ && pointer.is_held() && pointer.dragging && occupied.contains(*pressed_)) {
    dragged_ = {*pressed_, pointer.position};
    hovered_.reset();
  }
  EditAct act;
  if (pointer.just_released()) act = release(pointer, view, occupied);
  if (!pointer.is_held()) {
    pressed_.reset();
    dragged_.reset();
  }
  if (pointer.just_clicked(MouseButton::Right)) {
    if (const auto square = view.square_at(pointer.position)) act = edit_act::Change{*square};
  }
  return act;
}

void EditControls::press(const Pointer& pointer, const BoardView& view) {
  cursor_.reset();
  pressed_ = view.square_at(pointer.pressed_at);
}

EditAct EditControls::release(const Pointer& pointer, const BoardView& view,
                              const SquareSet& occupied) {
  if (!pressed_) return {};
  if (!pointer.dragging) {
    const bool change = pointer.touch && pointer.press_time >= long_press;
    if (change) return edit_act::Change{*pressed_};
    return edit_act::Use{*pressed_};
  }
  if (!occupied.contains(*pressed_)) return {};
  if (!view.cell_at(pointer.position)) return edit_act::Remove{*pressed_};
  const std::optional<Square> to = view.square_at(pointer.position);
  if (!to || to == pressed_) return {};
  return edit_act::Move{*pressed_, *to};
}

void EditControls::move_cursor(int right, int up, const BoardView& view) {
  hovered_.reset();
  cursor_ = next_cursor(cursor_, right, up, view);
}

std::optional<Square> EditControls::cursor(const BoardShape& shape) const {
  return cursor_ ? shape.square(*cursor_) : std::nullopt;
}

bool EditControls::cancel() {
  pressed_.reset();
  if (std::exchange(dragged_, std::nullopt)) return true;
  return std::exchange(cursor_, std::nullopt).has_value();
}

void EditControls::reset() {
  *this = EditControls{};
}

Marks EditControls::marks() const {
  Marks marks;
  marks.cursor = cursor_;
  marks.dragged = dragged_;
  if (dragged_) marks.selected = dragged_->from;
  return marks;
}

}  // namespace damas
