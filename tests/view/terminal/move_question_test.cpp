#include "view/terminal/move_question.hpp"

#include <doctest/doctest.h>

#include "matches.hpp"
#include "typed_console.hpp"

namespace damas::terminal {

TEST_CASE("a person to move is asked, and their line becomes a move") {
  TypedConsole typed("");
  const Match match = match_between(Human{}, Human{});
  MoveQuestion question(typed.console, match);
  CHECK_FALSE(question.is_open());
  question.renew();
  CHECK(question.is_open());
  CHECK(contains(question.prompt(), "White, your move"));
  CHECK(question.choices().empty());
  CHECK_FALSE(question.read("c3c4"));
  CHECK_FALSE(typed.output().empty());
  const auto play = question.read("c3d4");
  REQUIRE(play);
  CHECK(match.game().is_legal(play->move));
}

TEST_CASE("an origin waits for its destination until it is cancelled or asked anew") {
  TypedConsole typed("");
  const Match match = match_between(Human{}, Human{});
  MoveQuestion question(typed.console, match);
  question.renew();
  const std::string prompt = question.prompt();
  CHECK_FALSE(question.read("c3"));
  CHECK(question.prompt() != prompt);
  question.skip();
  CHECK(typed.said("Nothing was moved."));
  CHECK(question.prompt() == prompt);
  CHECK_FALSE(question.read("c3"));
  question.renew();
  CHECK(question.prompt() == prompt);
}

TEST_CASE("a person who types nothing is told in one line what is expected") {
  TypedConsole typed("");
  const Match match = match_between(Human{}, Human{});
  MoveQuestion question(typed.console, match);
  question.renew();
  question.skip();
  CHECK(typed.output() == "Type a move: two squares. The word board shows the board again.\n");
}

TEST_CASE("nobody is asked for a computer's move, nor after the end") {
  TypedConsole typed("");
  const Match machine = match_between(Computer{1}, Human{});
  MoveQuestion question(typed.console, machine);
  question.renew();
  CHECK_FALSE(question.is_open());
  CHECK_FALSE(question.read("c3d4"));
  CHECK(typed.said("The computer plays that side."));
  Match over = match_between(Human{}, Human{});
  REQUIRE_FALSE(over.submit(Side::White, command::Resign{}));
  MoveQuestion late(typed.console, over);
  late.renew();
  CHECK_FALSE(late.is_open());
  CHECK(contains(late.prompt(), "Game over."));
  CHECK_FALSE(late.read("c3d4"));
  CHECK(typed.said("The game is over."));
}

}  // namespace damas::terminal
