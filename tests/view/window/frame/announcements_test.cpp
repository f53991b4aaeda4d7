#include "view/window/frame/announcements.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "view/window/dialogs/choices.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

using Said = std::vector<std::string>;

std::string joined(const Said& said) {
  std::string all;
  for (const std::string& sentence : said)
    all += (all.empty() ? "" : " | ") + sentence;
  return all;
}

// The announcements of the first frames do not matter.
Said said_by(Stage& stage, const char* typed) {
  stage.announced.clear();
  stage.type(typed);
  stage.settle();
  return stage.announced;
}

}  // namespace

TEST_CASE("moves, captures, refusals and compulsory captures are announced in order") {
  Stage stage(Stage::two_persons("W:Wc3,h2:Bf6,h8"));
  CHECK(joined(said_by(stage, "c3d4")) == "White: c3-d4. | Black to move");
  CHECK(joined(said_by(stage, "f6e5")) ==
        "Black: f6-e5. | White to move · You must capture: the piece on d4 can take one.");
  CHECK(joined(said_by(stage, "h2g3")) ==
        "You must capture: the piece on d4 can take one. Only d4xf6 is allowed.");
  CHECK(joined(said_by(stage, "h2g3")) ==
        "You must capture: the piece on d4 can take one. Only d4xf6 is allowed.");
  CHECK(joined(said_by(stage, "d4f6")) == "White: d4xf6. It captures one piece. | Black to move");
}

TEST_CASE("the cursor's square and its piece are announced") {
  Stage stage(Stage::two_persons("W:Wa1,Kc1:Bb2,Kd2"));
  const auto walk = [&stage](Key key) {
    stage.announced.clear();
    stage.key(key);
    return joined(stage.announced);
  };
  CHECK(walk(Key::Up) == "a1: White man.");
  CHECK(walk(Key::Up) == "b2: Black man.");
  CHECK(walk(Key::Up) == "a3: empty.");
  CHECK(walk(Key::Right) == "c3: empty.");
  CHECK(walk(Key::Down) == "d2: Black king.");
  CHECK(walk(Key::Left) == "b2: Black man.");
  CHECK(walk(Key::Down) == "a1: White man.");
  CHECK(walk(Key::Right) == "c1: White king.");
  CHECK(walk(Key::F).empty());
}

TEST_CASE("a piece that is chosen by the cursor is announced with its destinations") {
  Stage stage(Stage::two_persons("W:Wa1,c1:Bh8"));
  for (const Key key : {Key::Up, Key::Right})
    stage.key(key);
  stage.announced.clear();
  stage.key(Key::Enter);
  CHECK(joined(stage.announced) == "Chosen: c1, White man. It can go to b2 or d2.");
}

TEST_CASE("the titles and questions of dialogs are announced") {
  Stage stage(Stage::two_persons());
  stage.announced.clear();
  stage.key(Key::N, with_ctrl);
  stage.wait(Stage::Milliseconds{50});
  CHECK(joined(stage.announced) == "New game");
  stage.announced.clear();
  stage.key(Key::Escape);
  stage.wait(Stage::Milliseconds{50});
  CHECK(stage.announced.empty());
  stage.app().scenes().push(ask(Text::AskResign, Icon::Resign, {}));
  stage.wait(Stage::Milliseconds{50});
  CHECK(joined(stage.announced) == tr(Language::English, Text::AskResign));
}

TEST_CASE("the moves reached by steps in a review are announced") {
  Stage stage(Stage::two_persons());
  stage.clipboard = "1. c3-d4 b6-a5";
  stage.key(Key::V, with_ctrl);
  stage.wait(Stage::Milliseconds{100});
  const auto step = [&stage](Key key) {
    stage.announced.clear();
    stage.key(key);
    stage.wait(Stage::Milliseconds{600});
    return joined(stage.announced);
  };
  CHECK(step(Key::PageDown) == "1. c3-d4");
  CHECK(step(Key::PageDown) == "1… b6-a5");
  CHECK(step(Key::PageUp) == "1. c3-d4");
  CHECK(step(Key::Home) == "Start of the game.");
}

TEST_CASE("longer captures, new kings and the end are announced") {
  Stage stage(Stage::two_persons("W:We3:Bd4,d6,a7"));
  const Said first = said_by(stage, "e3xc5xe7");
  REQUIRE(first.size() == 2);
  CHECK(first[0] == "White: e3xe7. It captures two pieces.");
  Stage king(Stage::two_persons("W:Wc7:Bh8"));
  CHECK(said_by(king, "c7d8")[0] == "White: c7-d8. It becomes a king.");
  Stage last(Stage::two_persons("W:Wc3:Bd4"));
  const Said end = said_by(last, "c3e5");
  REQUIRE(end.size() == 2);
  CHECK(end[0] == "White: c3xe5. It captures one piece.");
  CHECK(end[1].find("White wins") == 0);
}

TEST_CASE("notices are announced as well, all in the chosen language") {
  StageSetup setup = Stage::two_persons("W:Wc3:Bb6,h8");
  setup.language = Language::Portuguese;
  Stage stage(setup);
  CHECK(joined(said_by(stage, "c3d4")) == "Brancas: c3-d4. | Vez das pretas");
  stage.announced.clear();
  stage.key(Key::Z, with_ctrl);
  stage.settle();
  CHECK(stage.announced.front() == "Lance desfeito.");
  stage.announced.clear();
  stage.app().notify("Olá");
  CHECK(joined(stage.announced) == "Olá");
}

TEST_CASE("a machine's move and the person's turn are both announced") {
  StageSetup setup;
  setup.options.scene = FirstScene::Checkers;
  Stage stage(setup);
  stage.announced.clear();
  stage.type("c3d4");
  stage.settle();
  REQUIRE(stage.game().ply() == 2);
  CHECK(stage.announced.front() == "White: c3-d4.");
  const auto answer = std::find_if(stage.announced.begin(), stage.announced.end(),
                                   [](const auto& s) { return s.find("Black: ") == 0; });
  REQUIRE(answer != stage.announced.end());
  CHECK(stage.announced.back().find("Your turn") == 0);
}

}  // namespace damas::test
