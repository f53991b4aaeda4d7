// Applies the server's messages to the local copy of a match, and handles the unconfirmed move.
#include <utility>

#include "net/client/remote_match.hpp"

namespace damas::net {

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

}  // namespace damas::net
