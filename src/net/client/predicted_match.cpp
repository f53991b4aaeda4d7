#include "net/client/predicted_match.hpp"

#include <utility>

namespace damas::net {

void PredictedMatch::predict(const MatchId& id, RecordedMatch::Way way,
                             std::optional<Milliseconds> thought) {
  collect();
  pending_.emplace(id, confirmed_, std::move(way), thought);
  for (Event& event : pending_->take_events())
    events_.push_back(std::move(event));
}

bool PredictedMatch::refuse(const request::Move& move) {
  if (!pending_ || !(pending_->asked() == move)) return false;
  collect();
  drop_pending();
  return true;
}

bool PredictedMatch::apply(const Record& record) {
  collect();
  if (!confirmed_.apply(record)) return false;
  if (pending_) review_pending(record);
  return true;
}

void PredictedMatch::replace(RecordedMatch confirmed) {
  collect();
  const int shown_ply = shown().game().ply();
  confirmed_ = std::move(confirmed);
  if (pending_ && pending_->follows(confirmed_)) {
    pending_->play_in(confirmed_);
  } else {
    pending_.reset();
  }
  const Match& now = shown();
  if (shown_ply != now.game().ply()) events_.push_back(event::Undone{now.game().ply()});
  if (now.outcome()) events_.push_back(event::Ended{*now.outcome()});
}

void PredictedMatch::set_remaining(Side side, Milliseconds left) {
  confirmed_.match().set_remaining(side, left);
  if (pending_) pending_->set_remaining(side, left);
}

std::vector<Event> PredictedMatch::take_events() {
  collect();
  return std::exchange(events_, {});
}

void PredictedMatch::collect() {
  for (Event& event : confirmed_.match().take_events())
    events_.push_back(std::move(event));
}

void PredictedMatch::review_pending(const Record& record) {
  switch (pending_->after(record, confirmed_)) {
    case UnconfirmedMove::State::Waits:
      return pending_->play_in(confirmed_);
    case UnconfirmedMove::State::Confirmed:
      confirmed_.match().take_events();  // these events were reported before
      return pending_.reset();
    case UnconfirmedMove::State::Dropped:
      return drop_pending();
  }
}

void PredictedMatch::drop_pending() {
  events_.push_back(event::Undone{pending_->ply_before()});
  pending_.reset();
}

}  // namespace damas::net
