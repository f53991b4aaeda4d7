// Owns the weights of patterns in the form in which they are added up quickly.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/learnt_weights.hpp"
#include "engine/tapered.hpp"

namespace damas {

// The weights of men by rank are shared out among the patterns. Rounded so that no sum over all
// windows of a board leaves the bounds of a `Tapered`.
class PackedPatterns {
 public:
  explicit PackedPatterns(const LearntWeights& weights);

  // Where the patterns of a table begin, and a place that counts nothing.
  int table(int t) const;
  int nothing() const { return static_cast<int>(packed_.size()) - 1; }
  const Tapered& operator[](int place) const { return packed_[static_cast<std::size_t>(place)]; }
  // What a sum is to be multiplied by.
  int unit() const { return unit_; }

 private:
  std::vector<Tapered> packed_;
  int unit_ = 1;
};

}  // namespace damas
