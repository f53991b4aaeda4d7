// A strong computer thinks while the person is to move, and only then.
#include <doctest/doctest.h>

#include "view/window/app/preferences.hpp"
#include "view/window/local/local_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

// The person is to move, and the computer has played the first move.
void play_black(Stage& stage) {
  NewGameChoice choice;
  choice.opponent = Opponent::Computer;
  choice.side = SideChoice::Black;
  choice.level = 8;
  stage.app().scenes().start(make_match(choice, stage.app()));
  stage.settle();
  REQUIRE(stage.game().ply() == 1);
}

bool pondering(Stage& stage) {
  const auto& scenes = stage.app().scenes().all();
  return dynamic_cast<const CheckersScene&>(*scenes.front()).session().match().pondering();
}

}  // namespace

TEST_CASE("A strong computer thinks while a person is to move") {
  Stage stage;
  play_black(stage);
  CHECK(pondering(stage));
  stage.click_move(stage.game().legal_moves().front());
  stage.settle();
  CHECK(stage.game().ply() == 3);
  CHECK(pondering(stage));
}

TEST_CASE("A computer does not ponder if the setting is off, nor in a page") {
  Stage native;
  native.app().change_preferences([](Preferences& p) { p.ponders = false; });
  play_black(native);
  CHECK_FALSE(pondering(native));
  StageSetup setup;
  setup.connect = [](Desktop& desktop) { desktop.in_browser = true; };
  Stage page(setup);
  play_black(page);
  CHECK_FALSE(pondering(page));
}

TEST_CASE("Pondering stops when the setting is switched off, for a hint, and below another scene") {
  Stage stage;
  play_black(stage);
  SUBCASE("setting") {
    stage.app().change_preferences([](Preferences& p) { p.ponders = false; });
    stage.wait(Stage::Milliseconds{20});
  }
  SUBCASE("another screen") {
    stage.app().open(destination::Help{});
    stage.wait(Stage::Milliseconds{20});
  }
  SUBCASE("a key that opens one") {
    stage.key(Key::F1);
  }
  SUBCASE("a hint") {
    stage.type("h");
    stage.wait(Stage::Milliseconds{700});
    CHECK(stage.checkers().controller().hint().move());
  }
  SUBCASE("undo") {
    stage.click_move(stage.game().legal_moves().front());
    stage.settle();
    REQUIRE(pondering(stage));
    stage.key(Key::Z, with_ctrl);
  }
  CHECK_FALSE(pondering(stage));
}

}  // namespace damas::test
