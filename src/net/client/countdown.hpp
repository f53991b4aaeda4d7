// Owns Countdown: the time left until something is due.
#pragma once

#include <optional>

#include "match/clock.hpp"

namespace damas::net {

class Countdown {
 public:
  void start(Milliseconds time) { left_ = time; }
  void stop() { left_.reset(); }
  // Unset: it does not run.
  const std::optional<Milliseconds>& left() const { return left_; }
  // True once, when the time is over.
  bool tick(Milliseconds elapsed) {
    if (!left_) return false;
    *left_ -= elapsed;
    if (*left_ > Milliseconds{0}) return false;
    left_.reset();
    return true;
  }

 private:
  std::optional<Milliseconds> left_;
};

}  // namespace damas::net
