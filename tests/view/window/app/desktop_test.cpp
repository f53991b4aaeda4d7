#include "view/window/app/desktop.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/pdn/reader.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/dialogs/file_chooser.hpp"
#include "view/window/games/fake_files.hpp"
#include "view/window/local/local_scene.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/new_game/new_game_scene.hpp"
#include "view/window/review/review_scene.hpp"
#include "view/window/settings/settings_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

// A page around the program: records requests, and answers when the test wants.
struct Page {
  FakeFiles disk;
  Desktop::Pasted pasted;
  std::string asked;  // what was to be copied
  Desktop::Copied copied;
  int opened = 0;
  int keyboards = 0;
  std::string name;
  std::string content;
  Desktop::Saved saved;
  std::vector<Language> languages;
  std::vector<Color> panels;
  std::vector<bool> ways_back;
  std::unique_ptr<Stage> stage;

  explicit Page(StageSetup setup = Stage::two_persons()) {
    setup.disk = &disk;
    setup.connect = [this](Desktop& d) { connect(d); };
    stage = std::make_unique<Stage>(setup);
  }
  void connect(Desktop& d) {
    d.has_quit = false;
    d.read_clipboard = [this](Desktop::Pasted then) { pasted = std::move(then); };
    d.copy = [this](const std::string& text, Desktop::Copied then) {
      asked = text;
      copied = std::move(then);
    };
    d.open_files = [this] { ++opened; };
    d.show_keyboard = [this] { ++keyboards; };
    d.show_language = [this](Language spoken) { languages.push_back(spoken); };
    d.in_browser = true;
    d.show_way_back = [this](bool back) { ways_back.push_back(back); };
    d.show_panel = [this](Color panel, bool) { panels.push_back(panel); };
    d.save_file = [this](const std::string& n, const std::string& c, Desktop::Saved then) {
      name = n;
      content = c;
      saved = std::move(then);
    };
  }
  void rest() { stage->wait(Stage::Milliseconds{300}); }
  std::string said() { return stage->app().notices().empty() ? "" : stage->app().notices().back(); }
};

Input hidden(bool on) {
  Input input;
  input.hidden = on;
  return input;
}

void start_timed(Stage& stage, Opponent opponent) {
  NewGameChoice choice;
  choice.opponent = opponent;
  choice.time.initial = std::chrono::minutes{5};
  stage.app().scenes().start(make_match(choice, stage.app()));
  stage.wait(Stage::Milliseconds{100});
}

Milliseconds left(Stage& stage) {
  return *stage.checkers().controller().session().match().clock().remaining(Side::White);
}

// Hides the window for a minute; the program gets the time afterwards.
void look_away(Stage& stage) {
  stage.feed(hidden(true));
  Input still = hidden(true);
  stage.app().frames().update(still, std::chrono::minutes{1});
  stage.feed(hidden(false));
}

}  // namespace

TEST_CASE("the page is told the program's language and colour, and their changes") {
  Page page;
  CHECK(page.languages == std::vector{Language::English});
  REQUIRE(page.panels.size() == 1);
  CHECK(page.panels[0] == page.stage->app().theme().panel);
  page.stage->app().change_preferences([](Preferences& p) { p.light_panel = !p.light_panel; });
  REQUIRE(page.panels.size() == 2);
  CHECK(page.panels[1] == page.stage->app().theme().panel);
  page.stage->app().change_preferences([](Preferences& p) { p.language = Language::Portuguese; });
  CHECK(page.languages == std::vector{Language::English, Language::Portuguese});
  page.stage->app().change_preferences([](Preferences& p) { p.volume = 0.25F; });
  CHECK(page.languages.size() == 2);
  CHECK(page.panels.size() == 2);
}

TEST_CASE("the system's settings are followed while the program runs, until the person chooses") {
  Page page;
  App& app = page.stage->app();
  const Color dark = app.theme().panel;
  const SystemSettings bright{.reduced_motion = true, .light = true};
  app.follow_system(bright);
  CHECK(app.theme().panel == theme_by_id("", PanelTone::Light).panel);
  CHECK(app.preferences().reduced_motion);
  CHECK(page.panels == std::vector{dark, app.theme().panel});
  app.follow_system({.light = true, .contrast = true});
  CHECK(app.theme().id == "high-contrast");
  CHECK_FALSE(app.preferences().reduced_motion);
  app.follow_system({});
  CHECK(app.theme().panel == dark);

  app.change_preferences([](Preferences& p) { p.theme = "slate"; });
  app.follow_system(bright);
  CHECK(app.theme().id == "slate");
  CHECK_FALSE(app.preferences().light_panel);
  CHECK(app.preferences().reduced_motion);
  app.change_preferences([](Preferences& p) { p.reduced_motion = false; });
  app.follow_system(bright);
  CHECK_FALSE(app.preferences().reduced_motion);

  app.change_preferences([](Preferences& p) { p.own_colors = p.own_motion = false; });
  CHECK(app.theme().panel == theme_by_id("", PanelTone::Light).panel);
  CHECK(app.preferences().reduced_motion);
}

TEST_CASE("colours as in the system replace the theme that the program was started with") {
  StageSetup setup = Stage::two_persons();
  setup.theme = "slate";
  Page page(setup);
  App& app = page.stage->app();
  app.change_preferences([](Preferences& p) { p.own_colors = true; });
  CHECK(app.theme().id == "slate");
  app.change_preferences([](Preferences& p) { p.own_colors = false; });
  CHECK(app.theme().id == theme_by_id("", PanelTone::Dark).id);
  CHECK(page.panels.back() == app.theme().panel);
}

TEST_CASE("sizes stay as they are when the system's settings change") {
  Page page;
  CHECK_FALSE(page.stage->app().uses_fingers());
  page.stage->app().follow_system({.fingers = true});
  CHECK_FALSE(page.stage->app().uses_fingers());
}

TEST_CASE(
    "a link goes to the system's list of apps, and is copied if there is none or it refuses") {
  Page plain;
  plain.stage->app().pass_link("https://damas.example/#a");
  CHECK(plain.asked == "https://damas.example/#a");
  std::string sent;
  bool allowed = true;
  std::string copied;
  StageSetup setup = Stage::two_persons();
  setup.connect = [&](Desktop& d) {
    d.copy = [&copied](const std::string& text, const Desktop::Copied&) { copied = text; };
    d.send_link = [&](const std::string& link, const Desktop::Sent& then) {
      sent = link;
      then(allowed);
    };
  };
  Stage stage(setup);
  stage.app().pass_link("https://damas.example/#b");
  CHECK(sent == "https://damas.example/#b");
  CHECK(copied.empty());
  allowed = false;
  stage.app().pass_link("https://damas.example/#c");
  CHECK(copied == "https://damas.example/#c");
}

TEST_CASE("notifications are switched on and off by the setting") {
  std::vector<bool> wishes;
  StageSetup setup = Stage::two_persons();
  setup.connect = [&wishes](Desktop& d) {
    d.set_notifications = [&wishes](bool on) { wishes.push_back(on); };
  };
  Stage stage(setup);
  CHECK(wishes.empty());
  stage.app().change_preferences([](Preferences& p) { p.notifications = true; });
  stage.app().change_preferences([](Preferences& p) { p.muted = true; });
  CHECK(wishes == std::vector{true});
  stage.app().change_preferences([](Preferences& p) { p.notifications = false; });
  CHECK(wishes == std::vector{true, false});
}

TEST_CASE("the page is told whether Escape leads back") {
  Page page{StageSetup{}};
  CHECK(page.ways_back.empty());
  page.stage->key(Key::N);
  page.rest();
  REQUIRE(page.stage->shows<NewGameScene>());
  CHECK(page.ways_back == std::vector{true});
  page.stage->key(Key::Escape);
  page.rest();
  REQUIRE(page.stage->shows<MenuScene>());
  CHECK(page.ways_back == std::vector{true, false});
  Page playing;
  CHECK(playing.ways_back == std::vector{true});
  playing.stage->key(Key::Escape);
  playing.rest();
  CHECK(playing.ways_back == std::vector{true, false});
}

TEST_CASE("a page has no button to quit") {
  Page page;
  Stage native;
  for (App* app : {&page.stage->app(), &native.app()})
    app->quit();
  CHECK_FALSE(page.stage->app().frames().update(Input{}, Stage::Milliseconds{16}).quit);
  CHECK(native.app().frames().update(Input{}, Stage::Milliseconds{16}).quit);
}

TEST_CASE("the clipboard's text may arrive later") {
  Page page;
  page.stage->key(Key::V, with_ctrl_shift);
  page.rest();
  REQUIRE(page.pasted);
  CHECK(page.stage->game().pieces(Side::White).size() > 1);
  page.pasted("W:WKa1:BKh8");
  page.rest();
  CHECK(page.stage->game().pieces(Side::White).size() == 1);
}

TEST_CASE("a copy is reported only when the system has answered, and truthfully") {
  for (const auto& [answer, sentence] :
       {std::pair{true, "Copied"},
        {false, "Nothing was copied: the system did not let the game write its clipboard."}}) {
    Page page;
    page.stage->key(Key::C, with_ctrl_shift);
    page.rest();
    CHECK(page.asked == to_fen(page.stage->game().position()));
    CHECK(page.said().empty());
    REQUIRE(page.copied);
    page.copied(answer);
    page.rest();
    CHECK(page.said() == sentence);
    CHECK(page.stage->clipboard.empty());
  }
}

TEST_CASE("a paste that arrives too late is ignored") {
  Page page;
  page.stage->key(Key::V, with_ctrl_shift);
  page.rest();
  page.stage->app().scenes().push(std::make_unique<SettingsScene>());
  page.rest();
  page.pasted("W:WKa1:BKh8");
  page.rest();
  CHECK(page.stage->shows<SettingsScene>());
  page.stage->key(Key::Escape);
  page.rest();
  CHECK(page.stage->game().pieces(Side::White).size() > 1);
}

TEST_CASE("files are opened by the system's dialog if it has one") {
  Page page;
  page.stage->key(Key::O, with_ctrl);
  page.rest();
  CHECK(page.opened == 1);
  CHECK_FALSE(page.stage->shows<FileChooser>());
  page.disk.files["/opened/1/club.pdn"] = "[White \"Ana\"]\n\n1. c3-d4 *\n";
  page.stage->feed(made::drop_file("/opened/1/club.pdn"));
  page.rest();
  CHECK(page.stage->shows<ReviewScene>());
  CHECK(page.stage->app().preferences().recent_files.empty());
  page.stage->feed(made::drop_file("/opened/2/gone.pdn"));
  page.rest();
  CHECK(page.said() == "There is no file 'gone.pdn'.");
}

TEST_CASE("a game is saved by the system's dialog, and reported only when that is done") {
  Page page;
  page.stage->type("c3d4");
  page.stage->settle();
  page.stage->key(Key::S, with_ctrl);
  page.rest();
  CHECK_FALSE(page.stage->shows<FileChooser>());
  CHECK(page.name == "2024.05.01.pdn");
  const auto games = read_pdn(page.content);
  REQUIRE(games.size() == 1);
  CHECK(games[0].tree.ply_count() == 1);
  page.saved(SaveAnswer::Cancelled);
  CHECK(page.said().empty());
  page.saved(SaveAnswer::Failed);
  CHECK(page.said().find("'2024.05.01.pdn'") != std::string::npos);
  page.saved(SaveAnswer::Saved);
  CHECK(page.said() == "Saved at the place that you chose.");
  page.saved(SaveAnswer::Downloaded);
  CHECK(page.said().find("'2024.05.01.pdn' is in your downloads") == 0);
}

TEST_CASE("an edited game of a file is returned to the person with the whole file") {
  Page page;
  page.disk.files["/opened/1/ana.pdn"] = "[White \"Ana\"]\n\n1. c3-d4 *\n";
  page.stage->feed(made::drop_file("/opened/1/ana.pdn"));
  page.rest();
  const auto* review = dynamic_cast<const ReviewScene*>(&page.stage->app().scenes().top());
  REQUIRE(review != nullptr);
  page.stage->key(Key::End);
  page.rest();
  page.stage->type("b6a5");
  page.rest();
  REQUIRE(review->document().changed());
  page.stage->key(Key::S, with_ctrl);
  page.rest();
  CHECK(page.name == "ana.pdn");
  CHECK(page.content.find("b6-a5") != std::string::npos);
  page.saved(SaveAnswer::Cancelled);
  CHECK(review->document().changed());
  page.stage->key(Key::S, with_ctrl);
  page.rest();
  page.saved(SaveAnswer::Downloaded);
  CHECK_FALSE(review->document().changed());
  CHECK(page.said().find("Game 1 saved in 'ana.pdn' and downloaded as a new file") == 0);
}

TEST_CASE("the clock stands against the computer while the window is hidden") {
  Page page;
  start_timed(*page.stage, Opponent::Computer);
  const Milliseconds before = left(*page.stage);
  look_away(*page.stage);
  CHECK(before - left(*page.stage) < std::chrono::seconds{1});
  CHECK_FALSE(page.stage->checkers().controller().session().paused());
  // A person who paused the game must resume it.
  page.stage->key(Key::P);
  page.stage->settle();
  look_away(*page.stage);
  CHECK(page.stage->checkers().controller().session().paused());
}

TEST_CASE("the clock goes on between two persons, and if the setting says so") {
  Page page;
  start_timed(*page.stage, Opponent::Person);
  Milliseconds before = left(*page.stage);
  look_away(*page.stage);
  CHECK(before - left(*page.stage) >= std::chrono::minutes{1});
  page.stage->app().change_preferences([](Preferences& p) { p.pause_hidden = false; });
  start_timed(*page.stage, Opponent::Computer);
  before = left(*page.stage);
  look_away(*page.stage);
  CHECK(before - left(*page.stage) >= std::chrono::minutes{1});
}

TEST_CASE("a touch of the status line brings the keyboard, a click does not") {
  Page page;
  const Point line = page.stage->checkers().places().status.center();
  page.stage->click(line);
  CHECK(page.keyboards == 0);
  page.stage->feed(made::tap(line));
  CHECK(page.keyboards == 1);
  page.stage->feed(made::tap(page.stage->square("c3")));
  CHECK(page.keyboards == 1);
}

}  // namespace damas::test
