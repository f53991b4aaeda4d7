// Changes are never lost by the program's end or a new game without a question.
#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/editor/editor_scene.hpp"
#include "view/window/help/help_scene.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/new_game/new_game_scene.hpp"
#include "view/window/review/review_stage.hpp"

namespace damas::test {

namespace {

constexpr const char* lower_game = "[White \"Lower\"]\n[GameType \"26\"]\n1. c3-d4 b6-a5 *";
constexpr const char* upper_game = "[White \"Upper\"]\n[GameType \"26\"]\n1. c3-d4 b6-a5 *";

enum Answer { Keep, Discard, Stay };

// Two reviews, one above the other, both changed.
class Pair : public ReviewStage {
 public:
  Pair() : ReviewStage(lower_game) {
    type("e3f4");
    app().scenes().push(std::make_unique<ReviewScene>(game_in(upper_game)));
    wait(Milliseconds{100});
    type("g3f4");
    rest();
  }

  void press(Key key, Modifiers with = no_modifiers) {
    Stage::key(key, with);
    wait(Milliseconds{100});
  }
  void answer(Answer row) {
    wait(Milliseconds{50});
    REQUIRE(shows<ChoicesScene>());
    for (int i = 0; i <= row; ++i)
      Stage::key(Key::Down);
    press(Key::Enter);
  }
  bool asks_to_quit() {
    feed(made::quit());
    wait(Milliseconds{100});
    return !has_quit() && shows<ChoicesScene>();
  }
  void check_changed(const char* white) {
    CHECK(review().document().changed());
    CHECK(review().document().game().headers.value("White") == white);
  }
};

}  // namespace

TEST_CASE(
    "a new game from the upper of two reviews also asks about the lower one, and Stay keeps both") {
  Pair pair;
  pair.press(Key::N, with_ctrl);
  pair.answer(Discard);
  REQUIRE(pair.shows<NewGameScene>());
  pair.press(Key::Enter);
  pair.answer(Stay);
  REQUIRE(pair.shows<NewGameScene>());
  pair.press(Key::Escape);
  pair.check_changed("Upper");
  pair.press(Key::Escape);
  pair.answer(Discard);
  pair.check_changed("Lower");
}

TEST_CASE("a new game begins when each review below has been decided") {
  Pair pair;
  pair.press(Key::N, with_ctrl);
  pair.answer(Discard);
  pair.press(Key::Enter);
  pair.answer(Discard);
  CHECK(pair.shows<CheckersScene>());
  CHECK(pair.app().scenes().size() == 1);
}

TEST_CASE("a lower review is copied to be kept before a new game begins") {
  Pair pair;
  pair.press(Key::N, with_ctrl);
  pair.answer(Discard);
  pair.press(Key::Enter);
  pair.answer(Keep);
  CHECK(pair.clipboard.find("[White \"Lower\"]") != std::string::npos);
  CHECK(pair.clipboard.find("(1. e3-f4)") != std::string::npos);
  CHECK(pair.shows<CheckersScene>());
}

TEST_CASE("after Stay at the second question the first one is asked again") {
  Pair pair;
  REQUIRE(pair.asks_to_quit());
  pair.answer(Discard);
  pair.answer(Stay);
  pair.check_changed("Upper");
  REQUIRE(pair.asks_to_quit());
  pair.answer(Discard);
  pair.wait(Stage::Milliseconds{50});
  CHECK_FALSE(pair.has_quit());
  pair.answer(Discard);
  CHECK(pair.has_quit());
}

TEST_CASE("the question about a review under another screen can be asked again") {
  Pair pair;
  pair.app().scenes().push(std::make_unique<HelpScene>(Variant::Brazilian));
  pair.rest();
  REQUIRE(pair.asks_to_quit());
  pair.answer(Stay);
  REQUIRE(pair.shows<HelpScene>());
  CHECK(pair.asks_to_quit());
}

TEST_CASE("one question at a time, however often the program is asked to end") {
  Pair pair;
  REQUIRE(pair.asks_to_quit());
  const std::size_t scenes = pair.app().scenes().size();
  CHECK(pair.asks_to_quit());
  CHECK(pair.app().scenes().size() == scenes);
}

TEST_CASE("a game from an edited position takes it along, the end of the program does not") {
  StageSetup setup = Stage::two_persons("W:Wc3:Bb6");
  setup.options.scene = FirstScene::Editor;
  Stage stage(setup);
  const auto press = [&](Key key, Modifiers with = no_modifiers) {
    stage.key(key, with);
    stage.wait(Stage::Milliseconds{100});
  };
  stage.type("s");
  press(Key::N, with_ctrl);
  REQUIRE(stage.shows<NewGameScene>());
  press(Key::Q, with_ctrl);
  CHECK_FALSE(stage.has_quit());
  REQUIRE(stage.shows<ChoicesScene>());
  press(Key::Escape);
  REQUIRE(stage.shows<NewGameScene>());
  press(Key::Enter);
  REQUIRE(stage.shows<CheckersScene>());
  CHECK(to_fen(stage.game().start()) == "B:Wc3:Bb6");
}

TEST_CASE("a new game asks about an edited position below a game under review") {
  StageSetup setup = Stage::two_persons("W:Wc3:Bb6");
  setup.options.scene = FirstScene::Editor;
  Stage stage(setup);
  stage.type("s");
  stage.app().scenes().push(std::make_unique<ReviewScene>(game_in(upper_game)));
  stage.wait(Stage::Milliseconds{100});
  stage.key(Key::N, with_ctrl);
  stage.wait(Stage::Milliseconds{100});
  REQUIRE(stage.shows<NewGameScene>());
  stage.key(Key::Enter);
  stage.wait(Stage::Milliseconds{100});
  REQUIRE(stage.shows<ChoicesScene>());
  stage.key(Key::Escape);
  stage.wait(Stage::Milliseconds{100});
  CHECK(stage.shows<NewGameScene>());
  for (const Key key : {Key::Enter, Key::Down, Key::Enter}) {
    stage.key(key);
    stage.wait(Stage::Milliseconds{100});
  }
  CHECK(stage.shows<CheckersScene>());
}

}  // namespace damas::test
