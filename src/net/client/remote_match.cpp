#include "net/client/remote_match.hpp"

#include <algorithm>
#include <utility>

namespace damas::net {

namespace {

constexpr Side both[] = {Side::White, Side::Black};
constexpr Milliseconds last_seconds{10'000};  // with less time, tenths are shown

std::optional<Side> seat_of(const UserId& user, const BySide<Person>& players) {
  for (const Side side : both) {
    if (players[side].user == user) return side;
  }
  return std::nullopt;
}

constexpr Milliseconds flag_again{1'000};

// Time until a display in whole periods changes next.
Milliseconds until_next(Milliseconds left, Milliseconds period) {
  return left % period + Milliseconds{1};
}

}  // namespace

RemoteMatch::RemoteMatch(MatchId id, RecordedMatch confirmed, int v, const UserId& me, Ask ask)
    : id_(std::move(id)),
      confirmed_(std::move(confirmed)),
      v_(v),
      seat_(seat_of(me, players())),
      ask_(std::move(ask)) {}

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
  const Presence& other = presence_[opponent(*seat_)];
  if (other.on || !other.deadline) return std::nullopt;
  return Milliseconds{*other.deadline};
}

std::vector<Event> RemoteMatch::take_events() {
  collect();
  return std::exchange(events_, {});
}

std::vector<Said> RemoteMatch::take_phrases() {
  return std::exchange(phrases_, {});
}

// ---- asking -------------------------------------------------------------------------------------

void RemoteMatch::ask(RequestBody body) {
  if (seat_) ask_(std::move(body));
}

std::optional<Refusal> RemoteMatch::play(const Move& move, const std::optional<Path>& path) {
  if (over() || match().outcome()) return Refusal::GameOver;
  if (seat_ != game().side_to_move()) return Refusal::NotYourTurn;
  if (!game().is_legal(move)) return Refusal::IllegalMove;
  const Path way = path.value_or(game().path(move));
  request::Move asked{id_, game().ply() + 1, confirmed_.cells(way), {}};
  if (thought_) asked.ms = thought_->count();
  collect();
  pending_.emplace(Pending{std::move(asked), move, way, confirmed_copy()});
  pending_->shown.submit(*seat_, command::Play{move, way});
  for (Event& event : pending_->shown.take_events()) {
    // The server will report that the move declines an offer.
    if (!std::holds_alternative<event::DrawDeclined>(event)) events_.push_back(std::move(event));
  }
  send_pending();
  return std::nullopt;
}

void RemoteMatch::send_pending() {
  if (pending_) ask(pending_->asked);
}

void RemoteMatch::resign() {
  ask(request::Resign{id_});
}

void RemoteMatch::draw(Answer answer) {
  ask(request::Draw{id_, answer});
}

void RemoteMatch::takeback(Answer answer) {
  ask(request::Takeback{id_, answer});
}

void RemoteMatch::rematch(Answer answer) {
  ask(request::Rematch{id_, answer});
}

void RemoteMatch::claim() {
  ask(request::Claim{id_});
}

void RemoteMatch::leave() {
  ask(request::Leave{id_});
}

void RemoteMatch::say(Phrase phrase) {
  ask(request::Say{id_, phrase});
}

// ---- the unconfirmed move -----------------------------------------------------------------------

Match RemoteMatch::confirmed_copy() const {
  const Match& confirmed = confirmed_.match();
  Match copy(confirmed.setup(), confirmed.progress(), Drive::Caller);
  if (const auto by = confirmed.draw_offer()) copy.submit(*by, command::OfferDraw{});
  copy.take_events();
  return copy;
}

void RemoteMatch::predict() {
  pending_->shown = confirmed_copy();
  pending_->shown.submit(*seat_, command::Play{pending_->move, pending_->path});
  pending_->shown.take_events();  // these events were reported before
}

void RemoteMatch::collect() {
  for (Event& event : confirmed_.match().take_events())
    events_.push_back(std::move(event));
}

void RemoteMatch::drop_pending() {
  events_.push_back(event::Undone{pending_->asked.ply - 1});
  pending_.reset();
}

bool RemoteMatch::refuse(const request::Move& move) {
  if (!pending_ || !(pending_->asked == move)) return false;
  collect();
  drop_pending();
  return true;
}

void RemoteMatch::review_pending(const Record& record) {
  const auto* move = std::get_if<record::Move>(&record);
  if (move && move->path == pending_->asked.path) {
    confirmed_.match().take_events();  // these events were reported before
    pending_.reset();
  } else if (move || over() || confirmed_.game().ply() != pending_->asked.ply - 1) {
    drop_pending();
  } else {
    predict();
  }
}

// ---- messages of the server ---------------------------------------------------------------------

bool RemoteMatch::apply(const Record& record) {
  collect();
  if (!confirmed_.apply(record)) return false;
  ++v_;
  if (pending_) review_pending(record);
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
  collect();
  const int shown_ply = game().ply();
  if (confirmed_.moves().size() != now->moves().size()) thought_.reset();
  confirmed_ = std::move(*now);
  v_ = snap.v;
  if (pending_ && !over() && confirmed_.game().ply() == pending_->asked.ply - 1 &&
      confirmed_.way_along(pending_->asked.path)) {
    predict();
  } else {
    pending_.reset();
  }
  if (shown_ply != game().ply()) events_.push_back(event::Undone{game().ply()});
  if (match().outcome()) events_.push_back(event::Ended{*match().outcome()});
  presence_ = snap.presence;
  up_to_date_ = true;
  set_clock(snap.clock);
  return true;
}

void RemoteMatch::take(const reply::Synced& synced) {
  if (synced.clock && !synced.clock->running) forget_thinking_while_clock_stood(*synced.clock);
  presence_ = synced.presence;
  up_to_date_ = true;
  set_clock(synced.clock);
}

void RemoteMatch::take(Side side, const Presence& presence) {
  presence_[side] = presence;
}

// ---- time ---------------------------------------------------------------------------------------

void RemoteMatch::set_clock(const std::optional<ClockState>& clock) {
  if (clock && time().timed()) clock_.set(clock);
  flag_wait_ = Milliseconds{0};
  show_clock();
}

void RemoteMatch::show_clock() {
  for (const Side side : both) {
    const auto left = clock_.left(side);
    if (!left) continue;
    confirmed_.match().set_remaining(side, *left);
    if (pending_) pending_->shown.set_remaining(side, *left);
  }
}

void RemoteMatch::begin_turn() {
  thought_.reset();
  if (seat_ == game().side_to_move() && !over()) thought_ = Milliseconds{0};
}

// The server reports the standstill some time after it began. Until then the clock ran on here.
void RemoteMatch::forget_thinking_while_clock_stood(const ClockState& clock) {
  const auto side = running();
  if (!thought_ || pending_ || !side || side != seat_) return;
  const Milliseconds ran_too_far = Milliseconds{clock.left[*side]} - *clock_.left(*side);
  *thought_ -= std::clamp(ran_too_far, Milliseconds{0}, *thought_);
}

bool RemoteMatch::tick(Milliseconds elapsed, bool online) {
  const auto due = next_update();
  if (thought_ && !pending_ && !stands()) *thought_ += elapsed;
  up_to_date_ = online;
  if (!online || stands()) return false;
  clock_.tick(elapsed, pending_.has_value());
  show_clock();
  for (const Side side : both) {
    auto& deadline = presence_[side].deadline;
    if (deadline) deadline = std::max<std::int64_t>(0, *deadline - elapsed.count());
  }
  ask_flag(elapsed);
  return due && elapsed >= *due;
}

// The server ends the match by itself; this only reminds it to check.
void RemoteMatch::ask_flag(Milliseconds elapsed) {
  if (!seat_ || over() || running() != opponent(*seat_)) return;
  if (clock_.left(opponent(*seat_)) > Milliseconds{0}) return;
  flag_wait_ -= elapsed;
  if (flag_wait_ > Milliseconds{0}) return;
  flag_wait_ = flag_again;
  ask(request::Flag{id_});
}

std::optional<Milliseconds> RemoteMatch::next_update() const {
  std::optional<Milliseconds> next;
  const auto sooner = [&next](Milliseconds then) { next = std::min(next.value_or(then), then); };
  if (over() || !up_to_date_ || stands()) return next;
  if (const auto side = running()) {
    const Milliseconds left = *clock_.left(*side);
    const bool near_end = left < last_seconds;
    if (left > Milliseconds{0}) sooner(until_next(left, Milliseconds{near_end ? 100 : 1000}));
  }
  for (const Side side : both) {
    const auto deadline = presence_[side].deadline;
    if (deadline && *deadline > 0) sooner(until_next(Milliseconds{*deadline}, Milliseconds{1000}));
  }
  if (flag_wait_ > Milliseconds{0}) sooner(flag_wait_);
  return next;
}

}  // namespace damas::net
