// Owns how the keyboard's cursor walks over a board.
#pragma once

#include <optional>

#include "view/window/board/board_view.hpp"

namespace damas {

// One playing square on in that direction of the screen; where it is at the edge it stays. Without
// a cursor: where it begins, at the near left corner.
Cell next_cursor(std::optional<Cell> cursor, int right, int up, const BoardView& view);

}  // namespace damas
