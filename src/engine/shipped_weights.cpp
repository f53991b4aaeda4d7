#include "engine/shipped_weights.hpp"

#include <utility>

#include "core/shipped.hpp"

namespace damas {

namespace {

Shipped<LearntWeights>& shipped() {
  static Shipped<LearntWeights> only;
  return only;
}

}  // namespace

void ship_weights(WeightsSource source) {
  shipped().use(std::move(source));
}

std::shared_ptr<const LearntWeights> shipped_weights(Variant variant) {
  return shipped().find(variant);
}

}  // namespace damas
