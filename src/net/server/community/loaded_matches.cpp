#include "net/server/community/loaded_matches.hpp"

#include <string>
#include <utility>

namespace damas::net {

LoadedMatch* LoadedMatches::get(const MatchId& id) {
  if (LoadedMatch* known = find(id)) {
    if (known->stale) reload(*known);
    return known;
  }
  const auto row = store_.matches().find(id);
  return row ? &load(*row) : nullptr;
}

LoadedMatch* LoadedMatches::find(const MatchId& id) {
  const auto found = matches_.find(id);
  return found == matches_.end() ? nullptr : &found->second;
}

const LoadedMatch* LoadedMatches::find(const MatchId& id) const {
  const auto found = matches_.find(id);
  return found == matches_.end() ? nullptr : &found->second;
}

std::optional<BySide<UserId>> LoadedMatches::players_of(const MatchId& id) {
  if (const LoadedMatch* known = find(id))
    return BySide<UserId>{known->user(Side::White), known->user(Side::Black)};
  const auto row = store_.matches().find(id);
  return row ? std::optional(row->players) : std::nullopt;
}

std::optional<MatchId> LoadedMatches::last_of(const UserId& user) const {
  const MatchId* last = last_of_.find(user);
  return last ? std::optional(*last) : std::nullopt;
}

LoadedMatch& LoadedMatches::add(LiveMatch match) {
  const MatchId id = match.id();
  before_.try_emplace(id, Before{});
  LoadedMatch& loaded = matches_.emplace(id, LoadedMatch{.match = std::move(match)}).first->second;
  fill_players(loaded);
  return loaded;
}

void LoadedMatches::fill_players(LoadedMatch& loaded) {
  const MatchId& id = loaded.match.id();
  for (const Side side : {Side::White, Side::Black}) {
    const UserId& user = loaded.user(side);
    loaded.players[side] =
        presence_at(id, store_.presence().of(user), sessions_.connection_of(user).has_value());
    loaded.players[side].since = time_.steady();
    // Looking at an older match must not replace the user's running one.
    if (!loaded.match.over() || !last_of_.contains(user)) last_of_.change(user) = id;
  }
}

LoadedMatch& LoadedMatches::load(const MatchRow& row) {
  LoadedMatch& loaded = add(match_from(row, store_.matches().records(row.id, 0)));
  loaded.told = loaded.match.v();
  loaded.saved = time_.steady();
  for (const Side side : {Side::White, Side::Black}) {
    PlayerPresence& player = loaded.players[side];
    player.awaited = !player.on && !player.left && time_.has_just_begun();
  }
  return loaded;
}

LiveMatch LoadedMatches::match_from(const MatchRow& row, const std::vector<Record>& records) {
  const auto* start = records.empty() ? nullptr : std::get_if<record::Start>(&records.front());
  if (!start) throw Unreadable("match " + row.id.text + " has no start");
  if (start->opening && !RecordedMatch::is_start(*start))
    throw Unreadable("match " + row.id.text + " has an opening that is not legal");
  LiveMatch match(row.id, *start, time_.steady());
  for (std::size_t i = 1; i < records.size(); ++i) {
    if (!match.apply(records[i], time_.steady()))
      throw Unreadable("match " + row.id.text + " cannot go on after " + std::to_string(i));
  }
  match.turn_clock().resume(row.turn_spent, time_.steady());
  return match;
}

void LoadedMatches::remember(const LoadedMatch& loaded) {
  const LiveMatch& match = loaded.match;
  before_.try_emplace(
      match.id(),
      Before{match.v(), time_.steady() - match.turn_clock().spent(time_.steady()), loaded.told});
}

PlayerPresence& LoadedMatches::change_player(LoadedMatch& loaded, Side side) {
  players_before_.try_emplace(loaded.match.id(), loaded.players);
  return loaded.players[side];
}

void LoadedMatches::reload(LoadedMatch& loaded) {
  const Stale stale = *loaded.stale;
  before_.try_emplace(loaded.match.id(), Before{stale.v, stale.turn_began, loaded.told});
  const auto row = store_.matches().find(loaded.match.id());
  if (!row) throw Unreadable("match " + loaded.match.id().text + " is gone");
  const std::vector<Record> records = store_.matches().records(row->id, 0);
  LiveMatch match = match_from(*row, records);
  if (match.v() == stale.v)
    match.turn_clock().resume(time_.steady() - stale.turn_began, time_.steady());
  loaded.match = std::move(match);
  loaded.stale.reset();
  while (loaded.told < loaded.match.v())
    broadcast_.tell_record(loaded, loaded.told + 1, records[static_cast<std::size_t>(loaded.told)]);
}

void LoadedMatches::catch_up(LoadedMatch& loaded) {
  LiveMatch& match = loaded.match;
  if (!loaded.stale) {
    remember(loaded);
    for (const Record& record : store_.matches().records(match.id(), match.v())) {
      if (!match.apply(record, time_.steady())) break;
      if (match.v() > loaded.told) broadcast_.tell_record(loaded, match.v(), record);
    }
    const auto row = store_.matches().find(match.id());
    if (row && row->v == match.v() && loaded.told == match.v()) return;
    loaded.stale = {match.v(), time_.steady() - match.turn_clock().spent(time_.steady())};
  }
  reload(loaded);
}

bool LoadedMatches::is_behind(const LoadedMatch& loaded) {
  const auto row = store_.matches().find(loaded.match.id());
  return row && row->v > loaded.match.v();
}

bool LoadedMatches::was_behind(LoadedMatch& loaded) {
  if (!is_behind(loaded)) return false;
  catch_up(loaded);
  return true;
}

void LoadedMatches::store_turn(LoadedMatch& loaded) {
  if (!loaded.is_turn_timed()) return;
  const LiveMatch& match = loaded.match;
  store_.matches().save_turn(match.id(), match.v(), match.turn_clock().spent(time_.steady()),
                             time_.wall());
  loaded.saved = time_.steady();
}

void LoadedMatches::store_turns() {
  for (auto& [id, loaded] : matches_)
    store_turn(loaded);
}

void LoadedMatches::resume_stored_turn(LoadedMatch& loaded) {
  if (!loaded.is_turn_timed()) return;
  const auto row = store_.matches().find(loaded.match.id());
  if (!row || row->v != loaded.match.v()) return;
  remember(loaded);
  loaded.match.turn_clock().resume(row->turn_spent, time_.steady());
}

// A player who has begun another match is not at the ended one any more.
bool LoadedMatches::has_player_here(const LoadedMatch& loaded, Side side) const {
  return loaded.players[side].here && last_of(loaded.user(side)) == loaded.match.id();
}

void LoadedMatches::drop_unused() {
  for (auto at = matches_.begin(); at != matches_.end();) {
    const LoadedMatch& loaded = at->second;
    const bool runs = !loaded.has_ended() && loaded.timed();
    const bool looked_at = has_player_here(loaded, Side::White) ||
                           has_player_here(loaded, Side::Black) || sessions_.is_watched(at->first);
    if (runs || looked_at || before_.contains(at->first)) {
      ++at;
      continue;
    }
    for (const Side side : {Side::White, Side::Black}) {
      if (last_of(loaded.user(side)) == at->first) last_of_.drop(loaded.user(side));
    }
    at = matches_.erase(at);
  }
}

std::set<MatchId> LoadedMatches::changed() const {
  std::set<MatchId> changed;
  for (const auto& [id, before] : before_)
    changed.insert(id);
  for (const auto& [id, players] : players_before_)
    changed.insert(id);
  return changed;
}

void LoadedMatches::keep() {
  last_of_.keep();
  before_.clear();
  players_before_.clear();
}

void LoadedMatches::undo() {
  last_of_.undo();
  for (const auto& [id, players] : players_before_) {
    if (LoadedMatch* loaded = find(id)) loaded->players = players;
  }
  for (const auto& [id, before] : before_) {
    LoadedMatch* loaded = find(id);
    if (!loaded) continue;
    if (before.v == 0) {
      matches_.erase(id);
    } else {
      loaded->stale = {before.v, before.turn_began};
      loaded->told = before.told;
    }
  }
  before_.clear();
  players_before_.clear();
}

}  // namespace damas::net
