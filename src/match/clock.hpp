// Owns time controls and the two clocks of a match. Callers pass in the elapsed time.
#pragma once

#include <array>
#include <chrono>
#include <optional>

#include "core/piece.hpp"

namespace damas {

using Milliseconds = std::chrono::milliseconds;

// Without an initial time there is no clock. The increment is added after each move (Fischer).
struct TimeControl {
  std::optional<Milliseconds> initial;
  Milliseconds increment{0};

  bool timed() const { return initial.has_value(); }
  friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

class Clock {
 public:
  explicit Clock(TimeControl control = {});
  // Clocks that show these times, by index(Side); the full time where none is given.
  Clock(TimeControl control, const std::array<std::optional<Milliseconds>, 2>& remaining);

  const TimeControl& control() const { return control_; }
  // Time left, never below zero; nothing without a clock.
  std::optional<Milliseconds> remaining(Side side) const;
  // Takes time from a side's clock; negative amounts are ignored.
  void spend(Side side, Milliseconds elapsed);
  // To be called after each move of the side.
  void add_increment(Side side);
  // Sets the time left, for resumed games and takebacks. No effect without a clock.
  void set_remaining(Side side, Milliseconds left);
  bool flagged(Side side) const;

 private:
  TimeControl control_;
  Milliseconds left_[2] = {};
};

}  // namespace damas
