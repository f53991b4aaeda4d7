// Owns sketches: small positions drawn in the source, set up on the board of any variant.
#pragma once

#include <optional>
#include <string_view>

#include "core/any_position.hpp"
#include "view/window/board/board_picture.hpp"

namespace damas {

// A rectangle of cells of a board.
struct CellWindow {
  Cell low;  // its lowest, leftmost cell as White sees the board
  int files = 0;
  int ranks = 0;

  constexpr bool contains(Cell c) const {
    return c.file >= low.file && c.file < low.file + files && c.rank >= low.rank &&
           c.rank < low.rank + ranks;
  }
  friend constexpr bool operator==(const CellWindow&, const CellWindow&) = default;
};

// One corner of a board whose bottom-left cell is played on, in cells: w and b men, W and B kings,
// anything else empty; ranks from the top, each ended by '/'. Mirrored boards show it in a mirror.
struct Sketch {
  std::string_view ranks;
  bool at_top = false;  // the upper left corner, with an even number of ranks, and not the lower
  Side to_move = Side::White;
};

struct SetUp {
  AnyPosition position;
  CellWindow window;  // what the sketch covers
};

// Nothing where the variant's board is too small, a piece would stand on a cell that is not played
// on, or a man on its crown row.
std::optional<SetUp> set_up(const Sketch& sketch, Variant variant);

AnyPosition position_of(Variant variant, const Placement& pieces, Side to_move);

}  // namespace damas
