#include "view/window/frame/opening_line.hpp"

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"
#include "view/window/review/review_stage.hpp"
#include "view/window/start/variant_files.hpp"

namespace damas::test {

namespace {

constexpr const char* cross = "[GameType \"21\"]\n1. 11-15 23-18 8-11 *";

// Without the sources.
std::string first_line(const std::string& text) {
  return text.substr(0, text.find('\n'));
}

StageSetup with_names() {
  StageSetup setup;
  setup.connect = offer_variant_files;
  return setup;
}

}  // namespace

TEST_CASE("A review names the opening of the moves up to the board") {
  ReviewStage stage(cross, with_names());
  CHECK(stage.review().opening().empty());
  stage.key(Key::Right);
  stage.rest();
  CHECK(first_line(stage.review().opening()) == "Opening: Old Faithful (11-15)");
  stage.key(Key::End);
  stage.rest();
  CHECK(first_line(stage.review().opening()) == "Opening: Cross (11-15 23-18)");
  stage.key(Key::Home);
  stage.rest();
  CHECK(stage.review().opening().empty());
}

TEST_CASE("Without names, and for positions set up, nothing is said") {
  ReviewStage none(cross);
  none.key(Key::End);
  none.rest();
  CHECK(none.review().opening().empty());
  ReviewStage set_up("[GameType \"25\"]\n[FEN \"W:Wc3:Bh8\"]\n1. c3-d4 *", with_names());
  set_up.key(Key::End);
  set_up.rest();
  CHECK(set_up.review().opening().empty());
}

TEST_CASE("Names that come later are used when they are there, unless the review is gone") {
  std::function<void(std::string_view)> arrive;
  StageSetup setup;
  setup.connect = [&](Desktop& desktop) {
    desktop.openings = [&](Variant, std::function<void(std::string_view)> use) {
      arrive = std::move(use);
    };
  };
  {
    ReviewStage stage(cross, setup);
    stage.key(Key::End);
    stage.rest();
    CHECK(stage.review().opening().empty());
    REQUIRE(arrive);
    arrive("moves: 11-15\nname: First\nsource: test\nsource: another test\n");
    stage.rest();
    CHECK(stage.review().opening() == "Opening: First (11-15)\nName from: test\nanother test");
  }
  arrive("moves: 11-15\nname: First\nsource: test\n");
}

TEST_CASE("A game names its opening, and a copied game has it as a tag") {
  StageSetup setup = Stage::two_persons({}, Variant::English);
  setup.connect = offer_variant_files;
  Stage stage(setup);
  CHECK(stage.checkers().opening().empty());
  stage.type("11-15");
  stage.type("22-18");
  REQUIRE(stage.game().ply() == 2);
  stage.settle();
  CHECK(first_line(stage.checkers().opening()) == "Opening: Single Corner (11-15 22-18)");
  CHECK(stage.checkers().opening().find("\nName from: ") != std::string::npos);
  stage.key(Key::C, with_ctrl);
  const auto games = read_pdn(stage.clipboard);
  REQUIRE(games.size() == 1);
  CHECK(games.front().headers.value("Opening") == "Single Corner");
}

TEST_CASE("The line leaves low lists of moves their place") {
  const std::string line = "Opening: Cross (11-15 23-18)";
  CHECK(opening_line_height(300, "") == 0);
  CHECK(opening_line_height(60, line) == 0);
  CHECK(opening_line_height(300, line) > 0);
}

}  // namespace damas::test
