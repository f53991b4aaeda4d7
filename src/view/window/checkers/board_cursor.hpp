// Owns how the keyboard's cursor walks over a board.
#pragma once

#include <optional>

#include "view/window/board/board_view.hpp"
#include "view/window/key_bindings.hpp"

namespace damas {

// A direction of the screen; one of the two is 0.
struct CursorStep {
  int right;
  int up;
};
// Nothing for an action that is none of the cursor's.
std::optional<CursorStep> cursor_step(Action action);

// One playing square on in that direction of the screen; where it is at the edge it stays. Without
// a cursor: where it begins, at the near left corner.
Cell next_cursor(std::optional<Cell> cursor, int right, int up, const BoardView& view);

}  // namespace damas
