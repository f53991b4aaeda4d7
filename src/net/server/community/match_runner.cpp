#include "net/server/community/match_runner.hpp"

#include <algorithm>
#include <ctime>
#include <string>
#include <utility>

#include "net/server/community/match_reports.hpp"
#include "net/server/community/notes.hpp"

namespace damas::net {

namespace {

std::string pdn_date(WallTime wall) {
  const auto seconds = static_cast<std::time_t>(wall / 1000);
  std::tm date{};
  gmtime_r(&seconds, &date);
  char text[16];
  return {text, std::strftime(text, sizeof text, "%Y.%m.%d", &date)};
}

std::string shown_name(const Person& person) {
  return person.name.empty() ? std::string(nameless) : person.name;
}

std::string pdn_of(const LiveMatch& match, WallTime now) {
  const auto& players = match.start().players;
  return pdn_text(match.course(), {{"Event", match.rated() ? "Rated match" : "Friendly match"},
                                   {"Site", "Damas"},
                                   {"Date", pdn_date(now)},
                                   {"White", shown_name(players.white)},
                                   {"Black", shown_name(players.black)}});
}

bool begins_turn(const Record& record) {
  const auto* takeback = std::get_if<record::Takeback>(&record);
  return std::holds_alternative<record::Move>(record) ||
         (takeback && takeback->answer == Answer::Accept);
}

bool has_end(const std::vector<Record>& records) {
  return std::any_of(records.begin(), records.end(), [](const Record& record) {
    return std::holds_alternative<record::End>(record);
  });
}

bool has_move(const std::vector<Record>& records) {
  return std::any_of(records.begin(), records.end(), [](const Record& record) {
    return std::holds_alternative<record::Move>(record);
  });
}

}  // namespace

MatchRunner::MatchRunner(Store& store, const CurrentTime& time, Sessions& sessions,
                         Broadcast& broadcast, LoadedMatches& matches, Ratings& ratings)
    : store_(store),
      time_(time),
      sessions_(sessions),
      broadcast_(broadcast),
      matches_(matches),
      ratings_(ratings) {}

void MatchRunner::begin(const MatchId& id, const record::Start& start, bool listed) {
  store_.matches().add(id, start, time_.wall());
  if (listed) store_.matches().list(id);
  turns_begun_.insert(id);
  LoadedMatch& loaded = matches_.add(LiveMatch(id, start, time_.steady()));
  broadcast_.tell_record(loaded, 1, start);
  for (const Side side : {Side::White, Side::Black}) {
    if (!loaded.players[side].on) broadcast_.tell_presence(loaded, side);
    const auto player = sessions_.connection_of(loaded.user(side));
    if (player) sessions_.begin_match(*player, id);
  }
  store_.notify(to_text(MatchNote{id, 1}));
  ++counts_.change().begun;
}

void MatchRunner::commit(LoadedMatch& loaded, Change change) {
  matches_.remember(loaded);
  LiveMatch& match = loaded.match;
  const int old_v = match.v();
  std::vector<Record> added;
  const auto add = [&](Record record) {
    if (auto* end = std::get_if<record::End>(&record)) ratings_.rate(match, *end);
    if (!match.apply(record, change.way, time_.steady()))
      throw StoreError("a change of match " + match.id().text + " cannot be applied");
    match.stamp(record, time_.steady());
    if (begins_turn(record)) turns_begun_.insert(match.id());
    added.push_back(std::move(record));
  };
  for (Record& record : change.records)
    add(std::move(record));
  if (auto end = due_end(loaded)) {
    add(std::move(*end));
  } else if (has_move(added)) {
    if (auto decided = adjudication(match)) add(std::move(*decided));
  }
  const Progress progress = progress_of(match, old_v, std::move(added));
  if (progress.pdn) ++counts_.change().ended;
  if (!store_.matches().append(progress))
    throw Conflict("match " + match.id().text + " has moved on");
  loaded.saved = time_.steady();
  for (std::size_t i = 0; i < progress.records.size(); ++i) {
    if (std::holds_alternative<record::Move>(progress.records[i])) ++counts_.change().moves;
    broadcast_.tell_record(loaded, old_v + static_cast<int>(i) + 1, progress.records[i]);
  }
  store_.notify(to_text(MatchNote{match.id(), match.v()}));
}

std::optional<record::End> MatchRunner::adjudication(const LiveMatch& match) const {
  const record::Start& start = match.start();
  if (!start.adjudication || match.over() || !has_tables(start.variant)) return std::nullopt;
  const auto verdict = arbiter_->decide(match.game());
  if (!verdict) return std::nullopt;
  return Decisions(match).adjudicated(verdict->winner, time_.steady());
}

Progress MatchRunner::progress_of(const LiveMatch& match, int old_v,
                                  std::vector<Record> records) const {
  Progress progress{.match = match.id(), .old_v = old_v, .now = time_.wall()};
  progress.records = std::move(records);
  progress.plies = match.game().ply();
  progress.turn = match.turn();
  progress.clock = match.clock(time_.steady());
  progress.turn_spent = match.turn_clock().spent(time_.steady());
  if (!match.over()) progress.pieces = match.course().pieces().list();
  if (has_end(progress.records)) progress.pdn = pdn_of(match, time_.wall());
  return progress;
}

std::optional<record::End> MatchRunner::due_end(const LoadedMatch& loaded) const {
  const Milliseconds grace =
      loaded.is_mover_elsewhere() ? limits::grace_elsewhere : Milliseconds{0};
  const Milliseconds then = time_.steady() - grace;
  const Decisions decisions(loaded.match);
  auto end = decisions.due_end(then);
  const auto move = end ? waiting_move(loaded) : std::nullopt;
  return move && *move < then ? decisions.due_end(*move) : end;
}

// Moves that other users send for this match do not keep the flag from falling.
std::optional<Milliseconds> MatchRunner::waiting_move(const LoadedMatch& loaded) const {
  const auto mover = sessions_.connection_of(loaded.user(loaded.match.turn()));
  return mover && move_waits_ ? move_waits_(loaded.match.id(), *mover) : std::nullopt;
}

void MatchRunner::end_if_due(LoadedMatch& loaded) {
  if (due_end(loaded) || loaded.stale) {
    if (loaded.stale) matches_.reload(loaded);
    if (due_end(loaded)) commit(loaded, {});
  } else if (!loaded.is_mover_elsewhere() &&
             time_.steady() - loaded.saved >= limits::turn_stored_every) {
    matches_.store_turn(loaded);
  }
}

void MatchRunner::begin_turns(Milliseconds durable) {
  for (const MatchId& id : turns_begun_) {
    LoadedMatch* loaded = matches_.find(id);
    if (loaded && !loaded->stale) loaded->match.turn_clock().begin(durable);
  }
}

void MatchRunner::keep() {
  counts_.keep();
  turns_begun_.clear();
}

void MatchRunner::undo() {
  counts_.undo();
  turns_begun_.clear();
}

}  // namespace damas::net
