// Owns the requests about one match, of its players and spectators.
#pragma once

#include <optional>

#include "net/server/community/user_presence.hpp"

namespace damas::net {

class MatchRequests {
 public:
  MatchRequests(Store& store, const CurrentTime& time, Sessions& sessions, Outbox& outbox,
                Broadcast& broadcast, LoadedMatches& matches, MatchRunner& runner,
                Matchmaker& matchmaker, Attendance& attendance, UserPresence& presence);

  // Requests that only the players may send.
  void on(Exchange& exchange, const request::Move& ask);
  void on(Exchange& exchange, const request::Resign& ask);
  void on(Exchange& exchange, const request::Draw& ask);
  void on(Exchange& exchange, const request::Takeback& ask);
  void on(Exchange& exchange, const request::Rematch& ask);
  void on(Exchange& exchange, const request::Say& ask);
  void on(Exchange& exchange, const request::Flag& ask);
  void on(Exchange& exchange, const request::Claim& ask);
  void on(Exchange& exchange, const request::Leave& ask);
  // Requests that anybody may send.
  void on(Exchange& exchange, const request::Moves& ask);
  void on(Exchange& exchange, const request::Sync& ask);
  void on(Exchange& exchange, const request::Watch& ask);
  void on(Exchange& exchange, const request::Unwatch& ask);

 private:
  // The match of a request, and the sender's side.
  struct Place {
    LoadedMatch& loaded;
    Side side;
  };

  // Nothing: a refusal was sent.
  std::optional<Side> side_of(Exchange& exchange, const MatchId& id);
  std::optional<Place> place_of(Exchange& exchange, const MatchId& id);
  // The match in its stored state; null: a refusal was sent.
  LoadedMatch* current(Exchange& exchange, const MatchId& id);

  // Calls `ask` with the decisions of the match and the sender's side to get the change; again
  // after an update if it was refused, because changes by another process may make it acceptable.
  template <typename Ask>
  Change asked(const Place& place, Ask ask);
  // Asks, and grants the change.
  template <typename Ask>
  void carry_out(Exchange& exchange, const MatchId& id, Ask ask);
  void grant(Exchange& exchange, const Place& place, Change change);
  // A request that is accepted also ends the absence of a player who had left the match.
  void end_absence(Exchange& exchange, const Place& place);
  void begin_rematch(Exchange& exchange, const Place& place, Change change);
  reply::Snap snapshot(const LoadedMatch& loaded) const;

  Store& store_;
  const CurrentTime& time_;
  Sessions& sessions_;
  Outbox& outbox_;
  Broadcast& broadcast_;
  LoadedMatches& matches_;
  MatchRunner& runner_;
  Matchmaker& matchmaker_;
  Attendance& attendance_;
  UserPresence& presence_;
};

}  // namespace damas::net
