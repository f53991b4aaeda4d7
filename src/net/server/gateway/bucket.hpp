// Owns rate limiting: a token bucket that fills with time.
#pragma once

#include <algorithm>
#include <chrono>

namespace damas::net {

class Bucket {
 public:
  using Time = std::chrono::milliseconds;  // of a clock that only goes forward

  // Full at first: allows `burst` at once, and `rate` per second in the long run.
  Bucket(double burst, double rate) : burst_(burst), rate_(rate), level_(burst) {}

  bool take(Time now, double share = 1) {
    fill(now);
    if (level_ < share) return false;
    level_ -= share;
    return true;
  }
  bool has(Time now, double share = 1) {
    fill(now);
    return level_ >= share;
  }
  // Time until the bucket holds `share`.
  Time wait(Time now, double share = 1) {
    fill(now);
    const double missing = share - level_;
    if (missing <= 0) return Time{0};
    if (rate_ <= 0) return Time::max();
    return std::chrono::ceil<Time>(std::chrono::duration<double>(missing / rate_));
  }
  bool is_empty(Time now) {
    fill(now);
    return level_ < 1;
  }
  bool is_full(Time now) {
    fill(now);
    return level_ >= burst_;
  }

 private:
  void fill(Time now) {
    const std::chrono::duration<double> passed = now - last_;
    if (passed.count() > 0) level_ = std::min(burst_, level_ + passed.count() * rate_);
    last_ = now;
  }

  double burst_;
  double rate_;
  double level_;
  Time last_{0};
};

}  // namespace damas::net
