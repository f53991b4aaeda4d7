#include "view/window/local/clock_second.hpp"

#include <utility>

#include "match/match.hpp"

namespace damas {

bool ClockSecond::has_changed(const Match& match) {
  const auto left = match.clock().remaining(match.game().side_to_move());
  if (!left || match.state() != Match::State::Playing) return false;
  const std::int64_t second = left->count() / 1000;
  return std::exchange(second_, second) != second;
}

}  // namespace damas
