#include "view/window/checkers/player_bar.hpp"

#include <doctest/doctest.h>

namespace damas::test {

TEST_CASE("Clocks show minutes, hours, and tenths at the end") {
  CHECK(clock_text(Milliseconds{300'000}) == "5:00");
  CHECK(clock_text(Milliseconds{299'999}) == "5:00");
  CHECK(clock_text(Milliseconds{299'000}) == "4:59");
  CHECK(clock_text(Milliseconds{3'909'000}) == "1:05:09");
  CHECK(clock_text(Milliseconds{10'000}) == "0:10");
  CHECK(clock_text(Milliseconds{9'999}) == "9.9");
  CHECK(clock_text(Milliseconds{50}) == "0.0");
  CHECK(clock_text(Milliseconds{0}) == "0.0");
}

TEST_CASE("A clock announces its next change, neither early nor much late") {
  CHECK(until_clock_changes(Milliseconds{10'000}) == Milliseconds{1});
  for (int left = 1; left < 70'000; left += 7) {
    const Milliseconds now{left};
    const Milliseconds next = until_clock_changes(now);
    REQUIRE(next > Milliseconds{0});
    if (next >= now) continue;
    CAPTURE(left);
    CHECK(clock_text(now - next) != clock_text(now));
    CHECK(clock_text(now - next + Milliseconds{1}) == clock_text(now));
  }
}

}  // namespace damas::test
