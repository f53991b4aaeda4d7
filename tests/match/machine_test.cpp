#include "match/machine.hpp"

#include <semaphore>

#include <doctest/doctest.h>

#include "match/fake_engine.hpp"

namespace damas {

namespace {

using namespace std::chrono_literals;

// The number of moves, at most `most`, that a level makes before its flag falls, if it uses all the
// time that it may, and each move takes some time to arrive and to be shown.
int moves_in_time(int level, const TimeControl& control, int most) {
  constexpr Milliseconds on_the_way = 20ms;
  auto made = std::make_unique<FakeEngine>();
  FakeEngine& engine = *made;
  Machine machine(std::move(made), true);
  Clock clock(control);
  for (int moves = 0; moves < most; ++moves) {
    std::optional<Move> move = machine.think(Game(), Computer{level}, clock, 7, {0ms});
    clock.spend(Side::White, *engine.request().limits.time);
    engine.report(1, true);
    move = machine.think(Game(), Computer{level}, clock, 7, {*engine.request().limits.time});
    if (const auto moment = machine.next_update(); !move && moment) {
      clock.spend(Side::White, *moment);
      move = machine.think(Game(), Computer{level}, clock, 7, {*moment});
    }
    REQUIRE(move);
    clock.spend(Side::White, on_the_way);
    if (clock.flagged(Side::White)) return moves;
    clock.add_increment(Side::White);
  }
  return most;
}

Milliseconds time_for(Milliseconds left, Milliseconds increment) {
  return *within_clock(request_for_level(strongest_level, BoardShape(), 0), left, increment)
              .limits.time;
}

}  // namespace

TEST_CASE("with little time left a machine thinks only a part of it, whatever the increment") {
  for (const Milliseconds left : {2ms, 40ms, 400ms, 900ms, 5000ms}) {
    for (const Milliseconds increment : {0ms, 1000ms, 10000ms, 60000ms}) {
      CAPTURE(left.count());
      CAPTURE(increment.count());
      CHECK(time_for(left, increment) <= std::max(1ms, left / 3));
    }
  }
}

TEST_CASE(
    "only the strongest level looks up endgame tables, as the gains of others were measured") {
  for (const int level : {weakest_level, strongest_level - 1, strongest_level}) {
    auto made = std::make_unique<FakeEngine>();
    const FakeEngine& engine = *made;
    Machine machine(std::move(made), true);
    machine.think(Game(), Computer{level}, Clock(TimeControl{60s, 0ms}), 7, {0ms});
    CHECK(engine.request().endings == (level == strongest_level));
  }
}

TEST_CASE("no level loses on time in a game of 150 moves, or of 100 with a short clock") {
  const std::pair<TimeControl, int> games[] = {
      {{10s, 0ms}, 100}, {{60s, 0ms}, 150},  {{3min, 0ms}, 150},   {{5min, 0ms}, 150},
      {{60s, 1s}, 1000}, {{3min, 2s}, 1000}, {{15min, 10s}, 1000}, {{1s, 1s}, 1000},
  };
  for (int level = weakest_level; level <= strongest_level; ++level) {
    for (const auto& [control, moves] : games) {
      CAPTURE(level);
      const Milliseconds initial = *control.initial;  // clang captures no structured binding
      CAPTURE(initial.count());
      CHECK(moves_in_time(level, control, moves) == moves);
    }
  }
}

TEST_CASE("with much time left a machine keeps to its level's own limit") {
  CHECK(time_for(1h, 10s) == *request_for_level(strongest_level, BoardShape(), 0).limits.time);
}

TEST_CASE("a machine judges a side only once it has thought for it") {
  Machine machine(Drive::Caller);
  CHECK_FALSE(machine.score(Side::White, 0).has_value());
  CHECK(machine.think(Game(), Computer{1}, Clock(), 3).has_value());
  CHECK(machine.score(Side::White, 0).has_value());
  CHECK_FALSE(machine.score(Side::White, 2).has_value());
  CHECK_FALSE(machine.score(Side::Black, 0).has_value());
}

TEST_CASE("with Drive::Caller the move is the same, however little time is left") {
  Machine hurried(Drive::Caller);
  Machine calm(Drive::Caller);
  const Clock last_moment(TimeControl{1ms});
  const auto move = hurried.think(Game(), Computer{5}, last_moment, 3);
  CHECK(move == calm.think(Game(), Computer{5}, Clock(), 3));
  CHECK(hurried.report()->nodes == calm.report()->nodes);
}

TEST_CASE("an easy level takes a natural moment, less for an only move or a short clock") {
  for (int level = weakest_level; level <= strongest_level; ++level) {
    CAPTURE(level);
    const Milliseconds moment = natural_moment(level, 7, 42, std::nullopt);
    CHECK((moment > 0ms) == (level <= 5));
    CHECK(moment <= 1s);
    CHECK(natural_moment(level, 1, 42, std::nullopt) <= 300ms);
    CHECK(natural_moment(level, 7, 42, 1000ms) <= 20ms);
  }
}

TEST_CASE("a move is answered when its natural moment has passed") {
  Machine machine(Drive::Caller, true);
  CHECK_FALSE(machine.think(Game(), Computer{1}, Clock(), 3, {10s}));
  CHECK_FALSE(machine.think(Game(), Computer{1}, Clock(), 3, {200ms}));
  CHECK(machine.think(Game(), Computer{1}, Clock(), 3, {500ms}));
  CHECK_FALSE(machine.think(Game(), Computer{1}, Clock(), 3, {0ms}));
}

TEST_CASE("a machine asks for an update when its natural moment has passed") {
  Machine machine(Drive::Caller, true);
  CHECK(machine.next_update() == 0ms);
  CHECK_FALSE(machine.think(Game(), Computer{1}, Clock(), 3, {10s}));
  const Milliseconds moment = *machine.next_update();
  CHECK(moment >= 300ms);
  CHECK_FALSE(machine.think(Game(), Computer{1}, Clock(), 3, {100ms}));
  CHECK(machine.next_update() == moment - 100ms);
  machine.stop();
  CHECK(machine.next_update() == 0ms);
}

TEST_CASE("a machine with a thread asks for no updates, because its engine tells of its reports") {
  std::counting_semaphore<> told(0);
  EngineOptions options;
  options.changed = [&told] { told.release(); };
  Machine machine(options);
  std::optional<Move> move = machine.think(Game(), Computer{6}, Clock(), 3);
  while (!move) {
    CHECK_FALSE(machine.next_update());
    told.acquire();
    move = machine.think(Game(), Computer{6}, Clock(), 3);
  }
  CHECK(Game().is_legal(*move));
}

TEST_CASE("after a stop the natural moment begins anew") {
  Machine machine(Drive::Caller, true);
  CHECK_FALSE(machine.think(Game(), Computer{1}, Clock(), 3, {0ms}));
  machine.stop();
  CHECK_FALSE(machine.think(Game(), Computer{1}, Clock(), 3, {1s}));
  CHECK(machine.think(Game(), Computer{1}, Clock(), 3, {1s}));
}

TEST_CASE("between two machines no moment passes") {
  Machine machine(Drive::Caller, true);
  CHECK(machine.think(Game(), Computer{1}, Clock(), 3, {0ms, false}));
}

}  // namespace damas
