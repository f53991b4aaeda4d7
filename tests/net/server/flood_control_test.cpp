#include "net/server/gateway/flood_control.hpp"

#include <doctest/doctest.h>

using namespace damas::net;
using namespace std::chrono_literals;
using Then = FloodControl::Then;

TEST_SUITE("patience") {
  TEST_CASE("occasional excess messages are only refused") {
    FloodControl patience;
    for (auto now = 0ms; now < 100s; now += 5s) {
      for (int i = 0; i < 5; ++i)
        CHECK(patience.refused(now) == Then::Nothing);
    }
  }

  TEST_CASE("further excess messages hold the connection each time") {
    FloodControl patience;
    for (int i = 0; i < 5; ++i)
      patience.refused(0ms);
    for (auto now = 0ms; now < 100s; now += 10s) {
      for (int i = 0; i < 10 && patience.refused(now) == Then::Nothing; ++i)
        continue;
      CHECK(patience.refused(now) == Then::Hold);
    }
  }

  TEST_CASE("a connection that is held too often is disconnected") {
    FloodControl patience;
    int held = 0;
    auto then = Then::Nothing;
    for (auto now = 0ms; then != Then::Disconnect && now < 60s; now += 500ms) {
      then = patience.refused(now);
      held += then == Then::Hold ? 1 : 0;
    }
    CHECK(then == Then::Disconnect);
    CHECK(held >= 5);
    CHECK(held <= 10);
  }
}
