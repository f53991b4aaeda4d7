#include "view/terminal/stopwatch.hpp"

#include <doctest/doctest.h>

#include "typed_console.hpp"

namespace damas::terminal {

namespace {

using namespace std::chrono_literals;

}  // namespace

TEST_CASE("a stopwatch tells the time since it was asked last or started anew") {
  std::chrono::milliseconds now{500};
  ConsoleSetup setup;
  setup.now = [&] { return now; };
  const TypedConsole typed("", setup);
  Stopwatch stopwatch(typed.console);
  stopwatch.restart();
  now += 300ms;
  CHECK(stopwatch.take() == 300ms);
  CHECK(stopwatch.take() == 0ms);
  now += 1s;
  stopwatch.restart();
  now += 20ms;
  CHECK(stopwatch.take() == 20ms);
}

}  // namespace damas::terminal
