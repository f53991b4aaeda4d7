// Owns the pauses between attempts: twice as long after each failure, with a random part so that
// the clients of a server do not all come back at the same moment.
#pragma once

#include <algorithm>
#include <random>

#include "match/clock.hpp"

namespace damas::net {

class Backoff {
 public:
  static constexpr Milliseconds first{500};
  static constexpr Milliseconds longest{30'000};

  explicit Backoff(std::uint64_t seed) : random_(seed) {}

  // Between half of the period and all of it.
  Milliseconds next() {
    const Milliseconds period = period_;
    period_ = std::min(longest, 2 * period_);
    const auto half = static_cast<std::uint64_t>(period.count() / 2);
    return Milliseconds{static_cast<std::int64_t>(half + random_() % (half + 1))};
  }
  void reset() { period_ = first; }

 private:
  Milliseconds period_ = first;
  std::mt19937_64 random_;
};

}  // namespace damas::net
