// Owns the engine's random numbers: a seed gives the same sequence on every machine.
#pragma once

#include <cassert>
#include <cstdint>

namespace damas {

// SplitMix64, because the standard distributions differ between standard libraries.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15ULL;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBULL;
    return mixed ^ mixed >> 31;
  }

  // A number in 0..bound - 1. `bound` must be positive and small, so that the remainder's bias is
  // negligible.
  int below(int bound) {
    assert(bound > 0);
    return static_cast<int>(next() % static_cast<std::uint64_t>(bound));
  }

 private:
  std::uint64_t state_;
};

}  // namespace damas
