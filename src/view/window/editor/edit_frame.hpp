// Owns where board, header and status lie on a screen on which a board is edited.
#pragma once

#include <algorithm>

#include "platform/geometry.hpp"

namespace damas {

// What every such screen begins with; `rest` is what it leaves for the screen's own parts.
struct EditFrame {
  bool portrait = false;
  bool tight = false;  // a window short of room
  Rect board;
  Rect header;
  Rect status;
  Rect sentence;  // of the status: below the board and what is beside it
  Rect rest;
};

// The board at the left, the rest in a column beside it: at least as wide as `narrowest`, at most
// as `widest` or, in a large window, as a quarter of it.
EditFrame wide_frame(Size window, float narrowest, float widest);
// One below the other; at least `below` is left for the rest.
EditFrame tall_frame(Size window, float below);

// Whichever leaves the larger board.
template <typename Layout>
Layout with_larger_board(const Layout& tall, const Layout& wide) {
  const auto side = [](const Rect& board) { return std::min(board.w, board.h); };
  return side(tall.board) > side(wide.board) ? tall : wide;
}

}  // namespace damas
