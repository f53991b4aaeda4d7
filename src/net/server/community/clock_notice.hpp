// Owns what the people around a running match are told of its clocks when nothing happens in it.
#pragma once

#include <vector>

#include "net/protocol/reply.hpp"
#include "net/server/community/table.hpp"

namespace damas::net {

// As it stands at one moment: enough to say later that the clocks stand, while the community waits
// for its database and cannot be asked.
struct ClockNotice {
  std::vector<ConnectionId> to;  // nobody: the match needs no notice (any more)
  reply::Synced said;
  Milliseconds at{0};
};

// What is said at a later moment, from which on the clocks stand.
reply::Synced standing_at(const ClockNotice& notice, Milliseconds since);

}  // namespace damas::net
