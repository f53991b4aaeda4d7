// Owns the check whether the server still answers, and how fast.
#pragma once

#include <algorithm>
#include <optional>

#include "match/clock.hpp"

namespace damas::net {

// Sends numbered pings and receives the same numbers; all times are those of tick().
class Heartbeat {
 public:
  static constexpr Milliseconds period{5'000};
  static constexpr Milliseconds patience{12'000};

  void start() { *this = {}; }
  void tick(Milliseconds elapsed) {
    since_asked_ += elapsed;
    if (asked_) waited_ += elapsed;
    silent_ += elapsed;
  }
  // The number for the next ping; nothing if it is not time yet.
  std::optional<std::int64_t> due() {
    if (asked_ || (count_ > 0 && since_asked_ < period)) return std::nullopt;
    since_asked_ = waited_ = Milliseconds{0};
    asked_ = ++count_;
    return asked_;
  }
  // Any message shows that the server is alive, even if its answer to the ping is late.
  void heard() { silent_ = Milliseconds{0}; }
  void answered(std::int64_t number) {
    if (asked_ != number) return;
    ping_ = waited_;
    asked_.reset();
  }
  bool dead() const { return asked_ && silence() > patience; }
  std::optional<Milliseconds> ping() const { return ping_; }
  Milliseconds next_update() const {
    const Milliseconds left =
        asked_ ? patience - silence() + Milliseconds{1} : period - since_asked_;
    return std::max(left, Milliseconds{0});
  }

 private:
  Milliseconds silence() const { return std::min(waited_, silent_); }

  std::int64_t count_ = 0;
  std::optional<std::int64_t> asked_;
  Milliseconds since_asked_{0};
  Milliseconds waited_{0};  // time since the unanswered ping
  Milliseconds silent_{0};
  std::optional<Milliseconds> ping_;
};

}  // namespace damas::net
