#include "view/window/review/step_gestures.hpp"

#include "view/window/frame/board_cursor.hpp"
#include "view/window/review/review_controller.hpp"

namespace damas {

StepGestures::Sorted StepGestures::sort(const Pointer& pointer, bool grabs) {
  Sorted sorted = sort_swipe(pointer, grabs);
  sorted.steps += take_wheel(pointer.wheel.y);
  return sorted;
}

StepGestures::Sorted StepGestures::sort_swipe(const Pointer& pointer, bool grabs) {
  if (pointer.just_pressed() && pointer.touch && !grabs) waiting_ = true;
  if (!waiting_) return {pointer, 0};
  Pointer rest;
  rest.touch = true;
  if (pointer.is_held()) return {rest, 0};
  waiting_ = false;
  const auto direction = pointer.swipe();
  if (direction == SwipeDirection::Left) return {rest, 1};
  if (direction == SwipeDirection::Right) return {rest, -1};
  if (!pointer.just_clicked()) return {rest, 0};
  rest = pointer;
  rest.pressed.set(static_cast<std::size_t>(MouseButton::Left));
  return {rest, 0};
}

int StepGestures::take_wheel(float notches) {
  notches_ += notches;
  const int whole = static_cast<int>(notches_);
  notches_ -= static_cast<float>(whole);
  return -whole;
}

bool take_step(Action action, ReviewController& controller, const BoardView& board) {
  if (const auto to = cursor_step(action)) {
    if (controller.has_cursor()) return controller.move_cursor(to->right, to->up, board), true;
    if (to->right > 0) controller.forwards();
    if (to->right < 0) controller.backwards();
    if (to->up != 0) controller.choose(-to->up);
    return true;
  }
  switch (action) {
    case Action::First:
      return controller.go_to(PdnNode::Root), true;
    case Action::Previous:
      return controller.backwards(), true;
    case Action::Next:
      return controller.forwards(), true;
    case Action::Last:
      return controller.to_end(), true;
    default:
      return false;
  }
}

}  // namespace damas
