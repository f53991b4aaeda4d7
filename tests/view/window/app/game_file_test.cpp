#include "view/window/app/game_file.hpp"

#include <doctest/doctest.h>

#include "core/pdn/edit.hpp"
#include "core/pdn/reader.hpp"
#include "view/window/games/fake_files.hpp"

namespace damas::test {

namespace {

struct Fixture {
  FakeFiles disk;
  GameFile file{"/g.pdn", "", club_games()};
  Fixture() {
    disk.files["/g.pdn"] = club_games();
    file.load_all();
  }
};

// Each entry is what a new reading of the text would give.
void check_in_step(const GameFile& file) {
  const std::vector<PdnEntry> fresh = index_pdn(file.text());
  REQUIRE(fresh.size() == file.entries().size());
  for (std::size_t i = 0; i < fresh.size(); ++i) {
    CAPTURE(i);
    const PdnEntry& entry = file.entries()[i];
    CHECK(entry.begin == fresh[i].begin);
    CHECK(entry.end == fresh[i].end);
    CHECK(entry.number == fresh[i].number);
    CHECK(entry.white == fresh[i].white);
    CHECK(entry.plies == fresh[i].plies);
    CHECK(entry.errors == fresh[i].errors);
  }
}

PdnGame with_comment(PdnGame game, const char* text) {
  set_comment(game.tree, PdnNode::Root, text);
  return game;
}

}  // namespace

TEST_CASE_FIXTURE(Fixture, "A file knows its games, and where a broken one breaks") {
  REQUIRE(file.entries().size() == 4);
  CHECK(file.title() == "g.pdn");
  const PdnEntry& broken = file.entries()[1];
  REQUIRE(broken.errors.size() == 1);
  CHECK(broken.errors[0].line == 15);
  CHECK(broken.errors[0].column == 10);
  CHECK(broken.plies == 1);
  CHECK(file.entries()[2].variant == Variant::International);
}

TEST_CASE("A list is read in slices") {
  GameFile file("", "pasted", club_games());
  CHECK_FALSE(file.loaded());
  CHECK_FALSE(file.load(2));
  CHECK(file.progress() > 0);
  CHECK(file.progress() < 1);
  file.load_all();
  CHECK(file.loaded());
  CHECK(file.entries().size() == 4);
  CHECK(file.title() == "pasted");
}

TEST_CASE_FIXTURE(Fixture, "A game that is replaced leaves the others as they are") {
  const std::string before = file.text();
  const std::string broken(file.entries()[1].in(before));
  file.replace(0, with_comment(file.game(0), "The first game, with a comment that is new."));
  check_in_step(file);
  CHECK(file.text().find("comment that is new") != std::string::npos);
  CHECK(std::string(file.entries()[1].in(file.text())) == broken);
  CHECK(file.text().substr(file.entries()[1].begin) ==
        before.substr(before.find("[White \"Caio\"]")));
}

TEST_CASE(
    "A game of an old file has the same winner after it was changed and the file is read again") {
  const std::string guessed = "[Result \"1-0\"]\n\n1. 11-15 24-20 1-0\n\n";
  const std::string shown = "[FEN \"B:W18:B15\"]\n[Result \"1-0\"]\n\n1. 15x22 1-0\n\n";
  for (const std::string& text : {guessed + guessed, guessed + shown, shown + guessed}) {
    for (const std::size_t changed : {std::size_t{0}, std::size_t{1}}) {
      CAPTURE(text);
      CAPTURE(changed);
      GameFile file("", "old", text);
      file.load_all();
      REQUIRE(file.entries().size() == 2);
      // Twice, because the first change also adds the tag GameType.
      for (const char* comment : {"One.", "Two."}) {
        file.replace(changed, with_comment(file.game(changed), comment));
        check_in_step(file);
        const std::vector<PdnEntry> again = index_pdn(file.text());
        for (std::size_t i = 0; i < again.size(); ++i) {
          CHECK(again[i].winner() == Side::Black);
          CHECK(file.entries()[i].winner() == Side::Black);
          CHECK(file.entries()[i].winner_guessed() == again[i].winner_guessed());
        }
      }
    }
  }
}

TEST_CASE("A game added to an old file and the games before it keep their winners") {
  const std::string guessed = "[Result \"1-0\"]\n\n1. 11-15 24-20 1-0\n\n";
  const std::string shown = "[FEN \"B:W18:B15\"]\n[Result \"1-0\"]\n\n1. 15x22 1-0\n\n";
  const std::string drawn = "[Result \"1/2-1/2\"]\n\n1. 11-15 24-20 1/2-1/2\n\n";
  // The one has been resigned, the other shows its winner.
  const PdnGame resigned = read_pdn("[GameType \"21\"][Result \"1-0\"] 1. 11-15 24-20 *").front();
  const PdnGame taken =
      read_pdn("[GameType \"21\"][Result \"0-1\"][FEN \"B:W18:B15\"] 1. 15x22 *").front();
  REQUIRE(resigned.winner() == Side::White);
  REQUIRE(taken.winner() == Side::Black);
  for (const std::string& text :
       {guessed, shown, guessed + shown, shown + guessed, drawn + guessed + drawn}) {
    for (const PdnGame& game : {resigned, taken}) {
      CAPTURE(text);
      GameFile file("", "old", text);
      file.load_all();
      std::vector<std::optional<Side>> winners;
      for (const PdnEntry& entry : file.entries())
        winners.push_back(entry.winner());
      winners.push_back(game.winner());
      CHECK(file.append(game) + 1 == winners.size());
      check_in_step(file);
      const std::vector<PdnEntry> again = index_pdn(file.text());
      for (std::size_t i = 0; i < winners.size(); ++i) {
        CAPTURE(i);
        CHECK(again[i].winner() == winners[i]);
        CHECK(file.entries()[i].winner() == winners[i]);
        CHECK(file.entries()[i].winner_guessed() == again[i].winner_guessed());
      }
    }
  }
}

TEST_CASE("A game that White begins is added to an old file as it is to any other") {
  GameFile file("", "old", "[FEN \"B:W18:B15\"]\n[Result \"1-0\"]\n\n1. 15x22 1-0\n\n");
  file.load_all();
  file.append(read_pdn("[GameType \"26\"][Result \"2-0\"] 1. c3-d4 *").front());
  CHECK(file.text().find("[Result \"2-0\"]") != std::string::npos);
  CHECK(index_pdn(file.text())[1].winner() == Side::White);
}

TEST_CASE_FIXTURE(Fixture, "A game is added at the end, in the line ends of the file") {
  CHECK(file.append(file.game(2)) == 4);
  check_in_step(file);
  CHECK(file.entries()[4].white == "Davi");
  GameFile windows("", "x", "[White \"A\"]\r\n\r\n1. c3-d4 *");
  windows.load_all();
  windows.append(windows.game(0));
  check_in_step(windows);
  for (std::size_t i = 0; i < windows.text().size(); ++i) {
    if (windows.text()[i] == '\n') CHECK(windows.text()[i - 1] == '\r');
  }
}

TEST_CASE_FIXTURE(Fixture, "Every game can be deleted and put back, byte for byte") {
  const std::string before = file.text();
  for (std::size_t i = 0; i < 4; ++i) {
    const RemovedGame removed = file.remove(i);
    CHECK(file.entries().size() == 3);
    check_in_step(file);
    file.put_back(removed);
    check_in_step(file);
    CHECK(file.text() == before);
  }
}

TEST_CASE_FIXTURE(Fixture,
                  "All games are deleted and come back in reverse, whatever else changed") {
  std::vector<RemovedGame> removed;
  while (file.entries().size() > 1)
    removed.push_back(file.remove(0));
  file.replace(0, with_comment(file.game(0), "New."));
  for (; !removed.empty(); removed.pop_back())
    file.put_back(removed.back());
  check_in_step(file);
  CHECK(file.entries().size() == 4);
}

TEST_CASE_FIXTURE(Fixture, "A file that somebody else has changed is not overwritten") {
  file.remove(0);
  CHECK_FALSE(file.write(disk).has_value());
  CHECK(disk.files["/g.pdn"] == file.text());
  disk.files["/g.pdn"] += "; somebody else\n";
  const std::string theirs = disk.files["/g.pdn"];
  file.remove(0);
  CHECK(file.write(disk) == WriteProblem::Changed);
  CHECK(disk.files["/g.pdn"] == theirs);
  CHECK_FALSE(file.write(disk, true).has_value());
  CHECK(disk.files["/g.pdn"] == file.text());
}

TEST_CASE_FIXTURE(Fixture,
                  "A file that cannot be written says so, and one that is gone is made anew") {
  disk.read_only = true;
  CHECK(file.write(disk) == WriteProblem::Unwritable);
  disk.read_only = false;
  disk.files.clear();
  CHECK_FALSE(file.write(disk).has_value());
  CHECK(disk.files["/g.pdn"] == file.text());
  GameFile nowhere("", "pasted", club_games());
  CHECK(nowhere.write(disk) == WriteProblem::NoPlace);
}

TEST_CASE("A game is added behind one whose comment never ends") {
  GameFile file("/g.pdn", "", "[White \"A\"]\n\n1. c3-d4 {no end");
  file.load_all();
  PdnGame game = read_pdn("[White \"B\"]\n\n1. c3-b4 *").front();
  file.append(game);
  check_in_step(file);
  REQUIRE(file.entries().size() == 2);
  CHECK(file.entries()[1].white == "B");
  CHECK(file.entries()[1].errors.empty());
}

}  // namespace damas::test
