// Owns the times at which the client reminds the server of an opponent's clock that is at zero. The
// server also ends the match by itself.
#pragma once

#include "match/clock.hpp"

namespace damas::net {

class FlagReminder {
 public:
  // The clocks were set: the next reminder is not delayed by earlier ones.
  void reset() { wait_ = Milliseconds{0}; }
  // Call it while the clock is at zero. True at once, and then once per second.
  bool tick(Milliseconds elapsed) {
    wait_ -= elapsed;
    if (wait_ > Milliseconds{0}) return false;
    wait_ = again_after;
    return true;
  }
  // Time until the next reminder; zero or less: at once.
  Milliseconds wait() const { return wait_; }

 private:
  static constexpr Milliseconds again_after{1'000};

  Milliseconds wait_{0};
};

}  // namespace damas::net
