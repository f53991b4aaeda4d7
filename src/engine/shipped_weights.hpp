// Owns where engines find the learnt weights that came with the program.
#pragma once

#include <functional>
#include <memory>

#include "engine/learnt_weights.hpp"

namespace damas {

// Null where the variant has none. Asked once for each variant.
using WeightsSource = std::function<std::shared_ptr<const LearntWeights>(Variant)>;

// To be called by a program before it makes engines; without it nothing was shipped.
void ship_weights(WeightsSource source);

// The same object each time; any thread may ask.
std::shared_ptr<const LearntWeights> shipped_weights(Variant variant);

}  // namespace damas
