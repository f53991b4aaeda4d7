// Owns the order of reading when more messages arrive than the gateway's thread can handle: it
// limits the messages of each address, in turn; the rest waits in the network. Has no sockets or
// clock of its own.
#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace damas::net {

class ReadingPace {
 public:
  using Time = std::chrono::milliseconds;  // of a clock that only goes forward
  using GoOn = std::function<void()>;

  // A connection of this address wants to read a message: calls `go_on` at once, or in its turn.
  void come(const std::string& who, GoOn go_on);
  // Calls `go_on` at the time `until`.
  void hold(Time until, GoOn go_on);
  // Call it regularly. `late`: how late this call is, because the thread was busy.
  void beat(Time now, Time late);
  // Drops all waiting calls.
  void clear();

  // Messages per second of each address; nothing: unlimited.
  std::optional<double> pace() const { return pace_; }

 private:
  struct AddressState {
    double credit = 0;  // in messages
    std::deque<GoOn> waiting;
  };

  void adjust(Time late);
  void open();
  void let_in(Time passed);
  void release(Time now);

  std::optional<double> pace_;
  std::map<std::string, AddressState> addresses_;
  std::multimap<Time, GoOn> held_;
  std::size_t came_ = 0;  // since the last beat
  std::optional<Time> beat_;
};

}  // namespace damas::net
