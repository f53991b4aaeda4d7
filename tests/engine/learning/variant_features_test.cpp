#include "engine/learning/variant_features.hpp"

#include <cmath>

#include "engine/learning/made_up_games.hpp"
#include "engine/made_up_weights.hpp"

namespace damas::learning {

namespace {

// The score by features and weights, relative to the side to move.
double score_by_features(const Features& features, const StoredPosition& p,
                         const LearntWeights& weights) {
  double opening = 0;
  double ending = 0;
  for (int i = 0; i < features.size; ++i) {
    const auto [weight, times] = features.counts[static_cast<std::size_t>(i)];
    const std::size_t terms = weights.terms.size();
    const LearntWeight& w =
        weight < terms ? weights.terms[weight] : weights.patterns[weight - terms];
    opening += w.opening * static_cast<double>(times);
    ending += w.ending * static_cast<double>(times);
  }
  const double part = static_cast<double>(features.opening);
  const double balance = (opening * part + ending * (1 - part)) / LearntWeights::per_centiman;
  const double held = balance / static_cast<double>(features.held[balance > 0 ? 0 : 1]);
  return p.to_move == Side::White ? held : -held;
}

}  // namespace

TEST_CASE("features give the same score as the evaluation, in every variant") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    CAPTURE(variants[i].id);
    const auto variant = static_cast<Variant>(i);
    const auto features = make_variant_features(variant);
    const LearntWeights weights = made_up_weights(variant, i);
    const auto judge = features->judge(weights);
    Random random(i);
    for (int n = 0; n < 5; ++n) {
      const Game game = random_game(variant, random.below(80), random);
      const StoredPosition p = features->stored(game.position());
      Features found;
      features->find(p, found);
      CHECK(std::abs(judge(p) - score_by_features(found, p, weights)) < 4);
    }
  }
}

TEST_CASE("the features of a board full of kings fit into the counts") {
  const auto features = make_variant_features(Variant::Canadian);
  AnyPosition any = empty_board(Variant::Canadian);
  auto& p = std::get<static_cast<std::size_t>(Variant::Canadian)>(any);
  for (const Square s : info(Variant::Canadian).rules.board.squares())
    p.put(s, {index(s) % 2 == 0 ? Side::White : Side::Black, Kind::King});
  Features found;
  features->find(features->stored(any), found);
  CHECK(found.size > 144);
}

TEST_CASE("a position is quiet if neither side could capture") {
  const auto features = make_variant_features(Variant::Brazilian);
  const auto quiet = [&](std::string_view fen) {
    return features->quiet(game_from(Variant::Brazilian, fen).position());
  };
  CHECK(quiet("W:Wa1:Bh8"));
  CHECK_FALSE(quiet("W:Wc3:Bd4"));
  CHECK_FALSE(quiet("B:Wc3:Bd4"));
}

}  // namespace damas::learning
