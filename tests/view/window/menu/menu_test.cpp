#include <algorithm>
#include <memory>

#include <doctest/doctest.h>

#include "explorer/fake_base.hpp"
#include "view/window/accepted_picture.hpp"
#include "view/window/help/help_scene.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/new_game/new_game_scene.hpp"
#include "view/window/puzzle/puzzle_scene.hpp"
#include "view/window/settings/settings_scene.hpp"
#include "view/window/stage.hpp"
#include "view/window/statistics/statistics_scene.hpp"

namespace damas::test {

namespace {

// As many frames as ImGui's keyboard navigation takes.
void press(Stage& stage, Key key, int times = 1) {
  for (int i = 0; i < times; ++i) {
    stage.key(key);
    stage.wait(Stage::Milliseconds{80});
  }
}

}  // namespace

TEST_CASE("Play, Start: two presses of Enter begin a game") {
  Stage stage;
  REQUIRE(stage.shows<MenuScene>());
  press(stage, Key::Enter);
  REQUIRE(stage.shows<NewGameScene>());
  press(stage, Key::Enter);
  CHECK(stage.checkers().controller().session().persons() == 1);
}

TEST_CASE("The arrow keys show the focus at once, without Tab") {
  Stage stage;
  press(stage, Key::Down, 2);
  press(stage, Key::Enter);
  REQUIRE(stage.shows<NewGameScene>());
  press(stage, Key::Enter);
  CHECK(stage.checkers().controller().session().persons() == 2);
}

TEST_CASE("The puzzle is opened and left by keys alone") {
  Stage stage;
  press(stage, Key::Down, 6);
  press(stage, Key::Enter);
  REQUIRE(stage.shows<PuzzleScene>());
  press(stage, Key::Escape);
  CHECK(stage.shows<MenuScene>());
}

TEST_CASE("More leads to rules, settings and the way out") {
  for (const Text words : {Text::RulesMenu, Text::Settings}) {
    Stage stage;
    press(stage, Key::Down, 7);
    press(stage, Key::Enter);
    REQUIRE(stage.reaches(Key::Down, tr(Language::English, words)));
    press(stage, Key::Enter);
    CHECK(stage.shows<HelpScene>() == (words == Text::RulesMenu));
    CHECK(stage.shows<SettingsScene>() == (words == Text::Settings));
    press(stage, Key::Escape);
    CHECK(stage.shows<MenuScene>());
  }
}

TEST_CASE("A double click opens a page of the menu, and presses nothing on it") {
  for (float y = 300; y < 800; y += 16) {
    CAPTURE(y);
    Stage stage;
    stage.click(Point{240, y});
    stage.click(Point{240, y});
    stage.wait(Stage::Milliseconds{16});
    CHECK_FALSE(stage.has_quit());
  }
}

TEST_CASE("Choices of More that have no room in the window scroll to the focus, and by a drag") {
  StageSetup setup;
  setup.size = {480, 360};
  setup.connect = [](Desktop& desktop) { desktop.games = std::make_shared<FakeBase>(); };
  Stage stage(setup);
  press(stage, Key::Down, 7);
  press(stage, Key::Enter);
  REQUIRE(stage.reaches(Key::Down, tr(Language::English, Text::Back)));
  stage.wait(Stage::Milliseconds{100});
  const Rect last = stage.screen().gui().focus().place;
  CHECK(last.center().y > 310);
  CHECK(last.center().y < 360 - 16);
  stage.feed(made::drag({100, 100}, {100, 340}));
  stage.wait(Stage::Milliseconds{500});
  REQUIRE(stage.shows<MenuScene>());
  // The fourth of the rows, which are 44 pixels high, the first one at the top again.
  stage.click(Point{100, 154});
  stage.wait(Stage::Milliseconds{50});
  CHECK(stage.shows<StatisticsScene>());
}

TEST_CASE("More shows all its choices in the smallest windows") {
  for (const Size size : {Size{480, 360}, Size{360, 480}}) {
    StageSetup setup;
    setup.size = size;
    setup.language = Language::Portuguese;
    Stage stage(setup);
    press(stage, Key::Down, 7);
    press(stage, Key::Enter);
    const char* const name = size.w > size.h ? "window/more_landscape" : "window/more_portrait";
    check_picture(stage.screen().picture(), name, with_text);
  }
}

TEST_CASE("Shortcuts work in the menu, too") {
  Stage stage;
  press(stage, Key::F1);
  CHECK(stage.shows<HelpScene>());
  press(stage, Key::Escape);
  stage.feed(made::key(Key::N, with_ctrl));
  stage.wait(Stage::Milliseconds{50});
  CHECK(stage.shows<NewGameScene>());
  press(stage, Key::Escape);
  stage.feed(made::key(Key::Q, with_ctrl));
  CHECK(stage.has_quit());
}

TEST_CASE("Help by its keys shows the keys, by the menu the rules") {
  Stage stage;
  const auto shown = [&stage] {
    const auto* help = dynamic_cast<const HelpScene*>(&stage.app().scenes().top());
    REQUIRE(help != nullptr);
    return help->page();
  };
  press(stage, Key::F1);
  CHECK(shown() == HelpPage::Keys);
  press(stage, Key::Escape);
  stage.feed(made::text("?"));
  stage.wait(Stage::Milliseconds{50});
  CHECK(shown() == HelpPage::Keys);
  Stage game(Stage::two_persons());
  game.feed(made::text("?"));
  game.wait(Stage::Milliseconds{50});
  const auto* help = dynamic_cast<const HelpScene*>(&game.app().scenes().top());
  REQUIRE(help != nullptr);
  CHECK(help->page() == HelpPage::Keys);
}

TEST_CASE("Behind the menu a game goes on, slowly") {
  Stage stage;
  stage.wait(Stage::Milliseconds{300});
  const int before = stage.screen().frames_drawn();
  stage.wait(Stage::Milliseconds{1500});
  CHECK(stage.screen().frames_drawn() == before);
  stage.wait(Stage::Milliseconds{10000});
  const int drawn = stage.screen().frames_drawn() - before;
  CHECK(drawn > 20);
  // Drawn of 600 frames.
  CHECK(drawn < 200);

  // Under a dialog, or in a hidden window, it is paused.
  Input away;
  away.focus_lost = true;
  stage.feed(away);
  stage.wait(Stage::Milliseconds{500});
  const int left = stage.screen().frames_drawn();
  stage.wait(Stage::Milliseconds{10000});
  CHECK(stage.screen().frames_drawn() == left);
}

TEST_CASE("Reduced motion stops the game behind the menu, too") {
  for (const bool reduced : {false, true}) {
    CAPTURE(reduced);
    Stage stage;
    stage.app().change_preferences([&](Preferences& p) { p.reduced_motion = reduced; });
    const Image before = stage.screen().picture();
    stage.wait(Stage::Milliseconds{8000});
    CHECK(std::ranges::equal(before.pixels(), stage.screen().picture().pixels()) == reduced);
  }
}

}  // namespace damas::test
