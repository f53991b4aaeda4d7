#include "view/window/app/waiting_step.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "platform/files.hpp"
#include "view/window/app/kept_names.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/help/help_scene.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/new_game/new_game_scene.hpp"
#include "view/window/puzzle/puzzle_scene.hpp"
#include "view/window/review/review_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

// The program in a page that has shown the first frame and still loads a part of the program.
struct LoadingPage {
  bool loads = false;
  std::vector<bool> told;  // whether something waits
  std::vector<std::string> files_read;
  std::unique_ptr<Stage> stage;

  explicit LoadingPage(StageSetup setup = {}) {
    setup.connect = [this](Desktop& d) {
      d.loads_rest = [this] { return loads; };
      d.show_waiting = [this](bool waits) { told.push_back(waits); };
      d.files_read = [this](const std::vector<std::string>& paths) { files_read = paths; };
    };
    stage = std::make_unique<Stage>(setup);
    loads = true;
  }
  void rest() { stage->wait(Stage::Milliseconds{200}); }
  // As many frames as ImGui's keyboard navigation takes.
  void press(Key key, Modifiers with = no_modifiers) {
    stage->key(key, with);
    stage->wait(Stage::Milliseconds{80});
  }
  void choose(Text words) {
    REQUIRE(stage->reaches(Key::Down, tr(Language::English, words)));
    press(Key::Enter);
  }
  void load() {
    loads = false;
    rest();
  }
};

using Signs = std::vector<bool>;

}  // namespace

TEST_CASE("Before all is loaded the menu and the dialog for a new game answer") {
  LoadingPage page;
  CHECK(page.stage->app().scenes().work_before_rest());
  page.choose(Text::More);
  page.choose(Text::Back);
  page.choose(Text::TwoPlayers);
  REQUIRE(page.stage->shows<NewGameScene>());
  CHECK(page.stage->app().scenes().work_before_rest());
  page.press(Key::Escape);
  CHECK(page.stage->shows<MenuScene>());
  CHECK(page.told.empty());
}

TEST_CASE("A game that is started before all is loaded begins afterwards") {
  LoadingPage page;
  page.choose(Text::TwoPlayers);
  page.press(Key::Enter);
  page.rest();
  CHECK(page.stage->shows<NewGameScene>());
  CHECK(page.told == Signs{true});
  page.load();
  CHECK(page.stage->checkers().controller().session().persons() == 2);
  CHECK(page.told == Signs{true, false});
  CHECK_FALSE(page.stage->app().scenes().work_before_rest());
}

TEST_CASE("The scene of a choice in the menu is opened when all is loaded") {
  LoadingPage page;
  page.choose(Text::PuzzleMenu);
  page.rest();
  CHECK(page.stage->shows<MenuScene>());
  CHECK(page.told == Signs{true});
  page.load();
  CHECK(page.stage->shows<PuzzleScene>());
}

TEST_CASE("The scene that a key opens in the dialog also waits until all is loaded") {
  LoadingPage page;
  page.press(Key::Enter);
  REQUIRE(page.stage->shows<NewGameScene>());
  page.press(Key::F1);
  CHECK(page.stage->shows<NewGameScene>());
  page.load();
  CHECK(page.stage->shows<HelpScene>());
  page.press(Key::Escape);
  CHECK(page.stage->shows<NewGameScene>());
}

TEST_CASE("The last choice counts") {
  LoadingPage page;
  page.choose(Text::PuzzleMenu);
  page.press(Key::F1);
  page.rest();
  CHECK(page.told == Signs{true, true});
  page.load();
  CHECK(page.stage->shows<HelpScene>());
  page.press(Key::Escape);
  CHECK(page.stage->shows<MenuScene>());
}

TEST_CASE("Escape, a dialog and another page of the menu drop what waits") {
  for (const bool by_escape : {true, false}) {
    CAPTURE(by_escape);
    LoadingPage page;
    page.press(Key::F1);
    if (by_escape) page.press(Key::Escape);
    if (!by_escape) page.choose(Text::More);
    CHECK(page.told == Signs{true, false});
    page.load();
    CHECK(page.stage->shows<MenuScene>());
  }
  LoadingPage page;
  page.press(Key::F1);
  page.press(Key::N, with_ctrl);
  REQUIRE(page.stage->shows<NewGameScene>());
  CHECK(page.told == Signs{true, false});
  page.load();
  CHECK(page.stage->shows<NewGameScene>());
}

TEST_CASE("A start that waits is dropped when the choices change, or the dialog closes") {
  for (const bool by_escape : {true, false}) {
    CAPTURE(by_escape);
    LoadingPage page;
    page.choose(Text::TwoPlayers);
    page.press(Key::Enter);
    REQUIRE(page.told == Signs{true});
    if (by_escape) {
      page.press(Key::Escape);
    } else {
      REQUIRE(page.stage->reaches(Key::Tab, tr(Language::English, Text::HintsLabel)));
      page.press(Key::Enter);
    }
    CHECK(page.told == Signs{true, false});
    page.load();
    CHECK(page.stage->shows<MenuScene>() == by_escape);
    CHECK(page.stage->shows<NewGameScene>() == !by_escape);
  }
}

TEST_CASE("Dropped files and pasted games wait, and are read only then") {
  const Folder folder;
  const std::string file = folder.path("a.pdn");
  REQUIRE(write_file(file, "[GameType \"26\"] 1. c3-d4 *").ok());
  LoadingPage page;
  page.stage->feed(made::drop_file(file));
  page.rest();
  CHECK(page.stage->shows<MenuScene>());
  CHECK(page.told == Signs{true});
  CHECK(page.files_read.empty());
  page.load();
  CHECK(page.stage->shows<ReviewScene>());
  CHECK(page.files_read == std::vector<std::string>{file});

  LoadingPage other;
  other.stage->clipboard = "[GameType \"26\"] 1. c3-d4 *";
  other.press(Key::V, with_ctrl);
  CHECK(other.stage->shows<MenuScene>());
  CHECK(other.told == Signs{true});
  other.load();
  CHECK(other.stage->shows<ReviewScene>());
}

TEST_CASE("Files that are dropped one after another all wait, whatever is pressed meanwhile") {
  const Folder folder;
  const std::vector<std::string> files = {folder.path("a.pdn"), folder.path("b.pdn")};
  for (const std::string& file : files)
    REQUIRE(write_file(file, "[GameType \"26\"] 1. c3-d4 *").ok());
  LoadingPage page;
  page.stage->feed(made::drop_file(files[0]));
  page.rest();
  page.choose(Text::PuzzleMenu);
  page.stage->feed(made::drop_file(files[1]));
  page.press(Key::Escape);
  CHECK(page.files_read.empty());
  page.load();
  CHECK(page.files_read == files);
  CHECK_FALSE(page.stage->shows<MenuScene>());
  CHECK_FALSE(page.told.back());
}

TEST_CASE("A setting that changes before all is loaded acts at once, and is saved afterwards") {
  const Folder folder;
  StageSetup setup;
  setup.folder = folder.path();
  LoadingPage page(setup);
  const auto saved = [&] { return read_file(folder.path(std::string(settings_file))).ok(); };
  page.stage->app().change_preferences([](Preferences& p) { p.light_panel = true; });
  page.rest();
  CHECK(page.stage->app().preferences().light_panel);
  CHECK_FALSE(saved());
  page.load();
  CHECK(saved());
}

TEST_CASE("A setting that changes before all is loaded is saved when the page is hidden") {
  const Folder folder;
  StageSetup setup;
  setup.folder = folder.path();
  LoadingPage page(setup);
  const auto saved = [&] { return read_file(folder.path(std::string(settings_file))); };
  page.stage->app().change_preferences([](Preferences& p) { p.light_panel = true; });
  page.rest();
  REQUIRE_FALSE(saved().ok());
  Input hidden;
  hidden.hidden = true;
  page.stage->feed(hidden);
  REQUIRE(saved().ok());
  CHECK(read_preferences(*saved()).preferences.light_panel);
}

TEST_CASE("The game behind the menu begins when all is loaded") {
  LoadingPage page;
  const Image before = page.stage->screen().picture();
  page.stage->wait(Stage::Milliseconds{8000});
  CHECK(std::ranges::equal(before.pixels(), page.stage->screen().picture().pixels()));
  page.load();
  page.stage->wait(Stage::Milliseconds{8000});
  CHECK_FALSE(std::ranges::equal(before.pixels(), page.stage->screen().picture().pixels()));
}

TEST_CASE("A program that is loaded as a whole does at once what is asked") {
  LoadingPage page;
  page.loads = false;
  page.press(Key::F1);
  CHECK(page.stage->shows<HelpScene>());
  CHECK(page.told.empty());
}

}  // namespace damas::test
