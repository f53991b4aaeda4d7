// Owns the engine's random source: a seed gives the same numbers on every machine.
#pragma once

#include <cassert>
#include <cstdint>

namespace damas {

// SplitMix64; the standard distributions differ between standard libraries.
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

  // One of 0..bound - 1; the bound is small and positive, so the remainder's bias does not matter.
  int below(int bound) {
    assert(bound > 0);
    return static_cast<int>(next() % static_cast<std::uint64_t>(bound));
  }

 private:
  std::uint64_t state_;
};

}  // namespace damas
