// Owns sketches: small positions drawn in the source, which can be set up in any variant.
#pragma once

#include <optional>
#include <string_view>

#include "core/any_position.hpp"
#include "view/window/board/board_picture.hpp"

namespace damas {

// A rectangle of a board's cells.
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

// One corner of a board whose bottom-left cell is played on, cell by cell: w and b are men, W and B
// kings, other characters empty; ranks from the top, each ended by '/'. Mirrored boards show its
// mirror image.
struct Sketch {
  std::string_view ranks;
  bool at_top = false;  // the upper left corner, which needs an even number of ranks
  Side to_move = Side::White;
};

struct SetUp {
  AnyPosition position;
  CellWindow window;  // the part covered by the sketch
};

// Nothing if the variant's board is too small, or a piece would stand on a cell that is not played
// on, or a man on its crown row.
std::optional<SetUp> set_up(const Sketch& sketch, Variant variant);

AnyPosition position_of(Variant variant, const Placement& pieces, Side to_move);

}  // namespace damas
