// Owns a match and who sits and stands around it at this process.
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
  bool left = false;         // went on purpose
  bool awaited = false;      // not back yet, since the server began, and not said to be away
  Milliseconds since{0};     // when the last absence began
  std::int64_t absence = 0;  // its number
  bool operator==(const Seat&) const = default;
};

// The match in memory is not what is stored, and must be read again.
struct Stale {
  int v = 0;                   // what was reached before
  Milliseconds turn_began{0};  // at that version
};

struct Table {
  LiveMatch match;
  BySide<Seat> seats = {};
  std::set<ConnectionId> watchers = {};
  Milliseconds saved{0};  // when the running turn was last stored
  int told = 0;           // the last version that those around have heard of
  std::optional<Stale> stale = {};

  Presence presence(Side side, Milliseconds now) const;
  // Until the opponent of this absent side may claim; zero or less: now.
  Milliseconds claim_in(Side side, Milliseconds now) const;
};

// How long a player may be away.
Milliseconds absence_allowed(const TimeControl& time, bool left);

}  // namespace damas::net
