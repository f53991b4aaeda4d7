#include "net/server/community/current_time.hpp"

#include <cstdlib>

#include "net/protocol/limits.hpp"

namespace damas::net {

void CurrentTime::set(const Now& now) {
  now_ = now;
  if (!*began_) began_.change() = now.steady;
}

bool CurrentTime::has_just_begun() const {
  return now_.steady - **began_ < limits::return_within;
}

bool CurrentTime::believes_wall_clock() {
  const WallTime lead = now_.wall - now_.machine().count();
  const bool jumps = wall_ && std::abs(lead - wall_->lead) >= limits::wall_clock_jump.count();
  if (!wall_ || jumps) wall_ = {lead, now_.machine(), jumps};
  wall_->lead = lead;  // a gradual correction of the clock is not a jump
  return now_.machine() - wall_->since >= limits::wall_clock_believed_after;
}

bool CurrentTime::wall_clock_jumped() {
  return !believes_wall_clock() && wall_->jumped;
}

}  // namespace damas::net
