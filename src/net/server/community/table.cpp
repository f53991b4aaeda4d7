#include "net/server/community/table.hpp"

#include <algorithm>

namespace damas::net {

Milliseconds absence_allowed(const TimeControl& time, bool left) {
  if (left) return limits::absence_after_leaving;
  if (!time.timed() || *time.initial >= limits::slower_clock) return 3 * limits::absence;
  return *time.initial >= limits::slow_clock ? 2 * limits::absence : limits::absence;
}

Milliseconds Table::claim_in(Side side, Milliseconds now) const {
  const Seat& seat = seats[side];
  return seat.since + absence_allowed(match.start().time, seat.left) - now;
}

Presence Table::presence(Side side, Milliseconds now) const {
  const Seat& seat = seats[side];
  if (match.over()) return {seat.on, std::nullopt};
  if (seat.on || seat.awaited) return {true, std::nullopt};
  return {false, std::max<std::int64_t>(0, claim_in(side, now).count())};
}

}  // namespace damas::net
