#include "puzzle/daily.hpp"

#include <set>
#include <string>

#include <doctest/doctest.h>

#include "puzzle/deal.hpp"
#include "puzzle/diagram.hpp"

namespace damas::puzzle {

TEST_CASE("A date is read and written as year, month and day") {
  CHECK(date_from_text("2026-11-21") == Date{2026, 11, 21});
  CHECK(date_text({2026, 11, 21}) == "2026-11-21");
  CHECK(date_text({2027, 1, 2}) == "2027-01-02");
  CHECK(date_from_text("2024-02-29") == Date{2024, 2, 29});
}

TEST_CASE("A text that is no date is not read") {
  for (const char* text : {"", "today", "2026-11-2", "2026-11-211", "2026-13-01", "2026-00-01",
                           "2026-11-00", "2026-11-31", "2025-02-29", "1900-02-29", "2026/11/21",
                           "2026-1-121", "+026-11-21", "2026--1-21", "2026-11- 1", "x026-11-21"}) {
    CAPTURE(text);
    CHECK_FALSE(date_from_text(text));
  }
}

TEST_CASE("Days are counted from 1970 on, over leap years, and back to dates") {
  CHECK(days_of({1970, 1, 1}) == 0);
  CHECK(days_of({1970, 2, 1}) == 31);
  CHECK(days_of({2000, 1, 1}) == 10'957);
  CHECK(days_of({1969, 12, 31}) == -1);
  CHECK(date_of_days(10'957) == Date{2000, 1, 1});
  for (std::int64_t day = days_of({2023, 12, 1}); day < days_of({2025, 2, 1}); ++day) {
    REQUIRE(days_of(date_of_days(day)) == day);
    REQUIRE(date_from_text(date_text(date_of_days(day))) == date_of_days(day));
  }
}

TEST_CASE("The deals of a year are all different, can be solved and are not") {
  std::set<std::string> seen;
  for (std::int64_t day = days_of({2026, 1, 1}); day < days_of({2027, 1, 1}); ++day) {
    for (int side = 3; side <= Board::max_side; ++side) {
      const Board board = daily_deal(date_of_days(day), side);
      CHECK(board.side() == side);
      CHECK(is_solvable(board));
      CHECK_FALSE(board.solved());
      seen.insert(diagram(board));
    }
  }
  CHECK(seen.size() == 365 * 3);
}

// Taken from a run; must never change, because players share the day's deal.
TEST_CASE("A day's deal is the same everywhere") {
  CHECK(diagram(daily_deal({2026, 11, 21}, 3)) == "7 0 4 / 6 5 1 / 8 2 3");
  CHECK(diagram(daily_deal({2026, 11, 21}, 4)) == "13 8 15 0 / 10 5 3 4 / 11 1 12 7 / 2 6 14 9");
  CHECK(diagram(daily_deal({2026, 11, 21}, 5)) ==
        "20 2 10 16 15 / 7 8 5 12 24 / 21 19 3 11 18 / 13 9 0 6 23 / 4 22 14 1 17");
}

}  // namespace damas::puzzle
