// Owns a histogram of durations, with the steps in which it is reported.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace damas::net {

class Histogram {
 public:
  using Time = std::chrono::milliseconds;
  // Upper bounds, inclusive. A duration counts in the first step that holds it, or after the last
  // one.
  static constexpr std::array<Time, 9> steps{Time{5},   Time{10},  Time{25},   Time{50},  Time{100},
                                             Time{250}, Time{500}, Time{1000}, Time{5000}};

  void add(Time took) {
    const auto step = std::lower_bound(steps.begin(), steps.end(), took);
    ++counts_.at(static_cast<std::size_t>(step - steps.begin()));
    ++all_;
    sum_ += took;
  }
  // The number of durations up to this step's bound.
  std::uint64_t within(std::size_t step) const {
    std::uint64_t count = 0;
    for (std::size_t i = 0; i <= step; ++i)
      count += counts_.at(i);
    return count;
  }
  std::uint64_t all() const { return all_; }
  Time sum() const { return sum_; }

 private:
  std::array<std::uint64_t, steps.size() + 1> counts_{};
  std::uint64_t all_ = 0;
  Time sum_{0};
};

}  // namespace damas::net
