#include <doctest/doctest.h>

#include "engine/engine.hpp"
#include "match/fake_engine.hpp"
#include "match/machine.hpp"
#include "match/match.hpp"

namespace damas {

namespace {

using namespace std::chrono_literals;

// A machine that has played its first move and expects the first legal reply.
struct Table {
  explicit Table(int level, TimeControl time = {}) : computer{level}, clock(time) {
    machine.think(game, computer, clock, 7);
    engine.report(2, true);
    game.play(*machine.think(game, computer, clock, 7));
    reply = game.legal_moves().front();
    other = game.legal_moves().back();
    machine.ponder(game, computer, 7);
  }

  std::optional<Move> think() { return machine.think(game, computer, clock, 7); }
  void play(const Move& move) {
    game.play(move);
    machine.notice_move(game);
  }

  Computer computer;
  Clock clock;
  std::unique_ptr<FakeEngine> made = std::make_unique<FakeEngine>();
  FakeEngine& engine = *made;
  Machine machine{std::move(made)};
  Game game;
  Move reply;
  Move other;
};

Limits limits_of(int level) {
  return request_for_level(level, BoardShape(), 0).limits;
}

Match against(int level) {
  MatchSetup setup;
  setup.players = {Computer{level}, Human{}};
  setup.seed = 5;
  Match match(setup, Drive::Caller);
  match.set_pondering(true);
  match.tick(0ms);
  REQUIRE(match.game().ply() == 1);
  return match;
}

}  // namespace

TEST_CASE("a strong machine thinks about the position after the move that it expects") {
  const Table table(9);
  REQUIRE(table.machine.pondering());
  CHECK(table.engine.thinking());
  Game expected = table.game;
  expected.play(table.reply);
  CHECK(table.engine.game().position() == expected.position());
}

TEST_CASE("a weaker machine does not think on its opponent's time") {
  const Table table(7);
  CHECK_FALSE(table.machine.pondering());
  CHECK(table.engine.starts() == 1);
}

TEST_CASE("only the strongest level thinks longer than on its own turn, for 30 s at most") {
  const Limits strongest = Table(strongest_level).engine.request().limits;
  CHECK_FALSE(strongest.nodes);
  CHECK(strongest.time == 30s);
  const Limits next = Table(9).engine.request().limits;
  CHECK(next.nodes == limits_of(9).nodes);
  CHECK(next.time == limits_of(9).time);
}

TEST_CASE("a finished search is the answer to the expected move") {
  Table table(9);
  table.engine.report(4, true);
  table.play(table.reply);
  const auto move = table.think();
  CHECK(table.engine.starts() == 2);
  REQUIRE(move);
  CHECK(table.game.is_legal(*move));
  CHECK_FALSE(table.machine.pondering());
}

TEST_CASE("a search as long as the level's own is the answer to the expected move") {
  Table by_time(strongest_level);
  by_time.engine.report(4, false).elapsed = *limits_of(strongest_level).time;
  by_time.play(by_time.reply);
  CHECK(by_time.think());
  CHECK_FALSE(by_time.engine.thinking());
  Table by_nodes(strongest_level);
  by_nodes.engine.report(4, false).nodes = *limits_of(strongest_level).nodes;
  by_nodes.play(by_nodes.reply);
  CHECK(by_nodes.think());
  CHECK(by_nodes.engine.starts() == 2);
}

TEST_CASE("the time on the clock decides how long a search is long enough") {
  Table table(strongest_level, {10s, 0ms});
  table.engine.report(4, false).elapsed = 500ms;
  table.play(table.reply);
  CHECK(table.think());
  CHECK(table.engine.starts() == 2);
}

TEST_CASE("after a short search the machine thinks on, less what it has thought already") {
  Table table(strongest_level);
  Report& report = table.engine.report(4, false);
  report.elapsed = 100ms;
  report.nodes = 1000;
  table.play(table.reply);
  CHECK_FALSE(table.think());
  CHECK(table.engine.starts() == 3);
  CHECK(table.engine.game().position() == table.game.position());
  CHECK(table.engine.request().limits.nodes == *limits_of(strongest_level).nodes - 1000);
  CHECK(table.engine.request().limits.time == *limits_of(strongest_level).time - 100ms);
  table.engine.report(3, true).score = 11;
  CHECK(table.think());
  CHECK(table.machine.report()->depth == 4);  // the deeper of both searches
}

TEST_CASE("another move than the expected one stops the search at once") {
  Table table(9);
  table.engine.report(4, false);
  table.play(table.other);
  CHECK_FALSE(table.engine.thinking());
  CHECK_FALSE(table.machine.pondering());
  CHECK_FALSE(table.think());
  CHECK(table.engine.starts() == 3);
  CHECK(table.engine.request().limits.nodes == limits_of(9).nodes);
}

TEST_CASE("after a stop the machine does not think again on that turn") {
  Table table(9);
  table.machine.stop();
  CHECK_FALSE(table.engine.thinking());
  table.machine.ponder(table.game, table.computer, 7);
  CHECK_FALSE(table.machine.pondering());
  table.play(table.reply);
  CHECK_FALSE(table.think());
  CHECK(table.engine.starts() == 3);
}

TEST_CASE("a machine without an expected move does not think on its opponent's time") {
  Machine machine(std::make_unique<FakeEngine>());
  machine.ponder(Game(), Computer{9}, 7);
  CHECK_FALSE(machine.pondering());
}

TEST_CASE("in a match the machine thinks while a person is to move, unless that is switched off") {
  Match match = against(8);
  CHECK(match.pondering());
  match.set_pondering(false);
  CHECK_FALSE(match.pondering());
  match.set_pondering(true);
  match.tick(0ms);
  CHECK_FALSE(match.pondering());  // once per turn
}

TEST_CASE("any other action of a person stops the search on the person's time") {
  const Command commands[] = {command::Pause{}, command::Resign{}};
  for (const Command& each : commands) {
    Match match = against(8);
    CHECK_FALSE(match.submit(Side::Black, each));
    CHECK_FALSE(match.pondering());
  }
  Match match = against(8);
  REQUIRE_FALSE(match.submit(Side::Black, command::Play{match.game().legal_moves().back()}));
  match.tick(0ms);
  REQUIRE(match.game().ply() == 3);
  CHECK(match.pondering());
  CHECK_FALSE(match.submit(Side::Black, command::Undo{}));
  CHECK_FALSE(match.pondering());
  match.set_player(Side::White, Human{});
  match.tick(0ms);
  CHECK_FALSE(match.pondering());
}

TEST_CASE("in the caller the moves are the same with it and without") {
  Match with = against(8);
  Match without = against(8);
  without.set_pondering(false);
  for (int i = 0; i < 4; ++i) {
    const Move reply = with.game().legal_moves().front();
    REQUIRE_FALSE(with.submit(Side::Black, command::Play{reply}));
    REQUIRE_FALSE(without.submit(Side::Black, command::Play{reply}));
    with.tick(0ms);
    without.tick(0ms);
    CHECK(with.game().move_from(2 * i + 2) == without.game().move_from(2 * i + 2));
  }
}

}  // namespace damas
