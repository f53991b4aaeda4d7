// Owns random weights in place of learnt ones, for tests.
#pragma once

#include "engine/learnt_weights.hpp"
#include "engine/random.hpp"

namespace damas {

// Random weights in -most..most, equal for equivalent patterns.
inline LearntWeights made_up_weights(Variant variant, std::uint64_t seed, int most = 300) {
  Random random(seed);
  const auto weight = [&] { return static_cast<std::int16_t>(random.below(2 * most + 1) - most); };
  LearntWeights weights(variant);
  for (LearntWeight& w : weights.terms)
    w = {weight(), weight()};
  for (LearntWeight& w : weights.patterns)
    w = {weight(), weight()};
  complete(weights);
  return weights;
}

}  // namespace damas
