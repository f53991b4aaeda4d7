#include "net/server/community/sessions.hpp"

#include <doctest/doctest.h>

#include "net/protocol/limits.hpp"

namespace damas::net {

namespace {

const UserRow ana{{"ana"}, "Ana"};
const UserRow bia{{"bia"}, "Bia"};
const MatchId match{"match"};

}  // namespace

TEST_CASE("A user is found by the connection at which they have logged in") {
  Sessions sessions;
  sessions.open(1);
  sessions.log_in(1, ana);
  CHECK(sessions.connection_of(ana.id) == 1);
  CHECK(sessions.user_at(1) == ana.id);

  SUBCASE("but not after the connection is closed") {
    CHECK(sessions.close(1) == ana.id);
    CHECK_FALSE(sessions.connection_of(ana.id));
    CHECK_FALSE(sessions.close(1));
  }
  SUBCASE("but not at a connection that was replaced") {
    sessions.log_out(1);
    sessions.open(2);
    sessions.log_in(2, ana);
    CHECK_FALSE(sessions.close(1));
    CHECK(sessions.connection_of(ana.id) == 2);
  }
}

TEST_CASE("A connection watches one match at a time") {
  Sessions sessions;
  sessions.watch(2, match);
  sessions.watch(1, match);
  CHECK(sessions.spectators(match) == std::vector<ConnectionId>{1, 2});
  sessions.watch(1, MatchId{"other"});
  CHECK(sessions.spectators(match) == std::vector<ConnectionId>{2});
  sessions.close(2);
  CHECK_FALSE(sessions.is_watched(match));
}

TEST_CASE("After a failed transaction, users and spectators are as before") {
  Sessions sessions;
  sessions.open(1);
  sessions.log_in(1, ana);
  sessions.watch(1, match);
  sessions.keep();

  sessions.close(1);
  sessions.open(2);
  sessions.log_in(2, bia);
  sessions.watch(2, match);
  CHECK(sessions.changed().size() == 2);
  sessions.undo();

  CHECK(sessions.connected().size() == 1);
  CHECK(sessions.connection_of(ana.id) == 1);
  CHECK(sessions.spectators(match) == std::vector<ConnectionId>{1});
  CHECK(sessions.changed().empty());
}

TEST_CASE("Nobody waits longer than rooms stay") {
  const WallTime now = 1'700'000'000'000;
  Session session;
  CHECK_FALSE(session.may_wait(now));
  session.waits_since = now - limits::room_stays.count() + 1;
  CHECK(session.may_wait(now));
  CHECK_FALSE(session.may_wait(now + 1));
}

}  // namespace damas::net
