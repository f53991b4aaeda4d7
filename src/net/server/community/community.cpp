#include "net/server/community/community.hpp"

#include <algorithm>

#include "net/server/community/visit.hpp"

namespace damas::net {

namespace {

// Restores the previous values; entries that did not exist are removed.
template <typename Map, typename Befores>
void restore(Map& map, Befores& befores) {
  for (auto& [key, before] : befores) {
    if (before) {
      map[key] = std::move(*before);
    } else {
      map.erase(key);
    }
  }
}

}  // namespace

Community::Community(Store& store, RandomBits random) : store_(store), random_(std::move(random)) {}

void Community::receive(ConnectionId from, const Request& request, Now now,
                        std::optional<Milliseconds> came) {
  begin_at(now);
  change(from);
  Visit(*this, from, request.id, std::min(came.value_or(now.steady), now.steady))
      .handle(request.body);
}

void Community::gone(ConnectionId connection, Now now) {
  begin_at(now);
  if (!sessions_.contains(connection)) return;
  const Session session = change(connection);
  stop_watching(connection);
  sessions_.erase(connection);
  if (!session.user || connection_of(session.user->id) != connection) return;
  connections_.erase(session.user->id);
  store_.set_present(session.user->id, false);
  store_.notify(to_text(UserNote{session.user->id, {}}));
  seat_changed(session.user->id);
}

std::vector<OutgoingMessage> Community::keep(std::optional<Milliseconds> durable) {
  if (durable) begin_turns(*durable);
  note_clocks();
  forget_befores();
  rhythm_before_ = rhythm_;
  counts_before_ = counts_;
  return std::exchange(outgoing_, {});
}

void Community::forget_befores() {
  sessions_before_.clear();
  tables_before_.clear();
  seats_before_.clear();
  table_of_before_.clear();
  turns_begun_.clear();
}

void Community::forget() {
  outgoing_.clear();
  rhythm_ = rhythm_before_;
  counts_ = counts_before_;
  restore(sessions_, sessions_before_);
  restore(table_of_, table_of_before_);
  restore_tables();
  connections_.clear();
  for (auto& [id, table] : tables_)
    table.watchers.clear();
  for (const auto& [id, session] : sessions_) {
    if (session.user) connections_[session.user->id] = id;
    const auto watched = session.watching ? tables_.find(*session.watching) : tables_.end();
    if (watched != tables_.end()) watched->second.watchers.insert(id);
  }
  forget_befores();
}

void Community::restore_tables() {
  for (const auto& [id, seats] : seats_before_) {
    const auto found = tables_.find(id);
    if (found != tables_.end()) found->second.seats = seats;
  }
  for (const auto& [id, before] : tables_before_) {
    const auto found = tables_.find(id);
    if (found == tables_.end()) continue;
    if (before.v == 0) {
      tables_.erase(found);
    } else {
      found->second.stale = {before.v, before.turn_began};
      found->second.told = before.told;
    }
  }
}

CommunityCounts Community::counts() const {
  CommunityCounts counts = counts_;
  counts.users = connections_.size();
  counts.tables = tables_.size();
  counts.unreadable = unreadable_.size();
  return counts;
}

// ---- messages ----------------------------------------------------------------------------------

void Community::send(ConnectionId to, const Reply& reply, bool close) {
  outgoing_.push_back({to, std::make_shared<const std::string>(to_text(reply)), close});
}

void Community::tell(const Table& table, const ReplyBody& body) {
  const auto text = std::make_shared<const std::string>(to_text(Reply{{}, body}));
  for (const Side side : {Side::White, Side::Black}) {
    const auto connection = connection_of(table.match.start().players[side].user);
    if (connection) outgoing_.push_back({*connection, text});
  }
  for (const ConnectionId watcher : table.watchers)
    outgoing_.push_back({watcher, text});
}

void Community::tell_record(Table& table, int v, const Record& record) {
  tell(table, reply::Event{table.match.id(), v, record});
  table.told = v;
}

void Community::tell_presence(const Table& table, Side side) {
  tell(table, reply::SeatPresence{table.match.id(), side, table.presence(side, now_.steady)});
}

// ---- users -------------------------------------------------------------------------------------

Community::Session& Community::change(ConnectionId id) {
  const auto found = sessions_.find(id);
  if (!sessions_before_.contains(id)) {
    sessions_before_[id] = found == sessions_.end() ? std::nullopt : std::optional(found->second);
  }
  return sessions_[id];
}

Seat& Community::change_seat(Table& table, Side side) {
  seats_before_.try_emplace(table.match.id(), table.seats);
  return table.seats[side];
}

void Community::seat_at(const UserId& user, const MatchId& match) {
  const auto known = table_of_.find(user);
  table_of_before_.try_emplace(
      user, known == table_of_.end() ? std::nullopt : std::optional(known->second));
  table_of_[user] = match;
}

std::optional<ConnectionId> Community::connection_of(const UserId& user) const {
  const auto found = connections_.find(user);
  return found == connections_.end() ? std::nullopt : std::optional(found->second);
}

Person Community::person(const UserId& id, Variant variant) {
  const auto user = store_.user(id);
  Person person{id, user ? user->name : "", {}, true};
  if (const auto row = store_.rating(id, variant)) rate(person, row->rating);
  return person;
}

Seat Community::seat_of(const UserId& user, const MatchId& match, const PresenceRow& row) const {
  Seat seat;
  seat.here = connection_of(user).has_value();
  seat.left = row.left == match;
  seat.on = (seat.here || row.at != Whereabouts::Nowhere) && !seat.left;
  seat.absence = row.absences;
  return seat;
}

void Community::seat_changed(const UserId& user, const std::optional<MatchId>& match) {
  const auto own = table_of_.find(user);
  if (!match && own == table_of_.end()) return;
  const auto at = tables_.find(match ? *match : own->second);
  if (at == tables_.end()) return;
  const auto side = at->second.match.side_of(user);
  if (side) look_at_seat(at->second, *side, store_.presence(user));
}

void Community::look_at_seat(Table& table, Side side, const PresenceRow& row) {
  const Seat before = table.seats[side];
  Seat now = seat_of(table.match.start().players[side].user, table.match.id(), row);
  // A new number means a new absence, even if this process has not seen the previous one end.
  const bool begins = before.on || (now.absence != before.absence && !table.match.over());
  now.since = !now.on && begins ? now_.steady : before.since;
  now.awaited = before.awaited && !now.on && !now.left && !begins;
  if (before.here && !now.here) store_turn(table);
  const bool was_measured_elsewhere = before.on && !before.here && side == table.match.turn();
  if (was_measured_elsewhere && row.at == Whereabouts::Nowhere) resume_stored_turn(table);
  if (now == before) return;
  change_seat(table, side) = now;
  if (now.left != before.left || now.on != before.on || now.since != before.since)
    tell_presence(table, side);
}

void Community::stop_watching(ConnectionId connection) {
  Session& session = change(connection);
  if (!session.watching) return;
  const auto watched = tables_.find(*session.watching);
  if (watched != tables_.end()) watched->second.watchers.erase(connection);
  session.watching.reset();
}

void Community::replace(ConnectionId connection) {
  send(connection, {{}, reply::Bye{ByeReason::Replaced}}, true);
  stop_watching(connection);
  Session& session = change(connection);
  if (session.user) connections_.erase(session.user->id);
  session.user.reset();
}

}  // namespace damas::net
