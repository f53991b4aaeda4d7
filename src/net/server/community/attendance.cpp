#include "net/server/community/attendance.hpp"

#include "net/server/community/notes.hpp"

namespace damas::net {

Attendance::Attendance(Store& store, const CurrentTime& time, const Sessions& sessions,
                       Broadcast& broadcast, LoadedMatches& matches)
    : store_(store), time_(time), sessions_(sessions), broadcast_(broadcast), matches_(matches) {}

void Attendance::update(const UserId& user, const std::optional<MatchId>& match) {
  const auto id = match ? match : matches_.last_of(user);
  LoadedMatch* loaded = id ? matches_.find(*id) : nullptr;
  const auto side = loaded ? loaded->match.side_of(user) : std::nullopt;
  if (side) update(*loaded, *side, store_.presence().of(user));
}

void Attendance::update(LoadedMatch& loaded, Side side, const PresenceRow& row) {
  const PlayerPresence before = loaded.players[side];
  PlayerPresence now =
      presence_at(loaded.match.id(), row, sessions_.connection_of(loaded.user(side)).has_value());
  // A new number means a new absence, even if this process has not seen the previous one end.
  const bool begins = before.on || (now.absence != before.absence && !loaded.match.over());
  now.since = !now.on && begins ? time_.steady() : before.since;
  now.awaited = before.awaited && !now.on && !now.left && !begins;
  if (before.here && !now.here) matches_.store_turn(loaded);
  const bool was_measured_elsewhere = before.on && !before.here && side == loaded.match.turn();
  if (was_measured_elsewhere && row.at == Whereabouts::Nowhere) matches_.resume_stored_turn(loaded);
  if (now == before) return;
  matches_.change_player(loaded, side) = now;
  if (now.left != before.left || now.on != before.on || now.since != before.since)
    broadcast_.tell_presence(loaded, side);
}

void Attendance::leave(const LoadedMatch& loaded, Side side) {
  const UserId user = loaded.user(side);
  const MatchId match = loaded.match.id();
  store_.presence().set_left(user, match);
  store_.notify(to_text(UserNote{user, match}));
  update(user, match);
}

void Attendance::come_back(LoadedMatch& loaded, Side side) {
  if (loaded.players[side].on && !loaded.players[side].left) return;
  PlayerPresence& player = matches_.change_player(loaded, side);
  player.left = player.awaited = false;
  player.on = player.here = true;
  store_.presence().set_left(loaded.user(side), std::nullopt);
  store_.notify(to_text(UserNote{loaded.user(side), {}}));
  broadcast_.tell_presence(loaded, side);
}

void Attendance::report_missing_players() {
  if (*missing_reported_ || time_.has_just_begun()) return;
  missing_reported_.change() = true;
  for (auto& [id, loaded] : matches_) {
    for (const Side side : {Side::White, Side::Black}) {
      if (!loaded.players[side].awaited) continue;
      matches_.change_player(loaded, side).awaited = false;
      broadcast_.tell_presence(loaded, side);
    }
  }
}

}  // namespace damas::net
