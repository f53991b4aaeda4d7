#include "engine/engine.hpp"

#include <atomic>
#include <thread>

#include "engine/positions.hpp"

namespace damas {

namespace {

Report wait_for_result(Engine& engine) {
  while (true) {
    const auto report = engine.poll();
    if (report && report->finished) return *report;
    std::this_thread::yield();
  }
}

// A search without limits, which only stop() ends.
SearchRequest endless() {
  return {};
}

Game in_the_middle() {
  return game_from(Variant::Brazilian,
                   "W:W19,20,21,22,23,25,27,28,29,31,32:B1,3,5,6,7,8,9,10,12,13,14");
}

}  // namespace

TEST_CASE("a search has the same result on a thread and in the caller") {
  const auto threaded = make_engine({Drive::Thread, 1});
  const auto called = make_engine({Drive::Caller, 1});
  threaded->start(in_the_middle(), by_nodes(20000, 7));
  called->start(in_the_middle(), by_nodes(20000, 7));
  const Report a = wait_for_result(*threaded);
  const Report b = wait_for_result(*called);
  CHECK(a.best == b.best);
  CHECK(a.score == b.score);
  CHECK(a.nodes == b.nodes);
  CHECK(a.line == b.line);
}

TEST_CASE("an engine reports whether it is thinking, and has no report before its first search") {
  const auto engine = make_engine({Drive::Caller, 1});
  CHECK_FALSE(engine->thinking());
  CHECK_FALSE(engine->poll());
  engine->start(Game(), by_depth(3));
  CHECK(engine->thinking());
  CHECK(engine->poll()->finished);
  CHECK_FALSE(engine->thinking());
  CHECK(engine->poll()->depth == 3);
}

TEST_CASE("a search stopped at once still has a legal move, on a thread and in the caller") {
  for (const Drive drive : {Drive::Thread, Drive::Caller}) {
    const auto engine = make_engine({drive, 1});
    const Game game = in_the_middle();
    engine->start(game, endless());
    engine->stop();
    const auto report = engine->poll();
    REQUIRE(report);
    CHECK(report->finished);
    REQUIRE(report->best);
    CHECK(game.is_legal(*report->best));
    CHECK(report->line.front() == *report->best);
    CHECK_FALSE(engine->thinking());
  }
}

TEST_CASE("a new search replaces a running one, and the destructor ends it") {
  const auto engine = make_engine({Drive::Thread, 1});
  engine->start(Game(), endless());
  engine->start(in_the_middle(), endless());
  engine->start(in_the_middle(), by_depth(2));
  CHECK(in_the_middle().is_legal(*wait_for_result(*engine).best));
  engine->start(Game(), endless());
}

TEST_CASE("an engine with a thread tells of its reports, and one in the caller does not") {
  for (const Drive drive : {Drive::Thread, Drive::Caller}) {
    std::atomic<int> told = 0;
    const auto engine = make_engine({drive, 1, [&told] { ++told; }});
    engine->start(in_the_middle(), by_depth(3));
    CHECK(wait_for_result(*engine).finished);
    engine->stop();  // the last call comes after the report can be read
    CHECK(told == (drive == Drive::Thread ? 4 : 0));
  }
}

TEST_CASE("a search repeats exactly after earlier results are dropped") {
  const auto engine = make_engine({Drive::Caller, 1});
  engine->start(in_the_middle(), by_depth(8));
  const Report first = *engine->poll();
  engine->start(in_the_middle(), by_depth(8));
  CHECK(engine->poll()->nodes < first.nodes);
  engine->forget();
  engine->start(in_the_middle(), by_depth(8));
  CHECK(engine->poll()->nodes == first.nodes);
}

TEST_CASE("one engine can change the variant and change back") {
  const auto engine = make_engine({Drive::Caller, 1});
  for (const Variant variant : {Variant::Brazilian, Variant::Casual, Variant::Brazilian}) {
    const Game game(variant);
    engine->start(game, by_depth(6));
    CHECK(game.is_legal(*engine->poll()->best));
  }
}

}  // namespace damas
