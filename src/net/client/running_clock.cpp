#include "net/client/running_clock.hpp"

#include <algorithm>

#include "net/protocol/limits.hpp"

namespace damas::net {

namespace {

constexpr Milliseconds last_seconds{10'000};  // with less time, tenths are shown

}  // namespace

Milliseconds until_next(Milliseconds left, Milliseconds period) {
  return left % period + Milliseconds{1};
}

void RunningClock::set(const std::optional<ClockState>& told) {
  told_ = told;
  ran_ = held_ = Milliseconds{0};
}

void RunningClock::tick(Milliseconds elapsed, bool sent) {
  if (!running()) return;
  if (sent) {
    const Milliseconds lag = std::min(limits::lag_per_move, *credit(*running()));
    const Milliseconds held = std::clamp(lag - held_, Milliseconds{0}, elapsed);
    held_ += held;
    elapsed -= held;
  }
  ran_ += elapsed;
}

std::optional<Side> RunningClock::running() const {
  return told_ ? told_->running : std::nullopt;
}

std::optional<Milliseconds> RunningClock::left(Side side) const {
  if (!told_) return std::nullopt;
  const Milliseconds told{told_->left[side]};
  return running() == side ? std::max(Milliseconds{0}, told - ran_) : told;
}

std::optional<Milliseconds> RunningClock::credit(Side side) const {
  if (!told_) return std::nullopt;
  return Milliseconds{told_->credit[side]};
}

std::optional<Milliseconds> RunningClock::next_change() const {
  const auto side = running();
  const Milliseconds left_of_it = side ? *left(*side) : Milliseconds{0};
  if (left_of_it <= Milliseconds{0}) return std::nullopt;
  return until_next(left_of_it, Milliseconds{left_of_it < last_seconds ? 100 : 1000});
}

}  // namespace damas::net
