#include "view/terminal/game_files.hpp"

#include <algorithm>

#include "core/pdn/reader.hpp"
#include "files/whole_file.hpp"
#include "session.hpp"

namespace damas::terminal {

namespace {

using test::content;
using test::write;

const std::string two_games =
    "[White \"Ana\"]\n[Black \"Bia\"]\n[GameType \"26\"]\n\n1. c3-d4 b6-a5 2. d4-e5 *\n\n"
    "[White \"Caio\"]\n[Black \"Davi\"]\n[GameType \"25\"]\n\n1. c3-b4 zz *\n";

bool says(const Session& session, const std::string& text) {
  return session.output.find(text) != std::string::npos;
}

// The output as one line, since sentences are broken at the width of the screen.
bool tells(const Session& session, const std::string& sentence) {
  std::string line = session.output;
  std::replace(line.begin(), line.end(), '\n', ' ');
  return line.find(sentence) != std::string::npos;
}

}  // namespace

TEST_CASE("a game is saved as PDN, saved again in its own place, and the next one behind it") {
  const InEmptyFolder folder;
  const Session session =
      run_session({"--mode", "persons"}, "c3d4\nsave club.pdn\nb6a5\nsave club.pdn\nquit\n");
  CHECK(says(session, "Game saved in 'club.pdn'."));
  auto games = read_pdn(content("club.pdn"));
  REQUIRE(games.size() == 1);
  CHECK(games[0].tree.ply_count() == 2);
  CHECK_FALSE(says(session, "added"));
  const Session next =
      run_session({"--mode", "persons"}, "c3b4\nsave club.pdn\nsave club.pdn\nquit\n");
  CHECK(says(next, "Game added to 'club.pdn', which now has 2 games."));
  // Then it takes its own place.
  CHECK(says(next, "Game saved in 'club.pdn'."));
  games = read_pdn(content("club.pdn"));
  REQUIRE(games.size() == 2);
  CHECK(games[0].tree.ply_count() == 2);
  CHECK(games[1].tree.ply_count() == 1);
  CHECK(games[1].errors.empty());
}

TEST_CASE("a game saved again keeps its place among other programs' games") {
  const InEmptyFolder folder;
  write("club.pdn", two_games);
  Match match = match_of(read_pdn(two_games).front(), Drive::Caller);
  std::optional<Written> before;
  REQUIRE_FALSE(keep_match(match, {}, "club.pdn", before));
  write("club.pdn", content("club.pdn") + "\n" + two_games);
  REQUIRE_FALSE(match.submit(Side::Black, command::Resign{}));
  REQUIRE_FALSE(keep_match(match, {}, "club.pdn", before));
  const auto games = read_pdn(content("club.pdn"));
  REQUIRE(games.size() == 5);
  CHECK(games[2].result != games[0].result);
  // Another file, or one that no longer holds it, gets it behind what there is.
  REQUIRE_FALSE(keep_match(match, {}, "other.pdn", before));
  write("other.pdn", two_games);
  REQUIRE_FALSE(keep_match(match, {}, "other.pdn", before));
  CHECK(read_pdn(content("other.pdn")).size() == 3);
}

TEST_CASE("a game saved into a file whose results name Black first keeps its winner") {
  const InEmptyFolder folder;
  write("old.pdn", "[FEN \"B:W18:B15\"]\n[Result \"1-0\"]\n\n1. 15x22 1-0\n");
  const auto begun = read_pdn("[GameType \"21\"]\n1. 11-15 24-20 *").front();
  Match match = match_of(begun, Drive::Caller);
  REQUIRE_FALSE(match.submit(Side::White, command::Resign{}));
  std::optional<Written> before;
  for (int save = 0; save < 2; ++save) {
    REQUIRE_FALSE(keep_match(match, {}, "old.pdn", before));
    const auto games = read_pdn(content("old.pdn"));
    REQUIRE(games.size() == 2);
    CHECK(games[0].winner() == Side::Black);
    CHECK(games[1].winner() == Side::Black);
  }
}

TEST_CASE("a file with other content is not overwritten") {
  const InEmptyFolder folder;
  write("letter.pdn", "Dear Bia, how are you?\n");
  const Session session =
      run_session({"--mode", "persons"}, "c3d4\nsave letter.pdn\nopen letter.pdn\nquit\n");
  CHECK(content("letter.pdn") == "Dear Bia, how are you?\n");
  CHECK(says(session, "The file 'letter.pdn' exists and is not"));
  CHECK(says(session, "'letter.pdn' holds no game"));
}

TEST_CASE("opening a file of several games asks which one, and can be cancelled") {
  const InEmptyFolder folder;
  write("club.pdn", two_games);
  const Session first = run_session({"club.pdn"}, "1\nmoves\nundo\nmoves\nquit\n");
  CHECK(first.status == 0);
  CHECK(says(first, "2. Caio - Davi"));
  CHECK(says(first, "2. d4-e5"));
  const Session second = run_session({"--mode", "persons"}, "open club.pdn\n2\nmoves\nquit\n");
  CHECK(tells(second,
              "The game in 'club.pdn' was cut at an error, and goes on from there: line 11, column "
              "10: expected a move, a comment, a variation or a result, found 'zz'."));
  CHECK(says(second, "1. c3-b4"));
  const Session third = run_session({"club.pdn"}, "7\nquit\n");
  CHECK(says(third, "There is no game 7: type a number from 1 to 2"));
}

namespace {

const std::string told_game =
    "[Event \"Club\"]\n[Date \"2001.05.03\"]\n[White \"Ana\"]\n[Black \"Bia\"]\n"
    "[Result \"2-0\"]\n[GameType \"26\"]\n\n"
    "{Before} 1. c3-d4 b6-a5 {why} (1... d6-c5) 2. d4-e5 {Bia gives up} 2-0\n";

PdnGame last_game(const std::string& path) {
  const auto games = read_pdn(content(path));
  REQUIRE_FALSE(games.empty());
  CHECK(games.back().is_whole());
  return games.back();
}

}  // namespace

TEST_CASE("a game of a file keeps its tags and comments") {
  const InEmptyFolder folder;
  write("told.pdn", told_game);
  const Session session = run_session({"told.pdn"}, "undo\nsave out.pdn\nquit\n");
  CHECK(says(session, "Result by the file: 2-0."));
  const PdnGame told = read_pdn(told_game).front();
  const PdnGame kept = last_game("out.pdn");
  CHECK(kept.headers == told.headers);
  CHECK(kept.result == told.result);
  CHECK(kept.tree == told.tree);
}

TEST_CASE("further moves become the main line, with the new result") {
  const InEmptyFolder folder;
  write("told.pdn", told_game);
  run_session({"--mode", "persons"}, "open told.pdn\nundo\nb2c3\nsave out.pdn\nquit\n");
  const PdnGame kept = last_game("out.pdn");
  CHECK(kept.headers.value("Event") == "Club");
  CHECK(kept.headers.value("Date") == "2001.05.03");
  CHECK(kept.result.score == PdnScore::Unknown);
  CHECK(content("out.pdn").find("{why}") != std::string::npos);
  CHECK(content("out.pdn").find("2. b2-c3 (2. d4-e5 {Bia gives up})") != std::string::npos);
  run_session({"told.pdn"}, "resign\nyes\nsave given_up.pdn\nquit\n");
  CHECK(last_game("given_up.pdn").winner() == Side::White);
  run_session({"told.pdn"}, "undo\nresign\nyes\nsave other.pdn\nquit\n");
  CHECK(last_game("other.pdn").winner() == Side::Black);
}

TEST_CASE("games are listed with distinguishing facts, and with White's result first") {
  const InEmptyFolder folder;
  std::string many = told_game +
                     "[White \"Caio\"]\n[Black \"Davi\"]\n[Date \"????.??.??\"]\n"
                     "[GameType \"21\"]\n[DrawnPlies \"1\"]\n[Result \"0-2\"]\n\n1. 11-15 0-2\n";
  for (int i = 0; i < 20; ++i)
    many += "\n" + told_game;
  write("many.pdn", many);
  const Session session = run_session({"many.pdn"}, "22\nquit\n");
  CHECK(says(session, "1. Ana - Bia  2-0  Brazilian, 2001.05.03, Club\n"));
  CHECK(says(session, "2. Caio - Davi  0-2  English, opening drawn: 1 move\n"));
  CHECK_FALSE(says(session, "21. Ana"));
  CHECK(says(session, "There are more games that are not listed: 2, numbered up to 22."));
  CHECK(says(session, "Result by the file: 2-0."));
}

TEST_CASE("a list of games can be left without a game") {
  const InEmptyFolder folder;
  write("club.pdn", two_games);
  for (const char* word : {"", "menu"}) {
    const Session back = run_session({"club.pdn"}, std::string(word) + "\nquit\n");
    CHECK(says(back, "Load a saved game"));
    CHECK(back.status == 0);
  }
  const Session quit = run_session({"club.pdn"}, "quit\n");
  CHECK_FALSE(says(quit, "Load a saved game"));
  CHECK(says(quit, "Goodbye!"));
  const Session other = run_session({"club.pdn"}, "first\n0\n1\nmoves\nquit\n");
  CHECK(says(other, "There is no game first: type a number from 1 to 2"));
  CHECK(says(other, "There is no game 0: type a number from 1 to 2"));
  CHECK(says(other, "2. d4-e5"));
  const Session game =
      run_session({"--mode", "persons"}, "c3d4\nopen club.pdn\n\nmoves\nquit\nyes\n");
  CHECK(says(game, "1. c3-d4"));
  CHECK_FALSE(says(game, "Open another?"));
}

TEST_CASE("help mentions open") {
  CHECK(says(run_session({"--mode", "persons"}, "help\nquit\n"), "; open"));
}

TEST_CASE("a file that cannot be opened ends the program with a sentence") {
  const InEmptyFolder folder;
  write("empty.pdn", "");
  CHECK(run_session({"gone.pdn"}, "").status == 2);
  CHECK(says(run_session({"gone.pdn"}, ""), "There is no file 'gone.pdn'."));
  CHECK(says(run_session({"empty.pdn"}, ""), "'empty.pdn' holds no game"));
  CHECK(run_session({"empty.pdn"}, "").status == 2);
}

TEST_CASE("a file without a game is refused with its first error") {
  const InEmptyFolder folder;
  write("letter.pdn", "; by Bia\n1. c3-d5 b6-a5 *\n");
  CHECK(tells(run_session({"letter.pdn"}, ""),
              "'letter.pdn' holds no game: expected PDN games, or positions as FEN, one per line. "
              "The first error: line 2, column 4: expected squares of this board"));
}

TEST_CASE("a game with an error says below the board where it was cut, and in which file") {
  const InEmptyFolder folder;
  const std::string type = "[GameType \"26\"]\n\n";
  write("move.pdn", type + "1. c3-d4 b6-c5 2. d4-e5 *\n");
  const std::string cut =
      "The game in 'move.pdn' was cut at an error, and goes on from there: line 3, column 19: "
      "expected a legal move (possible: d4xb6), found 'd4-e5'.";
  const Session first = run_session({"move.pdn"}, "quit\n");
  CHECK(tells(first, cut));
  CHECK(first.output.find("was cut") > first.output.find("White to move"));
  CHECK(tells(run_session({"--mode", "persons"}, "open move.pdn\nquit\n"), cut));
  // On a screen that is cleared, the sentence comes after the board.
  ConsoleSetup screen;
  screen.clears = true;
  const Session cleared = run_session({"move.pdn"}, "quit\n", std::move(screen));
  CHECK(cleared.output.find("was cut") > cleared.output.rfind("White to move"));
  write("fen.pdn", "[White \"A\"]\n[FEN \"W:Wz9:Bb4\"]\n\n1. c3-d4 *\n");
  CHECK(tells(run_session({"fen.pdn"}, "quit\n"), "'fen.pdn' was cut at an error"));
  write("variation.pdn", type + "1. c3-d4 (1. c3-c4) b6-c5 *\n");
  CHECK(tells(run_session({"variation.pdn"}, "quit\n"),
              "There is an error in 'variation.pdn', but not in the moves of the game itself: line "
              "3, column 14: expected "));
  write("whole.pdn", type + "1. c3-d4 b6-c5 *\n");
  CHECK_FALSE(tells(run_session({"whole.pdn"}, "quit\n"), "error"));
}

TEST_CASE("a game that does not name its variant is read by its moves, and that is said") {
  const InEmptyFolder folder;
  write("told.pdn", told_game);
  CHECK_FALSE(says(run_session({"told.pdn"}, "quit\n"), "does not say which variant"));
  write("untold.pdn", "[White \"Ana\"]\n\n1. 11-15 24-20 2. 8-11 28-24 *\n");
  CHECK(tells(run_session({"untold.pdn"}, "quit\n"),
              "'untold.pdn' does not say which variant it is. It is read as English."));
  write("unplayed.pdn", "[White \"Ana\"]\n\n*\n");
  CHECK(tells(run_session({"unplayed.pdn"}, "quit\n"),
              "'unplayed.pdn' does not say which variant it is. It is read as Brazilian."));
}

TEST_CASE("a list of positions is opened like games") {
  const InEmptyFolder folder;
  write("one.fen", "W:Wc3,e3:Bf6,h6\n");
  CHECK(says(run_session({"one.fen"}, "c3d4\nmoves\nquit\n"), "1. c3-d4"));
  write("two.fen", "W:Wc3,e3:Bf6,h6\nW:Wa1:Bh8\n");
  CHECK(says(run_session({"two.fen"}, "3\n2\nquit\n"), "type a number from 1 to 2"));
}

TEST_CASE("the program says that a result is read as in old files") {
  const InEmptyFolder folder;
  const char* words = "does not say whether its results name White or Black first";
  write("old.pdn", "[Result \"1-0\"]\n\n1. 11-15 24-20 1-0\n");
  CHECK(tells(run_session({"old.pdn"}, "quit\n"),
              "'old.pdn' does not say whether its results name White or Black first. They are read "
              "as in old files: 1-0 is a win for Black."));
  write("new.pdn", "[GameType \"21\"]\n[Result \"1-0\"]\n\n1. 11-15 24-20 1-0\n");
  CHECK_FALSE(tells(run_session({"new.pdn"}, "quit\n"), words));
  write("draw.pdn", "[Result \"1/2-1/2\"]\n\n1. 11-15 24-20 1/2-1/2\n");
  CHECK_FALSE(tells(run_session({"draw.pdn"}, "quit\n"), words));
}

TEST_CASE("a list of positions says which lines are left out, and as which variant it is read") {
  const InEmptyFolder folder;
  write("flawed.fen", "W:Wc3,e3:Bf6,h6\nW:Wz9:Bh8\n");
  const Session session = run_session({"flawed.fen"}, "quit\n");
  CHECK(tells(session, "1 of the positions could not be read. The first, in line 2: 'W:Wz9:Bh8'."));
  CHECK(tells(session, "'flawed.fen' does not say which variant it is. It is read as Brazilian."));
}

}  // namespace damas::terminal
