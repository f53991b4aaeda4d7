// Owns the time that the user has thought about the next move, which the server needs to refund
// network lag.
#pragma once

#include <algorithm>
#include <optional>

#include "match/clock.hpp"

namespace damas::net {

class OwnTurnTime {
 public:
  // The user's turn begins.
  void begin() { spent_ = Milliseconds{0}; }
  // It is not the user's turn, or its beginning is unknown.
  void forget() { spent_.reset(); }
  void add(Milliseconds elapsed) {
    if (spent_) *spent_ += elapsed;
  }
  // Takes back time that was counted wrongly; not below zero.
  void subtract(Milliseconds time) {
    if (spent_) *spent_ -= std::clamp(time, Milliseconds{0}, *spent_);
  }
  const std::optional<Milliseconds>& spent() const { return spent_; }

 private:
  std::optional<Milliseconds> spent_;
};

}  // namespace damas::net
