// Owns the beginning of a match's running turn, and the network lag that the server still refunds
// to each side. Times are milliseconds of a clock that only goes forward.
#pragma once

#include <optional>

#include "net/protocol/record.hpp"

namespace damas::net {

class TurnClock {
 public:
  // The first turn begins at `now`.
  explicit TurnClock(Milliseconds now);

  void begin(Milliseconds now) { began_ = now; }
  // Sets the time already spent on the turn.
  void resume(Milliseconds spent, Milliseconds now) { began_ = now - spent; }
  // Begins the turn that a record has led to, and takes the refunded lag off the quota.
  void follow(const Record& record, Milliseconds now);

  // How long the side to move has been thinking.
  Milliseconds spent(Milliseconds now) const;
  // The rest of each side's quota for lag.
  const BySide<std::int64_t>& credit() const { return credit_; }
  // How much of `spent` is refunded, if the player's device has measured `thought`.
  Milliseconds refund(Side by, std::optional<std::int64_t> thought, Milliseconds spent) const;

 private:
  Milliseconds began_;
  BySide<std::int64_t> credit_;
};

}  // namespace damas::net
