#include "view/window/app/store.hpp"

#include <filesystem>
#include <system_error>

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "match/saved_match.hpp"

namespace damas::test {

namespace {

using namespace std::chrono_literals;

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

// A mistake after that many moves of a game.
training::OwnMistake mistake_after(int plies) {
  Game game(Variant::Brazilian);
  for (int i = 0; i < plies; ++i)
    REQUIRE(game.play(game.legal_moves().front()));
  return training::mistake_in(game, game.legal_moves().front(), game.legal_moves().back(), 20'000);
}

// Makes a file that can be read, but not written, because the temporary file beside the target of
// the link would get a name that is too long. False if no links can be made here.
bool refuse_writing(const Folder& folder, const UserFiles& files, const std::string& name,
                    const std::string& content) {
  const std::string long_name(250, 'x');
  REQUIRE(files.write("target", content).ok());
  std::filesystem::rename(folder.path("target"), folder.path(long_name));
  std::error_code error;
  std::filesystem::create_symlink(folder.path(long_name), folder.path(name), error);
  if (error) MESSAGE("skipped, as no links can be made here: " << error.message());
  return !error;
}

}  // namespace

TEST_CASE("Without files everything lasts as long as the store") {
  Store store(nullptr);
  CHECK_FALSE(store.match().exists());
  store.match().keep(two_plies());
  REQUIRE(store.match().restored(Drive::Caller).has_value());
  CHECK(store.match().restored(Drive::Caller)->game().ply() == 2);
  Preferences p;
  p.muted = true;
  store.preferences().set(p);
  CHECK(store.preferences().value() == p);
  CHECK(store.take_problems().empty());
}

TEST_CASE("Settings and the unfinished game are there the next time") {
  const Folder folder;
  const UserFiles files = open(folder);
  {
    Store store(&files);
    Preferences p;
    p.theme = "slate";
    store.preferences().set(p);
    store.match().keep(two_plies());
  }
  Store next(&files);
  CHECK(next.take_problems().empty());
  CHECK(next.preferences().value().theme == "slate");
  REQUIRE(next.match().exists());
  CHECK(next.match().restored(Drive::Caller)->game().ply() == 2);
}

TEST_CASE("The system's settings decide what the person has not chosen") {
  const Folder folder;
  const UserFiles files = open(folder);
  const SystemSettings system{.reduced_motion = true, .light = true, .contrast = true};
  {
    Store store(&files);
    store.preferences().follow(system);
    CHECK(store.preferences().value().reduced_motion);
    CHECK(store.preferences().value().light_panel);
    CHECK(store.preferences().value().theme == "high-contrast");
    store.preferences().follow({});
    CHECK_FALSE(store.preferences().value().reduced_motion);
    CHECK_FALSE(store.preferences().value().light_panel);
    CHECK(store.preferences().value().theme.empty());
    store.preferences().follow(system);
  }
  {
    Store store(&files);
    CHECK_FALSE(store.preferences().value().light_panel);  // which was not saved
    store.preferences().follow(system);
    Preferences other = store.preferences().value();
    other.muted = true;  // another setting chooses no colours
    store.preferences().set(other);
  }
  {
    Store store(&files);
    CHECK(store.preferences().value().light_panel);
    store.preferences().follow({});
    CHECK(store.preferences().value().muted);
    CHECK_FALSE(store.preferences().value().light_panel);
    Preferences chosen = store.preferences().value();
    chosen.theme = "slate";
    store.preferences().set(chosen);
  }
  Store store(&files);
  store.preferences().follow(system);
  CHECK(store.preferences().value().theme == "slate");
  CHECK_FALSE(store.preferences().value().light_panel);
  CHECK(store.preferences().value().reduced_motion);  // which was not chosen
}

TEST_CASE("An unchanged game does not overwrite a newer one") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store store(&files);
  const Match old = two_plies();
  store.match().keep(old);
  Store looking(&files);
  Match newer = two_plies();
  REQUIRE_FALSE(newer.submit(Side::White, command::Play{newer.game().legal_moves().front()}));
  store.match().keep(newer);
  looking.match().keep(*looking.match().restored(Drive::Caller));
  CHECK(Store(&files).match().restored(Drive::Caller)->game().ply() == 3);
  looking.match().keep(two_plies());
  store.match().keep(old);
  CHECK(Store(&files).match().restored(Drive::Caller)->game().ply() == 2);
}

TEST_CASE("Two stores with separate game files share all other files") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store usual(&files);
  Store other(&files, "game-2.json");
  usual.match().keep(two_plies());
  Match longer = two_plies();
  REQUIRE_FALSE(longer.submit(Side::White, command::Play{longer.game().legal_moves().front()}));
  other.match().keep(longer);
  CHECK(Store(&files).match().restored(Drive::Caller)->game().ply() == 2);
  CHECK(Store(&files, "game-2.json").match().restored(Drive::Caller)->game().ply() == 3);
  other.match().forget();
  CHECK(Store(&files).match().exists());
  CHECK_FALSE(Store(&files, "game-2.json").match().exists());
  Preferences p;
  p.muted = true;
  other.preferences().set(p);
  CHECK(Store(&files).preferences().value().muted);
}

TEST_CASE("Two stores on one folder keep the records of both") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store one(&files);
  Store other(&files);
  CHECK(one.puzzle().note_record(3, 30, 50s) == puzzle::Bettered{true, true});
  CHECK(other.puzzle().note_record(4, 90, 200s) == puzzle::Bettered{true, true});
  CHECK(other.puzzle().note_record(3, 34, 40s) == puzzle::Bettered{false, true});
  CHECK(one.puzzle().note_record(4, 90, 200s) == puzzle::Bettered{false, false});
  const Store next(&files);
  CHECK(next.puzzle().records().of(3) == puzzle::Record{30, 40s});
  CHECK(next.puzzle().records().of(4) == puzzle::Record{90, 200s});
}

TEST_CASE("An unreadable puzzle is renamed, and an empty file is no puzzle") {
  const Folder folder;
  const UserFiles files = open(folder);
  REQUIRE(files.write("puzzle-game.txt", "").ok());
  CHECK(Store(&files).take_problems().empty());
  REQUIRE(files.write("puzzle-game.txt", "scribbled").ok());
  Store store(&files);
  CHECK(store.puzzle().game().empty());
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
  one.progress().change(
      [](training::Progress& p) { p.of(Variant::Brazilian).favourites.insert(1); });
  other.progress().change(
      [](training::Progress& p) { p.of(Variant::Brazilian).favourites.insert(2); });
  const training::Progress& all = one.progress().read();
  CHECK(all.of(Variant::Brazilian).favourites == std::set<training::ProblemId>{1, 2});
  Store alone(nullptr);
  alone.progress().change([](training::Progress& p) { p.of(Variant::Russian).best_rush = 3; });
  CHECK(alone.progress().read().of(Variant::Russian).best_rush == 3);
}

TEST_CASE("Unreadable progress with problems is renamed, and the known progress is kept") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store store(&files);
  const auto better = [](training::Progress& p) { ++p.of(Variant::Brazilian).best_rush; };
  store.progress().change(better);
  REQUIRE(files.write("problems.txt", "scribbled").ok());
  CHECK(store.progress().change(better).of(Variant::Brazilian).best_rush == 2);
  const auto problems = store.take_problems();
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].kind == StoreProblem::Kind::ProgressSetAside);
  CHECK(*files.read("problems.txt.bad-1") == "scribbled");
  CHECK(Store(&files).progress().read().of(Variant::Brazilian).best_rush == 2);
}

TEST_CASE("Done lessons are shared by all that use the folder") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store one(&files);
  Store other(&files);
  one.lessons().change([](lessons::Progress& p) { p.done.insert("board"); });
  other.lessons().change([](lessons::Progress& p) { p.done.insert("notation"); });
  CHECK(one.lessons().read() == lessons::Progress{{"board", "notation"}});
  Store alone(nullptr);
  alone.lessons().change([](lessons::Progress& p) { p.done.insert("board"); });
  CHECK(alone.lessons().read().done.size() == 1);
}

TEST_CASE("Unreadable done lessons are renamed, and the known ones are kept") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store store(&files);
  store.lessons().change([](lessons::Progress& p) { p.done.insert("board"); });
  REQUIRE(files.write("lessons.txt", "scribbled").ok());
  CHECK(store.lessons().read().done.size() == 1);
  const auto problems = store.take_problems();
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].kind == StoreProblem::Kind::LessonsSetAside);
  CHECK(*files.read("lessons.txt.bad-1") == "scribbled");
}

TEST_CASE("Collected mistakes are shared by all that use the folder") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store one(&files);
  Store other(&files);
  CHECK(one.mistakes().read().all().empty());
  one.mistakes().change([](training::OwnMistakes& all) { all.add(mistake_after(0)); });
  other.mistakes().change([](training::OwnMistakes& all) { all.add(mistake_after(1)); });
  CHECK(one.mistakes().read().all() ==
        std::vector<training::OwnMistake>{mistake_after(0), mistake_after(1)});
  Store alone(nullptr);
  alone.mistakes().change([](training::OwnMistakes& all) { all.add(mistake_after(0)); });
  CHECK(alone.mistakes().read().all().size() == 1);
}

TEST_CASE("Without mistakes there is no file of them") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store(&files).mistakes().change([](training::OwnMistakes&) {});
  CHECK_FALSE(files.exists("mistakes.txt"));
}

TEST_CASE("A damaged file of mistakes is renamed, and those that can be read are kept") {
  const Folder folder;
  const UserFiles files = open(folder);
  training::OwnMistakes two;
  REQUIRE(two.add(mistake_after(0)));
  REQUIRE(two.add(mistake_after(1)));
  std::string damaged = text_of(two);
  damaged.replace(damaged.find("card"), 4, "card of");
  REQUIRE(files.write("mistakes.txt", damaged).ok());
  Store store(&files);
  CHECK(store.mistakes().read().all() == std::vector<training::OwnMistake>{mistake_after(1)});
  const auto problems = store.take_problems();
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].kind == StoreProblem::Kind::MistakesSetAside);
  CHECK(*files.read("mistakes.txt.bad-1") == damaged);
  Store next(&files);
  CHECK(next.mistakes().read() == store.mistakes().read());
  CHECK(next.take_problems().empty());
}

TEST_CASE("When the file of mistakes became unreadable, the known ones are written again") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store store(&files);
  store.mistakes().change([](training::OwnMistakes& all) { all.add(mistake_after(0)); });
  REQUIRE(files.write("mistakes.txt", "scribbled").ok());
  store.mistakes().change([](training::OwnMistakes& all) { all.add(mistake_after(1)); });
  CHECK(store.take_problems().size() == 1);
  CHECK(*files.read("mistakes.txt.bad-1") == "scribbled");
  CHECK(Store(&files).mistakes().read().all().size() == 2);
}

TEST_CASE("Practised positions of openings are shared by all that use the folder") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store one(&files);
  Store other(&files);
  one.opening_cards().change([](training::OpeningCards&) {});
  CHECK_FALSE(files.exists("openings.txt"));
  Game game(Variant::Brazilian);
  one.opening_cards().change(
      [&](training::OpeningCards& all) { all.grade(game, training::Grade::Good, 20'000); });
  game.play(game.legal_moves().front());
  other.opening_cards().change(
      [&](training::OpeningCards& all) { all.grade(game, training::Grade::Again, 20'000); });
  CHECK(one.opening_cards().read().all().size() == 2);
  CHECK(files.exists("openings.txt"));
  CHECK(is_kept_name("openings.txt"));
  CHECK(one.opening_cards().read() == other.opening_cards().read());
  Store alone(nullptr);
  alone.opening_cards().change(
      [&](training::OpeningCards& all) { all.grade(game, training::Grade::Good, 20'000); });
  CHECK(alone.opening_cards().read().all().size() == 1);
  one.read_again();
  CHECK(one.opening_cards().read().all().size() == 2);
}

TEST_CASE("A damaged file of practised positions is renamed, and what can be read is kept") {
  const Folder folder;
  const UserFiles files = open(folder);
  training::OpeningCards cards;
  cards.grade(Game(Variant::Brazilian), training::Grade::Good, 20'000);
  const std::string damaged = text_of(cards) + "scribbled\n";
  REQUIRE(files.write("openings.txt", damaged).ok());
  Store store(&files);
  CHECK(store.opening_cards().read() == cards);
  const auto problems = store.take_problems();
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].kind == StoreProblem::Kind::OpeningsSetAside);
  CHECK(*files.read("openings.txt.bad-1") == damaged);
  Store next(&files);
  CHECK(next.opening_cards().read() == cards);
  CHECK(next.take_problems().empty());
}

TEST_CASE("Records that became unreadable are renamed, and the known ones are kept") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store store(&files);
  store.puzzle().note_record(3, 30, 50s);
  REQUIRE(files.write("puzzle.txt", "scribbled").ok());
  store.puzzle().note_record(5, 200, 900s);
  const auto problems = store.take_problems();
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].kind == StoreProblem::Kind::RecordsSetAside);
  CHECK(*files.read("puzzle.txt.bad-1") == "scribbled");
  CHECK(Store(&files).puzzle().records().of(3) == puzzle::Record{30, 50s});
  CHECK(Store(&files).puzzle().records().of(5) == puzzle::Record{200, 900s});
}

TEST_CASE("A picture that cannot be saved is kept in memory, and no older one comes back") {
  const Folder folder;
  const UserFiles files = open(folder);
  if (!refuse_writing(folder, files, "puzzle-picture", "first")) return;
  Store store(&files);
  REQUIRE(store.puzzle().picture() == "first");
  CHECK_FALSE(store.puzzle().keep_picture("second"));
  CHECK(store.puzzle().picture() == "second");
  CHECK(Store(&files).puzzle().picture().empty());
}

TEST_CASE("A shared value that cannot be written is kept in memory, and told") {
  const Folder folder;
  const UserFiles files = open(folder);
  if (!refuse_writing(folder, files, "openings.txt", "")) return;
  Store store(&files);
  for (const training::Grade grade : {training::Grade::Again, training::Grade::Good}) {
    store.opening_cards().change(
        [&](training::OpeningCards& all) { all.grade(Game(Variant::Brazilian), grade, 20'000); });
  }
  const auto problems = store.take_problems();
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].kind == StoreProblem::Kind::Unwritable);
  CHECK(store.opening_cards().read().all().size() == 1);
  CHECK(store.unwritten() == KeptFiles{{"openings.txt", text_of(store.opening_cards().read())}});
}

TEST_CASE("Identities of two stores on one folder are kept together") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store one(&files);
  Store other(&files);
  const std::string token(64, 'a');
  one.visits().change([&](OnlineVisits& all) { all["http://one/"] = {token, false}; });
  other.visits().change([&](OnlineVisits& all) { all["http://other/"] = {token, true}; });
  CHECK(one.visits().read().size() == 2);
  CHECK(Store(&files).visits().read() == one.visits().read());
}

TEST_CASE("A game that is over is not kept") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store store(&files);
  Match match = two_plies();
  store.match().keep(match);
  CHECK(files.exists("game.json"));
  REQUIRE_FALSE(match.submit(Side::White, command::Resign{}));
  store.match().keep(match);
  CHECK_FALSE(store.match().exists());
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
    CHECK(store.preferences().value() == Preferences{});
    CHECK_FALSE(store.match().exists());
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
  store.match().keep(two_plies());
  store.match().keep(two_plies());
  const auto problems = store.take_problems();
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].kind == StoreProblem::Kind::Unwritable);
  CHECK(store.match().exists());
}

TEST_CASE("Files that could not be written are told, with their newest content") {
  const Folder folder;
  const UserFiles files = open(folder);
  Store store(&files);
  CHECK(store.unwritten().empty());
  // A folder in the place of a file refuses it.
  for (const char* const name : {"settings.json", "game.json"})
    std::filesystem::create_directories(folder.path(name) + "/inside");
  Preferences p;
  p.muted = true;
  store.preferences().set(p);
  store.match().keep(two_plies());
  store.puzzle().note_record(3, 30, 50s);
  const auto unwritten = store.unwritten();
  CHECK(unwritten.size() == 2);
  CHECK(unwritten.at("settings.json") == to_text(p));
  CHECK(unwritten.at("game.json") == save(two_plies()));
  CHECK(Store(nullptr).unwritten().empty());
}

}  // namespace damas::test
