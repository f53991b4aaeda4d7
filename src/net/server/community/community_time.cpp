// The effects of time: flags, absences, and matches that nobody uses any more.
#include <cstdlib>

#include "net/server/community/community.hpp"

namespace damas::net {

namespace {

bool every(std::optional<Milliseconds>& last, Milliseconds period, Milliseconds now) {
  if (last && now - *last < period) return false;
  last = now;
  return true;
}

}  // namespace

void Community::tick(Now now) {
  begin_at(now);
  // A write shows whether the database serves again.
  if (every(rhythm_.beat, limits::process_beats_every, now.machine()) || now.stands) beat();
  report_missing_players();
  end_what_is_due();
  if (!every(rhythm_.sweep, limits::sweep_every, now.machine())) return;
  drop_unused_tables();
  wake_forgotten_matches();
  if (believe_wall_clock()) drop_what_is_old();
}

void Community::begin_at(Now now) {
  now_ = now;
  if (!rhythm_.began) rhythm_.began = now.steady;
}

bool Community::has_just_begun() const {
  return now_.steady - *rhythm_.began < limits::return_within;
}

void Community::report_missing_players() {
  if (rhythm_.missing_reported || has_just_begun()) return;
  rhythm_.missing_reported = true;
  for (auto& [id, table] : tables_) {
    for (const Side side : {Side::White, Side::Black}) {
      if (!table.seats[side].awaited) continue;
      change_seat(table, side).awaited = false;
      tell_presence(table, side);
    }
  }
}

bool Community::believe_wall_clock() {
  const WallTime lead = now_.wall - now_.machine().count();
  const bool jumps = wall_ && std::abs(lead - wall_->lead) >= limits::wall_clock_jump.count();
  if (!wall_ || jumps) wall_ = {lead, now_.machine(), jumps};
  wall_->lead = lead;  // a gradual correction of the clock is not a jump
  return now_.machine() - wall_->since >= limits::wall_clock_believed_after;
}

bool Community::wall_clock_jumped() {
  return !believe_wall_clock() && wall_->jumped;
}

void Community::drop_what_is_old() {
  store_.drop_waits(now_.wall - limits::room_stays.count());
  store_.drop_newcomers(now_.wall - limits::newcomer_stays.count());
  end_deserted_matches();
}

void Community::beat() {
  const Beat beat = store_.beat(now_.wall);
  for (const UserId& user : beat.lost) {
    // Their rows name no process any more, so no other process will notify them.
    store_.notify(to_text(UserNote{user, {}}));
    hold_place(user, {});
    seat_changed(user);
  }
  if (!beat.missed) return;
  const auto connections = connections_;
  for (const auto& [user, connection] : connections)
    hold_place(user, store_.presence(user));
}

void Community::end_what_is_due() {
  for (auto& [id, table] : tables_) {
    // The end of a stale table may have been rolled back.
    const bool ended = table.match.over() && !table.stale;
    if (ended || !table.match.start().time.timed() || unreadable_.contains(id)) continue;
    apart(id, [&, &it = table] { end_if_due(it); });
  }
}

bool Community::is_mover_elsewhere(const Table& table) {
  const Seat& mover = table.seats[table.match.turn()];
  return mover.on && !mover.here;
}

std::optional<record::End> Community::due_end(const Table& table) const {
  const Milliseconds grace = is_mover_elsewhere(table) ? limits::grace_elsewhere : Milliseconds{0};
  const Milliseconds then = now_.steady - grace;
  auto end = table.match.due_end(then);
  const auto move = end ? waiting_move(table) : std::nullopt;
  return move && *move < then ? table.match.due_end(*move) : end;
}

// Moves that other users send for this match do not keep the flag from falling.
std::optional<Milliseconds> Community::waiting_move(const Table& table) const {
  const LiveMatch& match = table.match;
  const auto mover = connection_of(match.start().players[match.turn()].user);
  return mover && move_waits_ ? move_waits_(match.id(), *mover) : std::nullopt;
}

void Community::end_if_due(Table& table) {
  if (due_end(table) || table.stale) {
    if (table.stale) reload(table);
    if (due_end(table)) commit(table, {});
  } else if (!is_mover_elsewhere(table) && now_.steady - table.saved >= limits::turn_stored_every) {
    store_turn(table);
  }
}

void Community::store_turn(Table& table) {
  if (table.match.over() || !table.match.start().time.timed() || table.stale) return;
  store_.save_turn(table.match.id(), table.match.v(), table.match.turn_spent(now_.steady),
                   now_.wall);
  table.saved = now_.steady;
}

// Continues from the time that the other process, where the player to move was, has stored.
void Community::resume_stored_turn(Table& table) {
  if (table.match.over() || !table.match.start().time.timed() || table.stale) return;
  const auto row = store_.match(table.match.id());
  if (!row || row->v != table.match.v()) return;
  change(table);
  table.match.resume_turn(row->turn_spent, now_.steady);
}

void Community::save_turns(Now now) {
  begin_at(now);
  for (auto& [id, table] : tables_)
    store_turn(table);
}

// A player who has begun another match has left the seat of the ended one.
bool Community::has_seat_at(const Table& table, Side side) const {
  const auto last = table_of_.find(table.match.start().players[side].user);
  return table.seats[side].here && last != table_of_.end() && last->second == table.match.id();
}

void Community::drop_unused_tables() {
  for (auto at = tables_.begin(); at != tables_.end();) {
    const Table& table = at->second;
    const bool ended = table.match.over() && !table.stale;
    const bool runs = !ended && table.match.start().time.timed();
    const bool looked_at = has_seat_at(table, Side::White) || has_seat_at(table, Side::Black) ||
                           !table.watchers.empty();
    if (runs || looked_at || tables_before_.contains(at->first)) {
      ++at;
      continue;
    }
    for (const Side side : {Side::White, Side::Black}) {
      const auto known = table_of_.find(table.match.start().players[side].user);
      if (known != table_of_.end() && known->second == at->first) table_of_.erase(known);
    }
    at = tables_.erase(at);
  }
}

void Community::wake_forgotten_matches() {
  // Unreadable matches stay forgotten, so they are added to the limit.
  const WallTime untouched = limits::forgotten_after.count();
  for (const MatchId& id : store_.forgotten(now_.wall - untouched, now_.wall + untouched,
                                            limits::wake_at_once + unreadable_.size())) {
    if (!unreadable_.contains(id)) apart(id, [&] { table(id); });
  }
}

// The player to move has stayed away, or both have stopped playing.
void Community::end_deserted_matches() {
  for (const MatchId& id : store_.deserted(now_.wall - limits::untimed_stays.count(),
                                           limits::wake_at_once + unreadable_.size())) {
    if (unreadable_.contains(id)) continue;
    apart(id, [&] {
      Table* left = table(id);
      if (left) commit(*left, left->match.abandon(left->match.turn(), now_.steady).records);
    });
  }
}

}  // namespace damas::net
