#include "net/client/players_presence.hpp"

#include <algorithm>

#include "net/client/running_clock.hpp"

namespace damas::net {

void PlayersPresence::tick(Milliseconds elapsed) {
  for (const Side side : {Side::White, Side::Black}) {
    auto& deadline = told_[side].deadline;
    if (deadline) deadline = std::max<std::int64_t>(0, *deadline - elapsed.count());
  }
}

std::optional<Milliseconds> PlayersPresence::next_change() const {
  std::optional<Milliseconds> next;
  for (const Side side : {Side::White, Side::Black}) {
    const auto deadline = told_[side].deadline;
    if (!deadline || *deadline <= 0) continue;
    const Milliseconds then = until_next(Milliseconds{*deadline}, Milliseconds{1000});
    next = std::min(next.value_or(then), then);
  }
  return next;
}

}  // namespace damas::net
