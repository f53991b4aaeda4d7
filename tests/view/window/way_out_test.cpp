// The button that leaves a scene works at the first press, whatever is shown.
#include <doctest/doctest.h>

#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/editor/editor_scene.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/review/review_stage.hpp"
#include "view/window/start/first_scene.hpp"

namespace damas::test {

namespace {

constexpr const char* plain = "[GameType \"26\"]\n1. c3-d4 b6-a5 2. d4-c5 d6xb4 3. a3xc5 *";

void rest(Stage& stage) {
  stage.wait(Stage::Milliseconds{80});
}

// The leftmost button of a row.
Point first_in(const Rect& row) {
  return {row.x + touch_target / 2, row.y + touch_target / 2};
}

}  // namespace

TEST_CASE("with a hint shown the first click on Back leaves the review") {
  for (const Size size : {Size{1200, 800}, Size{400, 800}}) {
    CAPTURE(size.w);
    StageSetup setup;
    setup.size = size;
    ReviewStage stage(plain, setup);
    stage.type("h");
    for (int i = 0; i < 400 && !stage.review().controller().hint().move(); ++i)
      rest(stage);
    REQUIRE(stage.review().controller().hint().move().has_value());
    const CheckersLayout& places = stage.review().places();
    stage.click(first_in(places.portrait ? places.buttons : places.header));
    rest(stage);
    CHECK(stage.shows<MenuScene>());
  }
}

TEST_CASE("while a piece is dragged, or with a cursor, the first click on Back leaves the review") {
  for (const bool cursor : {false, true}) {
    CAPTURE(cursor);
    ReviewStage stage(plain);
    if (cursor) {
      stage.key(Key::Enter);
    } else {
      stage.click(stage.place("c3"));
    }
    rest(stage);
    stage.click(first_in(stage.review().places().header));
    rest(stage);
    CHECK(stage.shows<MenuScene>());
  }
}

TEST_CASE("with a hint shown the first click on the menu button leaves the game") {
  StageSetup setup = Stage::two_persons();
  Stage stage(setup);
  stage.type("h");
  for (int i = 0; i < 400 && !stage.checkers().controller().hint().move(); ++i)
    rest(stage);
  REQUIRE(stage.checkers().controller().hint().move().has_value());
  stage.click(first_in(stage.checkers().places().header));
  rest(stage);
  CHECK(stage.shows<MenuScene>());
}

TEST_CASE("with a cursor or a complaint the first click on Back leaves the editor") {
  for (const bool cursor : {false, true}) {
    CAPTURE(cursor);
    StageSetup setup = Stage::two_persons("W:Wc3:Bb6");
    setup.options.scene = FirstScene::Editor;
    Stage stage(setup);
    rest(stage);
    if (cursor) {
      stage.key(Key::Up);
    } else {
      stage.key(Key::V, with_ctrl);  // there is nothing to paste
    }
    rest(stage);
    const auto& editor = dynamic_cast<const EditorScene&>(stage.app().scenes().top());
    stage.click(first_in(editor.places().header));
    rest(stage);
    CHECK(stage.shows<MenuScene>());
  }
}

}  // namespace damas::test
