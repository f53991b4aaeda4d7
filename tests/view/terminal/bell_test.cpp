#include "view/terminal/bell.hpp"

#include <sstream>
#include <thread>

#include <doctest/doctest.h>

#include "view/terminal/game_screen.hpp"

namespace damas::terminal {

namespace {

using namespace std::chrono_literals;

}  // namespace

TEST_CASE("a wait ends when the bell is rung, before it or during it") {
  Bell bell;
  bell.ring();
  CHECK(bell.wait({}));
  std::thread other([&bell] { bell.ring(); });
  CHECK(bell.wait({}));
  other.join();
}

TEST_CASE("several rings end one wait, and without a ring a wait has its limit") {
  Bell bell;
  bell.ring();
  bell.ring();
  CHECK(bell.wait(0ms));
  CHECK_FALSE(bell.wait(0ms));
}

TEST_CASE("a game with a thread waits for the engine's ring, not for a time") {
  std::istringstream in("c3d4\nquit\ny\n");
  std::ostringstream out;
  const auto bell = std::make_shared<Bell>();
  int waits_without_limit = 0;
  ConsoleSetup setup;
  setup.wait = [&](std::optional<std::chrono::milliseconds> most) {
    if (!most) ++waits_without_limit;
    bell->wait(most);
  };
  EngineOptions engine(Drive::Thread);
  engine.changed = [bell] { bell->ring(); };
  MatchSetup match;
  match.players = {Human{}, Computer{6}};
  Console console(in, out, setup);
  UnfinishedGame kept{std::string{}};
  GameScreen screen(console, Match(match, engine), engine, kept);
  CHECK(screen.run() == Leave::Quit);
  CHECK(waits_without_limit > 0);
}

}  // namespace damas::terminal
