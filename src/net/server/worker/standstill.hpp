// Owns the clock of matches, which stands while the database does not serve; players and spectators
// are told so.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <vector>

#include "net/server/community/clock_notices.hpp"

namespace damas::net {

// The database does not serve from the beginning of the first transaction that fails, or is not
// answered within limits::answer_within, to the end of the first that shows that it serves again.
class Standstill {
 public:
  using ReadClock = std::function<Now()>;

  // `machine`: a clock that never stands; it must allow calls from any thread.
  explicit Standstill(ReadClock machine) : machine_(std::move(machine)) {}

  // --- called by the thread that uses the database -----------------------------------------------

  // A transaction begins; returns the time that applies to everything in it.
  Now begins();
  // The transaction has ended; `serves`: the database works. Returns how long the clocks stood if
  // they run again now; nothing: they did not stand, or still do.
  std::optional<Milliseconds> ends(bool serves);
  // Stores the notices of all matches that have changed.
  void note(std::map<MatchId, ClockNotice> notices);

  // --- called by any thread ----------------------------------------------------------------------

  Now now() const;
  // Converts a time on the machine's clock to the clock of matches.
  Milliseconds when(Milliseconds machine) const;
  // Tells the players and spectators of running matches that the clocks stand, once that is
  // certain, and repeats it from time to time. Calls `deliver` before ends() can return. True: for
  // the first time.
  bool tell(const std::function<void(std::vector<OutgoingMessage>)>& deliver);

 private:
  struct Period {
    Milliseconds from{0};
    Milliseconds to{0};
  };

  std::optional<Milliseconds> since(Milliseconds machine) const;
  Now at(const Now& machine) const;
  std::vector<OutgoingMessage> messages(Milliseconds standing) const;

  ReadClock machine_;
  mutable std::mutex mutex_;
  // Times on the machine's clock.
  Milliseconds stood_{0};               // total of earlier periods
  std::deque<Period> lately_;           // the most recent periods
  std::optional<Milliseconds> asked_;   // start of the current transaction
  std::optional<Milliseconds> failed_;  // start of the first failed transaction
  std::optional<Milliseconds> told_;    // when players were last told
  std::unordered_map<MatchId, ClockNotice> notices_;
};

}  // namespace damas::net
