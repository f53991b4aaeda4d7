// Owns the place in the queue or in a room: the client shows only a search that the server really
// carries out.
#pragma once

#include <optional>

#include "net/client/countdown.hpp"
#include "net/client/requests.hpp"

namespace damas::net {

class QueuePlace {
 public:
  explicit QueuePlace(Requests& requests) : requests_(requests) {}

  const std::optional<Waiting>& waiting() const { return waiting_; }
  // A match has begun, or the user is another one.
  void clear() { waiting_.reset(); }
  // Asks to leave the queue.
  void leave();

  // The server's "welcome" names the place. The server keeps it over a lost connection, but
  // suspends it until the client asks for it again.
  void reconnected(const std::optional<Waiting>& place);
  // The server has carried out this request; those about other things are ignored.
  void acknowledge(const RequestBody& asked);
  void open_room(const request::RoomOpen& asked, const std::string& code);
  // True if the request will be repeated without telling the user.
  bool refuse(const RequestBody& what, const reply::Err& said);

  void lose_connection() { again_.stop(); }
  void tick(Milliseconds elapsed);
  std::optional<Milliseconds> next_update() const { return again_.left(); }

 private:
  bool in_queue() const { return waiting_ && !waiting_->code; }
  void resume_search(const std::optional<Waiting>& before);
  bool refuse_search(const request::QueueJoin& join, const reply::Err& said);

  Requests& requests_;
  std::optional<Waiting> waiting_;
  Countdown again_;  // until a refused request to join or leave the queue is repeated
};

}  // namespace damas::net
