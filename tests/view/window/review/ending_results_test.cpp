#include "view/window/review/ending_results.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "assets/endings.hpp"
#include "view/window/accepted_picture.hpp"
#include "view/window/review/review_stage.hpp"
#include "view/window/start/variant_files.hpp"

namespace damas::test {

namespace {

// King and man against a man.
constexpr const char* ending = "[GameType \"26\"]\n[FEN \"W:WKa1,e5:Ba7\"]\n1. a1b2 a7b6 *";
constexpr const char* kings = "[GameType \"26\"]\n[FEN \"W:WKa1:BKh8,b8\"]\n*";

StageSetup with_tables(Size size = {1200, 800}) {
  StageSetup setup;
  setup.size = size;
  setup.connect = offer_variant_files;
  return setup;
}

std::string sentence(ReviewStage& stage) {
  return stage.review().endings().sentence(Language::English);
}

Marks marks(ReviewStage& stage) {
  return stage.review().board_marks();
}

}  // namespace

TEST_CASE("A position in the tables has its result in the status line, without the engine") {
  ReviewStage stage(ending, with_tables());
  const std::string known = sentence(stage);
  CHECK(known.starts_with("White wins in "));
  CHECK(stage.review().status().ends_with(" · " + known));
  stage.key(Key::Right);
  stage.rest();
  CHECK(stage.review().status().ends_with(" · " + sentence(stage)));
}

TEST_CASE("Beside the engine's lines it takes the place of the chances") {
  ReviewStage stage(kings, with_tables());
  stage.type("l");
  stage.rest();
  CHECK(stage.review().shown_findings().verdict == sentence(stage));
  CHECK(stage.review().shown_findings().chances.empty());
  CHECK_FALSE(stage.review().shown_findings().lines.empty());
  CHECK(stage.review().status().find(sentence(stage)) == std::string::npos);
}

TEST_CASE("A threat keeps its own words") {
  ReviewStage stage(ending, with_tables());
  stage.type("x");
  stage.rest();
  CHECK(stage.review().shown_findings().verdict.starts_with("Threat: "));
}

TEST_CASE("With more pieces, and without tables, nothing is said") {
  ReviewStage many("[GameType \"26\"]\n1. c3-d4 b6-a5 *", with_tables());
  CHECK(sentence(many).empty());
  ReviewStage none(ending);
  CHECK(sentence(none).empty());
  none.type("r");
  none.rest();
  CHECK(none.app().notices().back() == "No endgame table has this position.");
}

TEST_CASE("The coach says of a move what the tables know, and does not wait for them") {
  constexpr const char* kings_only = "[GameType \"26\"]\n[FEN \"W:WKc1:BKa7\"]\n1. c1b2 *";
  StageSetup late;
  late.connect = [](Desktop& desktop) {
    desktop.endings = [](Variant, const std::function<void(std::string_view)>&) {};
  };
  struct Row {
    StageSetup setup;
    bool known;
  };
  for (const auto& [setup, known] :
       {Row{with_tables(), true}, Row{late, false}, Row{StageSetup{}, false}}) {
    ReviewStage stage(kings_only, setup);
    stage.key(Key::Right);
    stage.rest();
    stage.type("y");
    stage.wait(Stage::Milliseconds{1500});
    const std::string& words = stage.review().coach_words();
    CHECK_FALSE(words.empty());
    CHECK((words == "With best play this ending is a draw.") == known);
  }
}

TEST_CASE("Tables that come later are used when they are there, unless the review is gone") {
  std::function<void(std::string_view)> arrive;
  StageSetup setup;
  setup.connect = [&](Desktop& desktop) {
    desktop.endings = [&](Variant, std::function<void(std::string_view)> use) {
      arrive = std::move(use);
    };
  };
  {
    ReviewStage stage(ending, setup);
    CHECK(sentence(stage).empty());
    REQUIRE(arrive);
    arrive(embedded_endings("brazilian"));
    stage.rest();
    CHECK_FALSE(sentence(stage).empty());
  }
  arrive(embedded_endings("brazilian"));
}

TEST_CASE("One key marks where each move leads, and takes the marks away") {
  ReviewStage stage(ending, with_tables());
  CHECK(marks(stage).winning.empty());
  stage.type("r");
  stage.rest();
  CHECK(stage.app().notices().back().starts_with("Moves that win (+): "));
  const Marks all = marks(stage);
  CHECK_FALSE(all.winning.empty());
  for (const auto& [move, result] : stage.review().endings().moves())
    CHECK((all.winning | all.drawing | all.losing).contains(move.to));
  CHECK((all.winning & all.drawing).empty());
  CHECK((all.winning & all.losing).empty());
  CHECK((all.drawing & all.losing).empty());
  // If a piece is selected, only its own moves are marked.
  stage.click(stage.place("e5"));
  stage.wait(Stage::Milliseconds{50});
  const Marks own = marks(stage);
  CHECK((own.winning | own.drawing | own.losing).size() == 2);
  stage.key(Key::Escape);
  stage.type("r");
  stage.rest();
  CHECK(marks(stage).winning.empty());
}

TEST_CASE("Marked results match their accepted pictures") {
  struct Shown {
    Size size;
    std::string fen;
    std::string name;
  };
  for (const Shown& shown :
       {Shown{{1000, 640}, "W:Wc3,e3:Bf6", "landscape"},     // wins and a draw
        Shown{{400, 800}, "W:WKe1,c3:BKh6", "portrait"}}) {  // draws and a loss
    ReviewStage stage("[GameType \"26\"]\n[FEN \"" + shown.fen + "\"]\n*", with_tables(shown.size));
    stage.type("r");
    stage.type("l");
    stage.wait(Stage::Milliseconds{9000});  // the notice goes
    check_picture(stage.screen().picture(), "window/review_results_" + shown.name, with_text);
  }
}

}  // namespace damas::test
