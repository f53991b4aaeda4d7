// Owns the presence of a match's players: whether they are connected, and the deadlines of those
// who are not, which run between the server's messages.
#pragma once

#include <optional>

#include "match/clock.hpp"
#include "net/protocol/values.hpp"

namespace damas::net {

class PlayersPresence {
 public:
  void set(const BySide<Presence>& told) { told_ = told; }
  void set(Side side, const Presence& told) { told_[side] = told; }
  // Counts the deadlines down, not below zero.
  void tick(Milliseconds elapsed);

  const Presence& of(Side side) const { return told_[side]; }
  // Time until a deadline is in another second; nothing if none runs.
  std::optional<Milliseconds> next_change() const;

 private:
  BySide<Presence> told_{{true, {}}, {true, {}}};
};

}  // namespace damas::net
