#include "match/clock.hpp"

#include <doctest/doctest.h>

namespace damas {

namespace {

using namespace std::chrono_literals;

}  // namespace

TEST_CASE("without a time control no clock runs out") {
  Clock clock;
  clock.spend(Side::White, 1h);
  CHECK_FALSE(clock.remaining(Side::White).has_value());
  CHECK_FALSE(clock.flagged(Side::White));
}

TEST_CASE("each side spends its own time") {
  Clock clock({5min, 0ms});
  clock.spend(Side::White, 90s);
  CHECK(clock.remaining(Side::White) == 210s);
  CHECK(clock.remaining(Side::Black) == 300s);
}

TEST_CASE("the increment comes after the move") {
  Clock clock({1min, 2s});
  clock.spend(Side::Black, 10s);
  clock.add_increment(Side::Black);
  CHECK(clock.remaining(Side::Black) == 52s);
}

TEST_CASE("a clock stops at zero and flags") {
  Clock clock({1s, 0ms});
  clock.spend(Side::White, 999ms);
  CHECK_FALSE(clock.flagged(Side::White));
  clock.spend(Side::White, 1h);
  CHECK(clock.flagged(Side::White));
  CHECK(clock.remaining(Side::White) == 0ms);
}

TEST_CASE("time does not run backwards") {
  Clock clock({1min, 0ms});
  clock.spend(Side::White, -30s);
  CHECK(clock.remaining(Side::White) == 60s);
  clock.set_remaining(Side::White, -1s);
  CHECK(clock.flagged(Side::White));
}

}  // namespace damas
