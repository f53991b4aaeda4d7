// Windows at the same time keep an unfinished game each.
#include "view/window/start/match_place.hpp"

#include <memory>
#include <string>

#include <doctest/doctest.h>

#include "view/window/app/store.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

StageSetup window(const Folder& folder, StageSetup setup = {}) {
  setup.folder = folder.path();
  setup.own_place = true;
  return setup;
}

StageSetup window_with_game(const Folder& folder) {
  return window(folder, Stage::two_persons());
}

}  // namespace

TEST_CASE("The second window reports the first one, and uses another file") {
  const Folder folder;
  const auto files = UserFiles::open("damas", folder.path());
  REQUIRE(files.ok());
  const MatchPlace first(*files);
  CHECK_FALSE(first.others());
  const MatchPlace second(*files);
  CHECK(second.others());
  CHECK(first.name() == "game.json");
  CHECK(second.name() == "game-2.json");
}

TEST_CASE("Two windows do not overwrite each other's game") {
  const Folder folder;
  {
    Stage first(window_with_game(folder));
    first.type("c3d4");
    Stage second(window_with_game(folder));
    REQUIRE_FALSE(second.shows<ChoicesScene>());  // it has no game that could be replaced
    second.type("g3h4");
    second.type("b6a5");
    first.type("d6c5");
  }
  Stage later(window(folder));
  Stage latest(window(folder));
  CHECK(later.game().ply() == 2);
  CHECK(latest.game().ply() == 2);
  CHECK(later.game().move_from(0) != latest.game().move_from(0));
}

TEST_CASE("The game of a closed window is offered once the own game is over") {
  const Folder folder;
  {
    Stage first(window_with_game(folder));
    first.type("c3d4");
    Stage second(window_with_game(folder));
    second.type("g3h4");
  }
  Stage stage(window(folder));
  REQUIRE(stage.game().ply() == 1);
  const Move mine = stage.game().move_from(0);
  auto& controller = const_cast<GameController&>(stage.checkers().controller());
  controller.command(command::Resign{}, Language::English);
  stage.wait(Stage::Milliseconds{800});
  stage.key(Key::Escape);
  stage.wait(Stage::Milliseconds{100});
  stage.key(Key::Escape);
  stage.wait(Stage::Milliseconds{100});
  REQUIRE(stage.shows<MenuScene>());
  REQUIRE(stage.app().store().match().exists());
  CHECK(stage.app().store().match().restored(Drive::Caller)->game().move_from(0) != mine);
  // It belongs to this window now.
  CHECK(Stage(window(folder)).shows<MenuScene>());
}

TEST_CASE("The game of another open window is not offered") {
  const Folder folder;
  Stage first(window_with_game(folder));
  first.type("c3d4");
  Stage second(window(folder));
  CHECK(second.shows<MenuScene>());
  second.wait(Stage::Milliseconds{100});
  CHECK_FALSE(second.app().store().match().exists());
}

}  // namespace damas::test
