// Clocks that stand while the database does not serve.
#include "net/server/community/community.hpp"

namespace damas::net {

std::optional<ClockState> Community::clock_of(const Table& table) const {
  auto clock = table.match.clock(now_.steady);
  if (clock && now_.stands) clock->running.reset();
  return clock;
}

reply::Synced Community::synced(const Table& table) const {
  reply::Synced synced;
  synced.match = table.match.id();
  synced.v = table.match.v();
  synced.clock = clock_of(table);
  for (const Side side : {Side::White, Side::Black})
    synced.presence[side] = table.presence(side, now_.steady);
  return synced;
}

ClockNotice Community::clock_notice(const MatchId& id) const {
  ClockNotice notice;
  notice.at = now_.steady;
  const auto found = tables_.find(id);
  if (found == tables_.end()) return notice;
  const Table& table = found->second;
  if (table.match.over() || !table.match.start().time.timed() || table.stale) return notice;
  for (const Side side : {Side::White, Side::Black}) {
    const auto player = connection_of(table.match.start().players[side].user);
    if (player) notice.to.push_back(*player);
  }
  notice.to.insert(notice.to.end(), table.watchers.begin(), table.watchers.end());
  notice.said = synced(table);
  return notice;
}

// For the matches that have changed, or whose players or spectators have, since the last keep().
void Community::note_clocks() {
  std::set<MatchId> matches;
  for (const auto& [id, before] : tables_before_)
    matches.insert(id);
  for (const auto& [id, seats] : seats_before_)
    matches.insert(id);
  const auto add = [&](const std::optional<Session>& session) {
    if (!session) return;
    if (session->watching) matches.insert(*session->watching);
    const auto own = session->user ? table_of_.find(session->user->id) : table_of_.end();
    if (own != table_of_.end()) matches.insert(own->second);
  };
  for (const auto& [id, before] : sessions_before_) {
    add(before);
    const auto now = sessions_.find(id);
    if (now != sessions_.end()) add(now->second);
  }
  for (const MatchId& match : matches)
    clock_notices_[match] = clock_notice(match);
}

std::map<MatchId, ClockNotice> Community::take_clock_notices() {
  return std::exchange(clock_notices_, {});
}

void Community::tell_clocks(Now now) {
  begin_at(now);
  for (auto& [id, table] : tables_) {
    if (!table.match.start().time.timed()) continue;
    if (table.stale) apart(id, [&, &it = table] { reload(it); });
    if (!table.stale && !table.match.over()) tell(table, synced(table));
  }
}

}  // namespace damas::net
