// The match that the client follows: beginning, catching up with and leaving it.
#include <utility>

#include "net/client/client_impl.hpp"

namespace damas::net {

namespace {
const std::string other_rules =
    "expected a match by the rules known here; this program or the server is out of date";
}

RemoteMatch::Ask Client::Impl::asker() {
  return [this](const RequestBody& body) { ask(body); };
}

// ---- catching up --------------------------------------------------------------------------------

void Client::Impl::sync(const MatchId& match, int v) {
  all_anew_ = v == 0;
  resuming_ = match;
  const request::Sync ask{match, v};
  send(asked_.add(ask, v, true), ask);
}

void Client::Impl::resume(const std::optional<MatchId>& running) {
  if (running) {
    watching_.reset();
    return sync(*running, follows(*running) ? match_->version() : 0);
  }
  if (match_ && match_->seat()) return sync(match_->id(), match_->version());
  if (watching_) return look();
  resumed();
}

void Client::Impl::look() {
  all_anew_ = true;
  resuming_ = watching_;
  const request::Watch ask{*watching_};
  send(asked_.add(ask, 0, true), ask);
}

void Client::Impl::resumed() {
  if (watching_ && !follows(*watching_) && resuming_ != watching_) return look();
  resuming_.reset();
  all_anew_ = false;
  send_what_waits();
  if (match_) match_->send_pending();
}

void Client::Impl::send_what_waits() {
  const Asked::Standing standing{plays(), waiting_,
                                 match_ ? std::optional(match_->id()) : std::nullopt,
                                 match_ ? match_->version() : 0, match_ && match_->over()};
  for (const auto& [id, body] : asked_.again(standing))
    send(id, body);
}

void Client::Impl::on(const Reply& reply, const reply::Snap& said) {
  const auto asked = answered(reply);
  if (!asked || resuming_ != said.match) return;
  if (follows(said.match)) {
    if (!match_->take(said)) return fail(Trouble::BadMessage, other_rules);
  } else if (!plays()) {  // otherwise another match has begun in the meantime
    auto match = RemoteMatch::resumed(said, *user_, asker());
    if (!match) return fail(Trouble::BadMessage, other_rules);
    replace_match(std::move(match), true);
  }
  resumed();
}

void Client::Impl::on(const Reply& reply, const reply::Synced& said) {
  if (!reply.id) return update_clocks(said);
  const auto asked = answered(reply);
  if (!asked || resuming_ != said.match || all_anew_) return;
  if (!follows(said.match)) return resumed();
  if (said.v != match_->version()) return sync(said.match, 0);
  match_->take(said);
  resumed();
}

// The clocks stand because the server waits for its database, or run again. For another version of
// the match, its events or the answer to "sync" bring the clocks.
void Client::Impl::update_clocks(const reply::Synced& said) {
  heartbeat_.heard();
  if (follows(said.match) && !resuming_ && said.v == match_->version()) match_->take(said);
}

OwnResult result_of(const record::End& end, Side own) {
  if (!end.winner) return OwnResult::Drawn;
  return end.winner == own ? OwnResult::Won : OwnResult::Lost;
}

// ---- events -------------------------------------------------------------------------------------

void Client::Impl::on(const Reply&, const reply::Event& said) {
  const auto* start = std::get_if<record::Start>(&said.record);
  if (follows(said.match)) {
    follow(said);
  } else if (start && said.v == 1) {
    begin(said, *start);
  } else if (const auto* end = std::get_if<record::End>(&said.record); end && left_ == said.match) {
    left_.reset();
    tell(news::LeftEnded{result_of(*end, left_as_)});
  }
}

void Client::Impl::begin(const reply::Event& said, const record::Start& start) {
  const auto& players = start.players;
  if (!user_ || (players.white.user != *user_ && players.black.user != *user_)) return;
  auto match = RemoteMatch::begun(said.match, start, *user_, asker());
  if (!match) return fail(Trouble::BadMessage, other_rules);
  if (watching_) ask(request::Unwatch{*watching_});
  waiting_.reset();
  replace_match(std::move(match), false);
}

void Client::Impl::follow(const reply::Event& said) {
  if (said.v <= match_->version() || (resuming_ && all_anew_)) return;
  if (said.v > match_->version() + 1) {
    if (!resuming_) sync(said.match, match_->version());
    return;
  }
  if (match_->apply(said.record)) return stuck_at_.reset();
  if (stuck_at_ == match_->version()) return fail(Trouble::BadMessage, other_rules);
  stuck_at_ = match_->version();
  sync(said.match, 0);
}

void Client::Impl::on(const Reply&, const reply::SeatPresence& said) {
  if (follows(said.match)) match_->take(said.side, said.presence);
}

void Client::Impl::replace_match(std::optional<RemoteMatch> match, bool is_resumed) {
  match_ = std::move(match);
  stuck_at_.reset();
  left_.reset();
  running_.reset();
  if (match_->seat()) watching_.reset();
  tell(news::MatchBegan{match_->id(), is_resumed});
}

// ---- watching and leaving -----------------------------------------------------------------------

void Client::Impl::watch(const MatchId& match) {
  if (plays())
    return tell(news::Refused{request::Watch{match}, ErrorCode::Busy, "a match is played", {}});
  match_.reset();
  left_.reset();
  watching_ = match;
  if (ready()) resume({});
}

void Client::Impl::return_to_match() {
  if (left_ && ready()) sync(*left_, 0);
}

void Client::Impl::unwatch() {
  if (watching_) leave_match();
}

void Client::Impl::leave_match() {
  if (plays()) {
    if (connection_.online()) match_->leave();  // offline, the server knows it already
    left_ = match_->id();
    left_as_ = *match_->seat();
  } else if (watching_) {
    ask(request::Unwatch{*watching_});
  }
  watching_.reset();
  match_.reset();
  if (resuming_ && connection_.online()) resumed();
}

}  // namespace damas::net
