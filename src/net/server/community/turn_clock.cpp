#include "net/server/community/turn_clock.hpp"

#include <algorithm>

#include "net/protocol/limits.hpp"

namespace damas::net {

TurnClock::TurnClock(Milliseconds now)
    : began_(now), credit_{limits::lag_quota.count(), limits::lag_quota.count()} {}

void TurnClock::follow(const Record& record, Milliseconds now) {
  const auto* takeback = std::get_if<record::Takeback>(&record);
  if (const auto* move = std::get_if<record::Move>(&record)) {
    credit_[move->by] -= move->lag;
    begin(now);
  } else if (takeback && takeback->answer == Answer::Accept) {
    begin(now);
  }
}

Milliseconds TurnClock::spent(Milliseconds now) const {
  return std::max(Milliseconds{0}, now - began_);
}

Milliseconds TurnClock::refund(Side by, std::optional<std::int64_t> thought,
                               Milliseconds spent) const {
  if (!thought) return Milliseconds{0};
  const Milliseconds network = spent - Milliseconds{*thought};
  return std::clamp(network, Milliseconds{0},
                    std::min(limits::lag_per_move, Milliseconds{credit_[by]}));
}

}  // namespace damas::net
