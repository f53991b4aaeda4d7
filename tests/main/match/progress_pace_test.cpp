#include "main/engine/match/progress_pace.hpp"

#include <doctest/doctest.h>

namespace damas::tool {

namespace {

using std::chrono::seconds;

}  // namespace

TEST_CASE("Fast games are reported after every 20") {
  ProgressPace pace([] { return ProgressPace::Time{}; });
  for (int games = 2; games <= 60; games += 2) {
    CAPTURE(games);
    CHECK(pace.due(games) == (games % 20 == 0));
  }
}

TEST_CASE("Slow games are reported after each pair") {
  ProgressPace::Time now{};
  ProgressPace pace([&] { return now; });
  for (const int games : {2, 4, 6}) {
    CAPTURE(games);
    now += seconds{300};
    CHECK(pace.due(games));
  }
}

TEST_CASE("Ten seconds pass between reports, also since the last one of 20 games") {
  ProgressPace::Time now{};
  ProgressPace pace([&] { return now; });
  now += seconds{9};
  CHECK_FALSE(pace.due(18));
  CHECK(pace.due(20));
  now += seconds{9};
  CHECK_FALSE(pace.due(22));
  now += seconds{1};
  CHECK(pace.due(24));
  CHECK_FALSE(pace.due(26));
}

}  // namespace damas::tool
