#include "net/client/queue_place.hpp"

#include <utility>

#include "net/client/refusal.hpp"

namespace damas::net {

// Without a connection the server does not pair the user, so the place can disappear at once.
void QueuePlace::leave() {
  if (!requests_.online() && in_queue()) waiting_.reset();
  requests_.ask(request::QueueLeave{});
}

void QueuePlace::reconnected(const std::optional<Waiting>& place) {
  const auto before = std::exchange(waiting_, place);
  if (in_queue()) resume_search(before);
}

// `before`: the place when the connection was lost. If the user has requested a room since then,
// the place is given back, so that no stranger is paired instead.
void QueuePlace::resume_search(const std::optional<Waiting>& before) {
  const request::QueueJoin join{waiting_->variant, waiting_->time, waiting_->adjudication,
                                waiting_->opening};
  if (const auto wish = requests_.pending().about_queue()) {
    if (*wish != RequestBody{join}) waiting_.reset();
    return;
  }
  if (requests_.pending().about_room()) return waiting_.reset();
  if (before == waiting_) return requests_.ask(join);
  waiting_.reset();
  requests_.ask(request::QueueLeave{});
}

void QueuePlace::acknowledge(const RequestBody& asked) {
  if (const auto* join = std::get_if<request::QueueJoin>(&asked)) {
    waiting_ = Waiting{join->variant, join->time, {}, join->adjudication, join->opening};
  } else if (std::holds_alternative<request::QueueLeave>(asked)) {
    if (in_queue()) waiting_.reset();
  } else if (std::holds_alternative<request::RoomClose>(asked)) {
    if (waiting_ && waiting_->code) waiting_.reset();
  }
}

void QueuePlace::open_room(const request::RoomOpen& asked, const std::string& code) {
  waiting_ = Waiting{asked.variant, asked.time, code, asked.adjudication, asked.opening};
}

bool QueuePlace::refuse(const RequestBody& what, const reply::Err& said) {
  if (const auto* join = std::get_if<request::QueueJoin>(&what)) return refuse_search(*join, said);
  if (!std::holds_alternative<request::QueueLeave>(what) || !is_passing(said)) return false;
  if (requests_.pending().about_queue()) return true;  // a newer request decides
  requests_.keep(request::QueueLeave{});
  again_.start(wait_of(said).value_or(try_again));
  return true;
}

// Handles a search that continued over a reconnection: the server keeps the place, but pairs only
// users who have asked for it again.
bool QueuePlace::refuse_search(const request::QueueJoin& join, const reply::Err& said) {
  if (waiting_ != Waiting{join.variant, join.time, {}, join.adjudication, join.opening})
    return false;
  if (!is_passing(said)) {
    waiting_.reset();
    return false;
  }
  again_.start(wait_of(said).value_or(try_again));
  return true;
}

void QueuePlace::tick(Milliseconds elapsed) {
  if (!again_.tick(elapsed)) return;
  if (in_queue() && requests_.pending().about_room()) {
    waiting_.reset();
  } else if (!requests_.pending().about_queue() && in_queue()) {
    requests_.ask(request::QueueJoin{waiting_->variant, waiting_->time, waiting_->adjudication,
                                     waiting_->opening});
  } else if (requests_.ready()) {
    requests_.send_waiting();
  }
}

}  // namespace damas::net
