#include "view/window/start/first_scene.hpp"

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "platform/files.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {
namespace {

WindowProgramOptions plain() {
  WindowProgramOptions options;
  options.may_ask = true;
  return options;
}

UserFiles open(const Folder& folder) {
  auto files = UserFiles::open("damas", folder.path());
  REQUIRE(files.ok());
  return std::move(files).value();
}

}  // namespace

TEST_CASE("Questions are asked only at the very first start, and only if they may be") {
  const Folder folder;
  const UserFiles files = open(folder);
  CHECK(asks_at_first(plain(), files));
  CHECK_FALSE(asks_at_first(WindowProgramOptions{}, files));
  REQUIRE(files.write("game.json.lock", "").ok());  // as each start makes it
  CHECK(asks_at_first(plain(), files));
  REQUIRE(files.write("settings.json", "{}").ok());
  CHECK_FALSE(asks_at_first(plain(), files));
}

TEST_CASE("Options that say what to show leave no room for questions") {
  const Folder folder;
  const UserFiles files = open(folder);
  WindowProgramOptions options = plain();
  options.scene = FirstScene::Menu;
  CHECK_FALSE(asks_at_first(options, files));
  options = plain();
  options.files = {"club.pdn"};
  CHECK_FALSE(asks_at_first(options, files));
  options = plain();
  options.games = "1. c3-d4 *";
  CHECK_FALSE(asks_at_first(options, files));
  options = plain();
  options.invitation = Invitation{};
  CHECK_FALSE(asks_at_first(options, files));
  options = plain();
  options.bad_link = PageLinkError{};
  CHECK_FALSE(asks_at_first(options, files));
}

TEST_CASE("The language is not asked for where an option names it") {
  WindowProgramOptions options = plain();
  CHECK_FALSE(questions_at_first(options).language_known);
  options.language = Language::English;
  CHECK(questions_at_first(options).language_known);
}

TEST_CASE("Without a saved game, the menu comes first, and no question above it") {
  const Folder folder;
  StageSetup setup;
  setup.folder = folder.path();
  Stage stage(setup);
  CHECK(stage.shows<MenuScene>());
  CHECK(stage.app().scenes().size() == 1);
}

TEST_CASE("The variant that the options ask for is that of the next new game, too") {
  const Folder folder;
  StageSetup setup;
  setup.folder = folder.path();
  setup.options.scene = FirstScene::Checkers;
  setup.options.variant = Variant::Italian;
  {
    Stage stage(setup);
    CHECK(stage.game().variant() == Variant::Italian);
    CHECK(stage.app().preferences().new_game.variant == Variant::Italian);
  }
  StageSetup later;
  later.folder = folder.path();
  Stage stage(later);
  CHECK(stage.app().preferences().new_game.variant == Variant::Italian);
}

}  // namespace damas::test
