// Owns random games for tests, whose positions are scored by given weights.
#pragma once

#include "engine/learning/fit.hpp"
#include "engine/learning/variant_features.hpp"
#include "engine/positions.hpp"

namespace damas::learning {

// Random games whose quiet positions have the scores that the weights give. All positions are
// marked as before a random move.
inline std::vector<PlayedGame> judged_games(Variant variant, int count,
                                            const LearntWeights& weights) {
  const auto features = make_variant_features(variant);
  const auto judge = features->judge(weights);
  Random random(7);
  std::vector<PlayedGame> games;
  for (int i = 0; i < count; ++i) {
    PlayedGame played{static_cast<std::uint32_t>(i), 0, {}};
    Game game(variant);
    for (int ply = 0; ply < 60 && !game.outcome(); ++ply) {
      play_random_move(game, random);
      if (game.outcome() || !features->quiet(game.position())) continue;
      const StoredPosition p = features->stored(game.position());
      played.positions.push_back({p, static_cast<std::int16_t>(judge(p)), true});
    }
    games.push_back(played);
  }
  return games;
}

}  // namespace damas::learning
