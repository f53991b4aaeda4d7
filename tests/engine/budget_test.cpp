#include "engine/budget.hpp"

#include <initializer_list>

#include <doctest/doctest.h>

namespace damas {

namespace {

std::uint64_t visits_until_spent(Budget& budget, std::uint64_t at_most) {
  for (std::uint64_t n = 1; n <= at_most; ++n) {
    if (budget.visit()) return n;
  }
  return 0;
}

}  // namespace

TEST_CASE("a limit of positions is exact") {
  const std::atomic<bool> stop = false;
  for (const std::uint64_t limit : {1U, 1000U, 1024U, 5000U}) {
    Budget budget({std::nullopt, limit, std::nullopt}, stop);
    CHECK(visits_until_spent(budget, 10000) == limit);
    CHECK(budget.nodes() == limit);
  }
}

TEST_CASE("without limits only a stop ends the search, within about a thousand positions") {
  std::atomic<bool> stop = false;
  Budget budget({}, stop);
  CHECK(visits_until_spent(budget, 100000) == 0);
  stop = true;
  CHECK(visits_until_spent(budget, 2000) > 0);
}

TEST_CASE("a grant applies even when all limits are exceeded") {
  const std::atomic<bool> stop = true;
  Budget budget({std::nullopt, 10, std::chrono::milliseconds{0}}, stop);
  budget.grant(500);
  CHECK(visits_until_spent(budget, 499) == 0);
  CHECK(budget.visit());
}

TEST_CASE("an expired time limit ends the search") {
  const std::atomic<bool> stop = false;
  Budget budget({std::nullopt, std::nullopt, std::chrono::milliseconds{0}}, stop);
  CHECK(budget.visit());
  CHECK(budget.half_used());
}

TEST_CASE("a time limit ends the search about a thousand positions later at most") {
  using Clock = Budget::Clock;
  const std::atomic<bool> stop = false;
  Clock::time_point now;
  Budget budget({std::nullopt, std::nullopt, std::chrono::milliseconds{100}}, stop,
                [&now] { return now; });
  now += std::chrono::milliseconds{99};
  CHECK(visits_until_spent(budget, 5000) == 0);
  now += std::chrono::milliseconds{1};
  CHECK(budget.stopped());
  CHECK(visits_until_spent(budget, 1024) > 0);
  CHECK(budget.elapsed() == std::chrono::milliseconds{100});
}

TEST_CASE("positions of other searches count towards the limit") {
  const std::atomic<bool> stop = false;
  std::atomic<std::uint64_t> others = 0;
  Budget helper({}, stop);
  helper.report_positions_to(others);
  for (int n = 0; n < 5000; ++n)
    helper.visit();
  CHECK(others > 3000);
  CHECK(others <= 5000);
  Budget budget({std::nullopt, 6000, std::nullopt}, stop);
  budget.add_positions_of(others);
  CHECK(budget.nodes() == others);
  CHECK(visits_until_spent(budget, 10000) <= 6000 - 3000);
}

TEST_CASE("the lower of two limits of positions applies") {
  const std::atomic<bool> stop = false;
  Budget budget({std::nullopt, 100, std::nullopt}, stop);
  budget.limit_nodes(50);
  budget.limit_nodes(70);
  CHECK(visits_until_spent(budget, 1000) == 50);
}

}  // namespace damas
