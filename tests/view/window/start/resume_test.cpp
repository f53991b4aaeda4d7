#include <filesystem>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/store.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/dialogs/file_chooser.hpp"
#include "view/window/local/local_scene.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

StageSetup in(const Folder& folder, StageSetup setup = {}) {
  setup.folder = folder.path();
  return setup;
}

void write(const Folder& folder, const std::string& name, const std::string& content) {
  REQUIRE(write_file(folder.path(name), content).ok());
}

// The answers to the question about the unfinished game, in order.
enum class Answer { Save, Replace, Cancel };

void answer(Stage& stage, Answer row) {
  stage.wait(Stage::Milliseconds{100});
  REQUIRE(stage.shows<ChoicesScene>());
  for (int i = 0; i <= static_cast<int>(row); ++i) {
    stage.key(Key::Down);
    stage.wait(Stage::Milliseconds{80});
  }
  stage.key(Key::Enter);
  stage.wait(Stage::Milliseconds{200});
}

}  // namespace

TEST_CASE("Without an unfinished game the program begins with the menu") {
  const Folder folder;
  Stage stage(in(folder));
  CHECK(stage.shows<MenuScene>());
  CHECK(stage.app().notices().empty());
}

TEST_CASE("The unfinished game continues at the next start") {
  const Folder folder;
  std::string position;
  {
    Stage stage(in(folder, Stage::two_persons()));
    stage.type("c3d4");
    stage.type("b6a5");
    position = to_fen(stage.game().position());
    // No orderly end: the machine may lose its power after any move.
  }
  Stage again(in(folder));
  CHECK(to_fen(again.game().position()) == position);
  CHECK(again.game().ply() == 2);
  CHECK(again.app().notices().size() == 1);
  again.key(Key::Z, with_ctrl);
  CHECK(again.game().ply() == 1);
}

TEST_CASE("A game with clocks comes back paused") {
  const Folder folder;
  {
    StageSetup setup = in(folder, Stage::two_persons());
    Stage stage(setup);
    stage.app().change_preferences([](Preferences& p) {
      p.new_game.time = {std::chrono::minutes(5), {}};
      p.new_game.opponent = Opponent::Person;
    });
    stage.app().scenes().start(make_match(stage.app().preferences().new_game, stage.app()));
    stage.wait(Stage::Milliseconds{50});
    stage.type("c3d4");
  }
  Stage again(in(folder));
  CHECK(again.checkers().controller().session().paused());
  const auto left = again.checkers().controller().session().match().clock().remaining(Side::Black);
  again.wait(Stage::Milliseconds{3000});
  CHECK(again.checkers().controller().session().match().clock().remaining(Side::Black) == left);
}

TEST_CASE("A game that was only looked at does not replace the kept one") {
  const Folder folder;
  {
    Stage stage(in(folder, Stage::two_persons()));
    stage.type("c3d4");
  }
  {
    Stage stage(in(folder, Stage::two_persons("W:WKa1:BKh8")));
    answer(stage, Answer::Replace);
    REQUIRE(stage.game().ply() == 0);
    stage.key(Key::Escape);
  }
  Stage again(in(folder));
  CHECK(again.game().ply() == 1);
}

TEST_CASE("A game requested at the start replaces the unfinished one only after a yes") {
  const Folder folder;
  {
    Stage stage(in(folder, Stage::two_persons()));
    stage.type("c3d4");
  }
  const StageSetup russian = in(folder, Stage::two_persons({}, Variant::Russian));
  {
    Stage stage(russian);
    answer(stage, Answer::Cancel);
    CHECK(stage.shows<MenuScene>());
    CHECK(stage.app().store().match().exists());
  }
  {
    Stage stage(russian);
    answer(stage, Answer::Save);
    CHECK(stage.shows<FileChooser>());
    CHECK(stage.app().store().match().exists());
  }
  CHECK(Stage(in(folder)).game().variant() == Variant::Brazilian);
  {
    Stage stage(russian);
    answer(stage, Answer::Replace);
    CHECK(stage.game().variant() == Variant::Russian);
    stage.type("c3d4");
  }
  CHECK(Stage(in(folder)).game().variant() == Variant::Russian);
}

TEST_CASE("A finished game is not resumed") {
  const Folder folder;
  {
    Stage stage(in(folder, Stage::two_persons("W:Wc3:Bd4")));
    stage.type("c3e5");
    REQUIRE(stage.game().outcome().has_value());
  }
  Stage again(in(folder));
  CHECK(again.shows<MenuScene>());
}

TEST_CASE("Settings last") {
  const Folder folder;
  {
    Stage stage(in(folder));
    stage.app().change_preferences([](Preferences& p) {
      p.theme = "slate";
      p.muted = true;
    });
  }
  Stage again(in(folder));
  CHECK(again.app().preferences().theme == "slate");
  CHECK(again.app().preferences().muted);
}

TEST_CASE("Corrupt files are renamed and reported, and the program starts") {
  for (const char* garbage :
       {"", "{", "nonsense", "\xff\xfe\x00", "[1, 2", "{\"version\": \"x\"}"}) {
    CAPTURE(garbage);
    const Folder folder;
    write(folder, "game.json", garbage);
    Stage stage(in(folder));
    CHECK(stage.shows<MenuScene>());
    REQUIRE(stage.app().notices().size() == 1);
    CHECK(stage.app().notices()[0].find("game.json.bad-1") != std::string::npos);
    CHECK(std::filesystem::exists(folder.path("game.json.bad-1")));
  }
  const Folder folder;
  write(folder, "settings.json", "][");
  Stage stage(in(folder));
  REQUIRE(stage.app().notices().size() == 1);
  CHECK(stage.app().notices()[0].find("settings.json.bad-1") != std::string::npos);
}

TEST_CASE("A save cut off at any byte never breaks the start") {
  const Folder folder;
  {
    Stage stage(in(folder, Stage::two_persons()));
    for (const char* move : {"c3d4", "b6a5", "b2c3"})
      stage.type(move);
  }
  const std::string whole = read_file(folder.path("game.json")).value();
  for (std::size_t length = 0; length < whole.size() - 1; ++length) {
    const Folder other;
    write(other, "game.json", whole.substr(0, length));
    auto files = UserFiles::open("damas", other.path());
    REQUIRE(files.ok());
    Store store(&files.value());
    CHECK_FALSE(store.match().exists());
    CHECK(store.take_problems().size() == 1);
  }
}

TEST_CASE("A failed write is reported once, and the game goes on") {
  const Folder folder;
  std::filesystem::create_directories(folder.path("game.json") + "/in the way");
  Stage stage(in(folder, Stage::two_persons()));
  for (const char* move : {"c3d4", "b6a5", "b2c3"})
    stage.type(move);
  CHECK(stage.game().ply() == 3);
  CHECK(stage.app().notices().size() <= 2);
  CHECK_FALSE(stage.app().notices().empty());
}

}  // namespace damas::test
