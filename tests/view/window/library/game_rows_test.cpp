#include "view/window/library/game_rows.hpp"

#include <doctest/doctest.h>

namespace damas::test {

TEST_CASE("The cursor of a list of games stays within its rows") {
  const GameRows rows;  // not yet drawn: a page is one row
  CHECK(rows.row_after(Action::CursorUp, 0, 3) == 0);
  CHECK(rows.row_after(Action::CursorUp, 2, 3) == 1);
  CHECK(rows.row_after(Action::CursorDown, 2, 3) == 2);
  CHECK(rows.row_after(Action::Previous, 0, 3) == 0);
  CHECK(rows.row_after(Action::Next, 1, 3) == 2);
  CHECK(rows.row_after(Action::First, 2, 3) == 0);
  CHECK(rows.row_after(Action::Last, 0, 3) == 2);
}

TEST_CASE("The cursor begins at the first row, and only its own actions move it") {
  const GameRows rows;
  CHECK(rows.row_after(Action::CursorDown, std::nullopt, 3) == 1);
  CHECK_FALSE(rows.row_after(Action::Select, 1, 3));
  CHECK_FALSE(rows.row_after(Action::CursorDown, std::nullopt, 0));
}

}  // namespace damas::test
