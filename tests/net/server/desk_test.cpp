// The desk when its database fails, works again, or was changed by another process.
#include "net/server/desk/desk.hpp"

#include <map>

#include <doctest/doctest.h>

#include "net/server/office.hpp"

using namespace damas;
using namespace damas::net;

namespace {

// A store whose connection breaks after the commit and before its confirmation.
class CutOff : public storage::SqlStore {
 public:
  CutOff() : SqlStore(":memory:", "test") {}
  void begin() override {
    if (is_cut) throw StoreError("no connection");
    SqlStore::begin();
  }
  void commit() override {
    SqlStore::commit();
    is_cut = std::exchange(cut_in_commit, false);
    if (is_cut) throw StoreError("the connection was lost");
  }

  bool cut_in_commit = false;
  bool is_cut = false;
};

}  // namespace

TEST_SUITE("desk") {
  TEST_CASE("while the database fails every request is refused, and one line is logged") {
    Office office;
    office.broken = true;
    for (ConnectionId from = 1; from <= 20; ++from)
      office.ask(from, request::Hello{});
    const auto told = office.work();
    REQUIRE(told.size() == 20);
    for (const Reply& reply : told) {
      const auto& err = std::get<reply::Err>(reply.body);
      CHECK(err.code == ErrorCode::Server);
      CHECK(err.wait == 1000);
    }
    CHECK_FALSE(office.desk().counts().healthy);
    // After the first failures the rest of the twenty are not tried.
    CHECK(office.desk().counts().failures < 10);
    REQUIRE(office.logged.size() == 1);
    CHECK(office.logged[0].find("disk full") != std::string::npos);

    office.broken = false;
    office.ask(1, request::Hello{});
    CHECK(std::holds_alternative<reply::Welcome>(office.work().at(0).body));
    CHECK(office.desk().counts().healthy);
    REQUIRE(office.logged.size() == 2);
    CHECK(office.logged[1].find("works again") != std::string::npos);
  }

  TEST_CASE("a database that has failed works again when it has stored something") {
    Office office;
    office.broken = true;
    office.ask(1, request::Hello{});
    office.work();
    office.broken = false;
    office.ask(1, request::Ping{});  // refused without a write
    CHECK(std::get<reply::Err>(office.work().at(0).body).code == ErrorCode::Auth);
    CHECK_FALSE(office.desk().counts().healthy);
    CHECK(office.logged.size() == 1);
    office.ask(1, request::Hello{});
    office.work();
    CHECK(office.desk().counts().healthy);
  }

  TEST_CASE("a disconnection during a failure of the database is handled when it works again") {
    Office office;
    office.ask(1, request::Hello{});
    office.work();
    CHECK(office.desk().counts().community.users == 1);
    office.broken = true;
    office.desk().gone(1);
    office.work();
    CHECK(office.desk().counts().community.users == 1);
    office.broken = false;
    office.work();
    CHECK(office.desk().counts().community.users == 0);
  }

  TEST_CASE("a conflict with another process is retried and does not count as a failure") {
    Office office;
    office.conflicts = 2;
    office.ask(1, request::Hello{});
    CHECK(std::holds_alternative<reply::Welcome>(office.work().at(0).body));
    CHECK(office.desk().counts().healthy);
    CHECK(office.desk().counts().failures == 2);
    CHECK(office.logged.empty());
  }

  TEST_CASE("changes stored by a failed commit are sent when the database works again") {
    auto kept = std::make_unique<CutOff>();
    CutOff& storage = *kept;
    Office office(std::move(kept));
    std::map<UserId, ConnectionId> who;
    for (ConnectionId from = 1; from <= 2; ++from) {
      office.ask(from, request::Hello{});
      who[std::get<reply::Welcome>(office.work().at(0).body).user] = from;
    }
    for (ConnectionId from = 1; from <= 2; ++from)
      office.ask(from, request::QueueJoin{Variant::Brazilian, {}});
    const auto begun = std::get<reply::Event>(office.work().back().body);
    const auto& start = std::get<record::Start>(begun.record);
    storage.cut_in_commit = true;
    office.ask(who.at(start.players.white.user),
               request::Move{begun.match, 1, {{2, 2}, {3, 3}}, {}});
    auto told = office.work();
    REQUIRE(told.size() == 1);
    CHECK(std::get<reply::Err>(told[0].body).code == ErrorCode::Server);
    storage.is_cut = false;
    office.ask(3, request::Hello{});
    CHECK(std::holds_alternative<reply::Welcome>(office.work().at(0).body));
    told = office.work();
    REQUIRE(told.size() == 2);  // to each of the players
    for (const Reply& reply : told) {
      const auto& event = std::get<reply::Event>(reply.body);
      CHECK(event.v == 2);
      CHECK(std::holds_alternative<record::Move>(event.record));
    }
  }

  TEST_CASE("a desk ends although its database fails") {
    Office office;
    office.broken = true;
    office.desk().start();
    office.desk().gone(1);
    office.desk().stop();
    CHECK(office.desk().counts().waiting == 0);
  }
}
