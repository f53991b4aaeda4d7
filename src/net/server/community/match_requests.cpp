#include "net/server/community/match_requests.hpp"

#include <utility>

#include "net/server/community/match_reports.hpp"

namespace damas::net {

MatchRequests::MatchRequests(Store& store, const CurrentTime& time, Sessions& sessions,
                             Outbox& outbox, Broadcast& broadcast, LoadedMatches& matches,
                             MatchRunner& runner, Matchmaker& matchmaker, Attendance& attendance,
                             UserPresence& presence)
    : store_(store),
      time_(time),
      sessions_(sessions),
      outbox_(outbox),
      broadcast_(broadcast),
      matches_(matches),
      runner_(runner),
      matchmaker_(matchmaker),
      attendance_(attendance),
      presence_(presence) {}

// ---- the match and the sender's side -----------------------------------------------------------

LoadedMatch* MatchRequests::current(Exchange& exchange, const MatchId& id) {
  LoadedMatch* loaded = matches_.get(id);
  if (!loaded) {
    exchange.refuse(ErrorCode::NoMatch, "there is no match with this id");
  } else {
    matches_.was_behind(*loaded);
  }
  return loaded;
}

// Checked before the match is loaded, so that requests for other users' matches cost little.
std::optional<Side> MatchRequests::side_of(Exchange& exchange, const MatchId& id) {
  const auto players = matches_.players_of(id);
  if (!players) {
    exchange.refuse(ErrorCode::NoMatch, "there is no match with this id");
    return std::nullopt;
  }
  for (const Side side : {Side::White, Side::Black}) {
    if ((*players)[side] == sessions_.user_at(exchange.from())) return side;
  }
  exchange.refuse(ErrorCode::NotPlayer, "this match is played by others");
  return std::nullopt;
}

std::optional<MatchRequests::Place> MatchRequests::place_of(Exchange& exchange, const MatchId& id) {
  const auto side = side_of(exchange, id);
  LoadedMatch* loaded = side ? matches_.get(id) : nullptr;
  if (!loaded) return std::nullopt;
  return Place{*loaded, *side};
}

// ---- changes -----------------------------------------------------------------------------------

void MatchRequests::end_absence(Exchange& exchange, const Place& place) {
  presence_.hold_sender(exchange.from());
  attendance_.come_back(place.loaded, place.side);
}

template <typename Ask>
Change MatchRequests::asked(const Place& place, Ask ask) {
  Change change = ask(Decisions(place.loaded.match), place.side);
  if (change.refused && matches_.was_behind(place.loaded))
    change = ask(Decisions(place.loaded.match), place.side);
  return change;
}

template <typename Ask>
void MatchRequests::carry_out(Exchange& exchange, const MatchId& id, Ask ask) {
  const auto place = place_of(exchange, id);
  if (place) grant(exchange, *place, asked(*place, ask));
}

void MatchRequests::grant(Exchange& exchange, const Place& place, Change change) {
  if (!change.refused) end_absence(exchange, place);
  const LiveMatch& match = place.loaded.match;
  if (!change.records.empty()) {
    // The answer is sent before the events that the request causes.
    const int v = match.v() + static_cast<int>(change.records.size());
    const auto* move = std::get_if<record::Move>(&change.records.back());
    if (!change.refused) {
      exchange.answer(reply::Ack{v, move ? std::optional(move->ply) : std::nullopt, false});
    }
    runner_.commit(place.loaded, change);
  }
  if (change.refused)
    return exchange.refuse(change.refused->code, change.refused->msg, change.refused->wait);
  if (change.dup) exchange.answer(reply::Ack{match.v(), change.ply, true});
}

void MatchRequests::on(Exchange& exchange, const request::Move& ask) {
  carry_out(exchange, ask.match, [&](const Decisions& decisions, Side side) {
    return decisions.move(side, ask, exchange.came());
  });
}

void MatchRequests::on(Exchange& exchange, const request::Resign& ask) {
  carry_out(exchange, ask.match, [&](const Decisions& decisions, Side side) {
    return decisions.resign(side, exchange.came());
  });
}

void MatchRequests::on(Exchange& exchange, const request::Draw& ask) {
  carry_out(exchange, ask.match, [&](const Decisions& decisions, Side side) {
    return decisions.draw(side, ask.answer);
  });
}

void MatchRequests::on(Exchange& exchange, const request::Takeback& ask) {
  carry_out(exchange, ask.match, [&](const Decisions& decisions, Side side) {
    return decisions.takeback(side, ask.answer);
  });
}

void MatchRequests::on(Exchange& exchange, const request::Say& ask) {
  carry_out(exchange, ask.match,
            [&](const Decisions& decisions, Side side) { return decisions.say(side, ask.phrase); });
}

void MatchRequests::on(Exchange& exchange, const request::Rematch& ask) {
  const auto place = place_of(exchange, ask.match);
  if (!place) return;
  Change change = asked(*place, [&](const Decisions& decisions, Side side) {
    return decisions.rematch(side, ask.answer);
  });
  const auto* rematch =
      change.records.empty() ? nullptr : std::get_if<record::Rematch>(&change.records.front());
  if (!rematch || rematch->answer != Answer::Accept)
    return grant(exchange, *place, std::move(change));
  begin_rematch(exchange, *place, std::move(change));
}

void MatchRequests::begin_rematch(Exchange& exchange, const Place& place, Change change) {
  const auto next = matchmaker_.rematch(place.loaded.match.start());
  if (!next) return exchange.refuse(ErrorCode::Busy, "one of the players is in another match");
  std::get<record::Rematch>(change.records.front()).match = next->id;
  grant(exchange, place, std::move(change));
  const auto row = store_.matches().find(place.loaded.match.id());
  runner_.begin(next->id, next->start, row && row->listed);
}

// ---- clocks and absences -----------------------------------------------------------------------

void MatchRequests::on(Exchange& exchange, const request::Flag& ask) {
  const auto place = place_of(exchange, ask.match);
  if (!place) return;
  const LiveMatch& match = place->loaded.match;
  if (match.over()) return exchange.refuse(ErrorCode::Over, "the match has ended");
  if (!place->loaded.timed()) return exchange.refuse(ErrorCode::NotNow, "the match has no clock");
  const auto end = runner_.due_end(place->loaded);
  if (end) return grant(exchange, *place, {{*end}});
  const auto clock = match.clock(time_.steady());
  exchange.refuse(ErrorCode::NotNow, "there is time left",
                  clock ? std::optional(clock->left[match.turn()]) : std::nullopt);
}

void MatchRequests::on(Exchange& exchange, const request::Claim& ask) {
  const auto place = place_of(exchange, ask.match);
  if (!place) return;
  const LoadedMatch& loaded = place->loaded;
  const Side absent = opponent(place->side);
  if (loaded.match.over()) return exchange.refuse(ErrorCode::Over, "the match has ended");
  // Checks the store, because a note of another process may be on its way, or lost.
  attendance_.update(loaded.user(absent), ask.match);
  if (loaded.players[absent].on) return exchange.refuse(ErrorCode::NotNow, "the opponent is here");
  const Milliseconds wait = loaded.claim_in(absent, time_.steady());
  if (wait > Milliseconds{0})
    return exchange.refuse(ErrorCode::NotNow, "the opponent may still come back", wait.count());
  grant(exchange, *place, Decisions(loaded.match).abandon(absent, time_.steady()));
}

void MatchRequests::on(Exchange& exchange, const request::Leave& ask) {
  const auto place = place_of(exchange, ask.match);
  if (!place) return;
  const bool left_before = place->loaded.players[place->side].left;
  if (!left_before) {
    presence_.hold_sender(exchange.from());
    attendance_.leave(place->loaded, place->side);
  }
  exchange.acknowledge(left_before);
}

// ---- looking -----------------------------------------------------------------------------------

void MatchRequests::on(Exchange& exchange, const request::Moves& ask) {
  const bool watched = sessions_.at(exchange.from()).watching == ask.match;
  if (!watched && !side_of(exchange, ask.match)) return;
  const LoadedMatch* loaded = current(exchange, ask.match);
  if (!loaded) return;
  const LiveMatch& match = loaded->match;
  exchange.answer(
      reply::Moves{ask.match, match.game().ply() + 1, choices_of(match.course(), ask.square)});
}

reply::Snap MatchRequests::snapshot(const LoadedMatch& loaded) const {
  reply::Snap snap = snapshot_of(loaded.match, time_.steady());
  const reply::Synced synced = broadcast_.synced(loaded);
  snap.clock = synced.clock;
  snap.presence = synced.presence;
  return snap;
}

void MatchRequests::on(Exchange& exchange, const request::Sync& ask) {
  LoadedMatch* loaded = current(exchange, ask.match);
  if (!loaded) return;
  const auto side = loaded->match.side_of(sessions_.user_at(exchange.from()));
  if (side) end_absence(exchange, {*loaded, *side});
  const int v = loaded->match.v();
  if (ask.v < 1 || ask.v > v || v - ask.v > limits::events_at_once)
    return exchange.answer(snapshot(*loaded));
  int next = ask.v;
  for (Record& record : store_.matches().records(ask.match, ask.v))
    outbox_.send(exchange.from(), {{}, reply::Event{ask.match, ++next, std::move(record)}});
  exchange.answer(broadcast_.synced(*loaded));
}

void MatchRequests::on(Exchange& exchange, const request::Watch& ask) {
  LoadedMatch* loaded = current(exchange, ask.match);
  if (!loaded) return;
  // An older client would take the position after the opening for a mistake of the server, and give
  // up its connection.
  const bool drawn = loaded->match.start().opening.has_value();
  if (drawn && !sessions_.understanding(exchange.from()).openings)
    return exchange.refuse(ErrorCode::NoMatch, "the match has a drawn opening");
  sessions_.stop_watching(exchange.from());
  if (!loaded->match.side_of(sessions_.user_at(exchange.from())))
    sessions_.watch(exchange.from(), ask.match);
  exchange.answer(snapshot(*loaded));
}

void MatchRequests::on(Exchange& exchange, const request::Unwatch& ask) {
  const bool watched = sessions_.at(exchange.from()).watching == ask.match;
  if (watched) sessions_.stop_watching(exchange.from());
  exchange.acknowledge(!watched);
}

}  // namespace damas::net
