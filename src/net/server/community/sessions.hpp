// Owns the sessions of the connections at this process: the connected users, and who watches which
// match.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "net/server/community/outbox.hpp"
#include "net/server/community/store.hpp"
#include "net/server/community/undoable.hpp"

namespace damas::net {

struct Session {
  std::optional<UserRow> user = {};
  std::optional<MatchId> watching = {};
  std::optional<MatchId> knows = {};         // the user's match that they were last told of
  std::optional<WallTime> waits_since = {};  // in the queue or a room, as the client was told
  int wrong_tokens = 0;
  Understanding understands = {};  // as the client said

  // False also if the wait is so old that it was deleted for its age.
  bool may_wait(WallTime now) const;
};

class Sessions {
 public:
  // Does nothing if the session is open.
  void open(ConnectionId connection) { sessions_.change(connection); }
  // Returns the user, who is not connected any more.
  std::optional<UserId> close(ConnectionId connection);

  const Session& at(ConnectionId connection) const { return sessions_.at(connection); }
  const UserId& user_at(ConnectionId connection) const;  // who must have logged in
  std::optional<ConnectionId> connection_of(const UserId& user) const;
  const std::unordered_map<UserId, ConnectionId>& connected() const { return connections_; }

  void log_in(ConnectionId connection, const UserRow& user);
  void log_out(ConnectionId connection);
  void rename(ConnectionId connection, const std::string& name);
  void set_understanding(ConnectionId connection, const Understanding& understands);
  // Nothing is understood without a session.
  Understanding understanding(ConnectionId connection) const;
  int count_wrong_token(ConnectionId connection);  // returns how many there were

  void watch(ConnectionId connection, const MatchId& match);
  void stop_watching(ConnectionId connection);
  // The connections, in the order of their numbers.
  std::vector<ConnectionId> spectators(const MatchId& match) const;
  bool is_watched(const MatchId& match) const { return spectators_.contains(match); }

  // The user is told of their running match, if there is one.
  void set_known_match(ConnectionId connection, const std::optional<MatchId>& match);
  // The user is told that their match has begun, so they do not wait any more.
  void begin_match(ConnectionId connection, const MatchId& match);
  void set_waits_since(ConnectionId connection, std::optional<WallTime> since);

  // The sessions that have changed, as they were and as they are.
  std::vector<Session> changed() const;
  void keep() { sessions_.keep(); }
  void undo();

 private:
  UndoableMap<ConnectionId, Session> sessions_;
  // Follow from the sessions.
  std::unordered_map<UserId, ConnectionId> connections_;
  std::unordered_map<MatchId, std::set<ConnectionId>> spectators_;  // without empty sets
};

}  // namespace damas::net
