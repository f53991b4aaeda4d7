// Owns what has come for the desk and is not done yet: requests in their fair order, and before
// them what the server has to do by itself. Knows no threads or time of its own.
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

#include "net/server/community/community.hpp"
#include "net/server/desk/fair_queue.hpp"

namespace damas::net {

// Where a request comes from, and when.
struct Coming {
  Milliseconds at{0};        // when its frame came, by the clock that only goes forward
  std::string address = {};  // whose share of the desk's time it takes; empty: the connection's own
  bool welcome = true;       // hello was answered, so that what is played may go first
};

namespace job {

struct Received {
  ConnectionId from = 0;
  Request request;
  Milliseconds came{0};
  double cost = 1;
  bool play = false;  // goes first
};
struct Gone {
  ConnectionId connection = 0;
};
struct LookAgain {};

}  // namespace job

using Job = std::variant<job::Received, job::Gone, Note, job::LookAgain>;

class Inbox {
 public:
  // Nothing: it waits now. Else it was not taken, and may be asked again after so much time.
  std::optional<Milliseconds> receive(ConnectionId from, Request request, const Coming& coming);
  // Before all requests; but who goes has gone when all they asked for is done.
  void put(Job job);

  // Nothing: nothing waits. What was taken is to be given to done() at last.
  std::optional<Job> take(Milliseconds now);
  // Requests that have waited for too long.
  std::vector<job::Received> take_late(Milliseconds now);
  void done(const Job& job);
  // When the first move of this match came by this connection that is not done; nothing: there is
  // none.
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
  std::unordered_set<ConnectionId> leaving_;  // gone, but not all they asked for is taken
  // When those came that go first and are not done. Others may be refused without being done.
  // Whoever is welcome may name any match.
  std::map<std::pair<ConnectionId, MatchId>, std::multiset<Milliseconds>> moves_;
};

}  // namespace damas::net
