// Owns the movement of the keyboard's cursor on a board.
#pragma once

#include <optional>

#include "view/window/board/board_view.hpp"
#include "view/window/kit/key_bindings.hpp"

namespace damas {

// A direction on the screen; one of the two is 0.
struct CursorStep {
  int right;
  int up;
};
// Nothing for an action that does not move the cursor.
std::optional<CursorStep> cursor_step(Action action);

// The next playing square in that direction on the screen; the same one at the edge. Without a
// cursor: its first square, at the near left corner.
Cell next_cursor(std::optional<Cell> cursor, int right, int up, const BoardView& view);

}  // namespace damas
