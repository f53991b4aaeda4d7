#include "net/server/community/introductions.hpp"

namespace damas::net {

namespace {

std::optional<MatchId> rematch_in(const std::vector<Record>& records) {
  for (const Record& record : records) {
    const auto* rematch = std::get_if<record::Rematch>(&record);
    if (rematch && rematch->match) return rematch->match;
  }
  return std::nullopt;
}

}  // namespace

Introductions::Introductions(Store& store, const CurrentTime& time, Sessions& sessions,
                             Outbox& outbox, LoadedMatches& matches, UnreadableMatches& unreadable)
    : store_(store),
      time_(time),
      sessions_(sessions),
      outbox_(outbox),
      matches_(matches),
      unreadable_(unreadable) {}

void Introductions::introduce_players(const MatchId& match) {
  const auto players = matches_.players_of(match);
  if (!players) return;
  for (const Side side : {Side::White, Side::Black}) {
    const UserId& user = (*players)[side];
    const auto connection = sessions_.connection_of(user);
    if (!connection) continue;
    // The user may already be in the next match, or know of this one.
    auto now = store_.matches().playing(user);
    if (!now) now = missed_match(user, sessions_.at(*connection));
    if (now) introduce(*connection, *now);
  }
}

void Introductions::introduce_everybody() {
  const auto playing = store_.matches().everybody_playing();
  const auto connected = sessions_.connected();
  for (const auto& [user, connection] : connected) {
    const auto now = playing.find(user);
    const auto match = now == playing.end() ? missed_match(user, sessions_.at(connection))
                                            : std::optional(now->second);
    if (match) introduce(connection, *match);
  }
}

// Sends a user who does not know of their match all its records. The match may already be in memory
// because others looked at it, and may have ended.
void Introductions::introduce(ConnectionId connection, const MatchId& match) {
  if (sessions_.at(connection).knows == match) return;
  unreadable_.apart(match, [&] {
    const LoadedMatch* known = matches_.get(match);
    if (!known) return;
    const std::vector<Record> records = store_.matches().records(match, 0);
    for (int v = 1; v <= known->told; ++v)
      outbox_.send(connection,
                   {{}, reply::Event{match, v, records.at(static_cast<std::size_t>(v - 1))}});
    sessions_.begin_match(connection, match);
  });
}

std::optional<MatchId> Introductions::missed_match(const UserId& user, const Session& session) {
  const LoadedMatch* known = session.knows ? matches_.find(*session.knows) : nullptr;
  if (known && known->match.course().rematched()) {
    std::optional<MatchId> next;
    const MatchId id = known->match.id();
    unreadable_.apart(id, [&] { next = rematch_in(store_.matches().records(id, 0)); });
    return next;
  }
  if (!has_been_paired(user, session)) return std::nullopt;
  const auto last = store_.games().history(user, {}, 1);
  const bool is_new = !last.empty() && last.front().began >= *session.waits_since;
  return is_new ? std::optional(last.front().match) : std::nullopt;
}

bool Introductions::has_been_paired(const UserId& user, const Session& session) {
  return session.may_wait(time_.wall()) && !store_.waiting().find(user);
}

}  // namespace damas::net
