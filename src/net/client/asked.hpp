// Owns what was asked of the server and not answered yet.
#pragma once

#include <cstdint>
#include <map>
#include <optional>

#include "net/protocol/reply.hpp"
#include "net/protocol/request.hpp"

namespace damas::net {

class Asked {
 public:
  // How things stand after a reconnection, by what the server has said.
  struct Standing {
    bool playing = false;
    std::optional<Waiting> waiting = {};
    std::optional<MatchId> match = {};  // that is followed here
    int v = 0;                          // its version
    bool over = false;
  };

  // `v`: the version of the match that is followed; `sent`: it is sent at once, and not by again().
  // The number to send it with. Of what waits to be sent, the last of a kind is enough; the queue
  // is joined or left by what was asked last.
  std::int64_t add(RequestBody body, int v, bool sent);
  // What the answer with this number is about; it is answered now.
  std::optional<RequestBody> take(std::int64_t id);
  // What that number is about; it stays unanswered. Null: nothing.
  const RequestBody* find(std::int64_t id) const;
  // It was not taken, and is to be sent again by again().
  void put_off(std::int64_t id);
  // The last QueueJoin or QueueLeave; unset: none.
  std::optional<RequestBody> about_queue() const;
  // Whether there is a RoomOpen or RoomJoin.
  bool about_room() const;
  void clear() { asked_.clear(); }

  // The connection is gone: what only made sense on it is dropped.
  void lose_connection();
  // Drops what is done already, or would now mean something else; the rest of what was not sent on
  // this connection is to be sent now.
  std::map<std::int64_t, RequestBody> again(const Standing& standing);

 private:
  struct Open {
    RequestBody body;
    int v = 0;
    bool sent = false;  // on this connection
  };

  std::map<std::int64_t, Open>::const_iterator last_about_queue() const;
  // Of what waits to be sent.
  void keep_last_about_queue();

  std::int64_t last_ = 0;
  std::map<std::int64_t, Open> asked_;
};

}  // namespace damas::net
