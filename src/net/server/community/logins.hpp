// Owns the requests by which users identify themselves: with a token, or as new users, and with a
// name.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "net/server/community/match_runner.hpp"
#include "net/server/community/opening_draws.hpp"
#include "net/server/community/user_presence.hpp"

namespace damas::net {

class Logins {
 public:
  Logins(Store& store, const CurrentTime& time, const RandomBits& random, Sessions& sessions,
         Outbox& outbox, LoadedMatches& matches, UnreadableMatches& unreadable,
         const MatchRunner& runner, const OpeningDraws& openings, Attendance& attendance,
         UserPresence& presence);

  void on(Exchange& exchange, const request::Hello& ask);
  void on(Exchange& exchange, const request::Name& ask);

 private:
  // Nothing: the token is unknown. Sets the token of a new user.
  std::optional<UserRow> user_of(const request::Hello& ask, std::optional<std::string>& token);
  void refuse_token(Exchange& exchange);
  void welcome(Exchange& exchange, const UserRow& user, std::optional<std::string> token);
  // The variants of which there are endgame tables; nothing: none.
  std::optional<std::vector<std::string>> variants_with_tables() const;
  // Adds what the user played and waited for when they were last here.
  void resume(ConnectionId connection, reply::Welcome& welcome);

  Store& store_;
  const CurrentTime& time_;
  const RandomBits& random_;
  Sessions& sessions_;
  Outbox& outbox_;
  LoadedMatches& matches_;
  UnreadableMatches& unreadable_;
  const MatchRunner& runner_;
  const OpeningDraws& openings_;
  Attendance& attendance_;
  UserPresence& presence_;
};

}  // namespace damas::net
