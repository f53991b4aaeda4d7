// Owns a match with its players' seats and its spectators at this process.
#pragma once

#include <cstdint>
#include <set>

#include "net/protocol/limits.hpp"
#include "net/server/community/live_match.hpp"

namespace damas::net {

using ConnectionId = std::uint64_t;

struct Seat {
  bool on = false;           // connected somewhere
  bool here = false;         // connected at this process
  bool left = false;         // left on purpose
  bool awaited = false;      // not back since the server's start, and not reported absent yet
  Milliseconds since{0};     // when the last absence began
  std::int64_t absence = 0;  // the number of that absence
  bool operator==(const Seat&) const = default;
};

// The match in memory differs from the stored one, and must be loaded again.
struct Stale {
  int v = 0;                   // the version before the change
  Milliseconds turn_began{0};  // at that version
};

struct Table {
  LiveMatch match;
  BySide<Seat> seats = {};
  std::set<ConnectionId> watchers = {};
  Milliseconds saved{0};  // when the running turn was last stored
  int told = 0;           // the last version that was sent to players and spectators
  std::optional<Stale> stale = {};

  Presence presence(Side side, Milliseconds now) const;
  // Time until the opponent of this absent side may claim; zero or less: now.
  Milliseconds claim_in(Side side, Milliseconds now) const;
};

// How long a player may be absent.
Milliseconds absence_allowed(const TimeControl& time, bool left);

}  // namespace damas::net
