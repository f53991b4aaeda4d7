// The place in the queue: the client shows only a search that the server really carries out.
#include "net/client/client_impl.hpp"

namespace damas::net {

// Without a connection the server pairs nobody, so the place need not be shown until it is left.
void Client::Impl::leave_queue() {
  if (!connection_.online() && in_queue()) waiting_.reset();
  ask(request::QueueLeave{});
}

// After a reconnection the server keeps the place, but suspends it until the client asks for it.
// `before`: the place when the connection was lost. If the user has requested a room since then,
// the place is given back, so that no stranger is paired instead.
void Client::Impl::take_up_queue(const std::optional<Waiting>& before) {
  const request::QueueJoin join{waiting_->variant, waiting_->time};
  if (const auto wish = asked_.about_queue()) {
    if (*wish != RequestBody{join}) waiting_.reset();
    return;
  }
  if (asked_.about_room()) return waiting_.reset();
  if (before == waiting_) return ask(join);
  waiting_.reset();
  ask(request::QueueLeave{});
}

void Client::Impl::go_on_in_queue() {
  if (in_queue() && asked_.about_room()) {
    waiting_.reset();
  } else if (!asked_.about_queue() && in_queue()) {
    ask(request::QueueJoin{waiting_->variant, waiting_->time});
  } else if (ready()) {
    send_what_waits();
  }
}

// True if the request will be repeated without telling the user.
bool Client::Impl::refused_in_queue(const RequestBody& what, const reply::Err& said) {
  if (const auto* join = std::get_if<request::QueueJoin>(&what)) {
    return refused_to_seek(*join, said);
  }
  if (!std::holds_alternative<request::QueueLeave>(what) || !is_passing(said)) return false;
  if (asked_.about_queue()) return true;  // a newer request decides
  asked_.add(request::QueueLeave{}, 0, false);
  queue_again_ = wait_of(said).value_or(try_again);
  return true;
}

// Handles a search that continued over a reconnection: the server keeps the place, but pairs only
// users who have asked for it again.
bool Client::Impl::refused_to_seek(const request::QueueJoin& join, const reply::Err& said) {
  if (waiting_ != Waiting{join.variant, join.time, {}}) return false;
  if (!is_passing(said)) {
    waiting_.reset();
    return false;
  }
  queue_again_ = wait_of(said).value_or(try_again);
  return true;
}

}  // namespace damas::net
