#include <cstdlib>
#include <string>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "platform/interface_size.hpp"
#include "platform/test_canvas.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/dialogs/file_chooser.hpp"
#include "view/window/games/fake_files.hpp"
#include "view/window/help/help_scene.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/new_game/new_game_scene.hpp"
#include "view/window/settings/settings_scene.hpp"
#include "view/window/stage.hpp"
#include "view/window/start/first_scene.hpp"

namespace damas::test {

namespace {

StageSetup with_scene(FirstScene scene) {
  StageSetup setup;
  setup.options.scene = scene;
  return setup;
}

void rest(Stage& stage) {
  stage.wait(Stage::Milliseconds{80});
}

}  // namespace

TEST_CASE("The new-game dialog begins with the options, otherwise with the last choice") {
  StageSetup setup = with_scene(FirstScene::NewGame);
  setup.options.variant = Variant::Turkish;
  setup.options.opponent = Opponent::Person;
  Stage stage(setup);
  REQUIRE(stage.shows<NewGameScene>());
  stage.key(Key::Enter);
  rest(stage);
  CHECK(stage.game().variant() == Variant::Turkish);
  CHECK(stage.checkers().controller().session().persons() == 2);
  CHECK(stage.app().preferences().new_game.variant == Variant::Turkish);

  const auto position = parse_fen(Variant::Russian, "W:Wc3,d2:Bh8");
  setup.options.variant = Variant::Russian;
  setup.options.start = std::get<AnyPosition>(position);
  Stage set_up(setup);
  set_up.key(Key::Enter);
  rest(set_up);
  CHECK(set_up.game().position() == *setup.options.start);
}

TEST_CASE("Dialogs close by Escape and by a press beside them") {
  for (const FirstScene scene :
       {FirstScene::NewGame, FirstScene::Settings, FirstScene::Rules, FirstScene::Keys}) {
    Stage by_key(with_scene(scene));
    REQUIRE_FALSE(by_key.shows<MenuScene>());
    by_key.key(Key::Escape);
    rest(by_key);
    CHECK(by_key.shows<MenuScene>());

    Stage by_press(with_scene(scene));
    by_press.click(Point{10, 400});
    rest(by_press);
    CHECK(by_press.shows<MenuScene>());
  }
}

TEST_CASE("A dialog has its size and no scroll bar from its first frame on") {
  for (const Size window : {Size{1200, 800}, Size{400, 800}, Size{640, 480}, Size{1000, 1600}}) {
    for (const FirstScene scene :
         {FirstScene::NewGame, FirstScene::Settings, FirstScene::Rules, FirstScene::Keys}) {
      StageSetup setup = with_scene(FirstScene::Menu);
      setup.size = window;
      Stage stage(setup);
      WindowProgramOptions options;
      options.scene = scene;
      open_first_scene(stage.app(), options);
      stage.feed(Input{});
      const auto& dialog = dynamic_cast<const Overlay&>(stage.app().scenes().top());
      const Rect first = dialog.place();
      rest(stage);
      CAPTURE(static_cast<int>(scene));
      CAPTURE(window.w);
      CHECK(dialog.place() == first);
      CHECK(first.h > 100);
    }
  }
}

TEST_CASE("The whole names of choices have room in the new-game dialog, on narrow phones, too") {
  const Canvas canvas({16, 16}, 1, fonts());
  for (const Size size : {Size{412, 915}, Size{390, 844}, Size{360, 640}, Size{300, 600}}) {
    for (const Language language : languages) {
      StageSetup setup = with_scene(FirstScene::NewGame);
      setup.size = size;
      setup.language = language;
      Stage stage(setup);
      rest(stage);
      CAPTURE(size.w);
      for (const Text choice : {Text::Unlimited, Text::None}) {
        const std::string name = tr(language, choice);
        CAPTURE(name);
        REQUIRE(
            stage.reaches(Key::Tab, std::string(tr(language, Text::TakebacksLabel)) + ": " + name));
        const Rect place = stage.screen().gui().focus().place;
        CHECK(place.w >= canvas.measure(name, {}).w);
        CHECK(place.right() <= stage.app().size().w);
      }
    }
  }
}

TEST_CASE("The buttons below a dialog end where its rows end, also beside a scroll bar") {
  for (const Size size : {Size{390, 844}, Size{844, 390}, Size{1200, 800}}) {
    StageSetup setup = with_scene(FirstScene::NewGame);
    setup.size = size;
    Stage stage(setup);
    rest(stage);
    CAPTURE(size.w);
    REQUIRE(
        stage.reaches(Key::Tab, std::string(tr(Language::English, Text::TakebacksLabel)) + ": 3"));
    const float right = stage.screen().gui().focus().place.right();
    REQUIRE(stage.reaches(Key::Tab, tr(Language::English, Text::Start)));
    CHECK(stage.screen().gui().focus().place.right() == about(right));
  }
}

TEST_CASE("The last visible row of a dialog that scrolls fades out") {
  StageSetup setup = with_scene(FirstScene::Settings);
  setup.size = {390, 844};
  Stage stage(setup);
  rest(stage);
  constexpr int padding = 24;
  constexpr int scroll_bar = 12;
  const Rect box = dynamic_cast<const Overlay&>(stage.app().scenes().top()).place();
  const Color panel = stage.app().theme().panel;
  const Image image = stage.screen().picture();
  const int y = static_cast<int>(box.bottom()) - padding - 1;
  const int right = static_cast<int>(box.right()) - padding - scroll_bar;
  for (int x = static_cast<int>(box.x) + padding; x < right; ++x) {
    CAPTURE(x);
    const Color color = image.at(x, y);
    CHECK(std::abs(int{color.r} - int{panel.r}) <= 8);
    CHECK(std::abs(int{color.g} - int{panel.g}) <= 8);
    CHECK(std::abs(int{color.b} - int{panel.b}) <= 8);
  }
}

TEST_CASE("A new game replaces an unfinished one only after a question") {
  FakeFiles disk;
  disk.files["/home/ana/club.pdn"] = club_games();
  StageSetup setup = Stage::two_persons();
  setup.disk = &disk;
  Stage stage(setup);
  stage.type("c3d4");
  const auto begin = [&] {
    stage.key(Key::N, with_ctrl);
    rest(stage);
    stage.key(Key::Enter);
    rest(stage);
    REQUIRE(stage.shows<ChoicesScene>());
  };
  begin();
  stage.key(Key::Escape);
  rest(stage);
  CHECK(stage.shows<NewGameScene>());
  stage.key(Key::Escape);
  rest(stage);
  CHECK(stage.game().ply() == 1);
  // The old game is saved, and then the new one begins.
  begin();
  stage.key(Key::Enter);
  stage.wait(Stage::Milliseconds{800});
  REQUIRE(stage.shows<FileChooser>());
  stage.key(Key::Enter);
  stage.wait(Stage::Milliseconds{800});
  REQUIRE(disk.files.contains("/home/ana/2024.05.01.pdn"));
  CHECK(disk.files["/home/ana/2024.05.01.pdn"].find("c3-d4") != std::string::npos);
  CHECK(stage.game().last_ply() == 0);
  // Or the old game is replaced.
  stage.type("c3d4");
  begin();
  stage.key(Key::Down);
  stage.key(Key::Down);
  stage.key(Key::Enter);
  rest(stage);
  CHECK(stage.game().last_ply() == 0);
}

TEST_CASE("Turning the pages of the help does not change its height") {
  for (const Language language : languages) {
    for (const Size window : {Size{1200, 800}, Size{1200, 1400}, Size{400, 800}, Size{320, 480}}) {
      std::vector<Rect> places;
      for (const FirstScene page : {FirstScene::Rules, FirstScene::Keys}) {
        StageSetup setup = with_scene(page);
        setup.language = language;
        setup.size = window;
        Stage stage(setup);
        rest(stage);
        places.push_back(dynamic_cast<const Overlay&>(stage.app().scenes().top()).place());
        // Small windows are drawn smaller, so they have more logical pixels.
        CHECK(places.back().h <= window.h / interface_size(window, std::nullopt));
      }
      CHECK(places[0] == places[1]);
    }
  }
}

TEST_CASE("Widgets below a dialog cannot be pressed through it") {
  Stage stage(Stage::two_persons());
  const Point piece = stage.square("a3");
  stage.key(Key::F1);
  rest(stage);
  REQUIRE(stage.shows<HelpScene>());
  stage.click(piece);
  rest(stage);
  // The press beside the dialog has closed it, and nothing else.
  CHECK(stage.status() == "White to move");
  CHECK_FALSE(stage.checkers().controller().marks(Preferences{}).selected.has_value());
}

TEST_CASE("The last choice of a game is remembered") {
  const Folder folder;
  StageSetup setup = with_scene(FirstScene::NewGame);
  setup.folder = folder.path();
  {
    Stage stage(setup);
    stage.app().change_preferences([](Preferences& p) { p.new_game.level = 6; });
    stage.app().scenes().push(std::make_unique<NewGameScene>(stage.app(), Opponent::Person));
    rest(stage);
    stage.key(Key::Enter);
    rest(stage);
    CHECK(stage.checkers().controller().session().persons() == 2);
  }
  Stage again(setup);
  CHECK(again.app().preferences().new_game.opponent == Opponent::Person);
  CHECK(again.app().preferences().new_game.level == 6);
}

TEST_CASE("A question acts only after a yes") {
  Stage stage(Stage::two_persons());
  int said = 0;
  const auto push = [&] {
    stage.app().scenes().push(ask(Text::AskResign, Icon::Resign, [&](App&) { ++said; }));
    rest(stage);
    REQUIRE(stage.shows<ChoicesScene>());
  };
  push();
  stage.key(Key::Escape);
  rest(stage);
  CHECK(said == 0);
  push();
  stage.key(Key::Down);
  rest(stage);
  stage.key(Key::Enter);
  rest(stage);
  CHECK(said == 1);
  CHECK(stage.shows<CheckersScene>());
  // Enter means the highlighted answer: the one that loses nothing.
  push();
  stage.key(Key::Enter);
  rest(stage);
  CHECK(said == 1);
  CHECK(stage.shows<CheckersScene>());
}

TEST_CASE("Mute and full screen have keys in every scene") {
  Stage stage(with_scene(FirstScene::Checkers));
  stage.key(Key::M);
  CHECK(stage.app().preferences().muted);
  stage.key(Key::F11);
  CHECK(stage.app().preferences().fullscreen);
  stage.key(Key::M);
  CHECK_FALSE(stage.app().preferences().muted);
}

TEST_CASE("A dialog is drawn only when something has changed") {
  Stage stage(with_scene(FirstScene::Settings));
  stage.wait(Stage::Milliseconds{1000});
  const int before = stage.screen().frames_drawn();
  stage.wait(Stage::Milliseconds{1000});
  CHECK(stage.screen().frames_drawn() == before);
}

}  // namespace damas::test
