// Owns the message about a running match's clocks for its players and spectators.
#pragma once

#include <vector>

#include "net/protocol/reply.hpp"
#include "net/server/community/table.hpp"

namespace damas::net {

// The clocks at one moment. It is enough to report later that the clocks stand, while the community
// waits for its database and cannot be asked.
struct ClockNotice {
  std::vector<ConnectionId> to;  // empty: the match needs no notice (any more)
  reply::Synced said;
  Milliseconds at{0};
};

// The message that the clocks stand since `since`.
reply::Synced standing_at(const ClockNotice& notice, Milliseconds since);

}  // namespace damas::net
