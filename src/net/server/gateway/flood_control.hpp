// Owns the penalties for a connection that sends too many messages.
#pragma once

#include "net/protocol/limits.hpp"
#include "net/server/gateway/bucket.hpp"

namespace damas::net {

class FloodControl {
 public:
  enum class Reaction {
    Nothing,
    Hold,       // the connection is not read for a while
    Disconnect  // it has been held too often
  };

  // To be called for each message that was refused because of its rate.
  Reaction refused(Bucket::Time now) {
    if (refusals_.take(now)) return Reaction::Nothing;
    return holds_.take(now) ? Reaction::Hold : Reaction::Disconnect;
  }

 private:
  Bucket refusals_{limits::refused_for_rate, limits::forgiven_per_second};
  Bucket holds_{limits::held_for_rate, limits::holds_forgiven_per_second};
};

}  // namespace damas::net
