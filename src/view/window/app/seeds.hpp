// Owns Seeds: a sequence of independent seeds derived from one.
#pragma once

#include <cstdint>

namespace damas {

class Seeds {
 public:
  explicit Seeds(std::uint64_t first) : state_(first) {}

  // The splitmix64 generator.
  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
  }

 private:
  std::uint64_t state_;
};

}  // namespace damas
