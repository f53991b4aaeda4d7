// Owns the marks on the board: what is shown about squares, pieces and moves.
#pragma once

#include <optional>
#include <vector>

#include "core/move_input.hpp"
#include "platform/geometry.hpp"

namespace damas {

// A line of the machine or a hint: solid for the first move, dashed for what follows.
struct MoveArrow {
  Path path;  // squares visited, first to last
  bool dashed = false;
  bool below = false;  // under the pieces, so that none is hidden

  friend bool operator==(const MoveArrow&, const MoveArrow&) = default;
};

// A piece carried by the pointer; it is drawn there instead of on its square.
struct Dragged {
  Square from = {};
  Point at;  // its middle, in logical pixels

  friend bool operator==(const Dragged&, const Dragged&) = default;
};

// Everything may be empty. Compare with what was shown last to know whether to draw.
struct Marks {
  SquareSet movable;               // corner brackets
  std::optional<Square> selected;  // ring around the piece, which is lifted
  SquareSet destinations;          // where a move ends: tinted square and dot
  SquareSet stopovers;             // where a capture goes on: tinted square and ring
  SquareSet victims;               // will be captured: ring and stroke
  Path way;                        // that the capture being chosen takes: thin arrow
  SquareSet ruled_out;             // a piece may not go there, though it looks so: cross
  Path last_move;                  // tint on its ends, thin arrow through every turning point;
                                   // paler while another move is chosen or shown
  std::vector<MoveArrow> arrows;   // hints
  std::optional<Cell> cursor;      // of the keyboard
  std::optional<Square> hovered;   // under the pointer
  std::optional<Dragged> dragged;

  friend bool operator==(const Marks&, const Marks&) = default;
};

// Selection, destinations and stopovers as the input has them, victims and way of what a touch of
// `under` would choose; movable pieces where `show_movable` says so (help is on) or a capture is
// compulsory, and none is selected.
Marks marks_of(const MoveInput& input, bool show_movable,
               std::optional<Square> under = std::nullopt);

}  // namespace damas
