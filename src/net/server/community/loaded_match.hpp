// Owns a match in memory: its state and the presence of its players.
#pragma once

#include <cstdint>
#include <optional>

#include "net/protocol/limits.hpp"
#include "net/server/community/live_match.hpp"
#include "net/server/community/store.hpp"

namespace damas::net {

// A player's presence at one match.
struct PlayerPresence {
  bool on = false;           // connected somewhere, and has not left the match
  bool here = false;         // connected at this process
  bool left = false;         // left on purpose
  bool awaited = false;      // not back since the server's start, and not reported absent yet
  Milliseconds since{0};     // when the last absence began
  std::int64_t absence = 0;  // the number of that absence
  bool operator==(const PlayerPresence&) const = default;
};

// `here`: connected at this process.
PlayerPresence presence_at(const MatchId& match, const PresenceRow& row, bool here);

// The match in memory differs from the stored one, and must be loaded again.
struct Stale {
  int v = 0;                   // the version before the change
  Milliseconds turn_began{0};  // at that version
};

struct LoadedMatch {
  LiveMatch match;
  BySide<PlayerPresence> players = {};
  Milliseconds saved{0};  // when the running turn was last stored
  int told = 0;           // the last version that was sent to players and spectators
  std::optional<Stale> stale = {};

  const UserId& user(Side side) const { return match.start().players[side].user; }
  bool timed() const { return match.start().time.timed(); }
  // The end of a stale match may have been rolled back.
  bool has_ended() const { return match.over() && !stale; }
  bool is_turn_timed() const { return !match.over() && timed() && !stale; }
  bool is_mover_elsewhere() const;

  Presence presence(Side side, Milliseconds now) const;
  // Time until the opponent of this absent side may claim; zero or less: now.
  Milliseconds claim_in(Side side, Milliseconds now) const;
};

// How long a player may be absent.
Milliseconds absence_allowed(const TimeControl& time, bool left);

}  // namespace damas::net
