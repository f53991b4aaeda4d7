// Applies the server's messages to the local copy of a match, and handles the unconfirmed move.
#include <utility>

#include "net/client/remote_match.hpp"

namespace damas::net {

// ---- the unconfirmed move -----------------------------------------------------------------------

void RemoteMatch::foresee() {
  pending_->draw_offer = match().draw_offer();
  course_.match().submit(*seat_, command::Play{pending_->way.move, pending_->way.path});
}

void RemoteMatch::withdraw() {
  course_.match().take_back(pending_->asked.ply - 1);
  if (pending_->draw_offer) course_.match().submit(*pending_->draw_offer, command::OfferDraw{});
  course_.match().take_events();
}

void RemoteMatch::collect() {
  for (Event& event : course_.match().take_events())
    events_.push_back(std::move(event));
}

void RemoteMatch::drop_pending() {
  events_.push_back(event::Undone{pending_->asked.ply - 1});
  pending_.reset();
}

bool RemoteMatch::refuse(const request::Move& move) {
  if (!pending_ || !(pending_->asked == move)) return false;
  collect();
  withdraw();
  drop_pending();
  show_clock();
  return true;
}

// Called after a record was applied to the match without the unconfirmed move.
void RemoteMatch::settle(const Record& record) {
  const auto* move = std::get_if<record::Move>(&record);
  if (move && move->path == pending_->asked.path) {
    course_.match().take_events();  // these events were reported before
    pending_.reset();
  } else if (move || over() || game().ply() != pending_->asked.ply - 1) {
    drop_pending();
  } else {
    collect();
    foresee();
    course_.match().take_events();
  }
}

// ---- messages of the server ---------------------------------------------------------------------

bool RemoteMatch::apply(const Record& record) {
  collect();
  if (pending_) withdraw();
  const bool done = course_.apply(record);
  if (done) ++v_;
  if (done && pending_) settle(record);
  if (!done && pending_) {
    foresee();
    course_.match().take_events();
  }
  if (done) note(record);
  return done;
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
  auto course = RecordedMatch::of(snap);
  if (!course) return false;
  collect();
  const int shown_ply = game().ply();
  const int ply = course->game().ply();
  if (course_.moves().size() != course->moves().size()) thought_.reset();
  course_ = std::move(*course);
  v_ = snap.v;
  if (pending_ && !over() && ply == pending_->asked.ply - 1 &&
      course_.way_along(pending_->asked.path)) {
    foresee();
    course_.match().take_events();
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
