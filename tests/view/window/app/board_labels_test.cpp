#include "view/window/app/board_labels.hpp"

#include <doctest/doctest.h>

namespace damas::test {

TEST_CASE("A board is named on its frame by letters, or inside its squares by numbers") {
  const Preferences usual;
  CHECK(board_labels(usual, Numbering::Algebraic) ==
        BoardLabels{true, false, Numbering::Algebraic});
  CHECK(board_labels(usual, Numbering::AlgebraicTurned).frame);
  for (const Numbering numbers : {Numbering::FromTopLeft, Numbering::FromBottomRight})
    CHECK(board_labels(usual, numbers) == BoardLabels{false, true, numbers});
}

TEST_CASE("Numbers inside squares can be shown everywhere or nowhere") {
  Preferences always;
  always.square_numbers = SquareNumbers::Always;
  CHECK(board_labels(always, Numbering::Algebraic) ==
        BoardLabels{true, true, Numbering::Algebraic});
  CHECK(board_labels(always, Numbering::FromTopLeft) ==
        BoardLabels{false, true, Numbering::FromTopLeft});
  Preferences never;
  never.square_numbers = SquareNumbers::Never;
  CHECK(board_labels(never, Numbering::FromTopLeft) ==
        BoardLabels{true, false, Numbering::FromTopLeft});
}

TEST_CASE("Without coordinates a board is bare, unless numbers are asked for") {
  Preferences bare;
  bare.coordinates = false;
  CHECK(board_labels(bare, Numbering::FromTopLeft) ==
        BoardLabels{false, false, Numbering::FromTopLeft});
  bare.square_numbers = SquareNumbers::Always;
  CHECK(board_labels(bare, Numbering::Algebraic) == BoardLabels{false, true, Numbering::Algebraic});
}

}  // namespace damas::test
