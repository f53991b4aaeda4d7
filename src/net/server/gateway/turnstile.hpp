// Owns who is read next when more comes than the gateway's thread can read at once: each address so
// many messages, by turns, and the rest waits in the network. Knows no sockets or time of its own.
#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace damas::net {

class Turnstile {
 public:
  using Time = std::chrono::milliseconds;  // of a clock that only goes forward
  using GoOn = std::function<void()>;

  // Somebody of this address may be read once more: at once, or when it is their turn.
  void come(const std::string& who, GoOn go_on);
  // Not before then.
  void hold(Time until, GoOn go_on);
  // Call it often. `late`: how long the thread's work had to wait for it.
  void beat(Time now, Time late);
  // Nobody who waits goes on.
  void clear();

  // Messages a second of each address; nothing: as many as come.
  std::optional<double> pace() const { return pace_; }

 private:
  struct Household {
    double credit = 0;  // messages
    std::deque<GoOn> waiting;
  };

  void adjust(Time late);
  void open();
  void let_in(Time passed);
  void release(Time now);

  std::optional<double> pace_;
  std::map<std::string, Household> households_;
  std::multimap<Time, GoOn> held_;
  std::size_t came_ = 0;  // since the last beat
  std::optional<Time> beat_;
};

}  // namespace damas::net
