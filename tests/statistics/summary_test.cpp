#include "statistics/summary.hpp"

#include <doctest/doctest.h>

namespace damas::statistics {

namespace {

PlayedGame game(Result result, Variant variant = Variant::Brazilian, Side side = Side::White) {
  PlayedGame played;
  played.variant = variant;
  played.side = side;
  played.result = result;
  played.level = 3;
  return played;
}

}  // namespace

TEST_CASE("A draw is half a point, and no games are no points") {
  Score score;
  CHECK(score.share() == 0);
  score.add(Result::Win);
  score.add(Result::Draw);
  score.add(Result::Draw);
  score.add(Result::Loss);
  CHECK(score == Score{1, 2, 1});
  CHECK(score.share() == doctest::Approx(0.5));
}

TEST_CASE("Games are counted by variant, colour and opponent") {
  Summary summary;
  summary.add(game(Result::Win));
  summary.add(game(Result::Loss, Variant::Russian, Side::Black));
  PlayedGame online = game(Result::Draw);
  online.rival = Rival::Person;
  online.level = 0;
  summary.add(online);
  CHECK(summary.all() == Score{1, 1, 1});
  CHECK(summary.by_variant().at(Variant::Brazilian) == Score{1, 1, 0});
  CHECK(summary.by_variant().at(Variant::Russian) == Score{0, 0, 1});
  CHECK(summary.by_side(Side::White) == Score{1, 1, 0});
  CHECK(summary.by_side(Side::Black) == Score{0, 0, 1});
  CHECK(summary.by_rival().at({Rival::Computer, 3}) == Score{1, 0, 1});
  CHECK(summary.by_rival().at({Rival::Person, 0}) == Score{0, 1, 0});
}

TEST_CASE("Streaks count wins from the newest game back, and the longest ever") {
  Summary summary;
  for (const Result result : {Result::Win, Result::Win, Result::Loss, Result::Win, Result::Win,
                              Result::Win, Result::Draw}) {
    summary.add(game(result));
  }
  CHECK(summary.streak() == 2);
  CHECK(summary.best_streak() == 3);
}

TEST_CASE("The openings that were played most come first") {
  Summary summary;
  for (const char* opening : {"a", "b", "b", ""}) {
    PlayedGame played = game(Result::Win);
    played.opening = opening;
    summary.add(played);
  }
  const auto openings = summary.by_opening();
  REQUIRE(openings.size() == 2);
  CHECK(openings[0].opening == "b");
  CHECK(openings[0].score.games() == 2);
}

TEST_CASE("A performance is the rating that explains the score") {
  CHECK_FALSE(performance(Score{}, 1000));
  CHECK(performance(Score{1, 2, 1}, 1000) == 1000);
  CHECK(performance(Score{3, 0, 1}, 1000) == 1191);
  CHECK(performance(Score{1, 0, 3}, 1000) == 809);
  CHECK(performance(Score{2, 0, 0}, 1000) == 1400);
  CHECK(performance(Score{0, 0, 2}, 1000) == 600);
  CHECK(performance(Score{999, 0, 1}, 1000) == 1400);
}

TEST_CASE("Accuracies are listed from the oldest game on") {
  Summary summary;
  for (const double percent : {80.0, 60.0}) {
    PlayedGame played = game(Result::Win);
    played.accuracy = percent;
    summary.add(played);
  }
  summary.add(game(Result::Win));
  const auto accuracies = summary.accuracies();
  REQUIRE(accuracies.size() == 2);
  CHECK(accuracies[0].percent == 60);
  CHECK(accuracies[1].percent == 80);
}

}  // namespace damas::statistics
