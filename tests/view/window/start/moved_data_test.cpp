#include "view/window/start/moved_data.hpp"

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "match/saved_match.hpp"
#include "platform/files.hpp"
#include "view/window/app/everything.hpp"
#include "view/window/games/fake_files.hpp"
#include "view/window/start/games_base.hpp"
#include "view/window/start/match_place.hpp"

namespace damas::test {

namespace {

constexpr const char* path = "/home/ana/all.json";

struct Place {
  Folder folder;
  UserFiles files = UserFiles::open("damas", folder.path()).value();

  Place() { REQUIRE(files.write("settings.json", "{}").ok()); }

  CommandLineEnd run(const FakeFiles& disk, bool exporting, bool identities = false) const {
    WindowProgramOptions options;
    options.identities = identities;
    options.data = folder.path();
    (exporting ? options.exported : options.imported) = path;
    const auto end = move_data(options, disk, Language::English);
    REQUIRE(end);
    return *end;
  }
};

}  // namespace

TEST_CASE("Everything is exported from one folder and imported into another") {
  const FakeFiles disk;
  const Place from;
  REQUIRE(from.files.write("my-games.pdn", "1. c3-d4 *\n").ok());
  const CommandLineEnd saved = from.run(disk, true);
  CHECK(saved.status == 0);
  CHECK(saved.text == "Everything is saved in '/home/ana/all.json'.\n");
  const Place to;
  REQUIRE(to.files.write("lessons.txt", "old").ok());
  CHECK(to.run(disk, false).status == 0);
  CHECK(*kept_files(to.files) == *kept_files(from.files));
}

TEST_CASE("Online identities are exported only if asked for, and stay without new ones") {
  const FakeFiles disk;
  const Place from;
  REQUIRE(from.files.write("online.json", "theirs").ok());
  const Place to;
  REQUIRE(to.files.write("online.json", "mine").ok());
  const CommandLineEnd without = from.run(disk, true);
  CHECK(without.text.find("--identities") != std::string::npos);
  CHECK(disk.secrets.contains(path));
  CHECK(disk.files.at(path).find("theirs") == std::string::npos);
  CHECK(to.run(disk, false).status == 0);
  CHECK(*to.files.read("online.json") == "mine");
  CHECK(from.run(disk, true, true).text == "Everything is saved in '/home/ana/all.json'.\n");
  CHECK(to.run(disk, false).status == 0);
  CHECK(*to.files.read("online.json") == "theirs");
}

TEST_CASE("Programs are not imported, and that is said") {
  FakeFiles disk;
  Preferences other;
  other.programs = {{"programs/evil", "", "Evil"}};
  disk.files[path] = everything_of({{"settings.json", to_text(other)}});
  const Place place;
  const CommandLineEnd read = place.run(disk, false);
  CHECK(read.status == 0);
  CHECK(read.text.find("except the programs") != std::string::npos);
  CHECK(place.files.read("settings.json")->find("evil") == std::string::npos);
}

TEST_CASE("A missing or damaged file is not imported") {
  FakeFiles disk;
  const Place place;
  CHECK(place.run(disk, false).status == 2);
  disk.files[path] = "{}";
  const CommandLineEnd refused = place.run(disk, false);
  CHECK(refused.status == 2);
  CHECK(refused.text.find("is damaged") != std::string::npos);
  CHECK(*kept_files(place.files) == KeptFiles{{"settings.json", "{}"}});
}

TEST_CASE("Nothing is imported while a window is open") {
  FakeFiles disk;
  disk.files[path] = everything_of({});
  const Place place;
  const MatchPlace window(place.files);
  CHECK(place.run(disk, false).status == 1);
  CHECK(place.files.exists("settings.json"));
  // A newer game of a closed window does not hide it.
  REQUIRE(place.files.write("game-2.json", "{}").ok());
  CHECK(place.run(disk, false).status == 1);
  CHECK(place.files.exists("settings.json"));
}

TEST_CASE("Nothing is imported while a terminal is open") {
  FakeFiles disk;
  disk.files[path] = everything_of({});
  const Place place;
  {
    const OwnFile terminal = place.files.own(terminal_match_file_stem, ".json");
    CHECK(place.run(disk, false).status == 1);
    CHECK(place.files.exists("settings.json"));
  }
  CHECK(place.run(disk, false).status == 0);
  CHECK_FALSE(place.files.exists("settings.json"));
}

TEST_CASE("The games of the database are moved, too") {
  FakeFiles disk;
  const std::string games = "[White \"Ana\"]\n[GameType \"26\"]\n1. c3-d4 f6-g5 *\n";
  disk.files[path] = everything_of({{"settings.json", "{}"}}, games);
  const Place place;
  const CommandLineEnd read = place.run(disk, false);
  CHECK(read.status == 0);
  const auto base = games_base_in(place.files.path(games_database_file));
  if (base == nullptr) {  // a build without SQLite
    CHECK(read.text.find("left out") != std::string::npos);
    return;
  }
  CHECK(base->size() == 1);
  disk.files.erase(path);
  const CommandLineEnd saved = place.run(disk, true);
  CHECK(saved.status == 0);
  CHECK(saved.text == "Everything is saved in '/home/ana/all.json'.\n");
  const auto everything = everything_in(disk.files.at(path));
  REQUIRE(everything);
  CHECK(everything->games.find("Ana") != std::string::npos);
  // Another time, the games replace those that are there.
  CHECK(place.run(disk, false).status == 0);
  CHECK(games_base_in(place.files.path(games_database_file))->size() == 1);
}

TEST_CASE("A games database that cannot be read is told, and everything else is saved") {
  const FakeFiles disk;
  const Place place;
  REQUIRE(place.files.write(games_database_file, std::string(5000, 'x')).ok());
  if (games_base_in(place.files.path(games_database_file)) == nullptr) return;
  const CommandLineEnd saved = place.run(disk, true);
  CHECK(saved.status == 0);
  CHECK(saved.text.find(games_database_file) != std::string::npos);
  const auto everything = everything_in(disk.files.at(path));
  REQUIRE(everything);
  CHECK(everything->games.empty());
}

TEST_CASE("A file that cannot be written is named") {
  FakeFiles disk;
  disk.read_only = true;
  const Place place;
  const CommandLineEnd refused = place.run(disk, true);
  CHECK(refused.status == 1);
  CHECK(refused.text.find("/home/ana/all.json") != std::string::npos);
}

TEST_CASE("Without these options nothing is moved") {
  CHECK_FALSE(move_data({}, FakeFiles{}, Language::English));
}

}  // namespace damas::test
