#include "net/server/community/current_time.hpp"

#include <doctest/doctest.h>

#include "net/protocol/limits.hpp"

namespace damas::net {

namespace {

const Now start{Milliseconds{1'000}, 1'700'000'000'000};

Now after(Milliseconds time) {
  return {start.steady + time, start.wall + time.count()};
}

}  // namespace

TEST_CASE("The process has just begun until players had time to return") {
  CurrentTime time;
  time.set(start);
  CHECK(time.has_just_begun());
  time.set(after(limits::return_within));
  CHECK_FALSE(time.has_just_begun());
}

TEST_CASE("The wall clock is believed when it has run evenly for long enough") {
  CurrentTime time;
  time.set(start);
  CHECK_FALSE(time.believes_wall_clock());
  CHECK_FALSE(time.wall_clock_jumped());  // it is only unknown
  time.set(after(limits::wall_clock_believed_after));
  CHECK(time.believes_wall_clock());

  Now jumped = after(limits::wall_clock_believed_after);
  jumped.wall += limits::wall_clock_jump.count();
  time.set(jumped);
  CHECK(time.wall_clock_jumped());
  jumped.wall += limits::wall_clock_believed_after.count();
  jumped.steady += limits::wall_clock_believed_after;
  time.set(jumped);
  CHECK_FALSE(time.wall_clock_jumped());
}

}  // namespace damas::net
