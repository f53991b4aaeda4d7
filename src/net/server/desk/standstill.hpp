// Owns the clock by which matches are played: it stands while the database does not serve, and who
// is around a running match is told so.
#pragma once

#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <vector>

#include "net/server/community/community.hpp"

namespace damas::net {

// The database does not serve from the beginning of the first transaction that fails, or is not
// answered for limits::answer_within, to the end of the one that shows that it serves again.
class Standstill {
 public:
  using ReadClock = std::function<Now()>;

  // `machine`: a clock that never stands; any thread reads it.
  explicit Standstill(ReadClock machine) : machine_(std::move(machine)) {}

  // --- by the thread that asks the database ------------------------------------------------------

  // A transaction begins: the time at which all in it is done.
  Now begins();
  // It has ended; `serves`: the database does what it is asked. For how long the clocks stood that
  // go on now; nothing: they did not stand, or still do.
  std::optional<Milliseconds> ends(bool serves);
  // As told of all matches that have changed.
  void note(std::map<MatchId, ClockNotice> notices);

  // --- by any thread -----------------------------------------------------------------------------

  Now now() const;
  // When it was that by the machine's clock.
  Milliseconds when(Milliseconds machine) const;
  // Tells those around the matches that their clocks stand, when that is certain, and again from
  // time to time. `deliver` is called before ends() can return. True: for the first time.
  bool tell(const std::function<void(std::vector<Parcel>)>& deliver);

 private:
  struct Period {
    Milliseconds from{0};
    Milliseconds to{0};
  };

  std::optional<Milliseconds> since(Milliseconds machine) const;
  Now at(const Now& machine) const;
  std::vector<Parcel> parcels(Milliseconds standing) const;

  ReadClock machine_;
  mutable std::mutex mutex_;
  // Of the machine's clock.
  Milliseconds stood_{0};               // before, in all
  std::deque<Period> lately_;           // the last times that it stood
  std::optional<Milliseconds> asked_;   // when the transaction began that goes on
  std::optional<Milliseconds> failed_;  // when the first one began that failed
  std::optional<Milliseconds> told_;    // when people were told last
  std::unordered_map<MatchId, ClockNotice> notices_;
};

}  // namespace damas::net
