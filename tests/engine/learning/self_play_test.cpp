#include "engine/learning/self_play.hpp"

#include <algorithm>

#include "engine/made_up_weights.hpp"
#include "engine/positions.hpp"

namespace damas::learning {

namespace {

// A variant without endgame tables, which take a long time to build.
constexpr Variant variant = Variant::BrazilianLosing;
constexpr SelfPlay quick{variant, 3, 200};

}  // namespace

TEST_CASE("a game does not depend on earlier games") {
  const auto features = make_variant_features(variant);
  const Player fresh(nullptr);
  const Player used(nullptr);
  play_game(quick, 0, used, *features);
  const PlayedGame game = play_game(quick, 1, fresh, *features);
  CHECK(game == play_game(quick, 1, used, *features));
  CHECK_FALSE(game == play_game(quick, 2, used, *features));
  CHECK(game.number == 1);
  CHECK(game.positions.size() > 5);
}

TEST_CASE("positions before a random move are marked") {
  const auto features = make_variant_features(variant);
  const Player player(nullptr);
  int erring = 0;
  for (std::uint32_t n = 0; n < 12; ++n) {
    const PlayedGame game = play_game(quick, n, player, *features);
    const auto before = [](const JudgedPosition& p) { return p.before_random_move; };
    CHECK(std::is_partitioned(game.positions.begin(), game.positions.end(), before));
    erring += std::any_of(game.positions.begin(), game.positions.end(), before) ? 1 : 0;
  }
  CHECK(erring > 0);
  CHECK(erring < 12);
}

TEST_CASE("results and last scores agree in variants with other goals or rules") {
  for (const Variant each : {Variant::Breakthrough, Variant::Antidraughts, Variant::Casual}) {
    CAPTURE(info(each).id);
    const auto features = make_variant_features(each);
    const Player player(nullptr);
    int won_as_foreseen = 0;
    for (std::uint32_t n = 0; n < 12; ++n) {
      const PlayedGame game = play_game({each, 1, 300}, n, player, *features);
      if (game.result == 0 || game.positions.empty()) continue;
      const JudgedPosition& last = game.positions.back();
      const int white = last.position.to_move == Side::White ? last.score : -last.score;
      won_as_foreseen += (white > 0) == (game.result > 0) ? 1 : -1;
    }
    CHECK(won_as_foreseen > 0);
  }
}

TEST_CASE("the player with the better weights wins the duels") {
  const Player good(nullptr);
  LearntWeights upside_down(variant);
  upside_down.terms[0] = {1600, 1600};
  const Player bad(std::make_shared<const LearntWeights>(upside_down));
  int points = 0;
  for (std::uint32_t n = 0; n < 4; ++n)
    points += play_pair(quick, n, good, bad);
  CHECK(points >= 14);
  CHECK(play_pair(quick, 5, good, bad) == play_pair(quick, 5, good, bad));
  CHECK(play_pair(quick, 5, good, good) == 2);
}

}  // namespace damas::learning
