// Owns pattern weights in a packed form that can be added quickly.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/learnt_weights.hpp"
#include "engine/tapered.hpp"

namespace damas {

// The weights of men by rank are distributed over the patterns. Values are scaled so that no sum
// over all windows of a board overflows a `Tapered`.
class PackedPatterns {
 public:
  explicit PackedPatterns(const LearntWeights& weights);

  // The index of the first pattern of a table.
  int table(int t) const;
  // The index of a value that is zero.
  int nothing() const { return static_cast<int>(packed_.size()) - 1; }
  const Tapered& operator[](int place) const { return packed_[static_cast<std::size_t>(place)]; }
  // The factor by which a sum must be multiplied.
  int unit() const { return unit_; }

 private:
  std::vector<Tapered> packed_;
  int unit_ = 1;
};

}  // namespace damas
