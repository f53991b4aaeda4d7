#include "view/window/board/board_picture.hpp"

#include <doctest/doctest.h>

#include "core/diagram.hpp"

namespace damas::test {

TEST_CASE("the placement of a game is where its pieces stand") {
  const Game game(draw(Variant::Brazilian, Side::White, R"(
      . B . . . . . .
      . . . . . . . .
      . . . . . b . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . w . . . . . .
      . . W . . . . .)"));
  const Placement placement(game);
  CHECK(placement.occupied().size() == 4);
  CHECK(placement.piece_at(at(game, "b8")) == Piece{Side::Black, Kind::King});
  CHECK(placement.piece_at(at(game, "f6")) == Piece{Side::Black, Kind::Man});
  CHECK(placement.piece_at(at(game, "b2")) == Piece{Side::White, Kind::Man});
  CHECK(placement.piece_at(at(game, "c1")) == Piece{Side::White, Kind::King});
  CHECK_FALSE(placement.piece_at(at(game, "a1")));
}

TEST_CASE("a piece put on a square replaces the piece there") {
  const Square s = BoardShape{}.square_at(7);
  Placement placement;
  placement.put(s, {Side::White, Kind::King});
  placement.put(s, {Side::Black, Kind::Man});
  CHECK(placement.piece_at(s) == Piece{Side::Black, Kind::Man});
  placement.remove(s);
  CHECK(placement == Placement{});
}

}  // namespace damas::test
