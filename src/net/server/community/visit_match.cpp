// Requests about a match.
#include "net/server/community/visit.hpp"

namespace damas::net {

Table* Visit::current_table(const MatchId& id) {
  Table* table = all_.table(id);
  if (!table) {
    refuse(ErrorCode::NoMatch, "there is no match with this id");
  } else {
    all_.was_behind(*table);
  }
  return table;
}

// Checked before the match is loaded, so that requests for other users' matches cost little.
std::optional<Side> Visit::my_side(const MatchId& id) {
  const auto players = all_.players_of(id);
  if (!players) {
    refuse(ErrorCode::NoMatch, "there is no match with this id");
    return std::nullopt;
  }
  for (const Side side : {Side::White, Side::Black}) {
    if ((*players)[side] == me()) return side;
  }
  refuse(ErrorCode::NotPlayer, "this match is played by others");
  return std::nullopt;
}

std::optional<Visit::Place> Visit::my_place(const MatchId& id) {
  const auto side = my_side(id);
  Table* table = side ? all_.table(id) : nullptr;
  if (!table) return std::nullopt;
  return Place{*table, *side};
}

void Visit::be_present() {
  const PresenceRow row = store_.presence(me());
  // Otherwise, or if the user waits, a note will tell this process, which may then disconnect the
  // user.
  const bool waits = all_.sessions_.at(from_).waits_since.has_value();
  if (row.at != Whereabouts::Elsewhere && !waits) all_.hold_place(me(), row);
}

void Visit::end_absence(const Place& place) {
  be_present();
  const Seat& known = place.table.seats[place.side];
  if (known.on && !known.left) return;
  Seat& seat = all_.change_seat(place.table, place.side);
  seat.left = seat.awaited = false;
  seat.on = seat.here = true;
  store_.set_left(me(), std::nullopt);
  store_.notify(to_text(UserNote{me(), {}}));
  all_.tell_presence(place.table, place.side);
}

template <typename Ask>
Change Visit::asked(const Place& place, Ask ask) {
  Change change = ask(place.table.match);
  if (change.refused && all_.was_behind(place.table)) change = ask(place.table.match);
  return change;
}

void Visit::grant(const Place& place, Change change) {
  if (!change.refused) end_absence(place);
  if (!change.records.empty()) {
    // The answer is sent before the events that the request causes.
    const int v = place.table.match.v() + static_cast<int>(change.records.size());
    const auto* move = std::get_if<record::Move>(&change.records.back());
    if (!change.refused) {
      answer(reply::Ack{v, move ? std::optional(move->ply) : std::nullopt, false});
    }
    all_.commit(place.table, std::move(change.records));
  }
  if (change.refused)
    return refuse(change.refused->code, change.refused->msg, change.refused->wait);
  if (change.dup) answer(reply::Ack{place.table.match.v(), change.ply, true});
}

void Visit::on(const request::Moves& ask) {
  const bool watched = all_.sessions_.at(from_).watching == ask.match;
  if (!watched && !my_side(ask.match)) return;
  const Table* table = current_table(ask.match);
  if (!table) return;
  answer(reply::Moves{ask.match, table->match.game().ply() + 1, table->match.choices(ask.square)});
}

void Visit::on(const request::Move& ask) {
  const auto place = my_place(ask.match);
  if (!place) return;
  carry_out(*place, [&](const LiveMatch& match) { return match.move(place->side, ask, came_); });
}

void Visit::on(const request::Resign& ask) {
  const auto place = my_place(ask.match);
  if (!place) return;
  carry_out(*place, [&](const LiveMatch& match) { return match.resign(place->side, came_); });
}

void Visit::on(const request::Draw& ask) {
  const auto place = my_place(ask.match);
  if (!place) return;
  carry_out(*place, [&](const LiveMatch& match) { return match.draw(place->side, ask.answer); });
}

void Visit::on(const request::Takeback& ask) {
  const auto place = my_place(ask.match);
  if (!place) return;
  carry_out(*place,
            [&](const LiveMatch& match) { return match.takeback(place->side, ask.answer); });
}

void Visit::on(const request::Say& ask) {
  const auto place = my_place(ask.match);
  if (!place) return;
  carry_out(*place, [&](const LiveMatch& match) { return match.say(place->side, ask.phrase); });
}

void Visit::on(const request::Rematch& ask) {
  const auto place = my_place(ask.match);
  if (!place) return;
  Change change =
      asked(*place, [&](const LiveMatch& match) { return match.rematch(place->side, ask.answer); });
  auto* granted =
      change.records.empty() ? nullptr : std::get_if<record::Rematch>(&change.records.front());
  if (!granted || granted->answer != Answer::Accept) return grant(*place, std::move(change));
  const record::Start& old = place->table.match.start();
  for (const Side side : {Side::White, Side::Black}) {
    if (store_.playing(old.players[side].user))
      return refuse(ErrorCode::Busy, "one of the players is in another match");
  }
  BySide<Person> players;
  for (const Side side : {Side::White, Side::Black}) {
    store_.stop_waiting(old.players[side].user);
    players[opponent(side)] = all_.person(old.players[side].user, old.variant);
  }
  const MatchId next{random_uuid(all_.random_)};
  const record::Start start = start_of_match(old.variant, old.time, std::move(players), old.rated);
  granted->match = next;
  grant(*place, std::move(change));
  const auto row = store_.match(ask.match);
  all_.begin(next, start, row && row->listed);
}

void Visit::on(const request::Flag& ask) {
  const auto place = my_place(ask.match);
  if (!place) return;
  const LiveMatch& match = place->table.match;
  if (match.over()) return refuse(ErrorCode::Over, "the match has ended");
  if (!match.start().time.timed()) return refuse(ErrorCode::NotNow, "the match has no clock");
  const auto end = all_.due_end(place->table);
  if (end) return grant(*place, {{*end}});
  const auto clock = match.clock(now().steady);
  refuse(ErrorCode::NotNow, "there is time left",
         clock ? std::optional(clock->left[match.turn()]) : std::nullopt);
}

void Visit::on(const request::Claim& ask) {
  const auto place = my_place(ask.match);
  if (!place) return;
  const Side absent = opponent(place->side);
  if (place->table.match.over()) return refuse(ErrorCode::Over, "the match has ended");
  // Checks the store, because a note of another process may be on its way, or lost.
  all_.seat_changed(place->table.match.start().players[absent].user, ask.match);
  if (place->table.seats[absent].on) return refuse(ErrorCode::NotNow, "the opponent is here");
  const Milliseconds wait = place->table.claim_in(absent, now().steady);
  if (wait > Milliseconds{0})
    return refuse(ErrorCode::NotNow, "the opponent may still come back", wait.count());
  grant(*place, place->table.match.abandon(absent, now().steady));
}

void Visit::on(const request::Leave& ask) {
  const auto place = my_place(ask.match);
  if (!place) return;
  const bool left_before = place->table.seats[place->side].left;
  if (!left_before) {
    be_present();
    store_.set_left(me(), ask.match);
    store_.notify(to_text(UserNote{me(), ask.match}));
    all_.seat_changed(me(), ask.match);
  }
  acknowledge(left_before);
}

reply::Snap Visit::snapshot(const Table& table) const {
  reply::Snap snap = table.match.snapshot(now().steady);
  const reply::Synced synced = all_.synced(table);
  snap.clock = synced.clock;
  snap.presence = synced.presence;
  return snap;
}

void Visit::on(const request::Sync& ask) {
  Table* table = current_table(ask.match);
  if (!table) return;
  if (const auto side = table->match.side_of(me())) end_absence({*table, *side});
  const int v = table->match.v();
  if (ask.v < 1 || ask.v > v || v - ask.v > limits::events_at_once) return answer(snapshot(*table));
  int next = ask.v;
  for (Record& record : store_.records(ask.match, ask.v))
    all_.send(from_, {{}, reply::Event{ask.match, ++next, std::move(record)}});
  answer(all_.synced(*table));
}

void Visit::on(const request::Watch& ask) {
  Table* table = current_table(ask.match);
  if (!table) return;
  all_.stop_watching(from_);
  if (!table->match.side_of(me())) {
    all_.change(from_).watching = ask.match;
    table->watchers.insert(from_);
  }
  answer(snapshot(*table));
}

void Visit::on(const request::Unwatch& ask) {
  const auto& watching = all_.sessions_.at(from_).watching;
  const bool watched = watching == ask.match;
  if (watched) all_.stop_watching(from_);
  acknowledge(!watched);
}

}  // namespace damas::net
