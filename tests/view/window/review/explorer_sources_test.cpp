#include "view/window/review/explorer_sources.hpp"

#include <algorithm>
#include <fstream>

#include <doctest/doctest.h>

#include "explorer/fake_base.hpp"
#include "view/window/app/store.hpp"
#include "view/window/games/fake_files.hpp"
#include "view/window/library/library_scene.hpp"
#include "view/window/review/explorer_panel.hpp"
#include "view/window/review/review_stage.hpp"
#include "view/window/start/variant_files.hpp"

namespace damas::test {

namespace {

constexpr const char* reviewed_moves = "[GameType \"26\"]\n1. c3-d4 b6-a5 *";
constexpr const char* game_of_ana = "[White \"Ana\"]\n[GameType \"26\"]\n1. c3-d4 d6-c5 1-0\n\n";
constexpr const char* game_of_bia = "[White \"Bia\"]\n[GameType \"26\"]\n1. c3-d4 b6-a5 0-1\n\n";
constexpr const char* game_of_caio = "[White \"Caio\"]\n[GameType \"26\"]\n1. g3-h4 b6-a5 0-1\n\n";

std::shared_ptr<GameFile> file_of(const std::string& text, const std::string& path = "") {
  return std::make_shared<GameFile>(path, path.empty() ? "games" : "", text);
}

void read_all_of(ExplorerSources& sources) {
  while (sources.reading())
    REQUIRE(sources.read_one());
}

constexpr int not_asked = -1;

std::vector<int> counts_of(const ExplorerSources::Answer& answer) {
  std::vector<int> all;
  for (const ExplorerSources::Part& part : answer.parts)
    all.push_back(part.count.value_or(not_asked));
  return all;
}

// "My games 1, games 2, Database 1"; those that are left out in brackets.
std::string shown_parts(ReviewStage& stage) {
  std::string all;
  for (const ExplorerPart& part : stage.review().explored().parts) {
    const std::string text = part.name + " " + part.count;
    all += (all.empty() ? "" : ", ") + (part.on ? text : "(" + text + ")");
  }
  return all;
}

int games_of_first(ReviewStage& stage) {
  const auto& rows = stage.review().explored().rows;
  return rows.empty() ? 0 : std::stoi(rows.front().games);
}

// A review of a game of `file`, with one of My games and a database.
struct Reviewed {
  Folder folder;
  std::shared_ptr<FakeBase> base =
      std::make_shared<FakeBase>(std::string(game_of_ana) + game_of_caio);
  std::unique_ptr<ReviewStage> stage;

  explicit Reviewed(const std::shared_ptr<GameFile>& file, bool with_base = true) {
    std::ofstream(folder.path(std::string(finished_games_file)), std::ios::binary) << game_of_bia;
    StageSetup setup;
    setup.folder = folder.path();
    setup.connect = [this, with_base](Desktop& desktop) {
      offer_variant_files(desktop);
      if (with_base) desktop.games = base;
    };
    stage = std::make_unique<ReviewStage>(reviewed_moves, setup);
    stage->app().scenes().push(
        std::make_unique<ReviewScene>(game_in(reviewed_moves), GameSaver{}, 0, false, false, file));
    stage->rest();
  }
  void explore() {
    stage->type("j");
    stage->rest();
  }
  // Moves the focus until the words are announced.
  void press_by_keys(const std::string& words) {
    const auto told = [&] {
      return std::any_of(stage->announced.begin(), stage->announced.end(),
                         [&](const std::string& s) { return s.find(words) != std::string::npos; });
    };
    for (int i = 0; i < 80 && !told(); ++i) {
      stage->key(Key::Tab);
      stage->wait(Stage::Milliseconds{50});
    }
    REQUIRE(told());
    stage->key(Key::Enter);
    stage->rest();
  }
};

}  // namespace

TEST_CASE(
    "Each source says how many games reached the position, and only those that are on count") {
  const auto base = std::make_shared<FakeBase>(game_of_ana);
  ExplorerSources sources(Variant::Brazilian, 100, base);
  sources.add("mine", file_of(game_of_bia));
  sources.add("club", file_of(std::string(game_of_ana) + game_of_caio));
  read_all_of(sources);
  const Game start(Variant::Brazilian);
  auto answer = sources.ask(start);
  // Ana's game is in the database, too, and counts there for the sum.
  CHECK(counts_of(answer) == std::vector<int>{1, 2, 1});
  CHECK(answer.games == 3);
  CHECK(answer.read == 3);
  REQUIRE(answer.moves.size() == 2);
  CHECK(answer.moves[0].games == 2);
  CHECK(sources.games_with(start.position(), 10).size() == 3);

  sources.toggle(2);
  answer = sources.ask(start);
  CHECK(counts_of(answer) == std::vector<int>{1, 2, not_asked});
  CHECK_FALSE(answer.parts[2].on);
  CHECK(answer.games == 3);
  sources.toggle(1);
  answer = sources.ask(start);
  CHECK(answer.games == 1);
  CHECK(answer.moves.size() == 1);
  REQUIRE(sources.games_with(start.position(), 10).size() == 1);
  CHECK(sources.games_with(start.position(), 10)[0].headers.value("White") == "Bia");

  ExplorerSources later(Variant::Brazilian, 100, base);
  later.add("club", file_of(game_of_caio));
  later.choose_as(sources);
  read_all_of(later);
  CHECK(later.ask(start).games == 0);
}

TEST_CASE("A database that is left out is neither asked nor waited for") {
  const auto base = std::make_shared<FakeBase>(game_of_ana);
  ExplorerSources sources(Variant::Brazilian, 100, base);
  sources.add("club", file_of(game_of_caio));
  read_all_of(sources);
  sources.toggle(1);
  base->writing = true;
  const Game start(Variant::Brazilian);
  auto answer = sources.ask(start);
  CHECK(base->asked == 0);
  CHECK_FALSE(answer.busy);
  CHECK(answer.games == 1);
  CHECK(counts_of(answer) == std::vector<int>{1, not_asked});
  base->writing = false;
  sources.toggle(1);
  answer = sources.ask(start);
  CHECK(answer.games == 2);
  CHECK(counts_of(answer) == std::vector<int>{1, 1});
}

TEST_CASE("Files are read without a database that is left out, and again once it counts") {
  const auto base = std::make_shared<FakeBase>(game_of_ana);
  ExplorerSources before(Variant::Brazilian, 100, base);
  before.toggle(0);
  ExplorerSources sources(Variant::Brazilian, 100, base);
  sources.add("club", file_of(std::string(game_of_ana) + game_of_caio));
  sources.choose_as(before);
  base->writing = true;
  read_all_of(sources);
  const Game start(Variant::Brazilian);
  CHECK(sources.ask(start).games == 2);
  base->writing = false;
  sources.toggle(1);
  REQUIRE(sources.reading());
  read_all_of(sources);
  CHECK(sources.ask(start).games == 2);
  CHECK(counts_of(sources.ask(start)) == std::vector<int>{2, 1});
  sources.toggle(1);
  sources.toggle(1);
  CHECK_FALSE(sources.reading());
}

TEST_CASE("A database that answers later is asked about many games at the same time") {
  const auto base = std::make_shared<FakeBase>(game_of_ana);
  ExplorerSources sources(Variant::Brazilian, 100, base);
  sources.add("first", file_of(std::string(game_of_ana) + game_of_bia + game_of_caio));
  sources.add("second", file_of(game_of_caio));
  base->together = 64;
  base->writing = true;
  while (sources.read_one()) {  // until it waits for the answer
  }
  base->writing = false;
  base->questions = 0;
  read_all_of(sources);
  CHECK(base->questions == 2);
  CHECK(sources.ask(Game(Variant::Brazilian)).games == 3);
}

TEST_CASE("No more games than allowed are read, of all files together") {
  ExplorerSources sources(Variant::Brazilian, 2, nullptr);
  sources.add("one", file_of(game_of_ana));
  sources.add("two", file_of(std::string(game_of_bia) + game_of_caio));
  read_all_of(sources);
  CHECK(sources.left_out());
  CHECK(sources.ask(Game(Variant::Brazilian)).games == 2);
}

namespace {

// The record of another writer: other spelling, a date and a comment.
constexpr const char* ana_again =
    "[White \"ANA\"]\n[Date \"2004.10.27\"]\n[GameType \"26\"]\n1. c3-d4 {!} d6-c5 1-0\n\n";

}  // namespace

TEST_CASE("Equal games of files count once, in the first file that is on") {
  ExplorerSources sources(Variant::Brazilian, 100, nullptr);
  sources.add("mine", file_of(std::string(game_of_ana) + game_of_bia));
  sources.add("club", file_of(std::string(ana_again) + game_of_caio + game_of_caio));
  read_all_of(sources);
  const Game start(Variant::Brazilian);
  auto answer = sources.ask(start);
  CHECK(counts_of(answer) == std::vector<int>{2, 3});
  CHECK(answer.games == 3);
  CHECK(answer.read == 3);
  REQUIRE(answer.moves.size() == 2);
  CHECK(answer.moves[0].games == 2);
  CHECK(answer.moves[0].white == 1);
  CHECK(answer.moves[1].games == 1);
  CHECK(sources.games_with(start.position(), 10).size() == 3);

  sources.toggle(0);
  answer = sources.ask(start);
  CHECK(counts_of(answer) == std::vector<int>{2, 3});
  CHECK(answer.games == 2);
  CHECK(answer.read == 2);
  REQUIRE(sources.games_with(start.position(), 10).size() == 2);
  CHECK(sources.games_with(start.position(), 10)[0].headers.value("White") == "ANA");
  sources.toggle(0);
  CHECK(counts_of(sources.ask(start)) == std::vector<int>{2, 3});
  CHECK(sources.ask(start).games == 3);
}

TEST_CASE("A copy of a file has the number of the file, and adds nothing to the sum") {
  ExplorerSources sources(Variant::Brazilian, 100, nullptr);
  sources.add("club", file_of(std::string(game_of_ana) + game_of_caio));
  sources.add("copy", file_of(std::string(game_of_ana) + game_of_caio));
  read_all_of(sources);
  const Game start(Variant::Brazilian);
  const auto answer = sources.ask(start);
  CHECK(counts_of(answer) == std::vector<int>{2, 2});
  CHECK(answer.games == 2);
  CHECK(answer.read == 2);
  CHECK(sources.games_with(start.position(), 10).size() == 2);
}

TEST_CASE("A game of two files that is in the database, too, counts once, whatever is left out") {
  const auto base = std::make_shared<FakeBase>(game_of_ana);
  ExplorerSources sources(Variant::Brazilian, 100, base);
  sources.add("mine", file_of(game_of_ana));
  sources.add("club", file_of(std::string(game_of_ana) + game_of_caio));
  read_all_of(sources);
  const Game start(Variant::Brazilian);
  CHECK(counts_of(sources.ask(start)) == std::vector<int>{1, 2, 1});
  CHECK(sources.ask(start).games == 2);
  sources.toggle(2);
  CHECK(counts_of(sources.ask(start)) == std::vector<int>{1, 2, not_asked});
  CHECK(sources.ask(start).games == 2);
  sources.toggle(0);
  CHECK(counts_of(sources.ask(start)) == std::vector<int>{1, 2, not_asked});
  CHECK(sources.ask(start).games == 2);
  sources.toggle(2);
  sources.toggle(0);
  CHECK(counts_of(sources.ask(start)) == std::vector<int>{1, 2, 1});
  CHECK(sources.ask(start).read == 2);
}

TEST_CASE("Games of other dates, results or players are other games") {
  ExplorerSources sources(Variant::Brazilian, 100, nullptr);
  const auto on = [](const std::string& date, const std::string& result) {
    return "[White \"Ana\"]\n[Date \"" + date + "\"]\n[GameType \"26\"]\n1. c3-d4 d6-c5 " + result +
           "\n\n";
  };
  sources.add("one", file_of(on("2004.10.27", "1-0") + on("2004.10.28", "1-0")));
  sources.add("two", file_of(on("2004.10.27", "0-1") + on("2004.??.??", "1-0")));
  read_all_of(sources);
  const auto answer = sources.ask(Game(Variant::Brazilian));
  CHECK(counts_of(answer) == std::vector<int>{2, 2});
  CHECK(answer.games == 3);
}

TEST_CASE("The panel names my games, the file, the database and the book, each with its number") {
  Reviewed reviewed(file_of(game_of_caio, "/home/ana/club.pdn"));
  ReviewStage& stage = *reviewed.stage;
  reviewed.explore();
  const std::string book = stage.review().explored().parts.back().count;
  CHECK(std::stoi(book) > 0);
  // Caio's game is in the database, too.
  CHECK(shown_parts(stage) == "My games 1, club.pdn 1, Database 2, Book " + book);
  CHECK(stage.review().explored().parts[2].words == "Database: 2 games with this position");
  CHECK(games_of_first(stage) == 2);
  CHECK(stage.review().explored().in_book);

  const auto press = [&](float share) {
    const Rect panel = stage.review().places().lines;
    stage.click(Point{panel.x + share, panel.y + 28 + 14});
    stage.rest();
  };
  press(20);
  CHECK(shown_parts(stage) == "(My games 1), club.pdn 1, Database 2, Book " + book);
  CHECK(games_of_first(stage) == 1);
  CHECK(stage.review().explored().heading == "Moves played from here · 2 games read");
  press(20);
  CHECK(games_of_first(stage) == 2);
}

TEST_CASE("The keyboard reaches the sources") {
  Reviewed reviewed(nullptr, false);
  ReviewStage& stage = *reviewed.stage;
  reviewed.explore();
  reviewed.press_by_keys("My games: 1 game with this position");
  CHECK_FALSE(stage.review().explored().parts.front().on);
}

TEST_CASE("A database that is left out shows no number") {
  Reviewed reviewed(nullptr);
  ReviewStage& stage = *reviewed.stage;
  reviewed.explore();
  reviewed.press_by_keys("Database: 2 games with this position");
  const ExplorerPart database = stage.review().explored().parts.at(1);
  CHECK_FALSE(database.on);
  CHECK(database.count.empty());
  CHECK(database.words == "Database");
}

TEST_CASE("All files that are open count, but not a list of games that are kept elsewhere") {
  Reviewed reviewed(nullptr, false);
  ReviewStage& stage = *reviewed.stage;
  const auto club = file_of(game_of_ana, "/home/ana/club.pdn");
  const auto town = file_of(game_of_caio, "/home/ana/town.pdn");
  const auto copies = std::make_shared<GameFile>("", "Games with this position", game_of_bia,
                                                 PdnOptions{}, GameFile::Owner::Copies);
  stage.app().scenes().push(std::make_unique<LibraryScene>(LibraryScene::Files{club, town}));
  stage.app().scenes().push(std::make_unique<LibraryScene>(LibraryScene::Files{copies}));
  stage.app().scenes().push(
      std::make_unique<ReviewScene>(game_in(reviewed_moves), GameSaver{}, 0, false, false, club));
  stage.rest();
  reviewed.explore();
  CHECK(shown_parts(stage).starts_with("My games 1, club.pdn 1, town.pdn 1, Book "));
  CHECK(stage.review().explored().games == 3);
}

TEST_CASE("A busy database is named, asked again after a pause, and does not stop the rest") {
  Reviewed reviewed(nullptr);
  ReviewStage& stage = *reviewed.stage;
  reviewed.explore();
  CHECK(games_of_first(stage) == 2);
  reviewed.base->writing = true;
  stage.key(Key::Right);
  stage.wait(Stage::Milliseconds{300});
  CHECK(stage.review().explored().heading ==
        "Somebody is writing to the games database; it is asked again in a moment.");
  CHECK(stage.review().explored().rows.front().name == "b6-a5");
  const int asked = reviewed.base->asked;
  stage.wait(Stage::Milliseconds{300});
  CHECK(reviewed.base->asked == asked);
  reviewed.base->writing = false;
  stage.wait_as_asked(Stage::Milliseconds{1500});
  CHECK(stage.review().explored().heading == "Moves played from here · 3 games read");
}

TEST_CASE("While the database is busy, games of files wait, so that none counts twice") {
  Reviewed reviewed(file_of(game_of_ana));
  ReviewStage& stage = *reviewed.stage;
  reviewed.base->writing = true;
  reviewed.explore();
  CHECK(stage.review().explored().rows.empty());
  reviewed.base->writing = false;
  stage.wait_as_asked(Stage::Milliseconds{2500});
  CHECK(stage.review().explored().games == 3);
}

}  // namespace damas::test
