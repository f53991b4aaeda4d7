#include "view/window/library/library_scene.hpp"

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>

#include <doctest/doctest.h>

#include "explorer/fake_base.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/games/fake_files.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/library/base_scene.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/review/review_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

constexpr const char* path = "/home/ana/club.pdn";

struct Club {
  FakeFiles disk;
  std::unique_ptr<Stage> stage;

  explicit Club(Size size = {1200, 800}, const std::string& text = club_games(),
                std::function<void(Desktop&)> connect = {}) {
    disk.files[path] = text;
    StageSetup setup;
    setup.connect = std::move(connect);
    setup.size = size;
    setup.disk = &disk;
    setup.options.files = {path};
    stage = std::make_unique<Stage>(setup);
    rest();
  }

  void rest() { stage->wait(Stage::Milliseconds{800}); }
  LibraryScene& library() {
    auto* scene = dynamic_cast<LibraryScene*>(&stage->app().scenes().top());
    REQUIRE(scene != nullptr);
    return *scene;
  }
  std::string count() { return library().count_sentence(stage->app()); }
  void find(const std::string& text) {
    stage->key(Key::F, with_ctrl);
    rest();
    stage->type(text);
    rest();
  }
  const PdnGame& reviewed() {
    auto* scene = dynamic_cast<ReviewScene*>(&stage->app().scenes().top());
    REQUIRE(scene != nullptr);
    return scene->controller().document().game();
  }
};

}  // namespace

TEST_CASE("A file is added to the games database, which tells how it went") {
  const auto base = std::make_shared<FakeBase>();
  Club club({1200, 800}, club_games(), [&](Desktop& desktop) { desktop.games = base; });
  const Point plus{1200 - 16 - 1.5F * touch_target, 4 + touch_target / 2};
  club.stage->click(plus);
  club.rest();
  CHECK(base->import_paths == std::vector<std::string>{path});
  base->state.added = 3;
  club.rest();
  CHECK(club.count().ends_with("added to the database: 3 (0 % read)"));
  base->end_import({false, 4, 1, 2, {}});
  club.rest();
  REQUIRE_FALSE(club.stage->app().notices().empty());
  CHECK(club.stage->app().notices().back() ==
        "The games database has 4 more games; 1 were there already, 2 are broken.");
  CHECK(club.count() == "4 games · 1 not read completely");
}

TEST_CASE("The end of an import tells what the games did not say") {
  const auto base = std::make_shared<FakeBase>();
  Club club({1200, 800}, club_games(), [&](Desktop& desktop) { desktop.games = base; });
  const Point plus{1200 - 16 - 1.5F * touch_target, 4 + touch_target / 2};
  club.stage->click(plus);
  club.rest();
  GamesBase::Import end{false, 1200, 1, 2, {}};
  end.guessed_variants = 1;
  end.guessed_winners = 1100;
  base->end_import(end);
  club.rest();
  const auto& said = club.stage->announced;
  const auto told = [&](const std::string& begin) {
    return std::count_if(said.begin(), said.end(),
                         [&](const std::string& s) { return s.starts_with(begin); });
  };
  CHECK(told("1 of the added games does not say which variant it is") == 1);
  CHECK(told("1,100 of the added games do not say whether their results name") == 1);
}

TEST_CASE("The end of an import is told once, whichever scenes have shown the import") {
  const auto base = std::make_shared<FakeBase>();
  Club club({1200, 800}, club_games(), [&](Desktop& desktop) { desktop.games = base; });
  const auto told = [&] {
    const auto& said = club.stage->announced;
    return std::count_if(said.begin(), said.end(), [](const std::string& s) {
      return s.starts_with("The games database has");
    });
  };
  const Point plus{1200 - 16 - 1.5F * touch_target, 4 + touch_target / 2};
  club.stage->click(plus);
  club.rest();
  club.stage->app().scenes().push(std::make_unique<BaseScene>(base));
  club.rest();
  base->end_import({false, 4, 1, 2, {}});
  club.rest();
  CHECK(told() == 1);
  club.stage->key(Key::Escape);
  club.rest();
  CHECK(told() == 1);
  CHECK(club.count() == "4 games · 1 not read completely");

  club.stage->click(plus);
  club.rest();
  club.stage->key(Key::Escape);
  club.rest();
  REQUIRE(club.stage->shows<MenuScene>());
  base->end_import({false, 0, 5, 2, {}});
  club.rest();
  CHECK(told() == 2);
}

TEST_CASE("Several games open as a list that counts broken ones") {
  Club club;
  CHECK(club.count() == "4 games · 1 not read completely");
  CHECK(club.library().selected() == 0);
}

TEST_CASE("In Portuguese one broken game is singular") {
  const auto portuguese = [](Club& club) {
    club.stage->app().change_preferences([](Preferences& p) { p.language = Language::Portuguese; });
    club.rest();
  };
  Club club;
  portuguese(club);
  CHECK(club.count() == "4 partidas · 1 não lida por inteiro");
  Club twice({1200, 800}, club_games() + "\n" + club_games());
  portuguese(twice);
  CHECK(twice.count() == "8 partidas · 2 não lidas por inteiro");
}

TEST_CASE("The list is searched while typing, and shows how many games are found") {
  Club club;
  club.find("bia");
  CHECK(club.count() == "2 of 4 games · 1 not read completely");
  CHECK(club.library().list().shown() == std::vector<std::size_t>{0, 3});
  club.stage->type("zz");
  club.rest();
  CHECK(club.library().list().shown().empty());
  CHECK_FALSE(club.library().selected().has_value());
}

TEST_CASE("The keyboard moves through the list and opens a game, and Escape returns") {
  Club club;
  club.stage->key(Key::Down);
  club.stage->key(Key::Down);
  CHECK(club.library().selected() == 2);
  club.stage->key(Key::End);
  CHECK(club.library().selected() == 3);
  club.stage->key(Key::Home);
  club.stage->key(Key::PageDown);
  CHECK(club.library().selected() == 3);
  club.stage->key(Key::Up);
  club.stage->key(Key::Enter);
  club.rest();
  CHECK(club.reviewed().headers.value("White") == "Davi");
  club.stage->key(Key::Escape);
  club.rest();
  CHECK(club.library().selected() == 2);
  club.stage->key(Key::Escape);
  club.rest();
  CHECK(club.stage->shows<MenuScene>());
}

TEST_CASE("Tab moves from the search to the other fields, the table and the buttons") {
  Club club;
  const auto tabs = [&](int count) {
    for (int i = 0; i < count; ++i) {
      club.stage->key(Key::Tab);
      club.rest();
    }
  };
  const auto press = [&](Key key) {
    club.stage->key(key);
    club.rest();
  };
  club.stage->key(Key::F, with_ctrl);
  club.rest();
  tabs(1);
  press(Key::Enter);
  press(Key::Down);
  press(Key::Enter);
  CHECK(club.library().list().search().variant == Variant::Brazilian);
  tabs(1);
  press(Key::Enter);
  press(Key::Down);
  press(Key::Enter);
  CHECK(club.library().list().search().outcome == PdnOutcomeFilter::WhiteWins);
  const std::size_t games = club.library().file().entries().size();
  REQUIRE(club.library().selected().has_value());
  tabs(3 + column_count + 1 + 2);
  press(Key::Enter);
  CHECK(club.library().file().entries().size() == games - 1);
}

TEST_CASE("An invalid date is reported") {
  Club club;
  club.stage->key(Key::F, with_ctrl);
  club.rest();
  for (int i = 0; i < 3; ++i) {
    club.stage->key(Key::Tab);
    club.rest();
  }
  club.stage->type("abc");
  club.rest();
  CHECK(club.library().list().search().first_date == "abc");
  CHECK(club.library().complaint(club.stage->app()).find("not 'abc'") != std::string::npos);
  for (int i = 0; i < 3; ++i) {
    club.stage->key(Key::Backspace);
    club.rest();
  }
  club.stage->type("1998");
  club.rest();
  CHECK(club.library().complaint(club.stage->app()).empty());
}

TEST_CASE("A click selects, a double click or a tap opens") {
  Club club;
  const Point third = *club.library().place_of(2);
  club.stage->click(third);
  club.rest();
  CHECK(club.library().selected() == 2);
  club.stage->wait(Stage::Milliseconds{1000});
  club.stage->click(*club.library().place_of(3));
  club.stage->click(*club.library().place_of(3));
  club.rest();
  CHECK(club.reviewed().headers.value("White") == "Bia");

  Club touched({400, 800});
  touched.stage->feed(made::tap(*touched.library().place_of(0)));
  touched.rest();
  CHECK(touched.reviewed().headers.value("White") == "Ana");
}

TEST_CASE("A click on a column sorts by it") {
  Club club;
  const Point first_row = *club.library().place_of(0);
  club.stage->click(Point{100, first_row.y - 44});  // White
  club.rest();
  CHECK(club.library().list().column() == GameColumn::White);
  CHECK(club.library().list().shown() == std::vector<std::size_t>{0, 3, 1, 2});
}

TEST_CASE("A deleted game is gone from the file, and comes back byte for byte") {
  Club club;
  club.stage->key(Key::Down);
  club.stage->key(Key::Delete);
  club.rest();
  CHECK(club.library().file().entries().size() == 3);
  CHECK(club.disk.files[path].find("Caio") == std::string::npos);
  CHECK(club.library().selected() == 1);
  club.stage->key(Key::Z, with_ctrl);
  club.rest();
  CHECK(club.disk.files[path] == club_games());
  CHECK(club.library().selected() == 1);
}

TEST_CASE("Nothing is deleted if the file cannot be written or was changed by another program") {
  Club club;
  club.disk.read_only = true;
  club.stage->key(Key::Delete);
  club.rest();
  CHECK(club.library().file().entries().size() == 4);
  club.disk.read_only = false;
  club.disk.files[path] += "\n";
  club.stage->key(Key::Delete);
  club.rest();
  REQUIRE(club.stage->shows<ChoicesScene>());
  CHECK(club.disk.writes == 0);
  club.stage->key(Key::Escape);
  club.rest();
  CHECK(club.library().file().entries().size() == 4);
}

TEST_CASE("A deleted game that cannot be put back yet can be put back later") {
  Club club;
  const auto put_back = [&] {
    club.stage->key(Key::Z, with_ctrl);
    club.rest();
  };
  club.stage->key(Key::Delete);
  club.rest();
  const std::string without = club.disk.files[path];
  club.disk.read_only = true;
  put_back();
  CHECK(club.library().file().text() == without);
  CHECK(club.library().list().shown().size() == 3);
  club.disk.read_only = false;
  club.disk.files[path] += "\n";
  put_back();
  REQUIRE(club.stage->shows<ChoicesScene>());
  club.stage->key(Key::Escape);
  club.rest();
  CHECK(club.library().file().text() == without);
  CHECK(club.disk.files[path] == without + "\n");
  put_back();
  club.stage->key(Key::Down);
  club.stage->key(Key::Enter);
  club.rest();
  CHECK(club.disk.files[path] == club_games());
  CHECK(club.library().selected() == 0);
  put_back();
  CHECK(club.disk.files[path] == club_games());
}

TEST_CASE("In a file changed by another program a game is deleted only after a question") {
  Club club;
  club.disk.files[path] += "\n";
  club.stage->key(Key::Down);
  club.stage->key(Key::Delete);
  club.rest();
  REQUIRE(club.stage->shows<ChoicesScene>());
  club.stage->key(Key::Down);
  club.stage->key(Key::Enter);
  club.rest();
  CHECK(club.disk.files[path].find("Caio") == std::string::npos);
  CHECK(club.library().list().shown().size() == 3);
  club.stage->key(Key::Z, with_ctrl);
  club.rest();
  CHECK(club.disk.files[path] == club_games());
}

TEST_CASE("A list that opens is said by its file and its number of games") {
  Club club;
  const auto& said = club.stage->announced;
  CHECK(std::find(said.begin(), said.end(), "club.pdn. " + club.count()) != said.end());
}

TEST_CASE("A game that does not name its variant is told with the variant that its moves show") {
  Club numbers({1200, 800}, "[White \"Solo\"]\n\n1. 11-15 24-20 2. 8-11 28-24 *\n");
  CHECK(numbers.reviewed().variant() == Variant::English);
  REQUIRE(numbers.stage->app().notices().size() == 1);
  CHECK(numbers.stage->app().notices()[0] ==
        "'club.pdn' does not say which variant it is. It is read as English.");
  Club named({1200, 800}, "[White \"Solo\"]\n[GameType \"26\"]\n\n1. c3-d4 *\n");
  CHECK(named.stage->app().notices().empty());
}

TEST_CASE("A single game opens without a list, even a broken one") {
  Club one({1200, 800}, "[White \"Solo\"]\n\n1. c3-d4 *\n");
  CHECK(one.reviewed().headers.value("White") == "Solo");
  Club broken({1200, 800}, "[White \"Solo\"]\n\n1. c3-d4 zz *\n");
  CHECK(broken.reviewed().errors.size() == 1);
}

TEST_CASE("A large file is read while the window stays responsive") {
  std::string text;
  while (text.size() < 200'000)
    text += club_games() + "\n";
  Club club({1200, 800}, text);
  int frames = 0;
  while (!club.library().file().loaded() && frames < 5000) {
    club.stage->wait(Stage::Milliseconds{16});
    ++frames;
  }
  CHECK(club.library().file().loaded());
  club.rest();
  CHECK(club.library().list().shown().size() == club.library().file().entries().size());
  club.stage->key(Key::End);
  club.rest();
  CHECK(club.library().place_of(*club.library().selected()).has_value());
}

}  // namespace damas::test
