#include "net/server/community/matchmaker.hpp"

#include <string>
#include <utility>

namespace damas::net {

namespace {
constexpr int codes_to_try = 20;
}  // namespace

Matchmaker::Matchmaker(Store& store, const CurrentTime& time, const RandomBits& random,
                       Sessions& sessions, Ratings& ratings, const OpeningDraws& openings,
                       MatchRunner& runner)
    : store_(store),
      time_(time),
      random_(random),
      sessions_(sessions),
      ratings_(ratings),
      openings_(openings),
      runner_(runner) {}

bool Matchmaker::free_to_play(Exchange& exchange, const UserId& user) {
  const auto match = store_.matches().playing(user);
  if (match) exchange.refuse(ErrorCode::Busy, "the match " + match->text + " is still played");
  return !match;
}

bool Matchmaker::can_draw(Exchange& exchange, Variant variant, OpeningWish wish) const {
  const bool can = !wish || openings_.can_draw(variant, *wish);
  if (!can)
    exchange.refuse(ErrorCode::BadMessage,
                    "expected \"opening\" to be one that \"welcome\" names for the variant");
  return can;
}

void Matchmaker::on(Exchange& exchange, const request::QueueJoin& ask) {
  const UserId& user = sessions_.user_at(exchange.from());
  if (!can_draw(exchange, ask.variant, ask.opening) || !free_to_play(exchange, user)) return;
  const auto row = store_.waiting().find(user);
  const Waiting wait{ask.variant, ask.time, {}, ask.adjudication, ask.opening};
  const bool waits = row && row->wait == wait;
  const auto other = store_.waiting().take(wait, user);
  exchange.acknowledge(waits && !other);
  if (other) return pair(user, *other, true, ask.adjudication);
  const WallTime since = waits ? row->since : time_.wall();
  store_.waiting().add({user, wait, {}, since});
  sessions_.set_waits_since(exchange.from(), since);
}

bool Matchmaker::resume_wait(ConnectionId connection) {
  const UserId& user = sessions_.user_at(connection);
  const auto row = store_.waiting().find(user);
  if (!row || row->since != sessions_.at(connection).waits_since) return false;
  if (row->wait.code) return true;  // rooms are never suspended
  // Another process may be pairing this user. remove() waits for it, and answers false if it has
  // taken the row, which must then not be added again.
  if (!store_.waiting().remove(user)) return false;
  store_.waiting().add(*row);
  if (store_.matches().playing(user)) return true;
  // A user who came in the meantime was not paired, and waits too.
  const auto other = store_.waiting().take(row->wait, user);
  if (other) pair(user, *other, true, row->wait.adjudication);
  return true;
}

void Matchmaker::end_wait(Exchange& exchange, bool in_room) {
  const UserId& user = sessions_.user_at(exchange.from());
  const auto row = store_.waiting().find(user);
  const bool ends = row && row->wait.code.has_value() == in_room;
  if (ends) store_.waiting().remove(user);
  // A wait that ended elsewhere also ends here; a wait of the other kind continues.
  if (ends || !row || row->since != sessions_.at(exchange.from()).waits_since)
    sessions_.set_waits_since(exchange.from(), std::nullopt);
  exchange.acknowledge(!ends);
}

void Matchmaker::on(Exchange& exchange, const request::QueueLeave&) {
  end_wait(exchange, false);
}

void Matchmaker::on(Exchange& exchange, const request::RoomOpen& ask) {
  const UserId& user = sessions_.user_at(exchange.from());
  if (!can_draw(exchange, ask.variant, ask.opening) || !free_to_play(exchange, user)) return;
  std::string code = random_room_code(random_);
  for (int i = 0; store_.waiting().room(code); ++i) {
    if (i == codes_to_try) return exchange.refuse(ErrorCode::QueueFull, "there are too many rooms");
    code = random_room_code(random_);
  }
  store_.waiting().add(
      {user, {ask.variant, ask.time, code, ask.adjudication, ask.opening}, ask.side, time_.wall()});
  sessions_.set_waits_since(exchange.from(), time_.wall());
  exchange.answer(reply::Room{code});
}

std::optional<WaitRow> Matchmaker::joinable(Exchange& exchange, const UserId& user,
                                            const std::string& code) {
  if (!free_to_play(exchange, user)) return std::nullopt;
  auto room = store_.waiting().room(code);
  // Another process may have started a match of the owner while the room was open.
  const bool gone = room && store_.matches().playing(room->user);
  if (!room || gone) {
    exchange.refuse(ErrorCode::NoMatch, "there is no room with this code");
    return std::nullopt;
  }
  if (room->user == user) {
    exchange.refuse(ErrorCode::NotNow, "the room is your own");
    return std::nullopt;
  }
  return room;
}

void Matchmaker::on(Exchange& exchange, const request::RoomLook& ask) {
  const auto room = joinable(exchange, sessions_.user_at(exchange.from()), ask.code);
  if (!room) return;
  const Waiting& wait = room->wait;
  const bool adjudication = wait.adjudication && runner_.has_tables(wait.variant);
  exchange.answer(reply::Terms{wait.variant, wait.time, room->side, adjudication, wait.opening});
}

void Matchmaker::on(Exchange& exchange, const request::RoomJoin& ask) {
  const UserId& user = sessions_.user_at(exchange.from());
  const auto room = joinable(exchange, user, ask.code);
  if (!room) return;
  if (!store_.waiting().take_room(ask.code))
    return exchange.refuse(ErrorCode::NoMatch, "there is no room with this code");
  exchange.acknowledge();
  pair(user, *room, false, ask.adjudication);
}

void Matchmaker::on(Exchange& exchange, const request::RoomClose&) {
  end_wait(exchange, true);
}

void Matchmaker::pair(const UserId& user, const WaitRow& waiting, bool by_queue, bool wish) {
  store_.waiting().remove(user);
  const bool by_lot_white = random_() % 2 == 0;
  const Side theirs = waiting.side.value_or(by_lot_white ? Side::White : Side::Black);
  const Variant variant = waiting.wait.variant;
  BySide<Person> players;
  players[theirs] = ratings_.person(waiting.user, variant);
  players[opponent(theirs)] = ratings_.person(user, variant);
  const MatchId id{random_uuid(random_)};
  record::Start start =
      first_record(variant, waiting.wait.time, std::move(players), by_queue, waiting.wait.opening);
  start.adjudication = wish && waiting.wait.adjudication && runner_.has_tables(variant);
  runner_.begin(id, start, by_queue);
}

// The client of a user who is not connected here may be any, but wished it when it waited.
bool Matchmaker::understands_openings(const UserId& user) const {
  const auto connection = sessions_.connection_of(user);
  return !connection || sessions_.understanding(*connection).openings;
}

record::Start Matchmaker::first_record(Variant variant, const TimeControl& time,
                                       BySide<Person> players, bool rated,
                                       OpeningWish opening) const {
  const bool drawn = opening && openings_.can_draw(variant, *opening) &&
                     understands_openings(players.white.user) &&
                     understands_openings(players.black.user);
  if (!drawn) return start_of_match(variant, time, std::move(players), rated);
  return start_after(openings_.draw(variant, *opening), *opening, time, std::move(players), rated);
}

std::optional<Matchmaker::NextMatch> Matchmaker::rematch(const record::Start& old) {
  for (const Side side : {Side::White, Side::Black}) {
    if (store_.matches().playing(old.players[side].user)) return std::nullopt;
  }
  BySide<Person> players;
  for (const Side side : {Side::White, Side::Black}) {
    store_.waiting().remove(old.players[side].user);
    players[opponent(side)] = ratings_.person(old.players[side].user, old.variant);
  }
  NextMatch next{{random_uuid(random_)},
                 first_record(old.variant, old.time, std::move(players), old.rated,
                              old.opening ? OpeningWish(old.opening->lot) : std::nullopt)};
  next.start.adjudication = old.adjudication && runner_.has_tables(old.variant);
  return next;
}

}  // namespace damas::net
