// Owns the queue and the rooms, where users wait until they are paired for a match.
#pragma once

#include <optional>
#include <string>

#include "net/server/community/exchange.hpp"
#include "net/server/community/match_runner.hpp"
#include "net/server/community/opening_draws.hpp"
#include "net/server/community/random.hpp"

namespace damas::net {

class Matchmaker {
 public:
  Matchmaker(Store& store, const CurrentTime& time, const RandomBits& random, Sessions& sessions,
             Ratings& ratings, const OpeningDraws& openings, MatchRunner& runner);

  void on(Exchange& exchange, const request::QueueJoin& ask);
  void on(Exchange& exchange, const request::QueueLeave& ask);
  void on(Exchange& exchange, const request::RoomOpen& ask);
  void on(Exchange& exchange, const request::RoomLook& ask);
  void on(Exchange& exchange, const request::RoomJoin& ask);
  void on(Exchange& exchange, const request::RoomClose& ask);

  // Resumes the wait of this connection, whose place in the queue may have been suspended; a match
  // may begin. False: the wait was ended, taken or replaced.
  bool resume_wait(ConnectionId connection);

  struct NextMatch {
    MatchId id;
    record::Start start;
  };
  // A match of the same players with exchanged sides, who stop waiting for others; the caller
  // begins it. Nothing: one of them is in another match.
  std::optional<NextMatch> rematch(const record::Start& old);

 private:
  // False, after a refusal, if the user already plays.
  bool free_to_play(Exchange& exchange, const UserId& user);
  // False, after a refusal, if the server cannot draw the opening that is wished.
  bool can_draw(Exchange& exchange, Variant variant, OpeningWish wish) const;
  // The room if the user can join it; nothing after a refusal.
  std::optional<WaitRow> joinable(Exchange& exchange, const UserId& user, const std::string& code);
  void end_wait(Exchange& exchange, bool in_room);
  // Matches from the queue are rated and listed publicly, those from rooms are neither.
  // `wish`: the user also wishes that endgame tables may end the match.
  void pair(const UserId& user, const WaitRow& waiting, bool by_queue, bool wish);
  // Without an opening if a player's client does not understand it: then the match has none, as
  // for all clients that do not mention openings.
  record::Start first_record(Variant variant, const TimeControl& time, BySide<Person> players,
                             bool rated, OpeningWish opening) const;
  bool understands_openings(const UserId& user) const;

  Store& store_;
  const CurrentTime& time_;
  const RandomBits& random_;
  Sessions& sessions_;
  Ratings& ratings_;
  const OpeningDraws& openings_;
  MatchRunner& runner_;
};

}  // namespace damas::net
