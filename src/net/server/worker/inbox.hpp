// Owns the jobs of the worker that are not done yet: requests in fair order, and before them the
// server's own tasks. Has no threads or clock of its own.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <variant>
#include <vector>

#include "net/server/community/notes.hpp"
#include "net/server/community/outbox.hpp"
#include "net/server/worker/fair_queue.hpp"

namespace damas::net {

// The origin and arrival time of a request.
struct Arrival {
  Milliseconds at{0};        // arrival of its frame, on the clock that only goes forward
  std::string address = {};  // whose share it uses; empty: the connection has its own
  bool welcome = true;       // "hello" was answered, so priority is allowed
};

namespace job {

struct Received {
  ConnectionId from = 0;
  Request request;
  Milliseconds came{0};
  double cost = 1;
  bool play = false;  // has priority
};
struct Gone {
  ConnectionId connection = 0;
};
struct LookAgain {};

}  // namespace job

using Job = std::variant<job::Received, job::Gone, Note, job::LookAgain>;

class Inbox {
 public:
  // Answers nothing if it waits now. Otherwise it was refused, and may be repeated after this time.
  std::optional<Milliseconds> receive(ConnectionId from, Request request, const Arrival& coming);
  // Goes before all requests; but a Gone follows all requests of its connection.
  void put(Job job);

  // Nothing: the inbox is empty. The caller must finally pass each job to done().
  std::optional<Job> take(Milliseconds now);
  // Removes requests that have waited too long.
  std::vector<job::Received> take_late(Milliseconds now);
  void done(const Job& job);
  // The arrival time of the oldest unprocessed move for this match from this connection; nothing:
  // there is none.
  std::optional<Milliseconds> oldest_move(const MatchId& match, ConnectionId from) const;

  bool empty() const { return first_.empty() && queue_.empty(); }
  std::size_t size() const { return first_.size() + queue_.size(); }
  FairQueue& queue() { return queue_; }
  const FairQueue& queue() const { return queue_; }

 private:
  job::Received open(const FairQueue::Item& item);

  std::deque<Job> first_;
  FairQueue queue_;
  std::unordered_map<std::uint64_t, job::Received> requests_;  // by ticket
  std::uint64_t last_ticket_ = 0;
  std::unordered_set<ConnectionId> leaving_;  // gone, but with requests that are not taken yet
  // The arrival times of moves with priority that are not done. Only these are listed because
  // others may be refused without done(). A client may name any match, so the connection is part of
  // the key.
  std::map<std::pair<ConnectionId, MatchId>, std::multiset<Milliseconds>> moves_;
};

}  // namespace damas::net
