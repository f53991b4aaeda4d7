// Notes of other processes, and the recovery of missed notes.
#include "net/protocol/limits.hpp"
#include "net/server/community/visit.hpp"

namespace damas::net {

namespace {

std::optional<MatchId> rematch_in(const std::vector<Record>& records) {
  for (const Record& record : records) {
    const auto* rematch = std::get_if<record::Rematch>(&record);
    if (rematch && rematch->match) return rematch->match;
  }
  return std::nullopt;
}

// Older waits are deleted for their age.
bool is_young(WallTime since, WallTime now) {
  return now - since < limits::room_stays.count();
}

}  // namespace

void Community::noted(const Note& note, Now now) {
  begin_at(now);
  if (const auto* user = std::get_if<UserNote>(&note)) {
    hold_place(user->user, store_.presence(user->user));
    return seat_changed(user->user, user->left);
  }
  const auto& match = std::get<MatchNote>(note);
  apart(match.match, [&] { handle_note(match); });
}

// A user connected here is present here in the store, or else has connected elsewhere since. The
// store has them absent if that later connection has gone, or if other processes considered this
// one dead. That connection has suspended the user's search, and may have ended it.
void Community::hold_place(const UserId& user, const PresenceRow& row) {
  const auto connection = connection_of(user);
  if (!connection || row.at == Whereabouts::Here) return;
  if (row.at == Whereabouts::Elsewhere) return replace(*connection);
  if (!store_.hold_presence(user)) return;
  const Session& session = sessions_.at(*connection);
  const bool lost = session.waits_since &&
                    !Visit(*this, *connection, 0, now_.steady).go_on_waiting() &&
                    is_young(*session.waits_since, now_.wall);
  if (lost && !store_.playing(user) && !missed_match(user, session)) {
    store_.set_present(user, false);
    return replace(*connection);
  }
  store_.notify(to_text(UserNote{user, {}}));
}

void Community::handle_note(const MatchNote& note) {
  if (note.v == 1) return introduce_players(note.match);
  const auto known = tables_.find(note.match);
  if (known != tables_.end() && known->second.told < note.v) catch_up(known->second);
}

void Community::introduce_players(const MatchId& match) {
  const auto players = players_of(match);
  if (!players) return;
  for (const Side side : {Side::White, Side::Black}) {
    const UserId& user = (*players)[side];
    const auto connection = connection_of(user);
    if (!connection) continue;
    // The user may already be in the next match, or know of this one.
    auto now = store_.playing(user);
    if (!now) now = missed_match(user, sessions_.at(*connection));
    if (now) introduce(user, *now);
  }
}

// Sends a user who does not know of their match all its records. The match may already be in memory
// because others looked at it, and may have ended.
void Community::introduce(const UserId& user, const MatchId& match) {
  const auto connection = connection_of(user);
  if (!connection || sessions_.at(*connection).knows == match) return;
  apart(match, [&] {
    const Table* known = table(match);
    if (!known) return;
    std::vector<Record> records = store_.records(match, 0);
    for (int v = 1; v <= known->told; ++v)
      send(*connection, {{}, reply::Event{match, v, records.at(static_cast<std::size_t>(v - 1))}});
    get_to_know(*connection, match);
  });
}

void Community::get_to_know(ConnectionId connection, const MatchId& match) {
  Session& session = change(connection);
  session.knows = match;
  session.waits_since.reset();
}

void Community::introduce_everybody() {
  const auto playing = store_.everybody_playing();
  const auto connections = connections_;
  for (const auto& [user, connection] : connections) {
    const auto now = playing.find(user);
    const auto match = now == playing.end() ? missed_match(user, sessions_.at(connection))
                                            : std::optional(now->second);
    if (match) introduce(user, *match);
  }
}

// A match of the user that began and ended without a message to them.
std::optional<MatchId> Community::missed_match(const UserId& user, const Session& session) {
  const auto known = session.knows ? tables_.find(*session.knows) : tables_.end();
  if (known != tables_.end() && known->second.match.rematched()) {
    std::optional<MatchId> next;
    apart(known->first, [&] { next = rematch_in(store_.records(known->first, 0)); });
    return next;
  }
  if (!has_been_met(user, session)) return std::nullopt;
  const auto last = store_.history(user, {}, 1);
  const bool is_new = !last.empty() && last.front().began >= *session.waits_since;
  return is_new ? std::optional(last.front().match) : std::nullopt;
}

bool Community::has_been_met(const UserId& user, const Session& session) {
  return session.waits_since && is_young(*session.waits_since, now_.wall) && !store_.waiting(user);
}

// Reads the rows of all tables at once, and a table's records only if it has changed, because every
// move waits in the meantime.
void Community::look_again(Now now) {
  begin_at(now);
  const auto running = store_.running();
  const auto present = store_.everybody();
  const auto presence = [&](const UserId& user) {
    const auto row = present.find(user);
    return row == present.end() ? PresenceRow{} : row->second;
  };
  const auto connections = connections_;
  for (const auto& [user, connection] : connections)
    hold_place(user, presence(user));
  for (auto& [id, table] : tables_) {
    // Before the update: if a player is elsewhere, another process measures their turn.
    for (const Side side : {Side::White, Side::Black})
      look_at_seat(table, side, presence(table.match.start().players[side].user));
    const auto v = running.find(id);
    const bool has_moved_on = v == running.end() ? is_behind(table) : v->second > table.told;
    if (has_moved_on) apart(id, [&, &it = table] { catch_up(it); });
  }
  introduce_everybody();
}

}  // namespace damas::net
