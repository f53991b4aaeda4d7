// Owns the requests that the server has not answered yet.
#pragma once

#include <cstdint>
#include <map>
#include <optional>

#include "net/protocol/reply.hpp"
#include "net/protocol/request.hpp"

namespace damas::net {

// The same request, without the wish for adjudication.
RequestBody without_adjudication(RequestBody body);
// The same request, without the wish for an opening that is drawn.
RequestBody without_opening(RequestBody body);
// The same request, or joining the room instead of the question for its terms.
RequestBody without_look(RequestBody body);

class PendingRequests {
 public:
  // The server's view after a reconnection.
  struct Standing {
    bool playing = false;
    std::optional<Waiting> waiting = {};
    std::optional<MatchId> match = {};  // the match that this client follows
    int v = 0;                          // the last version of it here
    bool over = false;
  };

  // Adds a request and returns its number. `v`: the version of the followed match; `sent`: the
  // caller sends it at once, so again() does not. Of unsent requests, only the last of each kind is
  // kept; of those about the queue, the last one.
  std::int64_t add(RequestBody body, int v, bool sent);
  // Removes and returns the request with this number, which is now answered.
  std::optional<RequestBody> take(std::int64_t id);
  // The request with this number, which stays unanswered; null: none.
  const RequestBody* find(std::int64_t id) const;
  // The server postponed this request; again() will send it.
  void put_off(std::int64_t id);
  // The last QueueJoin or QueueLeave; unset: none.
  std::optional<RequestBody> about_queue() const;
  // The server does not know adjudication: the requests must not mention it.
  void leave_out_adjudication();
  // The server does not know openings that are drawn: the requests must not mention them.
  void leave_out_openings();
  // The server knows neither of them, so its rooms have no terms to ask for.
  void leave_out_looks();
  // Whether there is an unanswered RoomOpen, RoomLook or RoomJoin.
  bool about_room() const;
  void clear() { asked_.clear(); }

  // The connection is lost: drops the requests that only made sense on it.
  void lose_connection();
  // Drops requests that are done already or would now mean something else. Returns those that were
  // not sent on this connection, which the caller must send now.
  std::map<std::int64_t, RequestBody> again(const Standing& standing);

 private:
  struct Open {
    RequestBody body;
    int v = 0;
    bool sent = false;  // on this connection
  };

  std::map<std::int64_t, Open>::const_iterator last_about_queue() const;
  // Considers unsent requests only.
  void keep_last_about_queue();

  std::int64_t last_ = 0;
  std::map<std::int64_t, Open> asked_;
};

}  // namespace damas::net
