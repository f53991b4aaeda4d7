#include "view/window/frame/opening_line.hpp"

#include <algorithm>
#include <cmath>

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"
#include "view/window/kit/widgets.hpp"
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
  for (const bool fingers : {false, true}) {
    CHECK(opening_line_height(300, "", fingers) == 0);
    CHECK(opening_line_height(60, line, fingers) == 0);
    CHECK(opening_line_height(300, line, fingers) > 0);
  }
  CHECK(opening_line_height(300, line, true) >= least_for_finger);
}

TEST_CASE("The keyboard reaches the opening below the moves, and hears the sources of its name") {
  ReviewStage stage(cross, with_names());
  stage.key(Key::End);
  stage.rest();
  const std::string whole = stage.review().opening();
  CHECK(stage.reaches(Key::Tab, "Opening: Cross (11-15 23-18). Name from: "));
  const Gui::Focus& focus = stage.screen().gui().focus();
  // All sources, in one line.
  CHECK(focus.words.ends_with(whole.substr(whole.rfind('\n') + 1)));
  CHECK(focus.words.find('\n') == std::string::npos);
  CHECK(stage.review().places().moves.contains(focus.place.center()));
}

TEST_CASE("A press on the opening shows the sources of its name, by mouse, finger and key") {
  StageSetup setup = with_names();
  bool on_phone = false;
  SUBCASE("on a desktop") {}
  SUBCASE("on a phone") {
    setup.size = {400, 800};
    on_phone = true;
  }
  ReviewStage stage(cross, setup);
  stage.key(Key::End);
  stage.rest();
  if (on_phone) {
    const Rect sheet = stage.review().places().sheet;
    stage.feed(made::tap({sheet.center().x, sheet.y + 24}));
    stage.rest();
  }
  REQUIRE(stage.reaches(Key::Tab, "Opening: Cross"));
  const Rect place = stage.screen().gui().focus().place;
  if (on_phone) CHECK(std::round(place.h) >= least_for_finger);
  const std::string whole = stage.review().opening();
  REQUIRE(whole.find("\nName from: ") != std::string::npos);
  const auto shown = [&] {
    return std::count(stage.announced.begin(), stage.announced.end(), whole);
  };
  CHECK(shown() == 0);
  if (on_phone) {
    stage.feed(made::tap(place.center()));
  } else {
    stage.click(place.center());
  }
  stage.rest();
  CHECK(shown() == 1);
  REQUIRE(stage.reaches(Key::Tab, "Opening: Cross"));
  stage.key(Key::Enter);
  stage.rest();
  CHECK(shown() == 2);
}

TEST_CASE("During a game, the opening below the moves is pressed, too") {
  StageSetup setup = Stage::two_persons({}, Variant::English);
  setup.connect = offer_variant_files;
  Stage stage(setup);
  stage.type("11-15");
  stage.type("22-18");
  stage.settle();
  const std::string whole = stage.checkers().opening();
  REQUIRE(stage.reaches(Key::Tab, "Opening: Single Corner"));
  stage.key(Key::Enter);
  stage.wait(Stage::Milliseconds{200});
  CHECK(std::count(stage.announced.begin(), stage.announced.end(), whole) == 1);
}

}  // namespace damas::test
