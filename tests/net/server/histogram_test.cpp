#include "net/server/worker/histogram.hpp"

#include <doctest/doctest.h>

namespace damas::net {

namespace {

using namespace std::chrono_literals;

}  // namespace

TEST_CASE("a duration counts in the first step that holds it and in all later ones") {
  Histogram times;
  for (const auto time : {0ms, 5ms, 6ms, 100ms, 7000ms})
    times.add(time);
  CHECK(times.within(0) == 2);
  CHECK(times.within(1) == 3);
  CHECK(times.within(3) == 3);
  CHECK(times.within(4) == 4);
  CHECK(times.within(Histogram::steps.size() - 1) == 4);
  CHECK(times.all() == 5);
  CHECK(times.sum() == 7111ms);
}

}  // namespace damas::net
