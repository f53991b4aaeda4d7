#include "view/window/board/marks.hpp"

#include <doctest/doctest.h>

#include "core/diagram.hpp"

namespace damas::test {

namespace {

Game capture_game() {
  return Game(draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . b . . . .
      . . . . . . . .
      . . . b . . . .
      . . w . . . . .
      . . . . . . . .
      w . . . . . . .)"));
}

}  // namespace

TEST_CASE(
    "without selection movable pieces are marked only with help or if a capture is compulsory") {
  const Game quiet;
  CHECK(marks_of(MoveInput(quiet), false) == Marks{});
  CHECK(marks_of(MoveInput(quiet), true).movable.size() == 4);

  const Game forced = capture_game();
  SquareSet only;
  only.insert(at(forced, "c3"));
  CHECK(marks_of(MoveInput(forced), false).movable == only);
}

TEST_CASE("of two paths only the victims of the hovered one are struck through") {
  const Game game(draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . b . b . .
      . . . . . . . .
      . . . b . . . .
      . . w . . . . .
      . . . . . . . .
      . . . . . . . .)"));
  MoveInput input(game);
  input.touch(at(game, "c3"));
  CHECK(marks_of(input, false).victims.size() == 1);
  const Marks left = marks_of(input, false, at(game, "c7"));
  CHECK(left.victims.contains(at(game, "d6")));
  CHECK_FALSE(left.victims.contains(at(game, "f6")));
  CHECK(left.way.back() == at(game, "c7"));
  // The other path can still be hovered.
  CHECK(left.destinations.contains(at(game, "g7")));
  // A passed square is no longer a stopover to choose.
  CHECK(left.stopovers.contains(at(game, "e5")));
  input.touch(at(game, "e5"));
  const Marks further = marks_of(input, false);
  CHECK_FALSE(further.stopovers.contains(at(game, "e5")));
  CHECK(further.way == Path{at(game, "c3"), at(game, "e5")});
  CHECK_FALSE(further == marks_of(MoveInput(game), false));
}

TEST_CASE("a selected piece shows its destinations, stopovers and victims") {
  const Game game = capture_game();
  MoveInput input(game);
  input.touch(at(game, "c3"));
  const Marks marks = marks_of(input, true);
  CHECK(marks.movable.empty());
  CHECK(marks.selected == at(game, "c3"));
  CHECK(marks.destinations.contains(at(game, "c7")));
  CHECK(marks.destinations.size() == 1);
  CHECK(marks.stopovers.contains(at(game, "e5")));
  CHECK(marks.victims.contains(at(game, "d4")));
  CHECK(marks.victims.contains(at(game, "d6")));
  CHECK(marks.victims.size() == 2);
}

}  // namespace damas::test
