// Nothing is lost without a question.
#include <filesystem>

#include <doctest/doctest.h>

#include "session.hpp"

namespace damas::terminal {

namespace {

constexpr const char* question = "will be lost unless you save it first. Quit? (yes or no)";

int times(const std::string& text, const std::string& what) {
  int n = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1))
    ++n;
  return n;
}

Session persons(const std::string& typed) {
  return run_session({"--mode", "persons"}, typed);
}

}  // namespace

TEST_CASE("quit asks once before a game would be lost, and a no continues it") {
  const Session session = persons("c3d4\nquit\nno\nb6a5\nquit\nyes\n");
  CHECK(times(session.output, question) == 2);
  CHECK(session.output.find("b6-a5") != std::string::npos);
  CHECK(session.output.find("Goodbye!") != std::string::npos);
}

TEST_CASE("nothing is asked if nothing would be lost") {
  const InEmptyFolder folder;
  CHECK(times(persons("quit\n").output, question) == 0);
  CHECK(times(persons("c3d4\nsave game.json\nquit\n").output, question) == 0);
  CHECK(times(persons("c3d4\nresign\nyes\nquit\n").output, question) == 0);
  // At the end of the input nobody can answer.
  CHECK(times(persons("c3d4\n").output, question) == 0);
}

TEST_CASE("open asks once before it replaces a game that would be lost") {
  const InEmptyFolder folder;
  persons("c3b4\nsave other.json\nquit\n");
  constexpr const char* open = "Open another?";
  const Session kept = persons("c3d4\nopen other.json\nno\nmoves\nquit\nyes\n");
  CHECK(times(kept.output, open) == 1);
  CHECK(kept.output.find("1. c3-d4") != std::string::npos);
  const Session replaced = persons("c3d4\nopen other.json\nyes\nmoves\nquit\n");
  CHECK(times(replaced.output, open) == 1);
  CHECK(replaced.output.find("1. c3-b4") != std::string::npos);
  CHECK(times(persons("open other.json\nquit\n").output, open) == 0);
  CHECK(times(persons("c3d4\nsave mine.json\nopen other.json\nquit\n").output, open) == 0);
  CHECK(times(persons("c3d4\nopen gone.json\nquit\nyes\n").output, open) == 0);
}

TEST_CASE("the menu asks as well before it opens another game") {
  const InEmptyFolder folder;
  persons("c3b4\nsave other.json\nquit\n");
  const Session session = persons("c3d4\nmenu\n11\nother.json\nno\n1\nmoves\nquit\nyes\n");
  CHECK(times(session.output, "Open another?") == 1);
  CHECK(session.output.find("1. c3-d4") != std::string::npos);
}

TEST_CASE("the menu asks before a new game replaces one that would be lost, and a no keeps it") {
  constexpr const char* give_up = "Give up the unfinished game?";
  const Session kept = persons("c3d4\nmenu\n3\n\nno\n1\nmoves\nquit\nyes\n");
  CHECK(times(kept.output, give_up) == 1);
  CHECK(kept.output.find("1. c3-d4") != std::string::npos);
  const Session replaced = persons("c3d4\nmenu\n3\n\nyes\nc3b4\nmoves\nquit\nyes\n");
  CHECK(times(replaced.output, give_up) == 1);
  CHECK(replaced.output.find("1. c3-b4") != std::string::npos);
  // Nothing is asked about a game without moves, or a saved one.
  CHECK(times(persons("menu\n3\n\nquit\n").output, give_up) == 0);
}

TEST_CASE("quit leaves a yes-or-no question and changes nothing") {
  const InEmptyFolder folder;
  persons("c3b4\nsave other.json\nquit\n");
  // Without a folder the game would be lost, so that is asked as for any other quit.
  const Session given_up = persons("c3d4\nmenu\n3\n\nquit\nno\n1\nmoves\nquit\nyes\n");
  CHECK(times(given_up.output, "Give up the unfinished game?") == 1);
  CHECK(times(given_up.output, question) == 2);
  CHECK(given_up.output.find("1. c3-d4") != std::string::npos);
  const Session resigned = persons("c3d4\nresign\nexit\nyes\n");
  CHECK(resigned.output.find("resigns") == std::string::npos);
  CHECK(resigned.output.find("Goodbye!") != std::string::npos);
  const Session drawn = persons("c3d4\ndraw\nq\nyes\n");
  CHECK(times(drawn.output, "Accept the draw?") == 1);
  CHECK(drawn.output.find("Goodbye!") != std::string::npos);
  const Session opened = persons("c3d4\nopen other.json\nsair\nyes\n");
  CHECK(opened.output.find("Game loaded") == std::string::npos);
  CHECK(opened.output.find("Goodbye!") != std::string::npos);
}

TEST_CASE("the menu asks the same") {
  const Session session = persons("c3d4\nmenu\nquit\nno\nquit\nyes\n");
  CHECK(times(session.output, question) == 2);
  CHECK(session.status == 0);
}

TEST_CASE("quit and menu are not taken for file names") {
  const InEmptyFolder folder;
  const Session quit = persons("c3d4\nsave\nquit\nyes\n");
  CHECK_FALSE(std::filesystem::exists("quit"));
  CHECK(times(quit.output, question) == 1);
  const Session menu = persons("c3d4\nsave\nmenu\nquit\nyes\n");
  CHECK_FALSE(std::filesystem::exists("menu"));
  CHECK(menu.output.find("Continue") != std::string::npos);
  const Session load = run_session({}, "10\nquit\n");
  CHECK(load.output.find("There is no file") == std::string::npos);
  CHECK(load.output.find("Goodbye!") != std::string::npos);
}

}  // namespace damas::terminal
