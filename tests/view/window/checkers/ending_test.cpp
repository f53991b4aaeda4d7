#include "view/window/checkers/ending.hpp"

#include <doctest/doctest.h>

namespace damas::test {

TEST_CASE("The trophy is for a person who has won") {
  for (const Side person : {Side::White, Side::Black}) {
    const EndingLook won = ending_look({person, EndReason::NoMoves}, person);
    CHECK(won == EndingLook{Icon::Trophy, Text::YouWin, true});
    const EndingLook lost = ending_look({opponent(person), EndReason::Resignation}, person);
    CHECK(lost == EndingLook{Icon::Resign, Text::YouLose, false});
  }
}

TEST_CASE("A draw, and a game with no person or two, is announced neutrally") {
  const Outcome draw{std::nullopt, EndReason::Agreement};
  CHECK(ending_look(draw, Side::White) == EndingLook{Icon::Draw, Text::Draw, false});
  CHECK(ending_look(draw, std::nullopt) == EndingLook{Icon::Draw, Text::Draw, false});
  const Outcome won{Side::Black, EndReason::NoPieces};
  CHECK(ending_look(won, std::nullopt) == EndingLook{Icon::Crown, Text::GameOver, false});
}

}  // namespace damas::test
