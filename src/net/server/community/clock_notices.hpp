// Owns the messages about the clocks of running matches: that they stand, and that they run again.
#pragma once

#include <map>
#include <vector>

#include "net/server/community/loaded_matches.hpp"
#include "net/server/community/unreadable_matches.hpp"

namespace damas::net {

// The clocks at one moment: all that is needed to report that they stand, while the community waits
// for its database and cannot be asked.
struct ClockNotice {
  std::vector<ConnectionId> to;  // empty: the match needs no notice (any more)
  reply::Synced said;
  Milliseconds at{0};
};

// The message that the clocks stand since `since`.
reply::Synced standing_at(const ClockNotice& notice, Milliseconds since);

class ClockNotices {
 public:
  ClockNotices(const CurrentTime& time, const Sessions& sessions, Broadcast& broadcast,
               LoadedMatches& matches, UnreadableMatches& unreadable);

  // Tells the players and spectators of running matches the state of the clocks.
  void tell_clocks();
  // For the matches that have changed, or whose players or spectators have, in this transaction.
  void collect();
  std::map<MatchId, ClockNotice> take();

 private:
  ClockNotice notice(const MatchId& id) const;

  const CurrentTime& time_;
  const Sessions& sessions_;
  Broadcast& broadcast_;
  LoadedMatches& matches_;
  UnreadableMatches& unreadable_;
  std::map<MatchId, ClockNotice> notices_;
};

}  // namespace damas::net
