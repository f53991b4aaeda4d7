#include "view/window/frame/board_cursor.hpp"

namespace damas {

namespace {

Cell first_cursor(const BoardView& view) {
  const BoardShape& shape = view.shape();
  const Cell corner = view.flipped() ? Cell{shape.files - 1, shape.ranks - 1} : Cell{0, 0};
  const Cell beside = view.flipped() ? Cell{shape.files - 2, shape.ranks - 1} : Cell{1, 0};
  return shape.square(corner) ? corner : beside;
}

}  // namespace

std::optional<CursorStep> cursor_step(Action action) {
  switch (action) {
    case Action::CursorUp:
      return CursorStep{0, 1};
    case Action::CursorDown:
      return CursorStep{0, -1};
    case Action::CursorLeft:
      return CursorStep{-1, 0};
    case Action::CursorRight:
      return CursorStep{1, 0};
    default:
      return std::nullopt;
  }
}

Cell next_cursor(std::optional<Cell> cursor, int right, int up, const BoardView& view) {
  if (!cursor) return first_cursor(view);
  const BoardShape& shape = view.shape();
  if (view.flipped()) {
    right = -right;
    up = -up;
  }
  Cell next = *cursor;
  next.rank += up;
  if (shape.whole) {
    next.file += right;
  } else {
    next.file += 2 * right;
    // Up and down follow a zigzag, so that the way back is the same.
    const bool even = (up > 0 ? cursor->rank : next.rank) % 2 == 0;
    const int way = even == shape.square({0, 0}).has_value() ? 1 : -1;
    if (up != 0) next.file += up > 0 ? way : -way;
  }
  return shape.square(next) ? next : *cursor;
}

}  // namespace damas
