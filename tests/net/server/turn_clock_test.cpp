#include "net/server/community/turn_clock.hpp"

#include <doctest/doctest.h>

#include "net/protocol/limits.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

record::Move move_with_lag(Side by, Milliseconds lag) {
  record::Move move;
  move.by = by;
  move.lag = lag.count();
  return move;
}

}  // namespace

TEST_CASE("moves and accepted takebacks begin a turn, other records do not") {
  TurnClock clock(1s);
  CHECK(clock.spent(3s) == 2s);
  clock.follow(record::Draw{Side::White, Answer::Offer}, 4s);
  clock.follow(record::Takeback{Side::White, Answer::Offer, {}, {}}, 4s);
  clock.follow(record::Takeback{Side::Black, Answer::Decline, {}, {}}, 4s);
  CHECK(clock.spent(5s) == 4s);
  clock.follow(move_with_lag(Side::White, 0ms), 5s);
  CHECK(clock.spent(6s) == 1s);
  clock.follow(record::Takeback{Side::Black, Answer::Accept, 0, {}}, 8s);
  CHECK(clock.spent(8s) == 0s);
}

TEST_CASE("a turn that begins later has taken no time yet, and a stored one goes on") {
  TurnClock clock(0s);
  clock.begin(10s);
  CHECK(clock.spent(9s) == 0s);
  clock.resume(4s, 20s);
  CHECK(clock.spent(21s) == 5s);
}

TEST_CASE("the time beyond the thinking is refunded, within both limits") {
  TurnClock clock(0s);
  CHECK(clock.refund(Side::White, std::nullopt, 2s) == 0ms);
  CHECK(clock.refund(Side::White, 1'700, 2s) == 300ms);
  CHECK(clock.refund(Side::White, 2'500, 2s) == 0ms);
  CHECK(clock.refund(Side::White, 0, 60s) == limits::lag_per_move);
  clock.follow(move_with_lag(Side::White, limits::lag_quota - 100ms), 1s);
  CHECK(clock.credit() == BySide<std::int64_t>{100, limits::lag_quota.count()});
  CHECK(clock.refund(Side::White, 0, 60s) == 100ms);
  CHECK(clock.refund(Side::Black, 0, 60s) == limits::lag_per_move);
}

}  // namespace damas::net
