// Beginning, loading and changing the matches of the community.
#include <algorithm>
#include <ctime>

#include "net/server/community/community.hpp"

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

bool begins_turn(const Record& record) {
  const auto* takeback = std::get_if<record::Takeback>(&record);
  return std::holds_alternative<record::Move>(record) ||
         (takeback && takeback->answer == Answer::Accept);
}

constexpr double rating_period_ms = 24.0 * 3600 * 1000;

Rating rating_now(const std::optional<RatingRow>& row, WallTime now) {
  if (!row) return {};
  return rested(row->rating, std::max(0.0, static_cast<double>(now - row->at) / rating_period_ms));
}

}  // namespace

void Community::change(Table& table) {
  const LiveMatch& match = table.match;
  tables_before_.try_emplace(
      match.id(), Before{match.v(), now_.steady - match.turn_spent(now_.steady), table.told});
}

void Community::begin(const MatchId& id, const record::Start& start, bool listed) {
  store_.add_match(id, start, now_.wall);
  if (listed) store_.list_match(id);
  tables_before_.try_emplace(id, Before{});
  turns_begun_.insert(id);
  Table& table =
      tables_.emplace(id, Table{.match = LiveMatch(id, start, now_.steady)}).first->second;
  fill_seats(table);
  tell_record(table, 1, start);
  for (const Side side : {Side::White, Side::Black}) {
    if (!table.seats[side].on) tell_presence(table, side);
    if (const auto player = connection_of(start.players[side].user)) get_to_know(*player, id);
  }
  store_.notify(to_text(MatchNote{id, 1}));
  ++counts_.matches_begun;
}

void Community::begin_turns(Milliseconds durable) {
  for (const MatchId& id : turns_begun_) {
    const auto found = tables_.find(id);
    if (found != tables_.end() && !found->second.stale) found->second.match.begin_turn(durable);
  }
}

void Community::fill_seats(Table& table) {
  for (const Side side : {Side::White, Side::Black}) {
    const UserId& user = table.match.start().players[side].user;
    Seat& seat = table.seats[side];
    seat = seat_of(user, table.match.id(), store_.presence(user));
    seat.since = now_.steady;
    // Looking at an older match must not replace the user's running one.
    if (!table.match.over() || !table_of_.contains(user)) seat_at(user, table.match.id());
  }
}

LiveMatch Community::match_from(const MatchRow& row, const std::vector<Record>& records) {
  const auto* start = records.empty() ? nullptr : std::get_if<record::Start>(&records.front());
  if (!start) throw Unreadable("match " + row.id.text + " has no start");
  LiveMatch match(row.id, *start, now_.steady);
  for (std::size_t i = 1; i < records.size(); ++i) {
    if (!match.apply(records[i], now_.steady))
      throw Unreadable("match " + row.id.text + " cannot go on after " + std::to_string(i));
  }
  match.resume_turn(row.turn_spent, now_.steady);
  return match;
}

Table* Community::load(const MatchRow& row) {
  LiveMatch match = match_from(row, store_.records(row.id, 0));
  const int v = match.v();
  Table& table = tables_.emplace(row.id, Table{.match = std::move(match)}).first->second;
  tables_before_.try_emplace(row.id, Before{});
  table.told = v;
  table.saved = now_.steady;
  fill_seats(table);
  for (const Side side : {Side::White, Side::Black}) {
    Seat& seat = table.seats[side];
    seat.awaited = !seat.on && !seat.left && has_just_begun();
  }
  return &table;
}

Table* Community::table(const MatchId& id) {
  const auto found = tables_.find(id);
  if (found != tables_.end()) {
    if (found->second.stale) reload(found->second);
    return &found->second;
  }
  const auto row = store_.match(id);
  return row ? load(*row) : nullptr;
}

std::optional<BySide<UserId>> Community::players_of(const MatchId& id) {
  if (const auto found = tables_.find(id); found != tables_.end()) {
    const BySide<Person>& players = found->second.match.start().players;
    return BySide<UserId>{players.white.user, players.black.user};
  }
  const auto row = store_.match(id);
  return row ? std::optional(row->players) : std::nullopt;
}

void Community::reload(Table& table) {
  const Stale stale = *table.stale;
  tables_before_.try_emplace(table.match.id(), Before{stale.v, stale.turn_began, table.told});
  const auto row = store_.match(table.match.id());
  if (!row) throw Unreadable("match " + table.match.id().text + " is gone");
  const std::vector<Record> records = store_.records(row->id, 0);
  LiveMatch match = match_from(*row, records);
  if (match.v() == stale.v) match.resume_turn(now_.steady - stale.turn_began, now_.steady);
  table.match = std::move(match);
  table.stale.reset();
  while (table.told < table.match.v())
    tell_record(table, table.told + 1, records[static_cast<std::size_t>(table.told)]);
}

void Community::catch_up(Table& table) {
  LiveMatch& match = table.match;
  if (!table.stale) {
    change(table);
    for (const Record& record : store_.records(match.id(), match.v())) {
      if (!match.apply(record, now_.steady)) break;
      if (match.v() > table.told) tell_record(table, match.v(), record);
    }
    const auto row = store_.match(match.id());
    if (row && row->v == match.v() && table.told == match.v()) return;
    table.stale = {match.v(), now_.steady - match.turn_spent(now_.steady)};
  }
  reload(table);
}

bool Community::is_behind(const Table& table) {
  const auto row = store_.match(table.match.id());
  return row && row->v > table.match.v();
}

bool Community::was_behind(Table& table) {
  if (!is_behind(table)) return false;
  catch_up(table);
  return true;
}

void Community::commit(Table& table, std::vector<Record> records) {
  change(table);
  LiveMatch& match = table.match;
  Progress progress{.match = match.id(), .old_v = match.v(), .now = now_.wall};
  const auto add = [&](Record record) {
    if (auto* end = std::get_if<record::End>(&record)) add_ratings(table, *end);
    if (!match.apply(record, now_.steady))
      throw StoreError("a change of match " + match.id().text + " cannot be applied");
    match.stamp(record, now_.steady);
    if (begins_turn(record)) turns_begun_.insert(match.id());
    progress.records.push_back(std::move(record));
  };
  for (Record& record : records)
    add(std::move(record));
  if (auto end = due_end(table)) add(std::move(*end));
  progress.plies = match.game().ply();
  progress.turn = match.turn();
  progress.clock = match.clock(now_.steady);
  progress.turn_spent = match.turn_spent(now_.steady);
  const bool ends =
      std::any_of(progress.records.begin(), progress.records.end(),
                  [](const auto& r) { return std::holds_alternative<record::End>(r); });
  if (!match.over()) progress.pieces = match.pieces().list();
  if (ends) {
    const auto& players = match.start().players;
    progress.pdn = match.pdn({{"Event", match.rated() ? "Rated match" : "Friendly match"},
                              {"Site", "Damas"},
                              {"Date", pdn_date(now_.wall)},
                              {"White", shown_name(players.white)},
                              {"Black", shown_name(players.black)}});
    ++counts_.matches_ended;
  }
  if (!store_.append(progress)) throw Conflict("match " + match.id().text + " has moved on");
  table.saved = now_.steady;
  for (std::size_t i = 0; i < progress.records.size(); ++i) {
    if (std::holds_alternative<record::Move>(progress.records[i])) ++counts_.moves;
    tell_record(table, progress.old_v + static_cast<int>(i) + 1, progress.records[i]);
  }
  store_.notify(to_text(MatchNote{match.id(), match.v()}));
}

void Community::add_ratings(const Table& table, record::End& end) {
  const record::Start& start = table.match.start();
  constexpr int moves_of_both = 2;
  if (!table.match.rated() || table.match.game().ply() < moves_of_both) return;
  const bool has_jumped = wall_clock_jumped();
  BySide<RatingRow> rows;
  BySide<Rating> before;
  for (const Side side : {Side::White, Side::Black}) {
    const auto row = store_.rating(start.players[side].user, start.variant);
    // If the clock has jumped, the time since the last game is unknown and counts as zero.
    const WallTime then = row && has_jumped ? row->at : now_.wall;
    before[side] = rating_now(row, then);
    rows[side] = row.value_or(RatingRow{});
    rows[side].at = then;
  }
  end.ratings.emplace();
  for (const Side side : {Side::White, Side::Black}) {
    const double score = !end.winner ? 0.5 : *end.winner == side ? 1 : 0;
    const RatedGame game{before[opponent(side)], score};
    const RatingRow after{rated(before[side], {&game, 1}), rows[side].games + 1, rows[side].at};
    store_.set_rating(start.players[side].user, start.variant, after);
    (*end.ratings)[side] = {shown(before[side]), shown(after.rating)};
  }
}

}  // namespace damas::net
