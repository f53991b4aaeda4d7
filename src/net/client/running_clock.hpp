// Owns the times of the server's clocks between its messages.
#pragma once

#include <optional>

#include "net/protocol/values.hpp"

namespace damas::net {

// The time until the display of a countdown changes, if it shows whole periods.
Milliseconds until_next(Milliseconds left, Milliseconds period);

class RunningClock {
 public:
  // Sets the clocks from a message of the server; unset: the match has none.
  void set(const std::optional<ClockState>& told);
  // Advances the clock that runs. `sent`: the move is on its way, and the clock stops for as long
  // as the server will refund for network lag.
  void tick(Milliseconds elapsed, bool sent);

  bool timed() const { return told_.has_value(); }
  std::optional<Side> running() const;
  // Never below zero.
  std::optional<Milliseconds> left(Side side) const;
  std::optional<Milliseconds> credit(Side side) const;
  // Time until the running clock shows another time: whole seconds, or tenths near the end.
  std::optional<Milliseconds> next_change() const;

 private:
  std::optional<ClockState> told_;
  Milliseconds ran_{0};
  Milliseconds held_{0};
};

}  // namespace damas::net
