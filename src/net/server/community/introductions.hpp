// Owns the news to users here that a match of theirs has begun at another process.
#pragma once

#include <optional>

#include "net/server/community/loaded_matches.hpp"
#include "net/server/community/unreadable_matches.hpp"

namespace damas::net {

class Introductions {
 public:
  Introductions(Store& store, const CurrentTime& time, Sessions& sessions, Outbox& outbox,
                LoadedMatches& matches, UnreadableMatches& unreadable);

  // Tell the players of one match, or all users, of matches that began elsewhere.
  void introduce_players(const MatchId& match);
  void introduce_everybody();
  // A match of the user that began and ended without a message to them.
  std::optional<MatchId> missed_match(const UserId& user, const Session& session);

 private:
  void introduce(ConnectionId connection, const MatchId& match);
  bool has_been_paired(const UserId& user, const Session& session);

  Store& store_;
  const CurrentTime& time_;
  Sessions& sessions_;
  Outbox& outbox_;
  LoadedMatches& matches_;
  UnreadableMatches& unreadable_;
};

}  // namespace damas::net
