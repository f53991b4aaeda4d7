// My games with changes by another window, or of the language.
#include <doctest/doctest.h>

#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/games/my_games_steps.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/review/review_scene.hpp"

namespace damas::test {

TEST_CASE("A file that was changed by another program is not overwritten") {
  const Folder folder;
  Stage stage(in(folder, {}));
  finish_one(stage, "c3d4");
  open(stage);
  Stage other(in(folder));
  other.type("g3h4");
  say(other, command::Resign{});
  REQUIRE(kept(folder).size() == 2);
  press(stage, Key::Delete);
  CHECK(kept(folder).size() == 2);
  CHECK(stage.app().notices().back() == stage.app().tr(Text::MyGamesChanged));
}

TEST_CASE("A review of a list that changed meanwhile can be saved elsewhere") {
  const Folder folder;
  Stage stage(in(folder, {}));
  finish_one(stage, "c3d4");
  open(stage);
  press(stage, Key::Enter);
  REQUIRE(stage.shows<ReviewScene>());
  stage.type("b6a5");
  rest(stage);
  Stage other(in(folder));
  other.type("g3h4");
  say(other, command::Resign{});
  press(stage, Key::S, with_ctrl);
  REQUIRE(stage.shows<ChoicesScene>());
  press(stage, Key::Escape);
  CHECK(stage.shows<ReviewScene>());
  CHECK(kept(folder).size() == 2);
}

TEST_CASE("A deletion stays if the game's scene is left in another language") {
  const Folder folder;
  Stage stage(in(folder));
  stage.type("c3d4");
  say(stage, command::Resign{});
  REQUIRE(kept(folder).size() == 1);
  open(stage);
  press(stage, Key::Delete);
  REQUIRE(kept(folder).empty());
  press(stage, Key::Escape);
  stage.app().change_preferences([](Preferences& p) { p.language = Language::Portuguese; });
  stage.app().scenes().start(std::make_unique<MenuScene>(stage.app()));
  rest(stage);
  CHECK(kept(folder).empty());
}

}  // namespace damas::test
