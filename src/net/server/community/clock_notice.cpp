#include "net/server/community/clock_notice.hpp"

#include <algorithm>

namespace damas::net {

reply::Synced standing_at(const ClockNotice& notice, Milliseconds since) {
  reply::Synced said = notice.said;
  const std::int64_t passed = std::max<std::int64_t>(0, (since - notice.at).count());
  const auto run = [passed](std::int64_t& left) {
    left = std::max<std::int64_t>(0, left - passed);
  };
  if (said.clock && said.clock->running) {
    run(said.clock->left[*said.clock->running]);
    said.clock->running.reset();
  }
  for (const Side side : {Side::White, Side::Black}) {
    if (said.presence[side].deadline) run(*said.presence[side].deadline);
  }
  return said;
}

}  // namespace damas::net
