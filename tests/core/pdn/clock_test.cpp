#include "core/pdn/clock.hpp"

#include <doctest/doctest.h>

namespace damas {

TEST_CASE("Clock times are found between the words of a comment") {
  const auto one = clocks_in("nice [%clk 1:55:21] move");
  REQUIRE(one.size() == 1);
  CHECK(one[0] == PdnClock{PdnClockKind::Remaining, {}, false, 6921000});
  const auto two = clocks_in("[%clock w0:00:10 B0:00:03]");
  REQUIRE(two.size() == 2);
  CHECK(two[0] == PdnClock{PdnClockKind::Remaining, Side::White, false, 10000});
  CHECK(two[1] == PdnClock{PdnClockKind::Remaining, Side::Black, true, 3000});
  const auto elapsed = clocks_in("[%depth 12][%egt 0:0:9.56][%emt 0:07][%mct 2:00:00]");
  REQUIRE(elapsed.size() == 3);
  CHECK(elapsed[0] == PdnClock{PdnClockKind::GameElapsed, {}, false, 9560});
  CHECK(elapsed[1] == PdnClock{PdnClockKind::MoveElapsed, {}, false, 7000});
  CHECK(elapsed[2].kind == PdnClockKind::Elapsed);
}

TEST_CASE("Commands without a valid time are skipped") {
  CHECK(clocks_in("[%clk]").empty());
  CHECK(clocks_in("[%clk soon]").empty());
  CHECK(clocks_in("[%clk 1:2:3:4]").empty());
  CHECK(clocks_in("[%clk 0:01:00").empty());
  CHECK(clocks_in("").empty());
}

TEST_CASE("A clock time written is read as the same time") {
  for (const PdnClock& clock : {PdnClock{PdnClockKind::Remaining, {}, false, 6921000},
                                PdnClock{PdnClockKind::MoveElapsed, {}, false, 59000},
                                PdnClock{PdnClockKind::Remaining, Side::Black, true, 3600000}}) {
    CHECK(clocks_in(clock_command(clock)) == std::vector{clock});
  }
  CHECK(clock_command({PdnClockKind::Remaining, {}, false, 6921000}) == "[%clk 1:55:21]");
}

TEST_CASE("Prose is a comment without commands") {
  CHECK(prose_of("good [%clk 0:49:11] here [%eval 0.1]") == "good here");
  CHECK(prose_of("[%clk 0:49:11]").empty());
  CHECK(prose_of("plain [text]") == "plain [text]");
}

}  // namespace damas
