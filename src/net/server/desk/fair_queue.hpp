// Owns the order in which requests are done, and which are refused because they would wait too
// long. Knows no threads, sockets or time of its own.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "match/clock.hpp"
#include "net/server/desk/deficit_ring.hpp"

namespace damas::net {

// What is played goes first, but for a fifth of the time, which the rest has for itself. Within
// either each address has the same share, and within an address each connection.
class FairQueue {
 public:
  using Seconds = std::chrono::duration<double>;

  FairQueue();

  struct Item {
    std::uint64_t ticket = 0;  // by which the caller knows it; rises
    std::string address;       // whose share it takes; empty: the connection has one of its own
    std::uint64_t connection = 0;
    bool play = false;
    double cost = 1;
    Milliseconds came{0};  // of a clock that only goes forward
  };

  // Nothing: it waits now. Else it was not taken, and may be asked again after so long.
  std::optional<Milliseconds> offer(Item item);
  // What is to be done next; nothing: nothing waits.
  std::optional<Item> take(Milliseconds now);
  // Takes out what has waited for too long; what is played may wait.
  std::vector<Item> take_late(Milliseconds now);
  // When that may be asked again.
  Milliseconds come_back() const;
  // How long it took to do what cost so much, and to make that durable.
  void served(double cost, Seconds work, Seconds commit);

  bool empty() const { return times_.empty(); }
  std::size_t size() const { return times_.size(); }
  bool holds(std::uint64_t connection) const { return counts_.contains(connection); }
  // How long the oldest has waited; zero: nothing waits.
  Milliseconds oldest_wait(Milliseconds now) const;
  // Whether somebody who asks for one thing at a time waits, or had to shortly before: those who
  // ask for much at once wait by their own doing.
  bool players_wait(Milliseconds now) const;

 private:
  struct Waiting {
    Item item;
    bool alone = false;  // nothing of its address waited when it came
  };
  // Of one connection.
  struct Line {
    std::deque<Waiting> items;
    double cost = 0;
    bool empty() const { return items.empty(); }
    double front_cost() const { return items.front().item.cost; }
    Waiting pop();
  };
  // Of one address.
  struct Household {
    DeficitRing<std::uint64_t, Line> lines;
    double cost = 0;
    bool empty() const { return lines.empty(); }
    double front_cost() { return lines.front_cost(); }
    Waiting pop();
  };
  struct Lane {
    DeficitRing<std::string, Household> households;
    double cost = 0;
  };
  struct Count {
    int all = 0;
    int play = 0;
  };
  using Times = std::set<std::pair<Milliseconds, std::uint64_t>>;

  // What will be done before this item, and the item.
  double cost_until(const Item& item) const;
  Milliseconds time_for(double cost) const;
  Waiting pop(Lane& lane);
  void forget(const Waiting& waiting);
  void note_wait(const Waiting& waiting, Milliseconds now);

  Lane play_;
  Lane rest_;
  double rest_credit_ = 0;
  std::unordered_map<std::uint64_t, Count> counts_;  // by connection
  Times times_;
  Times rest_times_;                       // of what is not played
  Times alone_;                            // of those who ask for one thing at a time
  std::optional<Milliseconds> waited_at_;  // when one of them had waited for long
  // What has been measured lately, the older the lighter.
  double cost_done_;
  Seconds work_;
  Seconds commit_;
};

}  // namespace damas::net
