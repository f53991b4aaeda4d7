// Clocks while the database does not answer or fails: the players' times, and the messages to them.
#include "net/server/desk/standstill.hpp"

#include <functional>

#include <doctest/doctest.h>

#include "net/protocol/limits.hpp"
#include "net/server/crowd.hpp"
#include "net/server/office.hpp"

using namespace damas;
using namespace damas::net;
using namespace std::chrono_literals;

namespace {

const CellPath c3d4{{2, 2}, {3, 3}};
const CellPath f6e5{{5, 5}, {4, 4}};
const TimeControl one_minute{60s, 0s};

// A database that runs the test's function before it answers.
class Slow : public storage::SqlStore {
 public:
  Slow() : SqlStore(":memory:", "test") {}
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
  explicit Place(std::unique_ptr<Slow> kept = std::make_unique<Slow>())
      : slow(*kept), office(std::move(kept)), pair(office.begin(one_minute)) {}

  // The database does not answer for that time, while another thread checks every 200 ms.
  void wait(Milliseconds time) {
    for (Milliseconds left = time; left > 0ms; left -= 200ms) {
      office.now += 200ms;
      office.desk().look_at_database();
    }
  }
  std::vector<Reply> move(ConnectionId who, int ply, const CellPath& path, Milliseconds ago = 0ms) {
    office.ask(who, request::Move{pair.match, ply, path, {}}, ago);
    return office.work();
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
    return std::any_of(office.logged.begin(), office.logged.end(), [&](const std::string& line) {
      return line.find(part) != std::string::npos;
    });
  }

  Slow& slow;
  Office office;
  Office::Pair pair;
};

}  // namespace

TEST_SUITE("standstill") {
  TEST_CASE("the time for storing a move is charged to neither player") {
    Place place;
    place.office.now += 5s;
    place.slow.before_commit = [&] { place.wait(10s); };
    CHECK(place.played(place.pair.white, 1, c3d4).spent == 5000);
    place.office.now += 3s;
    CHECK(place.played(place.pair.black, 2, f6e5).spent == 3000);
  }

  TEST_CASE("no flag falls while the database does not answer, nor by it afterwards") {
    Place place;
    place.slow.before_begin = [&] { place.wait(100s); };
    place.office.desk().tick();
    CHECK(records_in<record::End>(place.office.told).empty());
    place.office.now += 59'900ms;
    place.office.desk().tick();
    CHECK(records_in<record::End>(place.office.told).empty());
    place.office.now += 200ms;
    place.office.desk().tick();
    const auto ends = records_in<record::End>(place.office.told);
    REQUIRE(ends.size() == 2);
    CHECK(ends[0].reason == EndReason::Time);
  }

  TEST_CASE("a move that arrives during a standstill counts from when the clocks stopped") {
    Place place;
    place.office.now += 5s;
    place.slow.before_begin = [&] { place.wait(10s); };
    place.office.desk().tick();
    place.office.told.clear();
    // 4 s before the database answered.
    const auto moves = records_in<record::Move>(place.move(place.pair.white, 1, c3d4, 4s));
    REQUIRE(moves.size() == 2);
    CHECK(moves[0].spent == 5000);
  }

  TEST_CASE("both players are told in two seconds that the clocks stand, and that they run again") {
    Place place;
    place.office.now += 5s;
    place.slow.before_begin = [&] {
      place.wait(800ms);
      CHECK(place.notices(place.office.told).empty());
      CHECK(place.office.desk().counts().healthy);
      place.wait(1s);
      const auto first = place.notices(place.office.told);
      REQUIRE(first.size() == 2);
      CHECK(first[0] == first[1]);
      CHECK(first[0].match == place.pair.match);
      CHECK(first[0].clock == ClockState{{55'000, 60'000}, {}, {5000, 5000}});
      CHECK_FALSE(place.office.desk().counts().healthy);
      place.office.told.clear();
      place.wait(4s);
      CHECK(place.notices(place.office.told).empty());
      place.wait(1s);
      CHECK(place.notices(place.office.told) == first);
      place.office.told.clear();
    };
    place.office.desk().tick();
    CHECK(place.logged("does not answer"));
    CHECK(place.logged("stood\",\"ms\":6800"));
    const auto told = place.notices(place.office.work());
    REQUIRE(told.size() == 2);
    CHECK(told[0].clock == ClockState{{55'000, 60'000}, Side::White, {5000, 5000}});
    CHECK(place.office.desk().counts().healthy);
    CHECK(place.office.desk().counts().stood_seconds == doctest::Approx(6.8));
    CHECK(place.notices(place.office.work()).empty());
  }

  TEST_CASE("clocks stand while nothing can be stored, and run again by themselves") {
    Place place;
    place.office.now += 5s;
    place.slow.is_full = true;
    CHECK(records_in<record::Move>(place.move(place.pair.white, 1, c3d4)).empty());
    for (int i = 0; i < 100; ++i) {
      place.office.desk().tick();
      place.wait(200ms);
    }
    const auto told = place.notices(place.office.told);
    REQUIRE_FALSE(told.empty());
    CHECK(told[0].clock == ClockState{{55'000, 60'000}, {}, {5000, 5000}});
    place.slow.is_full = false;
    place.office.desk().tick();
    CHECK(place.office.desk().counts().healthy);
    place.office.work();
    place.office.now += 2s;
    CHECK(place.played(place.pair.white, 1, c3d4).spent == 7000);
  }

  TEST_CASE("a database that answers within a second stops no clock") {
    Place place;
    place.slow.before_begin = [&] { place.wait(800ms); };
    place.office.desk().tick();
    CHECK(place.notices(place.office.told).empty());
    place.office.now += 200ms;
    CHECK(place.played(place.pair.white, 1, c3d4).spent == 1000);
  }

  TEST_CASE("a turn does not begin before the player can know of it") {
    Place place;
    const auto slowly = [&] { place.slow.before_commit = [&] { place.wait(800ms); }; };
    place.office.now += 5s;
    slowly();
    CHECK(place.played(place.pair.white, 1, c3d4).spent == 5000);
    place.office.now += 3s;
    CHECK(place.played(place.pair.black, 2, f6e5).spent == 3000);
    place.office.ask(place.pair.white, request::Takeback{place.pair.match, Answer::Offer});
    place.office.work();
    slowly();
    place.office.ask(place.pair.black, request::Takeback{place.pair.match, Answer::Accept});
    place.office.work();
    place.office.now += 2s;
    CHECK(place.played(place.pair.white, 1, c3d4).spent == 2000);
  }

  TEST_CASE("White's first turn begins when both players can know of the match") {
    Place place;
    place.office.ask(place.pair.white, request::Resign{place.pair.match});
    place.office.work();
    for (const ConnectionId from : {place.pair.white, place.pair.black})
      place.office.ask(from, request::QueueJoin{Variant::Brazilian, one_minute});
    place.slow.before_commit = [&] { place.wait(800ms); };
    const auto told = place.office.work();
    REQUIRE(records_in<record::Start>(told).size() == 2);
    place.office.now += 59s;
    place.office.desk().tick();
    CHECK(records_in<record::End>(place.office.told).empty());
    place.office.now += 500ms;
    place.office.desk().tick();
    CHECK(records_in<record::End>(place.office.told).empty());
    place.office.now += 600ms;
    place.office.desk().tick();
    CHECK(records_in<record::End>(place.office.told).size() == 2);
  }

  TEST_CASE("an absence does not continue while the database does not answer") {
    Place place;
    place.office.desk().gone(place.pair.black);
    place.office.work();
    place.office.now += 100s - 60s;
    place.slow.before_begin = [&] { place.wait(200s); };
    place.office.desk().tick();
    place.office.told.clear();
    place.office.ask(place.pair.white, request::Claim{place.pair.match});
    const auto told = place.office.work();
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
    place.office.ask(3, request::Hello{});
    place.office.ask(3, request::Watch{place.pair.match});
    place.office.work();
    place.slow.before_begin = [&] { place.wait(2s); };
    place.office.desk().tick();
    CHECK(place.notices(place.office.told).size() == 3);
    place.office.work();
    place.office.ask(3, request::Unwatch{place.pair.match});
    place.office.work();
    place.slow.before_begin = [&] { place.wait(2s); };
    place.office.desk().tick();
    CHECK(place.notices(place.office.told).size() == 2);
  }

  TEST_CASE("no notices are sent for ended matches and for those without clocks") {
    Place place;
    place.office.ask(place.pair.white, request::Resign{place.pair.match});
    place.office.work();
    for (const ConnectionId from : {place.pair.white, place.pair.black})
      place.office.ask(from, request::QueueJoin{Variant::Russian, {}});
    place.office.work();
    place.slow.before_begin = [&] { place.wait(10s); };
    place.office.desk().tick();
    CHECK(place.notices(place.office.told).empty());
  }

  TEST_CASE("an answer sent while the clocks stand says so") {
    Place place;
    place.slow.is_full = true;
    place.move(place.pair.white, 1, c3d4);
    place.office.ask(place.pair.black, request::Sync{place.pair.match, 1});
    const auto told = place.office.work();
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
}
