#include "net/server/community/sessions.hpp"

#include <cassert>

#include "net/protocol/limits.hpp"

namespace damas::net {

bool Session::may_wait(WallTime now) const {
  return waits_since && now - *waits_since < limits::room_stays.count();
}

std::optional<UserId> Sessions::close(ConnectionId connection) {
  if (!sessions_.contains(connection)) return std::nullopt;
  stop_watching(connection);
  const std::optional<UserRow> user = at(connection).user;
  sessions_.erase(connection);
  if (!user || connection_of(user->id) != connection) return std::nullopt;
  connections_.erase(user->id);
  return user->id;
}

const UserId& Sessions::user_at(ConnectionId connection) const {
  const Session& session = at(connection);
  assert(session.user);
  return session.user->id;
}

std::optional<ConnectionId> Sessions::connection_of(const UserId& user) const {
  const auto found = connections_.find(user);
  return found == connections_.end() ? std::nullopt : std::optional(found->second);
}

void Sessions::log_in(ConnectionId connection, const UserRow& user) {
  sessions_.change(connection).user = user;
  connections_[user.id] = connection;
}

void Sessions::log_out(ConnectionId connection) {
  Session& session = sessions_.change(connection);
  if (session.user) connections_.erase(session.user->id);
  session.user.reset();
}

void Sessions::rename(ConnectionId connection, const std::string& name) {
  sessions_.change(connection).user->name = name;
}

void Sessions::set_understanding(ConnectionId connection, const Understanding& understands) {
  sessions_.change(connection).understands = understands;
}

Understanding Sessions::understanding(ConnectionId connection) const {
  const Session* session = sessions_.find(connection);
  return session != nullptr ? session->understands : Understanding{};
}

int Sessions::count_wrong_token(ConnectionId connection) {
  return ++sessions_.change(connection).wrong_tokens;
}

void Sessions::watch(ConnectionId connection, const MatchId& match) {
  stop_watching(connection);
  sessions_.change(connection).watching = match;
  spectators_[match].insert(connection);
}

void Sessions::stop_watching(ConnectionId connection) {
  Session& session = sessions_.change(connection);
  if (!session.watching) return;
  const auto watched = spectators_.find(*session.watching);
  watched->second.erase(connection);
  if (watched->second.empty()) spectators_.erase(watched);
  session.watching.reset();
}

std::vector<ConnectionId> Sessions::spectators(const MatchId& match) const {
  const auto found = spectators_.find(match);
  if (found == spectators_.end()) return {};
  return {found->second.begin(), found->second.end()};
}

void Sessions::set_known_match(ConnectionId connection, const std::optional<MatchId>& match) {
  sessions_.change(connection).knows = match;
}

void Sessions::begin_match(ConnectionId connection, const MatchId& match) {
  set_known_match(connection, match);
  set_waits_since(connection, std::nullopt);
}

void Sessions::set_waits_since(ConnectionId connection, std::optional<WallTime> since) {
  sessions_.change(connection).waits_since = since;
}

std::vector<Session> Sessions::changed() const {
  std::vector<Session> changed;
  for (const auto& [connection, before] : sessions_.before()) {
    if (before) changed.push_back(*before);
    if (const Session* now = sessions_.find(connection)) changed.push_back(*now);
  }
  return changed;
}

void Sessions::undo() {
  sessions_.undo();
  connections_.clear();
  spectators_.clear();
  for (const auto& [connection, session] : sessions_) {
    if (session.user) connections_[session.user->id] = connection;
    if (session.watching) spectators_[*session.watching].insert(connection);
  }
}

}  // namespace damas::net
