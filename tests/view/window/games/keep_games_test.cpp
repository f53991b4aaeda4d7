#include "view/window/games/keep_games.hpp"

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/dialogs/file_chooser.hpp"
#include "view/window/games/fake_files.hpp"
#include "view/window/games/open_games.hpp"
#include "view/window/review/review_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

constexpr const char* path = "/home/ana/club.pdn";

struct Desk {
  FakeFiles disk;
  std::unique_ptr<Stage> stage;
  std::shared_ptr<GameFile> file;

  explicit Desk(StageSetup setup = Stage::two_persons()) {
    disk.files[path] = club_games();
    setup.disk = &disk;
    stage = std::make_unique<Stage>(setup);
    file = std::make_shared<GameFile>(path, "", club_games());
    file->load_all();
  }

  void rest() { stage->wait(Stage::Milliseconds{800}); }
  std::vector<PdnGame> saved(const std::string& where = path) {
    return read_pdn(disk.files[where]);
  }
  void keep(std::size_t index, const char* annotator) {
    PdnGame game = file->game(index);
    game.headers.set("Annotator", annotator);
    keep_in(file, index)(game, stage->app());
    rest();
  }
  std::string said() {
    const auto all = stage->app().notices();
    return all.empty() ? "" : all.back();
  }
};

}  // namespace

TEST_CASE("A game goes back to its place in the file") {
  Desk desk;
  desk.keep(2, "Eva");
  CHECK(desk.saved()[2].headers.value("Annotator") == "Eva");
  CHECK(desk.saved().size() == 4);
  CHECK(desk.said() == "Game 3 saved in '/home/ana/club.pdn'.");
}

TEST_CASE("A game that could not be read completely stays, and the saved one is appended") {
  Desk desk;
  PdnGame game = desk.file->game(1);
  const GameSaver save = keep_in(desk.file, 1);
  game.headers.set("Annotator", "Eva");
  save(game, desk.stage->app());
  CHECK(desk.disk.files[path].find("1. c3-d4 zz b6-a5 *") != std::string::npos);
  REQUIRE(desk.saved().size() == 5);
  CHECK(desk.saved()[4].headers.value("Annotator") == "Eva");
  CHECK(desk.said().find("Game 2 could not be read completely") == 0);
  // From then on it has its own place.
  save(game, desk.stage->app());
  CHECK(desk.saved().size() == 5);
}

TEST_CASE("A file changed by another program leads to a question") {
  Desk desk;
  desk.disk.files[path] += "\n";
  const std::string theirs = desk.disk.files[path];
  desk.keep(0, "Eva");
  REQUIRE(desk.stage->shows<ChoicesScene>());
  CHECK(desk.disk.files[path] == theirs);
  desk.stage->key(Key::Escape);
  desk.rest();
  CHECK(desk.disk.files[path] == theirs);
  CHECK(desk.file->text() == club_games());
  desk.keep(0, "Eva");
  desk.stage->key(Key::Down);
  desk.stage->key(Key::Enter);
  desk.rest();
  CHECK(desk.saved()[0].headers.value("Annotator") == "Eva");
}

TEST_CASE("A failed write is reported and reverted, and nothing is lost") {
  Desk desk;
  open_game(desk.file, 0, desk.stage->app());
  desk.rest();
  desk.stage->type("a3b4");
  desk.rest();
  desk.disk.read_only = true;
  desk.stage->key(Key::S, with_ctrl);
  desk.rest();
  CHECK(desk.said().find("cannot be written") != std::string::npos);
  CHECK(desk.disk.files[path] == club_games());
  CHECK(desk.file->text() == club_games());
  const auto* review = dynamic_cast<const ReviewScene*>(&desk.stage->app().scenes().top());
  REQUIRE(review != nullptr);
  CHECK(review->document().changed());
  desk.disk.read_only = false;
  desk.stage->key(Key::S, with_ctrl);
  desk.rest();
  CHECK_FALSE(review->document().changed());
  CHECK(desk.disk.files[path].find("(1. a3-b4)") != std::string::npos);
}

TEST_CASE("A change that could not be written is not written with the next one") {
  Desk desk;
  desk.disk.read_only = true;
  desk.keep(0, "Eva");
  desk.keep(1, "Eva");
  CHECK(desk.file->entries().size() == 4);
  desk.disk.read_only = false;
  desk.keep(2, "Gil");
  REQUIRE(desk.saved().size() == 4);
  CHECK(desk.saved()[0].headers.value("Annotator").empty());
  CHECK(desk.saved()[2].headers.value("Annotator") == "Gil");
}

TEST_CASE("Saving the game on the board asks for a name and makes a file") {
  Desk desk;
  desk.stage->type("c3d4");
  desk.stage->type("b6a5");
  desk.stage->settle();
  desk.stage->key(Key::S, with_ctrl);
  desk.rest();
  const auto* chooser = dynamic_cast<const FileChooser*>(&desk.stage->app().scenes().top());
  REQUIRE(chooser != nullptr);
  CHECK(chooser->view().path() == "/home/ana/2024.05.01.pdn");
  desk.stage->key(Key::Enter);
  desk.rest();
  REQUIRE(desk.disk.files.contains("/home/ana/2024.05.01.pdn"));
  const auto games = desk.saved("/home/ana/2024.05.01.pdn");
  REQUIRE(games.size() == 1);
  CHECK(games[0].tree.ply_count() == 2);
  CHECK(games[0].headers.value("Date") == "2024.05.01");
  CHECK(desk.said() == "Saved as game 1 of '/home/ana/2024.05.01.pdn'.");
  CHECK(desk.stage->game().ply() == 2);

  // Once more: the file exists, so there is a question; its first answer adds the game.
  desk.stage->key(Key::S, with_ctrl);
  desk.rest();
  desk.stage->key(Key::Enter);
  desk.rest();
  REQUIRE(desk.stage->shows<ChoicesScene>());
  desk.stage->key(Key::Enter);
  desk.rest();
  CHECK(desk.saved("/home/ana/2024.05.01.pdn").size() == 2);
}

TEST_CASE("A file without games is only replaced, after a question") {
  Desk desk;
  desk.disk.files["/home/ana/letter.pdn"] = "Dear Bia, how are you?";
  const PdnGame game = desk.file->game(0);
  save_elsewhere(game, desk.stage->app());
  desk.rest();
  desk.stage->key(Key::A, with_ctrl);
  desk.stage->type("/home/ana/letter.pdn");
  desk.stage->key(Key::Enter);
  desk.rest();
  REQUIRE(desk.stage->shows<ChoicesScene>());
  CHECK(desk.disk.files["/home/ana/letter.pdn"] == "Dear Bia, how are you?");
  desk.stage->key(Key::Down);
  desk.stage->key(Key::Enter);
  desk.rest();
  CHECK(desk.saved("/home/ana/letter.pdn").size() == 1);
}

TEST_CASE("File names come from players and dates, and are valid on every system") {
  PdnGame game;
  CHECK(file_name_for(game) == "damas.pdn");
  game.headers = {{"White", "Ana / Maria"}, {"Black", "Élio?"}, {"Date", "2001.??.??"}};
  CHECK(file_name_for(game) == "Ana_Maria-Élio-2001...pdn");
}

}  // namespace damas::test
