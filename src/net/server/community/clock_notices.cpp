#include "net/server/community/clock_notices.hpp"

#include <algorithm>
#include <utility>

namespace damas::net {

reply::Synced standing_at(const ClockNotice& notice, Milliseconds since) {
  reply::Synced said = notice.said;
  const std::int64_t passed = std::max<std::int64_t>(0, (since - notice.at).count());
  const auto run = [passed](std::int64_t& left) {
    left = std::max<std::int64_t>(0, left - passed);
  };
  if (said.clock && said.clock->running) {
    run(said.clock->left[*said.clock->running]);
    said.clock->running.reset();
  }
  for (const Side side : {Side::White, Side::Black}) {
    if (said.presence[side].deadline) run(*said.presence[side].deadline);
  }
  return said;
}

ClockNotices::ClockNotices(const CurrentTime& time, const Sessions& sessions, Broadcast& broadcast,
                           LoadedMatches& matches, UnreadableMatches& unreadable)
    : time_(time),
      sessions_(sessions),
      broadcast_(broadcast),
      matches_(matches),
      unreadable_(unreadable) {}

void ClockNotices::tell_clocks() {
  for (auto& [id, loaded] : matches_) {
    if (!loaded.timed()) continue;
    if (loaded.stale) unreadable_.apart(id, [this, &it = loaded] { matches_.reload(it); });
    if (loaded.is_turn_timed()) broadcast_.tell_clocks(loaded);
  }
}

void ClockNotices::collect() {
  std::set<MatchId> matches = matches_.changed();
  for (const Session& session : sessions_.changed()) {
    if (session.watching) matches.insert(*session.watching);
    const auto own = session.user ? matches_.last_of(session.user->id) : std::nullopt;
    if (own) matches.insert(*own);
  }
  for (const MatchId& match : matches)
    notices_[match] = notice(match);
}

ClockNotice ClockNotices::notice(const MatchId& id) const {
  ClockNotice notice;
  notice.at = time_.steady();
  const LoadedMatch* loaded = matches_.find(id);
  if (!loaded || !loaded->is_turn_timed()) return notice;
  notice.to = broadcast_.receivers(*loaded);
  notice.said = broadcast_.synced(*loaded);
  return notice;
}

std::map<MatchId, ClockNotice> ClockNotices::take() {
  return std::exchange(notices_, {});
}

}  // namespace damas::net
