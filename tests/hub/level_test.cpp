#include "hub/level.hpp"

#include <doctest/doctest.h>

namespace damas::hub {

namespace {

Level read(std::string_view line) {
  const auto parsed = parse_level(std::get<Message>(parse_message(line)));
  REQUIRE(std::holds_alternative<Level>(parsed));
  return std::get<Level>(parsed);
}

std::string problem(std::string_view line) {
  return std::get<Error>(parse_level(std::get<Message>(parse_message(line)))).text;
}

}  // namespace

TEST_CASE("Seconds are read and written to the millisecond") {
  CHECK(parse_seconds("291.587") == Milliseconds(291587));
  CHECK(parse_seconds("0") == Milliseconds(0));
  CHECK(parse_seconds("1e3") == Milliseconds(1000000));
  for (const char* text : {"", "-1", "nan", "inf", "1e7", "1s", " 1", "1 "})
    CHECK_FALSE(parse_seconds(text));
  CHECK(seconds_text(Milliseconds(291587)) == "291.587");
  CHECK(seconds_text(Milliseconds(100)) == "0.1");
  CHECK(seconds_text(Milliseconds(5000)) == "5");
  CHECK(seconds_text(Milliseconds(-3)) == "0");
}

TEST_CASE("All forms of a level are read and written unchanged") {
  CHECK(read("level depth=9").depth == 9);
  CHECK(read("level nodes=50000000000").nodes == 50000000000U);
  CHECK(read("level move-time=0.25").move_time == Milliseconds(250));
  CHECK(read("level time=60 inc=0.6").clock == TimeLeft{Milliseconds(60000), Milliseconds(600)});
  CHECK(read("level moves=9 time=291.587").clock ==
        TimeLeft{Milliseconds(291587), Milliseconds(0), 9});
  CHECK(read("level infinite") == Level{});
  for (const char* text : {"level depth=9", "level nodes=5", "level move-time=0.25",
                           "level time=60 inc=0.6", "level moves=9 time=1.5", "level infinite"})
    CHECK(to_text(to_message(read(text))) == text);
}

TEST_CASE("An invalid level is refused with what was expected") {
  CHECK(problem("level") == "level: expected depth, nodes, move-time, time or infinite");
  CHECK(problem("level inc=3") == "level: expected depth, nodes, move-time, time or infinite");
  CHECK(problem("level depth=0") == "level: expected a whole number above 0 for depth");
  CHECK(problem("level depth") == "level: expected a whole number above 0 for depth");
  CHECK(problem("level nodes=1x") == "level: expected a whole number above 0 for nodes");
  CHECK(problem("level time=-1") == "level: expected seconds from 0 to 1000000 for time");
}

TEST_CASE("A move takes a part of the remaining time, and never all of it") {
  using Ms = Milliseconds;
  CHECK(share_of({Ms(60000)}) == Ms(2400));
  CHECK(share_of({Ms(60000), Ms(1000)}) == Ms(3150));
  CHECK(share_of({Ms(10000), Ms(0), 2}) == Ms(5000));
  CHECK(share_of({Ms(10000), Ms(0), 1}) == Ms(8000));
  CHECK(share_of({Ms(600), Ms(600)}) == Ms(474));
  CHECK(share_of({Ms(40), Ms(0)}) == Ms(1));
  CHECK(share_of({Ms(0), Ms(0)}) == Ms(1));
}

}  // namespace damas::hub
