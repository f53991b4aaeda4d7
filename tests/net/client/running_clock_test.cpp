#include "net/client/running_clock.hpp"

#include <doctest/doctest.h>

#include "net/client/flag_reminder.hpp"
#include "net/client/own_turn_time.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

}  // namespace

TEST_CASE("the running clock shows whole seconds, and tenths near its end") {
  RunningClock clock;
  CHECK_FALSE(clock.next_change());
  clock.set(ClockState{{12'300, 60'000}, Side::White, {5000, 5000}});
  CHECK(clock.next_change() == 301ms);
  clock.tick(2'350ms, false);
  CHECK(clock.left(Side::White) == 9'950ms);
  CHECK(clock.next_change() == 51ms);
  clock.tick(20s, false);
  CHECK(clock.left(Side::White) == 0ms);
  CHECK_FALSE(clock.next_change());
  clock.set(ClockState{{12'300, 60'000}, std::nullopt, {5000, 5000}});
  CHECK_FALSE(clock.next_change());
}

TEST_CASE("thinking is counted from the beginning of the turn, if that is known") {
  OwnTurnTime thinking;
  thinking.add(3s);
  CHECK_FALSE(thinking.spent());
  thinking.begin();
  thinking.add(3s);
  thinking.subtract(1s);
  CHECK(thinking.spent() == 2s);
  thinking.subtract(-1s);
  CHECK(thinking.spent() == 2s);
  thinking.subtract(5s);
  CHECK(thinking.spent() == 0s);
  thinking.forget();
  CHECK_FALSE(thinking.spent());
}

TEST_CASE("the flag is asked for at once, then once per second") {
  FlagReminder reminder;
  CHECK(reminder.tick(0ms));
  CHECK(reminder.wait() == 1s);
  CHECK_FALSE(reminder.tick(999ms));
  CHECK(reminder.tick(1ms));
  CHECK_FALSE(reminder.tick(10ms));
  reminder.reset();
  CHECK(reminder.tick(0ms));
}

}  // namespace damas::net
