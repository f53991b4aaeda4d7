#include "view/window/local/clock_second.hpp"

#include <chrono>

#include <doctest/doctest.h>

#include "match/match.hpp"

namespace damas::test {

namespace {

Match two_persons(std::optional<Milliseconds> initial) {
  MatchSetup setup;
  setup.players = {Human{}, Human{}};
  setup.time.initial = initial;
  return Match(setup, Drive::Caller);
}

}  // namespace

TEST_CASE("Each second of a running clock is noticed once") {
  Match match = two_persons(std::chrono::minutes(5));
  ClockSecond second;
  CHECK(second.has_changed(match));
  CHECK_FALSE(second.has_changed(match));
  match.tick(Milliseconds{400});
  CHECK(second.has_changed(match));
  match.tick(Milliseconds{400});
  CHECK_FALSE(second.has_changed(match));
  match.tick(Milliseconds{400});
  CHECK(second.has_changed(match));
}

TEST_CASE("Nothing is noticed without a clock, or while the match is paused") {
  ClockSecond second;
  CHECK_FALSE(second.has_changed(two_persons(std::nullopt)));
  Match match = two_persons(std::chrono::minutes(5));
  REQUIRE_FALSE(match.submit(Side::White, command::Pause{}));
  CHECK_FALSE(second.has_changed(match));
}

}  // namespace damas::test
