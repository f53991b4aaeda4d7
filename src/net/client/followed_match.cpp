#include "net/client/followed_match.hpp"

#include <utility>

#include "net/client/refusal.hpp"

namespace damas::net {

namespace {
const std::string other_rules =
    "expected a match by the rules known here; this program or the server is out of date";
}

OwnResult result_of(const record::End& end, Side own) {
  if (!end.winner) return OwnResult::Drawn;
  return end.winner == own ? OwnResult::Won : OwnResult::Lost;
}

FollowedMatch::FollowedMatch(Requests& requests, QueuePlace& queue, Tell tell, Fail fail)
    : requests_(requests), queue_(queue), tell_(std::move(tell)), fail_(std::move(fail)) {}

RemoteMatch::Ask FollowedMatch::asker() {
  return [this](const RequestBody& body) { requests_.ask(body); };
}

// ---- catching up --------------------------------------------------------------------------------

void FollowedMatch::set_resuming(std::optional<MatchId> match) {
  resuming_ = std::move(match);
  requests_.hold(resuming_.has_value());
}

void FollowedMatch::sync(const MatchId& match, int v) {
  all_anew_ = v == 0;
  set_resuming(match);
  requests_.send_now(request::Sync{match, v}, v);
}

void FollowedMatch::reconnected(const UserId& user, const std::optional<MatchId>& running) {
  user_ = user;
  running_ = running;
  if (!running_ && std::exchange(left_, std::nullopt)) tell_(news::LeftEnded{});
  resume(running_);
}

void FollowedMatch::resume(const std::optional<MatchId>& running) {
  if (running) {
    watching_.reset();
    return sync(*running, follows(*running) ? match_->version() : 0);
  }
  if (match_ && match_->seat()) return sync(match_->id(), match_->version());
  if (watching_) return look();
  resumed();
}

void FollowedMatch::look() {
  all_anew_ = true;
  set_resuming(watching_);
  requests_.send_now(request::Watch{*watching_});
}

void FollowedMatch::resumed() {
  if (watching_ && !follows(*watching_) && resuming_ != watching_) return look();
  set_resuming(std::nullopt);
  all_anew_ = false;
  requests_.send_waiting();
  if (match_) match_->send_pending();
}

void FollowedMatch::handle(const reply::Snap& said) {
  if (resuming_ != said.match) return;
  if (follows(said.match)) {
    if (!match_->take(said)) return fail_(other_rules);
  } else if (!plays()) {  // otherwise another match has begun in the meantime
    auto match = RemoteMatch::resumed(said, *user_, asker());
    if (!match) return fail_(other_rules);
    replace(std::move(match), true);
  }
  resumed();
}

void FollowedMatch::handle(const reply::Synced& said) {
  if (resuming_ != said.match || all_anew_) return;
  if (!follows(said.match)) return resumed();
  if (said.v != match_->version()) return sync(said.match, 0);
  match_->take(said);
  resumed();
}

void FollowedMatch::update_clocks(const reply::Synced& said) {
  if (follows(said.match) && !resuming_ && said.v == match_->version()) match_->take(said);
}

void FollowedMatch::lose_connection() {
  set_resuming(std::nullopt);
  sync_again_.stop();
}

void FollowedMatch::forget() {
  user_.reset();
  match_.reset();
  left_.reset();
  watching_.reset();
}

// ---- events -------------------------------------------------------------------------------------

void FollowedMatch::handle(const reply::Event& said) {
  const auto* start = std::get_if<record::Start>(&said.record);
  if (follows(said.match)) {
    follow(said);
  } else if (start && said.v == 1) {
    begin(said, *start);
  } else if (const auto* end = std::get_if<record::End>(&said.record); end && left_ == said.match) {
    left_.reset();
    tell_(news::LeftEnded{result_of(*end, left_as_)});
  }
}

void FollowedMatch::begin(const reply::Event& said, const record::Start& start) {
  const auto& players = start.players;
  if (!user_ || (players.white.user != *user_ && players.black.user != *user_)) return;
  auto match = RemoteMatch::begun(said.match, start, *user_, asker());
  if (!match) return fail_(other_rules);
  if (watching_) requests_.ask(request::Unwatch{*watching_});
  const bool without_opening = !start.opening && expects_opening(said.match);
  queue_.clear();
  replace(std::move(match), false, without_opening);
}

bool FollowedMatch::expects_opening(const MatchId& next) const {
  if (match_ && match_->next_match() == next) return match_->opening().has_value();
  return queue_.waiting() && queue_.waiting()->opening;
}

void FollowedMatch::follow(const reply::Event& said) {
  if (said.v <= match_->version() || (resuming_ && all_anew_)) return;
  if (said.v > match_->version() + 1) {
    if (!resuming_) sync(said.match, match_->version());
    return;
  }
  if (match_->apply(said.record)) return stuck_at_.reset();
  if (stuck_at_ == match_->version()) return fail_(other_rules);
  stuck_at_ = match_->version();
  sync(said.match, 0);
}

void FollowedMatch::handle(const reply::SeatPresence& said) {
  if (follows(said.match)) match_->take(said.side, said.presence);
}

void FollowedMatch::replace(std::optional<RemoteMatch> match, bool is_resumed,
                            bool without_opening) {
  match_ = std::move(match);
  stuck_at_.reset();
  left_.reset();
  running_.reset();
  if (match_->seat()) watching_.reset();
  tell_(news::MatchBegan{match_->id(), is_resumed, without_opening});
}

// ---- refusals -----------------------------------------------------------------------------------

bool FollowedMatch::is_sync(const RequestBody& what) const {
  return std::holds_alternative<request::Sync>(what) ||
         (std::holds_alternative<request::Watch>(what) && resuming_);
}

bool FollowedMatch::put_off(const RequestBody& what, const reply::Err& said) {
  const bool mine = std::holds_alternative<request::Move>(what) || is_sync(what);
  if (!mine || !is_passing(said)) return false;
  set_resuming(std::nullopt);
  sync_again_.start(wait_of(said).value_or(try_again));
  return true;
}

void FollowedMatch::go_on_after_refusal(const RequestBody& what) {
  if (std::holds_alternative<request::Move>(what) && requests_.ready()) {
    sync(match_->id(), match_->version());
  }
  if (!is_sync(what)) return;
  match_.reset();  // the server has no such match
  left_.reset();
  running_.reset();
  watching_.reset();
  resumed();
}

// ---- watching and leaving -----------------------------------------------------------------------

void FollowedMatch::watch(const MatchId& match) {
  if (plays())
    return tell_(news::Refused{request::Watch{match}, ErrorCode::Busy, "a match is played", {}});
  match_.reset();
  left_.reset();
  watching_ = match;
  if (requests_.ready()) resume({});
}

void FollowedMatch::return_to_left() {
  if (left_ && requests_.ready()) sync(*left_, 0);
}

void FollowedMatch::unwatch() {
  if (watching_) leave();
}

void FollowedMatch::leave() {
  if (plays()) {
    if (requests_.online()) match_->requests().leave();  // offline, the server knows it already
    left_ = match_->id();
    left_as_ = *match_->seat();
  } else if (watching_) {
    requests_.ask(request::Unwatch{*watching_});
  }
  watching_.reset();
  match_.reset();
  if (resuming_ && requests_.online()) resumed();
}

// ---- time ---------------------------------------------------------------------------------------

bool FollowedMatch::tick_match(Milliseconds elapsed) {
  return match_ && match_->tick(elapsed, requests_.ready());
}

void FollowedMatch::tick(Milliseconds elapsed) {
  if (sync_again_.tick(elapsed)) resume(plays() ? std::optional(match_->id()) : running_);
}

std::optional<Milliseconds> FollowedMatch::next_match_update() const {
  return match_ ? match_->next_update() : std::nullopt;
}

}  // namespace damas::net
