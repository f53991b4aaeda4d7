// Owns what the server's clocks show between its messages.
#pragma once

#include <optional>

#include "net/protocol/values.hpp"

namespace damas::net {

class RunningClock {
 public:
  // As the server has just told them; unset: there are none.
  void set(const std::optional<ClockState>& told);
  // Time goes on for the side whose clock runs. `sent`: its move is on the way, and the clock
  // stands for as long as the server will give back for lag.
  void tick(Milliseconds elapsed, bool sent);

  bool timed() const { return told_.has_value(); }
  std::optional<Side> running() const;
  // Not below zero.
  std::optional<Milliseconds> left(Side side) const;
  std::optional<Milliseconds> credit(Side side) const;

 private:
  std::optional<ClockState> told_;
  Milliseconds ran_{0};
  Milliseconds held_{0};
};

}  // namespace damas::net
