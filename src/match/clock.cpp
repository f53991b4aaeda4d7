#include "match/clock.hpp"

#include <algorithm>

namespace damas {

Clock::Clock(TimeControl control) : control_(control) {
  if (control_.initial) left_[0] = left_[1] = std::max(*control_.initial, Milliseconds{0});
}

Clock::Clock(TimeControl control, const std::array<std::optional<Milliseconds>, 2>& remaining)
    : Clock(control) {
  for (const Side side : {Side::White, Side::Black}) {
    const auto left = remaining[static_cast<std::size_t>(index(side))];
    if (left) set_remaining(side, *left);
  }
}

std::optional<Milliseconds> Clock::remaining(Side side) const {
  if (!control_.timed()) return std::nullopt;
  return left_[index(side)];
}

void Clock::spend(Side side, Milliseconds elapsed) {
  Milliseconds& left = left_[index(side)];
  left -= std::clamp(elapsed, Milliseconds{0}, left);
}

void Clock::add_increment(Side side) {
  if (control_.timed()) left_[index(side)] += control_.increment;
}

void Clock::set_remaining(Side side, Milliseconds left) {
  if (control_.timed()) left_[index(side)] = std::max(left, Milliseconds{0});
}

bool Clock::flagged(Side side) const {
  return control_.timed() && left_[index(side)] == Milliseconds{0};
}

}  // namespace damas
