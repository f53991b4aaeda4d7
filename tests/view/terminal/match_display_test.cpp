#include "view/terminal/match_display.hpp"

#include <doctest/doctest.h>

#include "matches.hpp"
#include "typed_console.hpp"

namespace damas::terminal {

namespace {

// The board as it is shown at first, or after one flip.
std::string shown(const Match& match, bool flipped) {
  TypedConsole typed("");
  MatchDisplay display(typed.console, match);
  display.turn_to_person();
  if (flipped) display.flip();
  display.show_page({});
  return typed.output();
}

}  // namespace

TEST_CASE("a single person sees the board from their own side, two persons from White's") {
  const Match two = match_between(Human{}, Human{});
  TypedConsole typed("");
  MatchDisplay(typed.console, two).show_page({});
  CHECK(shown(two, false) == typed.output());
  CHECK(shown(two, true) != typed.output());
  const Match black = match_between(Computer{1}, Human{});
  TypedConsole from_white("");
  MatchDisplay(from_white.console, black).show_page({});
  CHECK(shown(black, false) != from_white.output());
  CHECK(shown(black, true) == from_white.output());
}

TEST_CASE("the board is shown again only if a question would push it out of view") {
  const Match match = match_between(Human{}, Human{});
  ConsoleSetup setup;
  setup.clears = true;
  setup.height = [] { return 24; };
  TypedConsole typed("", setup);
  MatchDisplay display(typed.console, match);
  display.show_page({{}, {"A remark."}, 1});
  const std::string first = typed.output();
  display.make_room("> ", {});
  CHECK(typed.output() == first);
  for (int i = 0; i < 24; ++i)
    typed.console.line("x");
  const std::string full = typed.output();
  display.make_room("> ", {});
  CHECK(typed.output() == full);  // so many remarks leave no room for the board
  typed.console.begin_remarks();
  typed.console.line("Another remark.");
  display.make_room("> ", {});
  CHECK(typed.output().find("Another remark.", full.size() + 20) != std::string::npos);
}

}  // namespace damas::terminal
