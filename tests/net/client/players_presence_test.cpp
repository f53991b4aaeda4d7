#include "net/client/players_presence.hpp"

#include <doctest/doctest.h>

namespace damas::net {

namespace {

using namespace std::chrono_literals;

}  // namespace

TEST_CASE("both players are there until the server says otherwise") {
  PlayersPresence presence;
  CHECK(presence.of(Side::White).on);
  CHECK(presence.of(Side::Black).on);
  CHECK_FALSE(presence.next_change());
  presence.set(Side::Black, {false, 90'000});
  CHECK(presence.of(Side::White).on);
  CHECK_FALSE(presence.of(Side::Black).on);
}

TEST_CASE("deadlines count down to zero, and the nearest second is the next change") {
  PlayersPresence presence;
  presence.set({{false, 5'200}, {false, 2'900}});
  CHECK(presence.next_change() == 201ms);
  presence.tick(201ms);
  CHECK(presence.of(Side::White).deadline == 4'999);
  CHECK(presence.of(Side::Black).deadline == 2'699);
  CHECK(presence.next_change() == 700ms);
  presence.tick(10s);
  CHECK(presence.of(Side::White).deadline == 0);
  CHECK_FALSE(presence.next_change());
}

}  // namespace damas::net
