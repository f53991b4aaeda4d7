#include "view/window/checkers/announcements.hpp"

#include <algorithm>

#include <doctest/doctest.h>

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

// What the settling of the first frames said is not asked about.
Said said_by(Stage& stage, const char* typed) {
  stage.announced.clear();
  stage.type(typed);
  stage.settle();
  return stage.announced;
}

}  // namespace

TEST_CASE("moves, captures, refusals and what is compulsory are said in order") {
  Stage stage(Stage::two_persons("W:Wc3,h2:Bf6,h8"));
  CHECK(joined(said_by(stage, "c3d4")) == "White: c3-d4. | Black to move");
  CHECK(joined(said_by(stage, "f6e5")) ==
        "Black: f6-e5. | White to move · You must capture: the piece on d4 can take one.");
  CHECK(joined(said_by(stage, "h2g3")) == "You must capture: the piece on d4 can take one.");
  CHECK(joined(said_by(stage, "h2g3")) == "You must capture: the piece on d4 can take one.");
  CHECK(joined(said_by(stage, "d4f6")) == "White: d4xf6. It captures one piece. | Black to move");
}

TEST_CASE("longer captures, new kings and the end are said") {
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

TEST_CASE("notices are said as well, and all of it in the chosen language") {
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

TEST_CASE("of a machine both its move and the person's turn are said") {
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
