#include "net/client/remote_match.hpp"

#include <algorithm>
#include <utility>

namespace damas::net {

namespace {

constexpr Side both[] = {Side::White, Side::Black};

std::optional<Side> seat_of(const UserId& user, const BySide<Person>& players) {
  for (const Side side : both) {
    if (players[side].user == user) return side;
  }
  return std::nullopt;
}

}  // namespace

RemoteMatch::RemoteMatch(MatchId id, RecordedMatch confirmed, int v, const UserId& me, Ask ask)
    : id_(std::move(id)),
      match_(std::move(confirmed)),
      v_(v),
      seat_(seat_of(me, players())),
      requests_(id_, seat_.has_value(), std::move(ask)) {}

std::optional<RemoteMatch> RemoteMatch::begun(MatchId id, const record::Start& start,
                                              const UserId& me, Ask ask) {
  if (!RecordedMatch::is_start(start)) return std::nullopt;
  RemoteMatch match(std::move(id), RecordedMatch(start), 1, me, std::move(ask));
  match.set_clock(start.clock);
  match.begin_turn();
  return match;
}

std::optional<RemoteMatch> RemoteMatch::resumed(const reply::Snap& snap, const UserId& me,
                                                Ask ask) {
  if (!RecordedMatch::is_start(snap.start)) return std::nullopt;
  RemoteMatch match(snap.match, RecordedMatch(snap.start), 1, me, std::move(ask));
  if (!match.take(snap)) return std::nullopt;
  match.take_events();
  return match;
}

std::optional<Milliseconds> RemoteMatch::claim_in() const {
  if (!seat_ || over() || !up_to_date_) return std::nullopt;
  const Presence& other = presence_.of(opponent(*seat_));
  if (other.on || !other.deadline) return std::nullopt;
  return Milliseconds{*other.deadline};
}

std::vector<Said> RemoteMatch::take_phrases() {
  return std::exchange(phrases_, {});
}

// ---- the unconfirmed move -----------------------------------------------------------------------

std::optional<Refusal> RemoteMatch::play(const Move& move, const std::optional<Path>& path) {
  if (over() || match().outcome()) return Refusal::GameOver;
  if (seat_ != game().side_to_move()) return Refusal::NotYourTurn;
  if (!game().is_legal(move)) return Refusal::IllegalMove;
  match_.predict(id_, {move, path.value_or(game().path(move))}, own_turn_.spent());
  send_pending();
  return std::nullopt;
}

void RemoteMatch::send_pending() {
  if (const request::Move* const move = match_.unconfirmed()) requests_.send(*move);
}

// ---- messages of the server ---------------------------------------------------------------------

bool RemoteMatch::apply(const Record& record) {
  if (!match_.apply(record)) return false;
  ++v_;
  note(record);
  return true;
}

void RemoteMatch::note(const Record& record) {
  if (const auto* move = std::get_if<record::Move>(&record)) {
    set_clock(move->clock);
    begin_turn();
  } else if (const auto* takeback = std::get_if<record::Takeback>(&record)) {
    if (takeback->answer != Answer::Accept) return;
    set_clock(takeback->clock);
    begin_turn();
  } else if (const auto* say = std::get_if<record::Say>(&record)) {
    phrases_.push_back({say->by, say->phrase});
  } else if (const auto* end = std::get_if<record::End>(&record)) {
    set_clock(end->clock);
    begin_turn();
  } else if (const auto* rematch = std::get_if<record::Rematch>(&record)) {
    if (rematch->match) next_match_ = rematch->match;
  }
}

bool RemoteMatch::take(const reply::Snap& snap) {
  auto now = RecordedMatch::of(snap);
  if (!now) return false;
  if (confirmed().moves().size() != now->moves().size()) own_turn_.forget();
  match_.replace(std::move(*now));
  v_ = snap.v;
  presence_.set(snap.presence);
  up_to_date_ = true;
  set_clock(snap.clock);
  return true;
}

void RemoteMatch::take(const reply::Synced& synced) {
  if (synced.clock && !synced.clock->running) forget_thinking_while_clock_stood(*synced.clock);
  presence_.set(synced.presence);
  up_to_date_ = true;
  set_clock(synced.clock);
}

void RemoteMatch::take(Side side, const Presence& presence) {
  presence_.set(side, presence);
}

// ---- time ---------------------------------------------------------------------------------------

void RemoteMatch::set_clock(const std::optional<ClockState>& clock) {
  if (clock && time().timed()) clock_.set(clock);
  flag_reminder_.reset();
  show_clock();
}

void RemoteMatch::show_clock() {
  for (const Side side : both) {
    if (const auto left = clock_.left(side)) match_.set_remaining(side, *left);
  }
}

void RemoteMatch::begin_turn() {
  const bool own = seat_ == game().side_to_move() && !over();
  own ? own_turn_.begin() : own_turn_.forget();
}

// The server reports the standstill some time after it began. Until then the clock ran on here.
void RemoteMatch::forget_thinking_while_clock_stood(const ClockState& clock) {
  const auto side = running();
  if (awaiting_server() || !side || side != seat_) return;
  own_turn_.subtract(Milliseconds{clock.left[*side]} - *clock_.left(*side));
}

bool RemoteMatch::tick(Milliseconds elapsed, bool online) {
  const auto due = next_update();
  if (!awaiting_server() && !stands()) own_turn_.add(elapsed);
  up_to_date_ = online;
  if (!online || stands()) return false;
  clock_.tick(elapsed, awaiting_server());
  show_clock();
  presence_.tick(elapsed);
  ask_flag(elapsed);
  return due && elapsed >= *due;
}

void RemoteMatch::ask_flag(Milliseconds elapsed) {
  if (!seat_ || over() || running() != opponent(*seat_)) return;
  if (clock_.left(opponent(*seat_)) > Milliseconds{0}) return;
  if (flag_reminder_.tick(elapsed)) requests_.flag();
}

std::optional<Milliseconds> RemoteMatch::next_update() const {
  if (over() || !up_to_date_ || stands()) return std::nullopt;
  std::optional<Milliseconds> next = clock_.next_change();
  const auto sooner = [&next](Milliseconds then) { next = std::min(next.value_or(then), then); };
  if (const auto change = presence_.next_change()) sooner(*change);
  if (flag_reminder_.wait() > Milliseconds{0}) sooner(flag_reminder_.wait());
  return next;
}

}  // namespace damas::net
