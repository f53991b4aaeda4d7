#include "engine/learning/fit.hpp"

#include <cmath>

#include "engine/learning/made_up_games.hpp"
#include "engine/terms.hpp"

namespace damas::learning {

namespace {

const TermLayout layout(info(Variant::Brazilian).rules.board);

LearntWeight& term(LearntWeights& weights, int term) {
  return weights.terms[static_cast<std::size_t>(term)];
}

// A man is worth 100, a king 300 and the move 10; men gain value as they advance.
LearntWeights known_weights() {
  LearntWeights weights(Variant::Brazilian);
  term(weights, layout.man()) = {1600, 1600};
  term(weights, layout.king()) = {4800, 4800};
  term(weights, layout.to_move()) = {160, 160};
  for (int rank = 0; rank < 8; ++rank) {
    const auto worth = static_cast<std::int16_t>(40 * rank);
    term(weights, layout.man_on_rank(rank)) = {worth, worth};
  }
  return weights;
}

FitSettings quick() {
  FitSettings settings;
  settings.batch = 512;
  settings.epochs = 12;
  settings.rate = 0.03;
  return settings;
}

double mean_error(const LearntWeights& learnt, const LearntWeights& known,
                  const std::vector<PlayedGame>& games) {
  const auto features = make_variant_features(learnt.variant);
  const auto found = features->judge(learnt);
  const auto expected = features->judge(known);
  double sum = 0;
  int count = 0;
  for (const PlayedGame& game : games) {
    for (const JudgedPosition& judged : game.positions) {
      if (++count % 10 != 0) continue;
      sum += std::abs(expectation(found(judged.position)) - expectation(expected(judged.position)));
    }
  }
  const int compared = count / 10;
  return sum / compared;
}

}  // namespace

TEST_CASE("the fit finds the weights that produced the scores") {
  const LearntWeights known = known_weights();
  const auto games = judged_games(Variant::Brazilian, 500, known);
  std::vector<FitReport> reports;
  const LearntWeights learnt = fit(Variant::Brazilian, games, quick(),
                                   [&](const FitReport& report) { reports.push_back(report); });
  REQUIRE(reports.size() == 12);
  CHECK(reports.back().training_loss < reports.front().training_loss / 4);
  CHECK(reports.back().held_out_loss < 0.01);
  CHECK(reports.back().held_out_positions > 100);
  CHECK(learnt.games == 500);
  CHECK(learnt.positions == reports[0].training_positions + reports[0].held_out_positions);
  CHECK(mean_error(learnt, known, games) < 0.03);
}

TEST_CASE("the fit gives equal weights for equal seeds") {
  const auto games = judged_games(Variant::Brazilian, 20, known_weights());
  const auto once = [&](std::uint64_t seed) {
    FitSettings settings = quick();
    settings.seed = seed;
    settings.epochs = 2;
    return fit(Variant::Brazilian, games, settings, [](const FitReport&) {});
  };
  CHECK(once(1) == once(1));
  CHECK_FALSE(once(1) == once(2));
}

TEST_CASE("results of games do not count for positions before a random move") {
  const auto features = make_variant_features(Variant::Brazilian);
  const Game game = game_from(Variant::Brazilian, "W:W21,22:B3,4");
  const StoredPosition p = features->stored(game.position());
  const auto score = [&](int result, bool before_random_move) {
    std::vector<PlayedGame> games;
    for (std::uint32_t i = 1; i < 200; ++i)
      games.push_back({i, result, {{p, 0, before_random_move}}});
    FitSettings settings = quick();
    settings.batch = 16;
    return features->judge(fit(Variant::Brazilian, games, settings, [](const FitReport&) {}))(p);
  };
  CHECK(score(1, false) > 100);
  CHECK(score(-1, false) < -100);
  CHECK(std::abs(score(1, true)) < 20);
}

TEST_CASE("expectations are one half at zero and add up to one for both sides") {
  CHECK(expectation(0) == doctest::Approx(0.5));
  CHECK(expectation(135) == doctest::Approx(0.731).epsilon(0.001));
  CHECK(expectation(200) + expectation(-200) == doctest::Approx(1));
}

}  // namespace damas::learning
