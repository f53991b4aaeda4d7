// Owns what becomes of a connection that says more than it may.
#pragma once

#include "net/protocol/limits.hpp"
#include "net/server/gateway/bucket.hpp"

namespace damas::net {

class Patience {
 public:
  enum class Then {
    Nothing,
    Hold,     // it is not heard for a while
    SendAway  // it has been held again and again
  };

  // One more message was refused because it was too many.
  Then refused(Bucket::Time now) {
    if (refusals_.take(now)) return Then::Nothing;
    return holds_.take(now) ? Then::Hold : Then::SendAway;
  }

 private:
  Bucket refusals_{limits::refused_for_rate, limits::forgiven_per_second};
  Bucket holds_{limits::held_for_rate, limits::holds_forgiven_per_second};
};

}  // namespace damas::net
