#include "view/window/app/store.hpp"

#include <filesystem>
#include <system_error>

#include <doctest/doctest.h>

#include "files/test_folder.hpp"

using namespace damas;
using namespace std::chrono_literals;
using test::Folder;

namespace {

UserFiles open(const Folder& folder) {
  auto files = UserFiles::open("damas", folder.path());
  REQUIRE(files.ok());
  return std::move(files).value();
}

Match two_plies() {
  MatchSetup setup;
  setup.players = {Human{}, Human{}};
  Match match(setup, Drive::Caller);
  for (int i = 0; i < 2; ++i) {
    const Side side = match.game().side_to_move();
    REQUIRE_FALSE(match.submit(side, command::Play{match.game().legal_moves().front()}));
  }
  return match;
}

}  // namespace

TEST_CASE("Without files everything lasts as long as the store") {
  Store store(nullptr);
  CHECK_FALSE(store.has_match());
  store.keep(two_plies());
  REQUIRE(store.match(Drive::Caller).has_value());
  CHECK(store.match(Drive::Caller)->game().ply() == 2);
  Preferences p;
  p.muted = true;
  store.set_preferences(p);
  CHECK(store.preferences() == p);
  CHECK(store.take_problems().empty());
}

TEST_CASE("Settings and the unfinished game are there the next time") {
  const Folder folder;
  const UserFiles files = open(folder);
  {
    Store store(&files);
    Preferences p;
    p.theme = "slate";
    store.set_preferences(p);
    store.keep(two_plies());
  }
  Store next(&files);
  CHECK(next.take_problems().empty());
  CHECK(next.preferences().theme == "slate");
  REQUIRE(next.has_match());
  CHECK(next.match(Drive::Caller)->game().ply() == 2);
}

TEST_CASE("The system's taste decides until there are settings of an earlier visit") {
  const Folder folder;
  const UserFiles files = open(folder);
  const Taste taste{.reduced_motion = true, .light = true, .contrast = true};
  {
    Store store(&files);
    store.suit(taste);
    CHECK(store.preferences().reduced_motion);
    CHECK(store.preferences().light_panel);
    CHECK(store.preferences().theme == "high-contrast");
  }
  {
    Store store(&files);
    CHECK_FALSE(store.preferences().light_panel);  // which was not saved
    Preferences chosen;
    chosen.theme = "slate";
    store.set_preferences(chosen);
  }
  Store store(&files);
  store.suit(taste);
  CHECK(store.preferences().theme == "slate");
  CHECK_FALSE(store.preferences().reduced_motion);
}

TEST_CASE("An unchanged game does not overwrite a newer one") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store store(&files);
  const Match old = two_plies();
  store.keep(old);
  Store looking(&files);
  Match newer = two_plies();
  REQUIRE_FALSE(newer.submit(Side::White, command::Play{newer.game().legal_moves().front()}));
  store.keep(newer);
  looking.keep(*looking.match(Drive::Caller));
  CHECK(Store(&files).match(Drive::Caller)->game().ply() == 3);
  looking.keep(two_plies());
  store.keep(old);
  CHECK(Store(&files).match(Drive::Caller)->game().ply() == 2);
}

TEST_CASE("Two stores with separate game files share all other files") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store usual(&files);
  Store other(&files, "game-2.json");
  usual.keep(two_plies());
  Match longer = two_plies();
  REQUIRE_FALSE(longer.submit(Side::White, command::Play{longer.game().legal_moves().front()}));
  other.keep(longer);
  CHECK(Store(&files).match(Drive::Caller)->game().ply() == 2);
  CHECK(Store(&files, "game-2.json").match(Drive::Caller)->game().ply() == 3);
  other.forget_match();
  CHECK(Store(&files).has_match());
  CHECK_FALSE(Store(&files, "game-2.json").has_match());
  Preferences p;
  p.muted = true;
  other.set_preferences(p);
  CHECK(Store(&files).preferences().muted);
}

TEST_CASE("Two stores on one folder keep the records of both") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store one(&files);
  Store other(&files);
  CHECK(one.note_record(3, 30, 50s) == puzzle::Bettered{true, true});
  CHECK(other.note_record(4, 90, 200s) == puzzle::Bettered{true, true});
  CHECK(other.note_record(3, 34, 40s) == puzzle::Bettered{false, true});
  CHECK(one.note_record(4, 90, 200s) == puzzle::Bettered{false, false});
  const Store next(&files);
  CHECK(next.records().of(3) == puzzle::Record{30, 40s});
  CHECK(next.records().of(4) == puzzle::Record{90, 200s});
}

TEST_CASE("An unreadable puzzle is renamed, and an empty file is no puzzle") {
  const Folder folder;
  const UserFiles files = open(folder);
  REQUIRE(files.write("puzzle-game.txt", "").ok());
  CHECK(Store(&files).take_problems().empty());
  REQUIRE(files.write("puzzle-game.txt", "scribbled").ok());
  Store store(&files);
  CHECK(store.puzzle_game().empty());
  const auto problems = store.take_problems();
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].kind == StoreProblem::Kind::PuzzleSetAside);
  CHECK(*files.read("puzzle-game.txt.bad-1") == "scribbled");
}

TEST_CASE("The progress with problems is shared by all that use the folder") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store one(&files);
  Store other(&files);
  one.change_progress([](training::Progress& p) { p.of(Variant::Brazilian).favourites.insert(1); });
  other.change_progress(
      [](training::Progress& p) { p.of(Variant::Brazilian).favourites.insert(2); });
  const training::Progress& all = one.change_progress([](training::Progress&) {});
  CHECK(all.of(Variant::Brazilian).favourites == std::set<training::ProblemId>{1, 2});
  Store alone(nullptr);
  alone.change_progress([](training::Progress& p) { p.of(Variant::Russian).best_rush = 3; });
  CHECK(alone.change_progress([](training::Progress&) {}).of(Variant::Russian).best_rush == 3);
}

TEST_CASE("Unreadable progress with problems is renamed, and the known progress is kept") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store store(&files);
  const auto better = [](training::Progress& p) { ++p.of(Variant::Brazilian).best_rush; };
  store.change_progress(better);
  REQUIRE(files.write("problems.txt", "scribbled").ok());
  CHECK(store.change_progress(better).of(Variant::Brazilian).best_rush == 2);
  const auto problems = store.take_problems();
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].kind == StoreProblem::Kind::ProgressSetAside);
  CHECK(*files.read("problems.txt.bad-1") == "scribbled");
  CHECK(
      Store(&files).change_progress([](training::Progress&) {}).of(Variant::Brazilian).best_rush ==
      2);
}

TEST_CASE("Done lessons are shared by all that use the folder") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store one(&files);
  Store other(&files);
  one.change_lessons([](lessons::Progress& p) { p.done.insert("board"); });
  other.change_lessons([](lessons::Progress& p) { p.done.insert("notation"); });
  CHECK(one.lessons_done() == lessons::Progress{{"board", "notation"}});
  Store alone(nullptr);
  alone.change_lessons([](lessons::Progress& p) { p.done.insert("board"); });
  CHECK(alone.lessons_done().done.size() == 1);
}

TEST_CASE("Unreadable done lessons are renamed, and the known ones are kept") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store store(&files);
  store.change_lessons([](lessons::Progress& p) { p.done.insert("board"); });
  REQUIRE(files.write("lessons.txt", "scribbled").ok());
  CHECK(store.lessons_done().done.size() == 1);
  const auto problems = store.take_problems();
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].kind == StoreProblem::Kind::LessonsSetAside);
  CHECK(*files.read("lessons.txt.bad-1") == "scribbled");
}

TEST_CASE("Records that became unreadable are renamed, and the known ones are kept") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store store(&files);
  store.note_record(3, 30, 50s);
  REQUIRE(files.write("puzzle.txt", "scribbled").ok());
  store.note_record(5, 200, 900s);
  const auto problems = store.take_problems();
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].kind == StoreProblem::Kind::RecordsSetAside);
  CHECK(*files.read("puzzle.txt.bad-1") == "scribbled");
  CHECK(Store(&files).records().of(3) == puzzle::Record{30, 50s});
  CHECK(Store(&files).records().of(5) == puzzle::Record{200, 900s});
}

TEST_CASE("A picture that cannot be saved is kept in memory, and no older one comes back") {
  const Folder folder;
  const UserFiles files = open(folder);
  // The temporary file beside it would get a name that is too long.
  const std::string long_name(250, 'x');
  REQUIRE(files.write("photo", "first").ok());
  std::filesystem::rename(folder.path("photo"), folder.path(long_name));
  std::error_code error;
  std::filesystem::create_symlink(folder.path(long_name), folder.path("puzzle-picture"), error);
  if (error) {
    MESSAGE("skipped, as no links can be made here: " << error.message());
    return;
  }
  Store store(&files);
  REQUIRE(store.puzzle_picture() == "first");
  CHECK_FALSE(store.keep_puzzle_picture("second"));
  CHECK(store.puzzle_picture() == "second");
  CHECK(Store(&files).puzzle_picture().empty());
}

TEST_CASE("A game that is over is not kept") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store store(&files);
  Match match = two_plies();
  store.keep(match);
  CHECK(files.exists("game.json"));
  REQUIRE_FALSE(match.submit(Side::White, command::Resign{}));
  store.keep(match);
  CHECK_FALSE(store.has_match());
  CHECK_FALSE(files.exists("game.json"));
}

TEST_CASE("Unreadable files are renamed and reported") {
  for (const char* garbage : {"", "{", "\xff\xff", "[[[[", "{\"moves\": 3}"}) {
    CAPTURE(garbage);
    const Folder folder;
    const UserFiles files = open(folder);
    REQUIRE(files.write("settings.json", garbage).ok());
    REQUIRE(files.write("game.json", garbage).ok());
    Store store(&files);
    const auto problems = store.take_problems();
    CHECK(store.preferences() == Preferences{});
    CHECK_FALSE(store.has_match());
    CHECK_FALSE(files.exists("game.json"));
    CHECK(files.exists("game.json.bad-1"));
    const bool empty_object = std::string_view(garbage) == "{\"moves\": 3}";
    CHECK(problems.size() == (empty_object ? 1 : 2));
    CHECK(problems.back().kind == StoreProblem::Kind::MatchSetAside);
  }
}

TEST_CASE("A file that cannot be written is reported once") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store store(&files);
  std::filesystem::create_directories(folder.path("game.json"));
  store.keep(two_plies());
  store.keep(two_plies());
  const auto problems = store.take_problems();
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].kind == StoreProblem::Kind::Unwritable);
  CHECK(store.has_match());
}
