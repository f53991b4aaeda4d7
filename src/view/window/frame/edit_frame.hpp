// Owns the layout of board, header and status on screens with an editable board.
#pragma once

#include <algorithm>

#include "platform/geometry.hpp"

namespace damas {

// The common parts of these screens.
struct EditPlaces {
  bool portrait = false;
  Rect board;   // the area of the board, which is centred in it
  Rect header;  // back, title, undo and redo, flip, help
  Rect status;
  Rect sentence;  // of the status: below the board and its neighbour, or below that alone
};

struct EditFrame {
  EditPlaces places;
  bool tight = false;  // the window is short of room
  Rect rest;           // the area left for other parts
};

// The board at the left and a column beside it, at least `narrowest` wide, and at most `widest` or,
// in a large window, a quarter of it.
EditFrame wide_frame(Size window, float narrowest, float widest);
// The board above the rest, which gets at least the height `below`.
EditFrame tall_frame(Size window, float below);

// Chooses the layout with the larger board.
template <typename Layout>
Layout with_larger_board(const Layout& tall, const Layout& wide) {
  const auto side = [](const Rect& board) { return std::min(board.w, board.h); };
  return side(tall.board) > side(wide.board) ? tall : wide;
}

}  // namespace damas
