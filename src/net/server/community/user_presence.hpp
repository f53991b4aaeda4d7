// Owns the rule that a user is connected once, over all processes: a new connection replaces an
// older one, and the store has the user as present while one is open.
#pragma once

#include "net/server/community/attendance.hpp"
#include "net/server/community/introductions.hpp"
#include "net/server/community/matchmaker.hpp"

namespace damas::net {

class UserPresence {
 public:
  UserPresence(Store& store, const CurrentTime& time, Sessions& sessions, Outbox& outbox,
               Matchmaker& matchmaker, Introductions& introductions, Attendance& attendance);

  // Replaces an earlier connection of the user here.
  void arrive(ConnectionId connection, const UserRow& user);
  void gone(ConnectionId connection);

  // Compares the user's row with their connection here, if there is one. Keeps the user connected
  // if they are absent in the row, and disconnects them if they have connected elsewhere since.
  void hold(const UserId& user, const PresenceRow& row);
  void hold_everybody();
  // Makes sure that the store has the user of a request as present.
  void hold_sender(ConnectionId connection);

 private:
  void replace(ConnectionId connection);

  Store& store_;
  const CurrentTime& time_;
  Sessions& sessions_;
  Outbox& outbox_;
  Matchmaker& matchmaker_;
  Introductions& introductions_;
  Attendance& attendance_;
};

}  // namespace damas::net
