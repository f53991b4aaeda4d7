#include "view/window/library/base_scene.hpp"

#include <algorithm>
#include <functional>
#include <memory>
#include <string>

#include <doctest/doctest.h>

#include "explorer/fake_base.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/games/fake_files.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/library/library_scene.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/review/review_scene.hpp"
#include "view/window/scene_picture.hpp"
#include "view/window/stage.hpp"
#include "view/window/start/games_base.hpp"

namespace damas::test {

namespace {

constexpr const char* shelf_games =
    "[White \"Ana\"]\n[Black \"Bia\"]\n[Date \"2001\"]\n[Opening \"Cross\"]\n[Result \"1-0\"]\n"
    "[GameType \"26\"]\n1. c3-d4 b6-a5 1-0\n\n"
    "[White \"Caio\"]\n[Black \"Ana\"]\n[Date \"2003\"]\n[Result \"0-1\"]\n[GameType \"26\"]\n"
    "1. g3-h4 b6-a5 0-1\n\n"
    "[White \"Davi\"]\n[Black \"Bia\"]\n[Opening \"Keller\"]\n[GameType \"20\"]\n1. 32-28 *\n";

struct Shelf {
  std::shared_ptr<FakeBase> base = std::make_shared<FakeBase>(shelf_games);
  FakeFiles disk;
  std::unique_ptr<Stage> stage;

  explicit Shelf(bool open = true, const std::vector<std::string>& files = {},
                 Size size = {1200, 800}) {
    for (const std::string& file : files)
      disk.files[file] = club_games();
    StageSetup setup;
    setup.connect = [this](Desktop& desktop) { desktop.games = base; };
    setup.size = size;
    setup.disk = &disk;
    setup.options.files = files;
    stage = std::make_unique<Stage>(setup);
    rest();
    if (open) stage->app().scenes().push(std::make_unique<BaseScene>(base));
    rest();
  }

  void rest() { stage->wait(Stage::Milliseconds{800}); }
  const BaseScene& scene() {
    const auto* scene = dynamic_cast<const BaseScene*>(&stage->app().scenes().top());
    REQUIRE(scene != nullptr);
    return *scene;
  }
  std::string count() { return scene().count_sentence(stage->app()); }
  std::string complaint() { return scene().complaint(stage->app()); }
  void press(Key key, Modifiers with = no_modifiers) {
    stage->key(key, with);
    rest();
  }
  // Moves the focus with that key until the words are announced.
  bool reaches(Key key, const std::string& words) {
    for (int i = 0; i < 40; ++i) {
      stage->announced.clear();
      stage->key(key);
      stage->wait(Stage::Milliseconds{80});
      const auto& said = stage->announced;
      if (std::any_of(said.begin(), said.end(),
                      [&](const std::string& s) { return s.find(words) != std::string::npos; }))
        return true;
    }
    return false;
  }
};

}  // namespace

TEST_CASE("The list of the database is searched by player, opening and date") {
  Shelf shelf;
  CHECK(shelf.count() == "3 games");
  CHECK(shelf.scene().selected() == 1);
  shelf.press(Key::F, with_ctrl);
  shelf.stage->type("ana");
  shelf.rest();
  CHECK(shelf.count() == "2 of 3 games");
  for (int i = 0; i < 3; ++i)
    shelf.press(Key::Tab);
  shelf.stage->type("2002");
  shelf.rest();
  CHECK(shelf.count() == "1 of 3 games");
  CHECK(shelf.scene().selected() == 2);
  shelf.press(Key::Backspace);
  CHECK(shelf.complaint() ==
        "Expected a date such as 2024.05.31, with ?? for unknown parts, not '200'.");

  Shelf other;
  other.press(Key::F, with_ctrl);
  for (int i = 0; i < 5; ++i)
    other.press(Key::Tab);
  other.stage->type("Kell");
  other.rest();
  CHECK(other.count() == "1 of 3 games");
  CHECK(other.scene().selected() == 3);
  other.stage->type("?");
  other.rest();
  CHECK(other.complaint() == "No game matches.");
  CHECK_FALSE(other.scene().selected().has_value());
}

TEST_CASE("Keys walk through the list of the database and open a game, which has no file") {
  Shelf shelf;
  shelf.press(Key::Down);
  CHECK(shelf.scene().selected() == 2);
  shelf.press(Key::End);
  CHECK(shelf.scene().selected() == 3);
  shelf.press(Key::Home);
  shelf.press(Key::Down);
  shelf.press(Key::Enter);
  REQUIRE(shelf.stage->shows<ReviewScene>());
  const auto& review = dynamic_cast<const ReviewScene&>(shelf.stage->app().scenes().top());
  CHECK(review.document().game().headers.value("White") == "Caio");
  shelf.press(Key::Escape);
  CHECK(shelf.scene().selected() == 2);
  shelf.press(Key::Escape);
  CHECK(shelf.stage->shows<MenuScene>());
}

TEST_CASE("A game of the database is opened by a double click") {
  Shelf shelf;
  const Point third = *shelf.scene().place_of(3);
  shelf.stage->click(third);
  shelf.stage->click(third);
  shelf.rest();
  CHECK(shelf.stage->shows<ReviewScene>());
}

TEST_CASE("A press on a column sorts the database by it, on the first one once more in reverse") {
  Shelf shelf;
  const Point first = *shelf.scene().place_of(1);
  shelf.stage->click(Point{40, first.y - 44});
  shelf.rest();
  CHECK(shelf.scene().list().descending());
  CHECK(shelf.scene().place_of(3)->y == first.y);
  shelf.stage->click(Point{600, first.y - 44});
  shelf.rest();
  CHECK(shelf.scene().list().column() != GameColumn::Number);
  CHECK_FALSE(shelf.scene().list().descending());
}

TEST_CASE("In a narrow window the order of the database is chosen by keys from a list") {
  Shelf shelf(true, {}, {390, 700});
  const auto choose_date = [&] {
    REQUIRE(shelf.reaches(Key::Tab, "Order"));
    shelf.press(Key::Enter);
    REQUIRE(shelf.stage->shows<ChoicesScene>());
    REQUIRE(shelf.reaches(Key::Tab, "Date"));
    shelf.press(Key::Enter);
    REQUIRE(shelf.stage->shows<BaseScene>());
  };
  choose_date();
  CHECK(shelf.scene().list().column() == GameColumn::Date);
  CHECK_FALSE(shelf.scene().list().descending());
  CHECK(shelf.scene().list().index_at(0) == 3);
  choose_date();
  CHECK(shelf.scene().list().descending());
  CHECK(shelf.scene().list().index_at(0) == 2);
  // A wide window has headings instead.
  Shelf wide;
  CHECK_FALSE(wide.reaches(Key::Tab, "Order"));
}

TEST_CASE("The list shows an import, which can be stopped, and the new games at its end") {
  Shelf shelf;
  shelf.base->state.running = true;
  shelf.base->state.added = 1;
  shelf.base->state.read = 0.5F;
  shelf.rest();
  CHECK(shelf.count() == "3 games · added to the database: 1 (50 % read)");
  shelf.stage->click(Point{1200 - 16 - touch_target / 2, 4 + touch_target / 2});
  shelf.rest();
  CHECK(shelf.base->stopped);
  shelf.base->games.push_back(shelf.base->games.front());
  ++shelf.base->changed;
  shelf.base->end_import({});
  shelf.rest();
  CHECK(shelf.count() == "4 games");
  REQUIRE_FALSE(shelf.stage->app().notices().empty());
}

TEST_CASE("While somebody writes, the list of the database says so and goes on by itself") {
  Shelf shelf;
  shelf.base->writing = true;
  shelf.press(Key::F, with_ctrl);
  shelf.stage->type("a");
  shelf.stage->wait(Stage::Milliseconds{300});
  CHECK(shelf.complaint().starts_with("Somebody is writing"));
  const int searched = shelf.base->searched;
  shelf.stage->wait(Stage::Milliseconds{400});
  CHECK(shelf.base->searched == searched);
  shelf.base->writing = false;
  shelf.stage->wait_as_asked(Stage::Milliseconds{1500});
  CHECK(shelf.complaint().empty());
  shelf.base->writing = true;
  const Point row = *shelf.scene().place_of(1);
  shelf.stage->click(row);
  shelf.stage->click(row);
  shelf.rest();
  REQUIRE_FALSE(shelf.stage->app().notices().empty());
  CHECK(shelf.stage->app().notices().back().starts_with("Somebody is writing"));
}

TEST_CASE("A game of a database that answers later is opened when the answer is there") {
  Shelf shelf;
  shelf.base->between_questions = Stage::Milliseconds{16};
  shelf.base->writing = true;
  shelf.press(Key::Enter);
  CHECK(shelf.scene().selected() == 1);
  CHECK(shelf.complaint().empty());
  CHECK(shelf.stage->app().notices().empty());
  shelf.base->writing = false;
  shelf.stage->wait_as_asked(Stage::Milliseconds{300});
  const auto* review = dynamic_cast<const ReviewScene*>(&shelf.stage->app().scenes().top());
  REQUIRE(review != nullptr);
  CHECK(review->document().game().headers.value("White") == "Ana");
}

TEST_CASE("A game that is damaged, or gone, is not opened") {
  Shelf shelf;
  shelf.base->games.pop_back();
  shelf.press(Key::End);
  shelf.press(Key::Enter);
  CHECK(shelf.scene().selected() == 3);
  REQUIRE_FALSE(shelf.stage->app().notices().empty());
  CHECK(shelf.stage->app().notices().back() ==
        "The game cannot be read: it is damaged, or no longer in the database.");
}

TEST_CASE("An empty database says how it gets games") {
  Shelf shelf;
  shelf.base->clear();
  shelf.rest();
  CHECK(shelf.count() == "0 games");
  CHECK(shelf.complaint().starts_with("The database has no games yet"));
}

TEST_CASE("The list of the database matches its accepted pictures") {
  struct Shown {
    PictureWindow window;
    bool importing;
  };
  const Shown all[] = {
      {{"desktop_en", {1000, 640}, Language::English}, false},
      {{"desktop_light_pt", {1000, 640}, Language::Portuguese, true}, true},
      {{"phone_pt", {390, 760}, Language::Portuguese}, false},
  };
  for (const Shown& shown : all) {
    const auto base = std::make_shared<FakeBase>(shelf_games);
    StageSetup setup;
    setup.connect = [&](Desktop& desktop) { desktop.games = base; };
    check_scene("database", shown.window, setup, [&](Stage& stage) {
      base->state.running = shown.importing;
      base->state.added = 12'345;
      base->state.read = 0.5F;
      stage.app().scenes().push(std::make_unique<BaseScene>(base));
      stage.wait(Stage::Milliseconds{800});
    });
  }
}

TEST_CASE("The database comes back at the next start") {
  Shelf shelf;
  const auto point = shelf.scene().return_point(shelf.stage->app());
  REQUIRE(point.has_value());
  CHECK(std::holds_alternative<destination::GamesDatabase>(point->to));
}

TEST_CASE("The menu and the list of a file lead to the database by keys alone") {
  const Folder folder;
  if (!games_base_in(folder.path("games.sqlite"))) return;  // this build has no SQLite
  Shelf menu(false);
  REQUIRE(menu.reaches(Key::Down, "More"));
  menu.press(Key::Enter);
  REQUIRE(menu.reaches(Key::Down, "Games database"));
  menu.press(Key::Enter);
  CHECK(menu.count() == "3 games");

  Shelf list(false, {"/home/ana/club.pdn"});
  REQUIRE(list.stage->shows<LibraryScene>());
  REQUIRE(list.reaches(Key::Tab, "Games database"));
  list.press(Key::Enter);
  CHECK(list.count() == "3 games");
}

}  // namespace damas::test
