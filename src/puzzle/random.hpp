// Owns the puzzle's random numbers: a seed gives the same ones on every machine.
#pragma once

#include <cassert>
#include <cstdint>

namespace damas::puzzle {

// SplitMix64. The standard distributions and std::shuffle differ between standard libraries and
// cannot be used.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  // Any 64-bit number, all equally likely.
  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
    return mixed ^ (mixed >> 31);
  }

  // One of 0 … bound - 1, all equally likely; the bound is at least 1.
  std::uint64_t below(std::uint64_t bound) {
    assert(bound > 0);
    // Rejects 2^64 mod bound numbers, because otherwise small remainders would be more likely.
    const std::uint64_t surplus = (0 - bound) % bound;
    std::uint64_t drawn = next();
    while (drawn < surplus)
      drawn = next();
    return drawn % bound;
  }

 private:
  std::uint64_t state_;
};

}  // namespace damas::puzzle
