// Hints in three steps, and the explanation of a move, in a game.
#include <doctest/doctest.h>

#include "view/window/accepted_picture.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;

// White can only keep its man by c3-b4.
constexpr const char* threatened = "W:Wc3,f2,h2:Be5,f8,h8";

Marks marks(Stage& stage) {
  return stage.checkers().controller().marks(Preferences{});
}

// A lone letter may begin a move: it is a shortcut once nothing follows.
void press(Stage& stage, const char* letter) {
  stage.type(letter);
  stage.wait(Milliseconds{1500});
}

}  // namespace

TEST_CASE("A hint names the piece, then its move, then the reason") {
  Stage stage(Stage::two_persons(threatened));
  press(stage, "h");
  CHECK(stage.status().starts_with("Hint: the piece on "));
  CHECK(marks(stage).movable.size() == 1);
  CHECK(marks(stage).arrows.empty());
  press(stage, "h");
  REQUIRE(marks(stage).arrows.size() == 1);
  CHECK(stage.status().ends_with("Ask again for the reason."));
  CHECK(stage.checkers().coach_words().empty());
  press(stage, "h");
  CHECK_FALSE(stage.checkers().coach_words().empty());
  CHECK(stage.announced.back() == stage.checkers().coach_words());
  // There is no fourth step.
  const std::string said = stage.checkers().coach_words();
  press(stage, "h");
  CHECK(stage.checkers().coach_words() == said);
  stage.key(Key::Escape);
  stage.wait(Milliseconds{50});
  CHECK(stage.checkers().coach_words().empty());
  CHECK(marks(stage).arrows.empty());
}

// That the search forgets the earlier ones is tested with HintSearch: the move alone would seldom
// show it.
TEST_CASE("A position to which the person returns gets the same hint") {
  Stage stage(Stage::two_persons());
  const auto ask = [&] {
    press(stage, "h");
    press(stage, "h");
    REQUIRE(stage.checkers().controller().hint().move());
    return *stage.checkers().controller().hint().move();
  };
  const Move first = ask();
  stage.type("c3d4");
  stage.settle();
  ask();
  stage.key(Key::Z, with_ctrl);
  stage.settle();
  CHECK(ask() == first);
}

TEST_CASE("A move ends the hint, and the next one begins with the piece") {
  Stage stage(Stage::two_persons(threatened));
  for (int i = 0; i < 3; ++i)
    press(stage, "h");
  stage.type("c3b4");
  stage.settle();
  CHECK(stage.checkers().coach_words().empty());
  press(stage, "h");
  CHECK(stage.status().starts_with("Hint: the piece on "));
}

TEST_CASE("The last move is explained, and the explanation goes with the second press") {
  Stage stage(Stage::two_persons(threatened));
  stage.key(Key::Y);
  stage.wait(Milliseconds{50});
  REQUIRE(stage.app().notices().size() == 1);
  CHECK(stage.app().notices()[0] == "There is no move to explain yet.");
  stage.type("c3d4");
  stage.settle();
  press(stage, "y");
  CHECK(stage.checkers().coach_words().find("d4") != std::string::npos);
  CHECK_FALSE(marks(stage).arrows.empty());
  CHECK(stage.game().ply() == 1);
  press(stage, "y");
  CHECK(stage.checkers().coach_words().empty());
}

TEST_CASE("An earlier position's move is explained where the person looks back") {
  Stage stage(Stage::two_persons(threatened));
  for (const char* move : {"c3b4", "e5d4"})
    stage.type(move);
  stage.settle();
  stage.key(Key::PageUp);
  stage.wait(Milliseconds{300});
  press(stage, "y");
  REQUIRE(stage.checkers().controller().reason().active());
  CHECK(stage.checkers().controller().reason().words_of_move() == "c3-b4");
  CHECK_FALSE(stage.checkers().coach_words().empty());
}

TEST_CASE("The coach's reason matches its accepted pictures") {
  for (const Language language : languages) {
    for (const Size size : {Size{1000, 640}, Size{390, 760}, Size{360, 640}}) {
      StageSetup setup = Stage::two_persons(threatened);
      setup.size = size;
      setup.language = language;
      Stage stage(setup);
      stage.type("c3d4");
      stage.settle();
      press(stage, "y");
      check_picture(stage.screen().picture(),
                    "window/coach_" + std::to_string(static_cast<int>(size.w)) + "_" +
                        std::string(code(language)),
                    with_text);
    }
  }
}

}  // namespace damas::test
