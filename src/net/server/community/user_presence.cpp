#include "net/server/community/user_presence.hpp"

#include "net/server/community/notes.hpp"

namespace damas::net {

UserPresence::UserPresence(Store& store, const CurrentTime& time, Sessions& sessions,
                           Outbox& outbox, Matchmaker& matchmaker, Introductions& introductions,
                           Attendance& attendance)
    : store_(store),
      time_(time),
      sessions_(sessions),
      outbox_(outbox),
      matchmaker_(matchmaker),
      introductions_(introductions),
      attendance_(attendance) {}

void UserPresence::arrive(ConnectionId connection, const UserRow& user) {
  if (const auto earlier = sessions_.connection_of(user.id)) replace(*earlier);
  sessions_.log_in(connection, user);
  store_.presence().set_present(user.id, true);
}

void UserPresence::gone(ConnectionId connection) {
  const auto user = sessions_.close(connection);
  if (!user) return;
  store_.presence().set_present(*user, false);
  store_.notify(to_text(UserNote{*user, {}}));
  attendance_.update(*user);
}

// A user connected here is present here in the store, or else has connected elsewhere since. The
// store has them absent if that later connection has gone, or if other processes considered this
// one dead. That connection has suspended the user's search, and may have ended it.
void UserPresence::hold(const UserId& user, const PresenceRow& row) {
  const auto connection = sessions_.connection_of(user);
  if (!connection || row.at == Whereabouts::Here) return;
  if (row.at == Whereabouts::Elsewhere) return replace(*connection);
  if (!store_.presence().hold(user)) return;
  const Session& session = sessions_.at(*connection);
  const bool lost = session.waits_since && !matchmaker_.resume_wait(*connection) &&
                    session.may_wait(time_.wall());
  if (lost && !store_.matches().playing(user) && !introductions_.missed_match(user, session)) {
    store_.presence().set_present(user, false);
    return replace(*connection);
  }
  store_.notify(to_text(UserNote{user, {}}));
}

void UserPresence::hold_everybody() {
  const auto connected = sessions_.connected();
  for (const auto& [user, connection] : connected)
    hold(user, store_.presence().of(user));
}

// If the user is present elsewhere, or waits, a note will tell this process, which may then
// disconnect the user.
void UserPresence::hold_sender(ConnectionId connection) {
  const UserId& user = sessions_.user_at(connection);
  const PresenceRow row = store_.presence().of(user);
  const bool waits = sessions_.at(connection).waits_since.has_value();
  if (row.at != Whereabouts::Elsewhere && !waits) hold(user, row);
}

void UserPresence::replace(ConnectionId connection) {
  outbox_.send(connection, {{}, reply::Bye{ByeReason::Replaced}}, true);
  sessions_.stop_watching(connection);
  sessions_.log_out(connection);
}

}  // namespace damas::net
