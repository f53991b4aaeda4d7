// Owns the time that applies to one call of the community, on the clock of matches and on the wall.
#pragma once

#include <cstdint>

#include "match/clock.hpp"

namespace damas::net {

using WallTime = std::int64_t;  // milliseconds since 1970

// The clock of matches only goes forward, and stands while the database does not serve.
struct Now {
  Milliseconds steady{0};
  WallTime wall = 0;
  Milliseconds stood{0};  // how long the clock of matches has stood in total
  bool stands = false;    // it stands now

  // The time on a clock that never stands.
  Milliseconds machine() const { return steady + stood; }
};

}  // namespace damas::net
