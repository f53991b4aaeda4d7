#include "net/server/gateway/flood_control.hpp"

#include <doctest/doctest.h>

namespace damas::net {

namespace {

using namespace std::chrono_literals;
using Reaction = FloodControl::Reaction;

}  // namespace

TEST_CASE("Occasional excess messages are only refused") {
  FloodControl flood_control;
  for (auto now = 0ms; now < 100s; now += 5s) {
    for (int i = 0; i < 5; ++i)
      CHECK(flood_control.refused(now) == Reaction::Nothing);
  }
}

TEST_CASE("Further excess messages hold the connection each time") {
  FloodControl flood_control;
  for (int i = 0; i < 5; ++i)
    flood_control.refused(0ms);
  for (auto now = 0ms; now < 100s; now += 10s) {
    for (int i = 0; i < 10 && flood_control.refused(now) == Reaction::Nothing; ++i)
      continue;
    CHECK(flood_control.refused(now) == Reaction::Hold);
  }
}

TEST_CASE("A connection that is held too often is disconnected") {
  FloodControl flood_control;
  int held = 0;
  auto reaction = Reaction::Nothing;
  for (auto now = 0ms; reaction != Reaction::Disconnect && now < 60s; now += 500ms) {
    reaction = flood_control.refused(now);
    held += reaction == Reaction::Hold ? 1 : 0;
  }
  CHECK(reaction == Reaction::Disconnect);
  CHECK(held >= 5);
  CHECK(held <= 10);
}

}  // namespace damas::net
