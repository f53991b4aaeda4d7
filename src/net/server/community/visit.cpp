// Requests about the user: connecting, names, the queue, rooms, lists.
#include "net/server/community/visit.hpp"

#include "core/fen.hpp"

namespace damas::net {

namespace {
constexpr int codes_to_try = 20;
}  // namespace

void Visit::handle(const RequestBody& body) {
  const bool introduced = all_.sessions_.at(from_).user.has_value();
  const bool is_hello = std::holds_alternative<request::Hello>(body);
  if (!introduced && !is_hello) return refuse(ErrorCode::Auth, "expected \"hello\" first");
  try {
    std::visit([this](const auto& ask) { on(ask); }, body);
  } catch (const Unreadable&) {  // only this request fails
    refuse(ErrorCode::Server, "the stored data of this match cannot be read");
  }
}

void Visit::answer(ReplyBody body) {
  all_.send(from_, {request_, std::move(body)});
}

void Visit::refuse(ErrorCode code, std::string msg, std::optional<std::int64_t> wait) {
  ++all_.counts_.refusals;
  answer(reply::Err{code, std::move(msg), wait});
}

// ---- connecting --------------------------------------------------------------------------------

std::optional<UserRow> Visit::user_of(const request::Hello& ask,
                                      std::optional<std::string>& token) {
  if (ask.token) return store_.user_by_token(*ask.token);
  token = random_token(all_.random_);
  UserRow user{{random_uuid(all_.random_)}, ask.name.value_or("")};
  store_.add_user(user, *token, now().wall);
  return user;
}

void Visit::on(const request::Hello& ask) {
  Session& session = all_.change(from_);
  if (session.user) return refuse(ErrorCode::NotNow, "\"hello\" was already sent");
  if (ask.proto != limits::protocol_version)
    return refuse(ErrorCode::Auth, "expected \"proto\" to be 1");
  std::optional<std::string> token;
  auto user = user_of(ask, token);
  if (!user) {
    refuse(ErrorCode::Auth, "unknown token");
    all_.outgoing_.back().standing = Standing::WrongToken;
    if (++session.wrong_tokens >= limits::wrong_tokens)
      all_.send(from_, {{}, reply::Bye{ByeReason::Bad}}, true);
    return;
  }
  if (ask.token) store_.seen(user->id, now().wall);
  if (ask.name && user->name != *ask.name) {
    user->name = *ask.name;
    store_.rename(user->id, user->name);
  }
  arrive(*user, std::move(token));
}

void Visit::arrive(const UserRow& user, std::optional<std::string> token) {
  if (const auto earlier = all_.connection_of(user.id)) all_.replace(*earlier);
  all_.change(from_).user = user;
  all_.connections_[user.id] = from_;
  store_.set_present(user.id, true);
  reply::Welcome welcome{user.id, user.name, std::move(token), {}, {}, now().wall};
  if (!welcome.token) {  // a new user plays nothing yet
    store_.notify(to_text(UserNote{user.id, {}}));
    welcome.match = store_.playing(user.id);
    const auto row = store_.waiting(user.id);
    if (row && !welcome.match) welcome.waiting = row->wait;
    // The user may want something else now.
    if (row && !row->wait.code) store_.suspend_search(user.id);
    Session& session = all_.change(from_);
    session.knows = welcome.match;  // the client will request it with "sync"
    if (welcome.waiting && row->wait.code) session.waits_since = row->since;
  }
  answer(welcome);
  all_.outgoing_.back().standing = Standing::Welcome;
  all_.outgoing_.back().user = user.id;
  if (welcome.match) all_.apart(*welcome.match, [&] { all_.table(*welcome.match); });
  all_.seat_changed(user.id);
}

void Visit::on(const request::Name& ask) {
  store_.rename(me(), ask.name);
  all_.change(from_).user->name = ask.name;
  acknowledge();
}

// ---- waiting -----------------------------------------------------------------------------------

bool Visit::free_to_play() {
  const auto match = store_.playing(me());
  if (match) refuse(ErrorCode::Busy, "the match " + match->text + " is still played");
  return !match;
}

void Visit::on(const request::QueueJoin& ask) {
  if (!free_to_play()) return;
  const auto row = store_.waiting(me());
  const bool waits =
      row && !row->wait.code && row->wait.variant == ask.variant && row->wait.time == ask.time;
  const auto other = store_.take_waiting(ask.variant, ask.time, me());
  acknowledge(waits && !other);
  if (other) return meet(*other, true);
  const WallTime since = waits ? row->since : now().wall;
  store_.wait({me(), {ask.variant, ask.time, {}}, {}, since});
  all_.change(from_).waits_since = since;
}

bool Visit::go_on_waiting() {
  const auto row = store_.waiting(me());
  if (!row || row->since != all_.sessions_.at(from_).waits_since) return false;
  if (row->wait.code) return true;  // rooms are never suspended
  // Another process may be taking the row, and this waits for it: the row must not come back then.
  if (!store_.stop_waiting(me())) return false;
  store_.wait(*row);
  if (store_.playing(me())) return true;
  // A user who came in the meantime was not paired, and waits too.
  const auto other = store_.take_waiting(row->wait.variant, row->wait.time, me());
  if (other) meet(*other, true);
  return true;
}

void Visit::end_wait(bool in_room) {
  const auto row = store_.waiting(me());
  const bool ends = row && row->wait.code.has_value() == in_room;
  if (ends) store_.stop_waiting(me());
  // A wait that ended elsewhere also ends here; a wait of the other kind continues.
  Session& session = all_.change(from_);
  if (ends || !row || row->since != session.waits_since) session.waits_since.reset();
  acknowledge(!ends);
}

void Visit::on(const request::QueueLeave&) {
  end_wait(false);
}

void Visit::on(const request::RoomOpen& ask) {
  if (!free_to_play()) return;
  std::string code = random_room_code(all_.random_);
  for (int i = 0; store_.room(code); ++i) {
    if (i == codes_to_try) return refuse(ErrorCode::QueueFull, "there are too many rooms");
    code = random_room_code(all_.random_);
  }
  store_.wait({me(), {ask.variant, ask.time, code}, ask.side, now().wall});
  all_.change(from_).waits_since = now().wall;
  answer(reply::Room{code});
}

void Visit::on(const request::RoomJoin& ask) {
  if (!free_to_play()) return;
  const auto room = store_.room(ask.code);
  // Another process may have started a match of the owner while the room was open.
  const bool gone = room && store_.playing(room->user);
  if (!room || gone) return refuse(ErrorCode::NoMatch, "there is no room with this code");
  if (room->user == me()) return refuse(ErrorCode::NotNow, "the room is your own");
  if (!store_.take_room(ask.code))
    return refuse(ErrorCode::NoMatch, "there is no room with this code");
  acknowledge();
  meet(*room, false);
}

void Visit::on(const request::RoomClose&) {
  end_wait(true);
}

void Visit::meet(const WaitRow& waiting, bool by_queue) {
  store_.stop_waiting(me());
  const bool by_lot_white = all_.random_() % 2 == 0;
  const Side theirs = waiting.side.value_or(by_lot_white ? Side::White : Side::Black);
  const Variant variant = waiting.wait.variant;
  BySide<Person> players;
  players[theirs] = all_.person(waiting.user, variant);
  players[opponent(theirs)] = all_.person(me(), variant);
  all_.begin({random_uuid(all_.random_)},
             start_of_match(variant, waiting.wait.time, std::move(players), by_queue), by_queue);
}

// ---- lists -------------------------------------------------------------------------------------

void Visit::on(const request::Live& ask) {
  auto games = store_.live(ask.variant, all_.lists_rooms_, limits::games_per_page + 1);
  const bool more = games.size() > limits::games_per_page;
  if (more) games.pop_back();
  answer(reply::Games{std::move(games), more});
}

void Visit::on(const request::History& ask) {
  auto games = store_.history(me(), ask.before, limits::games_per_page + 1);
  const bool more = games.size() > limits::games_per_page;
  if (more) {
    const auto next = games.back().ended;
    games.pop_back();
    // The next page begins before the last entry here, so all entries that ended with it go there.
    while (games.size() > 1 && games.back().ended == next)
      games.pop_back();
  }
  answer(reply::Games{std::move(games), more});
}

void Visit::on(const request::GameText& ask) {
  const auto pdn = store_.pdn(ask.match);
  if (!pdn) return refuse(ErrorCode::NoMatch, "there is no finished match with this id");
  answer(reply::GameText{ask.match, *pdn});
}

void Visit::on(const request::Ping& ask) {
  answer(reply::Pong{ask.c, now().wall});
}

}  // namespace damas::net
