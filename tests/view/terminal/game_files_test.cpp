#include "view/terminal/game_files.hpp"

#include <fstream>
#include <iterator>

#include "core/pdn/reader.hpp"
#include "session.hpp"

namespace damas::terminal {
namespace {

std::string content(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void write(const std::string& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

const std::string two_games =
    "[White \"Ana\"]\n[Black \"Bia\"]\n[GameType \"26\"]\n\n1. c3-d4 b6-a5 2. d4-e5 *\n\n"
    "[White \"Caio\"]\n[Black \"Davi\"]\n[GameType \"25\"]\n\n1. c3-b4 zz *\n";

bool says(const Session& session, const std::string& text) {
  return session.output.find(text) != std::string::npos;
}

TEST_CASE("a game is saved as PDN, and the next one behind it") {
  const InEmptyFolder folder;
  const Session session =
      run_session({"--mode", "persons"}, "c3d4\nsave club.pdn\nb6a5\nsave club.pdn\nquit\n");
  CHECK(says(session, "Game saved in 'club.pdn'."));
  const auto games = read_pdn(content("club.pdn"));
  REQUIRE(games.size() == 2);
  CHECK(games[0].tree.ply_count() == 1);
  CHECK(games[1].tree.ply_count() == 2);
  CHECK(games[1].errors.empty());
}

TEST_CASE("a file of something else is not written over") {
  const InEmptyFolder folder;
  write("letter.pdn", "Dear Bia, how are you?\n");
  const Session session =
      run_session({"--mode", "persons"}, "c3d4\nsave letter.pdn\nopen letter.pdn\nquit\n");
  CHECK(content("letter.pdn") == "Dear Bia, how are you?\n");
  CHECK(says(session, "The file 'letter.pdn' exists and is not"));
  CHECK(says(session, "'letter.pdn' holds no game"));
}

TEST_CASE("a file of several games asks which, and the game goes on or back") {
  const InEmptyFolder folder;
  write("club.pdn", two_games);
  const Session first = run_session({"club.pdn"}, "\nmoves\nundo\nmoves\nquit\n");
  CHECK(first.status == 0);
  CHECK(says(first, "2. Caio - Davi"));
  CHECK(says(first, "2. d4-e5"));
  const Session second = run_session({"--mode", "persons"}, "open club.pdn\n2\nmoves\nquit\n");
  CHECK(says(second, "line 11, column 10: expected a move"));
  CHECK(says(second, "1. c3-b4"));
  const Session third = run_session({"club.pdn"}, "7\nquit\n");
  CHECK(says(third, "There is no game 7: type a number from 1 to 2."));
}

TEST_CASE("a file that cannot be opened ends the program with a sentence") {
  const InEmptyFolder folder;
  write("empty.pdn", "");
  CHECK(run_session({"gone.pdn"}, "").status == 1);
  CHECK(says(run_session({"gone.pdn"}, ""), "There is no file 'gone.pdn'."));
  CHECK(says(run_session({"empty.pdn"}, ""), "'empty.pdn' holds no game"));
}

}  // namespace
}  // namespace damas::terminal
