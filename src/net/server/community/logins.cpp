#include "net/server/community/logins.hpp"

#include <utility>

#include "net/protocol/limits.hpp"
#include "net/server/community/notes.hpp"

namespace damas::net {

Logins::Logins(Store& store, const CurrentTime& time, const RandomBits& random, Sessions& sessions,
               Outbox& outbox, LoadedMatches& matches, UnreadableMatches& unreadable,
               const MatchRunner& runner, const OpeningDraws& openings, Attendance& attendance,
               UserPresence& presence)
    : store_(store),
      time_(time),
      random_(random),
      sessions_(sessions),
      outbox_(outbox),
      matches_(matches),
      unreadable_(unreadable),
      runner_(runner),
      openings_(openings),
      attendance_(attendance),
      presence_(presence) {}

std::optional<UserRow> Logins::user_of(const request::Hello& ask,
                                       std::optional<std::string>& token) {
  if (ask.token) return store_.users().find_by_token(*ask.token);
  token = random_token(random_);
  UserRow user{{random_uuid(random_)}, ask.name.value_or("")};
  store_.users().add(user, *token, time_.wall());
  return user;
}

void Logins::on(Exchange& exchange, const request::Hello& ask) {
  if (sessions_.at(exchange.from()).user)
    return exchange.refuse(ErrorCode::NotNow, "\"hello\" was already sent");
  if (ask.proto != limits::protocol_version)
    return exchange.refuse(ErrorCode::Auth, "expected \"proto\" to be 1");
  std::optional<std::string> token;
  auto user = user_of(ask, token);
  if (!user) return refuse_token(exchange);
  if (ask.token) store_.users().seen(user->id, time_.wall());
  if (ask.name && user->name != *ask.name) {
    user->name = *ask.name;
    store_.users().rename(user->id, user->name);
  }
  sessions_.set_understanding(exchange.from(), {ask.adjudication, ask.openings});
  welcome(exchange, *user, std::move(token));
}

std::optional<std::vector<std::string>> Logins::variants_with_tables() const {
  std::vector<std::string> ids;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    if (runner_.has_tables(static_cast<Variant>(i))) ids.emplace_back(variants[i].id);
  }
  return ids.empty() ? std::nullopt : std::optional(std::move(ids));
}

void Logins::refuse_token(Exchange& exchange) {
  exchange.refuse(ErrorCode::Auth, "unknown token");
  outbox_.mark_last(Standing::WrongToken);
  if (sessions_.count_wrong_token(exchange.from()) >= limits::wrong_tokens)
    outbox_.send(exchange.from(), {{}, reply::Bye{ByeReason::Bad}}, true);
}

void Logins::welcome(Exchange& exchange, const UserRow& user, std::optional<std::string> token) {
  presence_.arrive(exchange.from(), user);
  // Clients that do not know adjudication or openings are not told of them (see Outbox).
  reply::Welcome welcome{user.id, user.name,    std::move(token),       {},
                         {},      time_.wall(), variants_with_tables(), openings_.all()};
  if (!welcome.token) resume(exchange.from(), welcome);  // a new user plays nothing yet
  exchange.answer(welcome);
  outbox_.mark_last(Standing::Welcome, user.id);
  if (welcome.match) unreadable_.apart(*welcome.match, [&] { matches_.get(*welcome.match); });
  attendance_.update(user.id);
}

void Logins::resume(ConnectionId connection, reply::Welcome& welcome) {
  const UserId& user = welcome.user;
  store_.notify(to_text(UserNote{user, {}}));
  welcome.match = store_.matches().playing(user);
  const auto row = store_.waiting().find(user);
  if (row && !welcome.match) welcome.waiting = row->wait;
  // After an absence, the user may no longer want to search for an opponent.
  if (row && !row->wait.code) store_.waiting().suspend_search(user);
  sessions_.set_known_match(connection, welcome.match);  // the client will request it with "sync"
  if (welcome.waiting && row->wait.code) sessions_.set_waits_since(connection, row->since);
}

void Logins::on(Exchange& exchange, const request::Name& ask) {
  store_.users().rename(sessions_.user_at(exchange.from()), ask.name);
  sessions_.rename(exchange.from(), ask.name);
  exchange.acknowledge();
}

}  // namespace damas::net
