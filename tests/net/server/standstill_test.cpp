// Clocks while the database does not answer or fails: the players' times, and the messages to them.
#include "net/server/worker/standstill.hpp"

#include <functional>

#include <doctest/doctest.h>

#include "net/protocol/limits.hpp"
#include "net/server/crowd.hpp"
#include "net/server/stepped_worker.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

const CellPath c3d4{{2, 2}, {3, 3}};
const CellPath f6e5{{5, 5}, {4, 4}};
const TimeControl one_minute{60s, 0s};

// A database that runs the test's function before it answers.
class SlowStore : public storage::SqlStore {
 public:
  SlowStore() : SqlStore(":memory:", "test") {}
  void begin() override {
    if (const auto before = std::exchange(before_begin, nullptr)) before();
    SqlStore::begin();
  }
  void commit() override {
    if (const auto before = std::exchange(before_commit, nullptr)) before();
    if (is_full && has_written()) throw StoreError("disk full");
    SqlStore::commit();
  }

  std::function<void()> before_begin;
  std::function<void()> before_commit;
  bool is_full = false;
};

struct Place {
  explicit Place(std::unique_ptr<SlowStore> kept = std::make_unique<SlowStore>())
      : slow(*kept), stepped(std::move(kept)), pair(stepped.begin(one_minute)) {}

  // The database does not answer for that time, while another thread checks every 200 ms.
  void wait(Milliseconds time) {
    for (Milliseconds left = time; left > 0ms; left -= 200ms) {
      stepped.now += 200ms;
      stepped.worker().look_at_database();
    }
  }
  std::vector<Reply> move(ConnectionId who, int ply, const CellPath& path, Milliseconds ago = 0ms) {
    stepped.ask(who, request::Move{pair.match, ply, path, {}}, ago);
    return stepped.work();
  }
  record::Move played(ConnectionId who, int ply, const CellPath& path) {
    const auto moves = records_in<record::Move>(move(who, ply, path));
    REQUIRE(moves.size() == 2);
    return moves[0];
  }
  // The messages that are not answers.
  std::vector<reply::Synced> notices(const std::vector<Reply>& told) {
    std::vector<reply::Synced> notices;
    for (const Reply& reply : told) {
      const auto* synced = std::get_if<reply::Synced>(&reply.body);
      if (synced && !reply.id) notices.push_back(*synced);
    }
    return notices;
  }
  bool logged(const std::string& part) const {
    return std::any_of(stepped.logged.begin(), stepped.logged.end(), [&](const std::string& line) {
      return line.find(part) != std::string::npos;
    });
  }

  SlowStore& slow;
  SteppedWorker stepped;
  SteppedWorker::Pair pair;
};

}  // namespace

TEST_CASE("the time for storing a move is charged to neither player") {
  Place place;
  place.stepped.now += 5s;
  place.slow.before_commit = [&] { place.wait(10s); };
  CHECK(place.played(place.pair.white, 1, c3d4).spent == 5000);
  place.stepped.now += 3s;
  CHECK(place.played(place.pair.black, 2, f6e5).spent == 3000);
}

TEST_CASE("no flag falls while the database does not answer, nor by it afterwards") {
  Place place;
  place.slow.before_begin = [&] { place.wait(100s); };
  place.stepped.worker().tick();
  CHECK(records_in<record::End>(place.stepped.told).empty());
  place.stepped.now += 59'900ms;
  place.stepped.worker().tick();
  CHECK(records_in<record::End>(place.stepped.told).empty());
  place.stepped.now += 200ms;
  place.stepped.worker().tick();
  const auto ends = records_in<record::End>(place.stepped.told);
  REQUIRE(ends.size() == 2);
  CHECK(ends[0].reason == EndReason::Time);
}

TEST_CASE("a move that arrives during a standstill counts from when the clocks stopped") {
  Place place;
  place.stepped.now += 5s;
  place.slow.before_begin = [&] { place.wait(10s); };
  place.stepped.worker().tick();
  place.stepped.told.clear();
  // 4 s before the database answered.
  const auto moves = records_in<record::Move>(place.move(place.pair.white, 1, c3d4, 4s));
  REQUIRE(moves.size() == 2);
  CHECK(moves[0].spent == 5000);
}

TEST_CASE("both players are told in two seconds that the clocks stand, and that they run again") {
  Place place;
  place.stepped.now += 5s;
  place.slow.before_begin = [&] {
    place.wait(800ms);
    CHECK(place.notices(place.stepped.told).empty());
    CHECK(place.stepped.worker().counts().healthy);
    place.wait(1s);
    const auto first = place.notices(place.stepped.told);
    REQUIRE(first.size() == 2);
    CHECK(first[0] == first[1]);
    CHECK(first[0].match == place.pair.match);
    CHECK(first[0].clock == ClockState{{55'000, 60'000}, {}, {5000, 5000}});
    CHECK_FALSE(place.stepped.worker().counts().healthy);
    place.stepped.told.clear();
    place.wait(4s);
    CHECK(place.notices(place.stepped.told).empty());
    place.wait(1s);
    CHECK(place.notices(place.stepped.told) == first);
    place.stepped.told.clear();
  };
  place.stepped.worker().tick();
  CHECK(place.logged("does not answer"));
  CHECK(place.logged("stood\",\"ms\":6800"));
  const auto told = place.notices(place.stepped.work());
  REQUIRE(told.size() == 2);
  CHECK(told[0].clock == ClockState{{55'000, 60'000}, Side::White, {5000, 5000}});
  CHECK(place.stepped.worker().counts().healthy);
  CHECK(place.stepped.worker().counts().stood_seconds == doctest::Approx(6.8));
  CHECK(place.notices(place.stepped.work()).empty());
}

TEST_CASE("clocks stand while nothing can be stored, and run again by themselves") {
  Place place;
  place.stepped.now += 5s;
  place.slow.is_full = true;
  CHECK(records_in<record::Move>(place.move(place.pair.white, 1, c3d4)).empty());
  for (int i = 0; i < 100; ++i) {
    place.stepped.worker().tick();
    place.wait(200ms);
  }
  const auto told = place.notices(place.stepped.told);
  REQUIRE_FALSE(told.empty());
  CHECK(told[0].clock == ClockState{{55'000, 60'000}, {}, {5000, 5000}});
  place.slow.is_full = false;
  place.stepped.worker().tick();
  CHECK(place.stepped.worker().counts().healthy);
  place.stepped.work();
  place.stepped.now += 2s;
  CHECK(place.played(place.pair.white, 1, c3d4).spent == 7000);
}

TEST_CASE("a database that answers within a second stops no clock") {
  Place place;
  place.slow.before_begin = [&] { place.wait(800ms); };
  place.stepped.worker().tick();
  CHECK(place.notices(place.stepped.told).empty());
  place.stepped.now += 200ms;
  CHECK(place.played(place.pair.white, 1, c3d4).spent == 1000);
}

TEST_CASE("a turn does not begin before the player can know of it") {
  Place place;
  const auto slowly = [&] { place.slow.before_commit = [&] { place.wait(800ms); }; };
  place.stepped.now += 5s;
  slowly();
  CHECK(place.played(place.pair.white, 1, c3d4).spent == 5000);
  place.stepped.now += 3s;
  CHECK(place.played(place.pair.black, 2, f6e5).spent == 3000);
  place.stepped.ask(place.pair.white, request::Takeback{place.pair.match, Answer::Offer});
  place.stepped.work();
  slowly();
  place.stepped.ask(place.pair.black, request::Takeback{place.pair.match, Answer::Accept});
  place.stepped.work();
  place.stepped.now += 2s;
  CHECK(place.played(place.pair.white, 1, c3d4).spent == 2000);
}

TEST_CASE("White's first turn begins when both players can know of the match") {
  Place place;
  place.stepped.ask(place.pair.white, request::Resign{place.pair.match});
  place.stepped.work();
  for (const ConnectionId from : {place.pair.white, place.pair.black})
    place.stepped.ask(from, request::QueueJoin{Variant::Brazilian, one_minute});
  place.slow.before_commit = [&] { place.wait(800ms); };
  const auto told = place.stepped.work();
  REQUIRE(records_in<record::Start>(told).size() == 2);
  place.stepped.now += 59s;
  place.stepped.worker().tick();
  CHECK(records_in<record::End>(place.stepped.told).empty());
  place.stepped.now += 500ms;
  place.stepped.worker().tick();
  CHECK(records_in<record::End>(place.stepped.told).empty());
  place.stepped.now += 600ms;
  place.stepped.worker().tick();
  CHECK(records_in<record::End>(place.stepped.told).size() == 2);
}

TEST_CASE("an absence does not continue while the database does not answer") {
  Place place;
  place.stepped.worker().gone(place.pair.black);
  place.stepped.work();
  place.stepped.now += 100s - 60s;
  place.slow.before_begin = [&] { place.wait(200s); };
  place.stepped.worker().tick();
  place.stepped.told.clear();
  place.stepped.ask(place.pair.white, request::Claim{place.pair.match});
  const auto told = place.stepped.work();
  bool refused = false;
  for (const Reply& reply : told) {
    const auto* err = std::get_if<reply::Err>(&reply.body);
    if (!err) continue;
    refused = true;
    CHECK(err->wait == 80'000);
  }
  CHECK(refused);
}

TEST_CASE("spectators are told, former spectators are not") {
  Place place;
  place.stepped.ask(3, request::Hello{});
  place.stepped.ask(3, request::Watch{place.pair.match});
  place.stepped.work();
  place.slow.before_begin = [&] { place.wait(2s); };
  place.stepped.worker().tick();
  CHECK(place.notices(place.stepped.told).size() == 3);
  place.stepped.work();
  place.stepped.ask(3, request::Unwatch{place.pair.match});
  place.stepped.work();
  place.slow.before_begin = [&] { place.wait(2s); };
  place.stepped.worker().tick();
  CHECK(place.notices(place.stepped.told).size() == 2);
}

TEST_CASE("no notices are sent for ended matches and for those without clocks") {
  Place place;
  place.stepped.ask(place.pair.white, request::Resign{place.pair.match});
  place.stepped.work();
  for (const ConnectionId from : {place.pair.white, place.pair.black})
    place.stepped.ask(from, request::QueueJoin{Variant::Russian, {}});
  place.stepped.work();
  place.slow.before_begin = [&] { place.wait(10s); };
  place.stepped.worker().tick();
  CHECK(place.notices(place.stepped.told).empty());
}

TEST_CASE("an answer sent while the clocks stand says so") {
  Place place;
  place.slow.is_full = true;
  place.move(place.pair.white, 1, c3d4);
  place.stepped.ask(place.pair.black, request::Sync{place.pair.match, 1});
  const auto told = place.stepped.work();
  REQUIRE(told.size() == 1);
  CHECK_FALSE(std::get<reply::Synced>(told[0].body).clock->running.has_value());
}

TEST_CASE(
    "another process ends no match while the mover's process may be waiting for the database") {
  Crowd here;
  const auto pair = here.begin("Ana", "Rui", Variant::Brazilian, {10s, 0s});
  Crowd there(here, 2);
  const std::string name = here.name_of(pair.black);
  here.goes(pair.black);
  here.pass(100ms);  // both processes are alive
  there.pass(100ms);
  const auto black = there.comes(name, here.token_of(name));
  there.ask(black, request::Sync{pair.match, 1});
  there.note(UserNote{here.user_of(here.name_of(pair.white)), {}});
  there.told(black);
  there.pass(19s);
  CHECK(there.news(black).empty());
  CHECK(there.refusal(black, request::Flag{pair.match}) == ErrorCode::NotNow);
  there.pass(30s);
  const auto news = there.news(black);
  REQUIRE(news.size() == 1);
  CHECK(std::get<record::End>(news[0]).reason == EndReason::Time);
}

}  // namespace damas::net
