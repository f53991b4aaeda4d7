// Owns the marks on the board: the highlighted squares, pieces and moves.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/move_input.hpp"
#include "platform/geometry.hpp"

namespace damas {

// The engine whose move an arrow shows while two engines are compared. The arrow then bears the
// letter A, B or both.
enum class Chooser : std::uint8_t { Nobody, First, Second, Both };

// An arrow of the machine's line or a hint: solid for the first move, dashed for later ones.
struct MoveArrow {
  Path path;  // squares visited, first to last
  bool dashed = false;
  bool below = false;  // drawn under the pieces
  Chooser chooser = Chooser::Nobody;

  friend bool operator==(const MoveArrow&, const MoveArrow&) = default;
};

// A piece held by the pointer; it is drawn there instead of on its square.
struct Dragged {
  Square from = {};
  Point at;  // its middle, in logical pixels

  friend bool operator==(const Dragged&, const Dragged&) = default;
};

// All members may be empty. Comparing with the previous value tells whether to draw again.
struct Marks {
  SquareSet movable;               // corner brackets
  std::optional<Square> selected;  // ring around the piece, which is lifted
  SquareSet destinations;          // where a move ends: tinted square and dot
  SquareSet stopovers;             // where a capture continues: tinted square and ring
  SquareSet victims;               // will be captured: ring and stroke
  Path way;                        // path of the capture being chosen: thin arrow
  SquareSet noted;                 // named by a text: tinted square and corner brackets
  SquareSet ruled_out;             // squares that only seem reachable: cross
  SquareSet winning;               // where known moves win for the side to move: plus sign
  SquareSet drawing;               // likewise draw: equals sign
  SquareSet losing;                // likewise lose: minus sign
  SquareSet open;                  // not known what stands there: question mark
  Path last_move;                  // tint on its ends, thin arrow through every turning point;
                                   // paler while another move is chosen or shown
  std::vector<MoveArrow> arrows;   // hints
  std::optional<Cell> cursor;      // the keyboard's cursor
  std::optional<Square> hovered;   // under the pointer
  std::optional<Dragged> dragged;

  friend bool operator==(const Marks&, const Marks&) = default;
};

// Selection, destinations and stopovers of the input, and the victims and path of the move that
// touching `under` would choose. Marks movable pieces if nothing is selected and `show_movable` is
// set or a capture is compulsory.
Marks marks_of(const MoveInput& input, bool show_movable,
               std::optional<Square> under = std::nullopt);

}  // namespace damas
