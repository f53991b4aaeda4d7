#include "main/engine/in_order.hpp"

#include <stdexcept>

#include <doctest/doctest.h>

namespace damas::tool {

TEST_CASE("results come in the order of the jobs with any number of threads") {
  for (const int threads : {1, 2, 5}) {
    std::vector<std::uint32_t> taken;
    do_in_order(
        3, 40, 2, threads, [] { return [](std::uint32_t job) { return 10 * job; }; },
        [&](std::uint32_t result) { taken.push_back(result); });
    std::vector<std::uint32_t> expected;
    for (std::uint32_t job = 3; job < 40; job += 2)
      expected.push_back(10 * job);
    CHECK(taken == expected);
  }
}

TEST_CASE("there may be no jobs") {
  int taken = 0;
  do_in_order(
      5, 5, 1, 2, [] { return [](std::uint32_t job) { return job; }; },
      [&](std::uint32_t) { ++taken; });
  CHECK(taken == 0);
}

TEST_CASE("an exception ends all jobs and is rethrown") {
  const auto run = [](int threads) {
    do_in_order(
        0, 1000000000, 1, threads, [] { return [](std::uint32_t job) { return job; }; },
        [](std::uint32_t result) {
          if (result == 20) throw std::runtime_error("the disk is full");
        });
  };
  CHECK_THROWS_WITH(run(1), "the disk is full");
  CHECK_THROWS_WITH(run(3), "the disk is full");
}

}  // namespace damas::tool
