#include "net/server/community/loaded_match.hpp"

#include <algorithm>

namespace damas::net {

PlayerPresence presence_at(const MatchId& match, const PresenceRow& row, bool here) {
  PlayerPresence presence;
  presence.here = here;
  presence.left = row.left == match;
  presence.on = (here || row.at != Whereabouts::Nowhere) && !presence.left;
  presence.absence = row.absences;
  return presence;
}

Milliseconds absence_allowed(const TimeControl& time, bool left) {
  if (left) return limits::absence_after_leaving;
  if (!time.timed() || *time.initial >= limits::slower_clock) return 3 * limits::absence;
  return *time.initial >= limits::slow_clock ? 2 * limits::absence : limits::absence;
}

bool LoadedMatch::is_mover_elsewhere() const {
  const PlayerPresence& mover = players[match.turn()];
  return mover.on && !mover.here;
}

Milliseconds LoadedMatch::claim_in(Side side, Milliseconds now) const {
  const PlayerPresence& player = players[side];
  return player.since + absence_allowed(match.start().time, player.left) - now;
}

Presence LoadedMatch::presence(Side side, Milliseconds now) const {
  const PlayerPresence& player = players[side];
  if (match.over()) return {player.on, std::nullopt};
  if (player.on || player.awaited) return {true, std::nullopt};
  return {false, std::max<std::int64_t>(0, claim_in(side, now).count())};
}

}  // namespace damas::net
