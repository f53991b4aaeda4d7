// Owns the interface to the features of a variant's positions, for learning. One source file is
// generated for each variant, so that no compiler run has to handle them all.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>

#include "core/any_position.hpp"
#include "engine/learning/stored_position.hpp"
#include "engine/learnt_weights.hpp"

namespace damas::learning {

// The weights that apply to a position, with their counts as White minus Black. Weights are
// numbered as in LearntWeights, first the terms, then the patterns.
struct Features {
  struct Count {
    std::uint32_t weight = 0;
    float times = 0;
  };
  // Terms of men and kings are added one by one, so there can be three for each piece.
  std::array<Count, 512> counts;
  int size = 0;
  float opening = 0;                   // the share of the opening, 0..1
  std::array<float, 2> held = {1, 1};  // divisor of each side's advantage

  void add(std::size_t weight, int times) {
    counts[static_cast<std::size_t>(size++)] = {static_cast<std::uint32_t>(weight),
                                                static_cast<float>(times)};
  }
};

class VariantFeatures {
 public:
  VariantFeatures() = default;
  VariantFeatures(const VariantFeatures&) = delete;
  VariantFeatures& operator=(const VariantFeatures&) = delete;
  virtual ~VariantFeatures() = default;

  // Whether neither side could capture if it were its turn.
  virtual bool quiet(const AnyPosition& p) const = 0;
  virtual StoredPosition stored(const AnyPosition& p) const = 0;
  virtual void find(const StoredPosition& p, Features& features) const = 0;
  // The evaluation with the given weights, relative to the side to move.
  using Judge = std::function<int(const StoredPosition&)>;
  virtual Judge judge(const LearntWeights& weights) const = 0;
};

std::unique_ptr<VariantFeatures> make_variant_features(Variant variant);

namespace detail {
// Defined in the generated source of the variant with this index.
template <std::size_t I>
std::unique_ptr<VariantFeatures> make_variant_features();
}  // namespace detail

}  // namespace damas::learning
