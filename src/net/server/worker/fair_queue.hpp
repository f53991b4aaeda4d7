// Owns the order of requests, and the refusal of those that would wait too long. Has no threads,
// sockets or clock of its own.
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
#include "net/server/worker/deficit_ring.hpp"

namespace damas::net {

// Requests about running matches go first, except for a fifth of the time, which is reserved for
// all others. Within each of the two groups, all addresses have equal shares, and so do the
// connections of an address.
class FairQueue {
 public:
  using Seconds = std::chrono::duration<double>;

  FairQueue();

  struct Item {
    std::uint64_t ticket = 0;  // the caller's number for it; increasing
    std::string address;       // whose share it uses; empty: the connection has its own
    std::uint64_t connection = 0;
    bool play = false;
    double cost = 1;
    Milliseconds came{0};  // on a clock that only goes forward
  };

  // Answers nothing if the item waits now. Otherwise it was refused, and may be repeated after this
  // time.
  std::optional<Milliseconds> offer(Item item);
  // Removes the next item to handle; nothing: the queue is empty.
  std::optional<Item> take(Milliseconds now);
  // Removes items that have waited too long, except those about running matches.
  std::vector<Item> take_late(Milliseconds now);
  // The time after which those may be repeated.
  Milliseconds come_back() const;
  // Reports the time for handling items of this total cost, and for committing them.
  void served(double cost, Seconds work, Seconds commit);

  bool empty() const { return times_.empty(); }
  std::size_t size() const { return times_.size(); }
  bool holds(std::uint64_t connection) const { return counts_.contains(connection); }
  // How long the oldest item has waited; zero: the queue is empty.
  Milliseconds oldest_wait(Milliseconds now) const;
  // Whether a client with a single open request waits long, or recently had to. Clients with many
  // requests at once cause their own waits.
  bool players_wait(Milliseconds now) const;

 private:
  struct Waiting {
    Item item;
    bool alone = false;  // no other item of its address was waiting when it arrived
  };
  // The items of one connection.
  struct ConnectionQueue {
    std::deque<Waiting> items;
    double cost = 0;
    bool empty() const { return items.empty(); }
    double front_cost() const { return items.front().item.cost; }
    Waiting pop();
  };
  // The lines of one address.
  struct AddressQueue {
    DeficitRing<std::uint64_t, ConnectionQueue> connections;
    double cost = 0;
    bool empty() const { return connections.empty(); }
    double front_cost() { return connections.front_cost(); }
    Waiting pop();
  };
  struct Lane {
    DeficitRing<std::string, AddressQueue> addresses;
    double cost = 0;
  };
  struct Count {
    int all = 0;
    int play = 0;
  };
  using Times = std::set<std::pair<Milliseconds, std::uint64_t>>;

  // The cost of everything that will be handled before this item, including it.
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
  Times rest_times_;                       // of items that are not about running matches
  Times alone_;                            // of items that were the only one of their address
  std::optional<Milliseconds> waited_at_;  // when such an item last waited long
  // Recent measurements; older ones have less weight.
  double cost_done_;
  Seconds work_;
  Seconds commit_;
};

}  // namespace damas::net
