#include "view/window/app/everything.hpp"

#include <filesystem>
#include <system_error>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "match/match.hpp"
#include "match/saved_match.hpp"
#include "platform/file_access.hpp"
#include "view/window/app/preferences.hpp"

namespace damas::test {

namespace {

UserFiles open(const Folder& folder) {
  auto files = UserFiles::open("damas", folder.path());
  REQUIRE(files.ok());
  return std::move(files).value();
}

const KeptFiles some = {{"settings.json", "{\"theme\": \"slate\"}\n"},
                        {"my-games.pdn", "[White \"Zé\"]\n\n1. c3-d4 *\n"},
                        {"puzzle-picture", std::string("\x89PNG\0\xFF", 6)},
                        {"welcome.txt", ""}};

// A folder of that name, with something in it, cannot be replaced by a file.
void block(const UserFiles& files, const char* name) {
  std::error_code error;
  std::filesystem::create_directories(files.path(name) + "/inside", error);
  REQUIRE_FALSE(error);
}

}  // namespace

TEST_CASE("All files of any content come back from the text") {
  const std::string text = everything_of(some);
  CHECK(is_everything(text));
  CHECK(text.find("slate") != std::string::npos);
  const auto read = everything_in(text);
  REQUIRE(read);
  CHECK(read->files == some);
  CHECK_FALSE(read->left_out_programs);
  CHECK(everything_in(everything_of({}))->files.empty());
  CHECK(everything_in(text)->games.empty());
}

TEST_CASE("Bytes that are nearly UTF-8 come back unchanged") {
  for (const std::string& bytes :
       {std::string("\xC3"), std::string("\xC0\x80"), std::string("\xED\xA0\x80"),
        std::string("\xE0\x80\x80"), std::string("\xF4\x90\x80\x80"), std::string("\xC3\xA9"),
        std::string("\xF0\x9F\x99\x82"), std::string("a\0b", 3)}) {
    const KeptFiles files = {{"puzzle-picture", bytes}};
    CHECK(everything_in(everything_of(files))->files == files);
  }
}

TEST_CASE("A damaged or foreign text is refused") {
  const std::string text = everything_of(some);
  for (std::size_t length = 0; length + 2 < text.size(); length += 7)
    CHECK_FALSE(everything_in(text.substr(0, length)));
  std::string changed = text;
  changed.replace(changed.find("slate"), 5, "plate");
  CHECK(is_everything(changed));
  CHECK_FALSE(everything_in(changed));
  for (const char* foreign : {"", "{}", "[]", "1. c3-d4 *", "{\"what\": 1}"}) {
    CHECK_FALSE(is_everything(foreign));
    CHECK_FALSE(everything_in(foreign));
  }
}

TEST_CASE("Files with other names than those of the program are refused") {
  using namespace std::string_literals;
  for (const std::string& name : {"../settings.json"s,
                                  "a/b"s,
                                  "a\\b"s,
                                  ""s,
                                  "."s,
                                  ".."s,
                                  ".hidden"s,
                                  "game.json.lock"s,
                                  "game.json.new-12"s,
                                  "terminal-game.json.lock"s,
                                  "terminal-game2.json"s,
                                  "terminal-settings.json"s,
                                  "C:"s,
                                  "a b"s,
                                  "notes.txt"s,
                                  "CON"s,
                                  "con.txt"s,
                                  "Settings.json"s,
                                  "SETTINGS.JSON"s,
                                  "settings.json "s,
                                  "settings.json."s,
                                  "settings.json\0"s,
                                  "settings.json\0.txt"s,
                                  "settings.json:x"s,
                                  "game-.json"s,
                                  "game-x.json"s,
                                  "game2.json"s,
                                  "game"s,
                                  "settings.json.bad-"s,
                                  "settings.json.bad-1x"s,
                                  "x.bad-1"s}) {
    CAPTURE(name);
    CHECK_FALSE(everything_in(everything_of({{name, "x"}})));
  }
  for (const char* const name :
       {"game.json", "game-2.json", "game-2.json.bad-1", "terminal-game.json",
        "terminal-game-2.json", "terminal-game.json.bad-1", "online.json", "settings.json.bad-12",
        "puzzle-picture"}) {
    CAPTURE(name);
    CHECK(everything_in(everything_of({{name, "x"}})));
  }
}

TEST_CASE("Programs that a file names are left out, in the settings and in unfinished games") {
  const HubProgram evil{"programs/evil", "--now", "Evil"};
  Preferences preferences;
  preferences.theme = "slate";
  preferences.programs = {evil};
  preferences.adviser = {evil};
  preferences.new_game.program = {evil};
  preferences.new_game.opponent = Opponent::Program;
  MatchSetup setup;
  setup.players = {Human{}, ProgramPlayer{evil}};
  Match match(setup, Drive::Caller);
  REQUIRE_FALSE(match.submit(Side::White, command::Play{match.game().legal_moves().front()}));
  const auto read = everything_in(everything_of({{"settings.json", to_text(preferences)},
                                                 {"game-2.json", save(match)},
                                                 {"terminal-game.json", save(match)},
                                                 {"my-games.pdn", "[Black \"Evil\"] *"}}));
  REQUIRE(read);
  CHECK(read->left_out_programs);
  for (const char* const name : {"settings.json", "game-2.json", "terminal-game.json"})
    CHECK(read->files.at(name).find("evil") == std::string::npos);
  Preferences expected;
  expected.theme = "slate";
  CHECK(read_preferences(read->files.at("settings.json")).preferences == expected);
  const auto restored = restore(read->files.at("game-2.json"), Drive::Caller);
  REQUIRE(std::holds_alternative<Match>(restored));
  CHECK(std::get<Match>(restored).setup().player(Side::Black) == Player{Computer{}});
  CHECK(std::get<Match>(restored).game().ply() == 1);
  CHECK(read->files.at("my-games.pdn") == "[Black \"Evil\"] *");
}

TEST_CASE("The kept files are the program's own, without locks and half-written ones") {
  const Folder folder;
  const UserFiles files = open(folder);
  for (const char* name :
       {"settings.json", "game.json", "game.json.lock", "game.json.new-7", "notes.txt"})
    REQUIRE(files.write(name, name).ok());
  const auto kept = kept_files(files);
  REQUIRE(kept.ok());
  CHECK(*kept == KeptFiles{{"game.json", "game.json"}, {"settings.json", "settings.json"}});
}

TEST_CASE("The terminal's unfinished games are saved, read back and deleted with everything") {
  const KeptFiles games = {{"terminal-game.json", "one"}, {"terminal-game-2.json", "two"}};
  const Folder folder;
  const UserFiles files = open(folder);
  for (const auto& [name, content] : games)
    REQUIRE(files.write(name, content).ok());
  const auto read = everything_in(everything_of(*kept_files(files)));
  REQUIRE(read);
  CHECK(read->files == games);
  REQUIRE(replace_kept(files, {}, OtherFiles::Removed).ok());
  CHECK(kept_files(files)->empty());
  REQUIRE(replace_kept(files, read->files, OtherFiles::Removed).ok());
  CHECK(*kept_files(files) == games);
}

TEST_CASE("A kept game of the terminal does not suppress the first questions of the window") {
  const Folder folder;
  const UserFiles files = open(folder);
  REQUIRE(files.write("terminal-game.json", "one").ok());
  CHECK(keeps_nothing(files));
  REQUIRE(files.write("settings.json", "{}").ok());
  CHECK_FALSE(keeps_nothing(files));
}

TEST_CASE("Replacing writes the new files and removes the others") {
  const Folder folder;
  const UserFiles files = open(folder);
  REQUIRE(files.write("game.json", "old").ok());
  REQUIRE(files.write("game.json.lock", "").ok());
  REQUIRE(files.write("settings.json", "old").ok());
  REQUIRE(files.write("notes.txt", "not the program's").ok());
  REQUIRE(replace_kept(files, some, OtherFiles::Removed).ok());
  CHECK(*kept_files(files) == some);
  CHECK(files.exists("game.json.lock"));
  REQUIRE(replace_kept(files, {}, OtherFiles::Removed).ok());
  CHECK(kept_files(files)->empty());
  CHECK(files.exists("notes.txt"));
}

TEST_CASE("Identities stay if the new files have none, and are replaced otherwise") {
  const Folder folder;
  const UserFiles files = open(folder);
  REQUIRE(files.write("online.json", "mine").ok());
  REQUIRE(replace_kept(files, some, OtherFiles::IdentitiesStay).ok());
  CHECK(*files.read("online.json") == "mine");
  CHECK(without_identities(*kept_files(files)) == some);
  CHECK(have_identities(*kept_files(files)));
  CHECK_FALSE(have_identities(some));
  REQUIRE(replace_kept(files, {{"online.json", "others"}}, OtherFiles::IdentitiesStay).ok());
  CHECK(*kept_files(files) == KeptFiles{{"online.json", "others"}});
}

TEST_CASE("A whole replacement is told of, a failed one not") {
  const Folder folder;
  UserFiles files = open(folder);
  int told = 0;
  files.on_replaced([&told] { ++told; });
  REQUIRE(replace_kept(files, some, OtherFiles::Removed).ok());
  CHECK(told == 1);
  block(files, "lessons.txt");
  REQUIRE_FALSE(replace_kept(files, {{"lessons.txt", "new"}}, OtherFiles::Removed).ok());
  CHECK(told == 1);
}

TEST_CASE("If one file cannot be written, the others are as before") {
  const Folder folder;
  const UserFiles files = open(folder);
  REQUIRE(files.write("game.json", "old").ok());
  REQUIRE(files.write("my-games.pdn", "old").ok());
  const KeptFiles before = *kept_files(files);
  block(files, "lessons.txt");
  const Replaced replaced =
      replace_kept(files, {{"game.json", "new"}, {"lessons.txt", "new"}, {"problems.txt", "new"}},
                   OtherFiles::Removed);
  REQUIRE_FALSE(replaced.ok());
  CHECK(replaced.not_put_back.empty());
  CHECK(*kept_files(files) == before);
  const auto named = [](const std::string& path) { return file_name(path); };
  CHECK(sentence(Language::English, replaced, named) ==
        "'lessons.txt' could not be changed; everything is as it was.");
}

TEST_CASE("If a file cannot be put back either, that is said") {
  const Folder folder;
  UserFiles files = open(folder);
  REQUIRE(files.write("game.json", "old").ok());
  block(files, "lessons.txt");
  // The first file is written, and from then on it is refused.
  bool once = false;
  files.on_change([&](const std::string& path) {
    if (file_name(path) != "game.json" || std::exchange(once, true)) return;
    std::filesystem::remove(path);
    block(files, "game.json");
  });
  const Replaced replaced =
      replace_kept(files, {{"game.json", "new"}, {"lessons.txt", "new"}}, OtherFiles::Removed);
  REQUIRE_FALSE(replaced.ok());
  CHECK(replaced.not_put_back == std::vector<std::string>{files.path("game.json")});
  const auto named = [](const std::string& path) { return file_name(path); };
  CHECK(sentence(Language::English, replaced, named) ==
        "'lessons.txt' could not be changed, and 'game.json' could not be put back: some of what "
        "is kept is old and some is new.");
}

TEST_CASE("The games of the database come back, whatever their bytes") {
  for (const std::string& games : {std::string("[White \"Zé\"]\n1. c3-d4 *\n"),
                                   std::string("[White \"Z\xe9\"]\n1. c3-d4 *\n")}) {
    const std::string text = everything_of({{"settings.json", "{}"}}, games);
    const auto read = everything_in(text);
    REQUIRE(read);
    CHECK(read->games == games);
    std::string changed = text;
    const std::size_t at = text.find("check of games");
    REQUIRE(at != std::string::npos);
    changed.replace(at, 5, "shock");
    CHECK_FALSE(everything_in(changed));
  }
}

}  // namespace damas::test
