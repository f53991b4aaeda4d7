#include "main/engine/match/tally.hpp"

#include <doctest/doctest.h>

namespace damas::tool {

namespace {

Tally of_pairs(std::array<int, 5> pairs) {
  // A pair with two points counts as a win and a loss.
  constexpr int points[5][2] = {{0, 0}, {0, 1}, {2, 0}, {2, 1}, {2, 2}};
  Tally tally;
  for (std::size_t kind = 0; kind < pairs.size(); ++kind) {
    for (int i = 0; i < pairs[kind]; ++i)
      tally.add_pair(points[kind][0], points[kind][1]);
  }
  return tally;
}

constexpr double close = 0.001;

}  // namespace

TEST_CASE("Games are counted for the first player, and pairs by their points") {
  Tally tally;
  tally.add_pair(2, 1);
  tally.add_pair(0, 2);
  tally.add_pair(1, 1);
  CHECK(tally.wins == 2);
  CHECK(tally.draws == 3);
  CHECK(tally.losses == 1);
  CHECK(tally.games() == 6);
  CHECK(tally.pairs == std::array{0, 0, 2, 1, 0});
  CHECK(tally.score() == doctest::Approx(3.5 / 6));
}

TEST_CASE("Elo and score can be converted into each other") {
  CHECK(elo_of_score(0.5) == doctest::Approx(0));
  CHECK(elo_of_score(0.75) == doctest::Approx(190.85).epsilon(close));
  CHECK(elo_of_score(0.0880) == doctest::Approx(-406.2).epsilon(close));
  CHECK(score_of_elo(10) == doctest::Approx(0.514387).epsilon(1e-6));
  CHECK(score_of_elo(-400) == doctest::Approx(1.0 / 11));
}

TEST_CASE("The interval follows from the variance of pairs") {
  // Half of the pairs 2-0, half 1-1: mean 0.75, deviation 0.25, 50 pairs, so that the mean lies
  // within 0.75 +- 1.96 * 0.25 / sqrt(50) = 0.6807..0.8193.
  const Tally better = of_pairs({0, 0, 25, 0, 25});
  const Estimate e = estimate(better);
  CHECK(e.elo == doctest::Approx(190.85).epsilon(close));
  REQUIRE(e.interval);
  CHECK(e.interval->low == doctest::Approx(131.5).epsilon(close));
  CHECK(e.interval->high == doctest::Approx(262.6).epsilon(close));
  CHECK(elo_text(better) == "+191 \u00B166");
  CHECK(interval_text(better) == "+191 [+132, +263]");
}

TEST_CASE("A win and a loss in a pair are one result and do not widen the interval") {
  CHECK(elo_text(of_pairs({0, 0, 50, 0, 0})) == "+0 (margin unknown: all pairs alike)");
  // As independent samples, the same games would give a margin of about 70 points.
  CHECK(estimate(of_pairs({1, 0, 48, 0, 1})).interval->high < 20);
}

TEST_CASE("A score of 100 % gives a finite difference") {
  CHECK(elo_text(of_pairs({0, 0, 0, 0, 1})) == "+338 (margin unknown: all pairs alike)");
  CHECK(interval_text(of_pairs({5, 0, 0, 0, 0})) == "-636 (interval unknown: all pairs alike)");
}

TEST_CASE("The likelihood ratio is that of two normal distributions") {
  // 50 * (0.514387 - 0.5) * (1.5 - 1.014387) / (2 * 0.0625)
  CHECK(log_likelihood_ratio(of_pairs({0, 0, 25, 0, 25}), {0, 10}) ==
        doctest::Approx(2.7946).epsilon(close));
  // A score of 0.5 supports the weaker hypothesis: variance 1/8, 40 pairs, so the ratio is 40 *
  // 0.014387 * (1 - 1.014387) / (2 * 0.125).
  CHECK(log_likelihood_ratio(of_pairs({10, 0, 20, 0, 10}), {0, 10}) ==
        doctest::Approx(-0.03312).epsilon(close));
  // A score halfway between both hypotheses supports neither.
  CHECK(log_likelihood_ratio(of_pairs({10, 0, 20, 0, 10}), {-10, 10}) ==
        doctest::Approx(0).epsilon(close));
}

TEST_CASE("The test ends at the logarithm of 19 for 5 % of errors") {
  CHECK(sprt_bound() == doctest::Approx(2.94444).epsilon(1e-5));
  CHECK(verdict(of_pairs({0, 0, 25, 0, 25}), {0, 10}) == Verdict::None);
  CHECK(verdict(of_pairs({0, 0, 30, 0, 30}), {0, 10}) == Verdict::H1);
  CHECK(verdict(of_pairs({30, 0, 30, 0, 0}), {0, 10}) == Verdict::H0);
  CHECK(verdict(of_pairs({0, 0, 0, 0, 15}), {0, 10}) == Verdict::None);
  CHECK(verdict(of_pairs({0, 0, 0, 0, 16}), {0, 10}) == Verdict::H1);
}

}  // namespace damas::tool
