// Owns TimeWarning: when to warn the person to move that little time is left.
#pragma once

#include <array>

#include "match/clock.hpp"

namespace damas {

class Session;

class TimeWarning {
 public:
  // With less time than this a player is short of time.
  static constexpr Milliseconds low_time{20'000};

  // True once per side, and only if the clocks start well above the limit.
  bool due(const Session& session);

 private:
  std::array<bool, 2> warned_{};
};

}  // namespace damas
