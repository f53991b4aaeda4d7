// Owns the access to the learnt weights that are shipped with the program.
#pragma once

#include <functional>
#include <memory>

#include "engine/learnt_weights.hpp"

namespace damas {

// Returns null for a variant without weights. Called at most once for each variant.
using WeightsSource = std::function<std::shared_ptr<const LearntWeights>(Variant)>;

// Sets the source of shipped weights and drops those of an earlier source. A program should call it
// before it creates engines; without a source there are no shipped weights.
void ship_weights(WeightsSource source);

// Null if there are none. Returns the same object each time; thread-safe.
std::shared_ptr<const LearntWeights> shipped_weights(Variant variant);

}  // namespace damas
