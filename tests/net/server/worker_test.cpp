// The worker when its database fails, works again, or was changed by another process.
#include "net/server/worker/worker.hpp"

#include <map>

#include <doctest/doctest.h>

#include "net/server/stepped_worker.hpp"

namespace damas::net {

namespace {

// A store whose connection breaks after the commit and before its confirmation.
class BreakingStore : public storage::SqlStore {
 public:
  BreakingStore() : SqlStore(":memory:", "test") {}
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

TEST_CASE("while the database fails every request is refused, and one line is logged") {
  SteppedWorker stepped;
  stepped.broken = true;
  for (ConnectionId from = 1; from <= 20; ++from)
    stepped.ask(from, request::Hello{});
  const auto told = stepped.work();
  REQUIRE(told.size() == 20);
  for (const Reply& reply : told) {
    const auto& err = std::get<reply::Err>(reply.body);
    CHECK(err.code == ErrorCode::Server);
    CHECK(err.wait == 1000);
  }
  CHECK_FALSE(stepped.worker().counts().healthy);
  // After the first failures the rest of the twenty are not tried.
  CHECK(stepped.worker().counts().failures < 10);
  REQUIRE(stepped.logged.size() == 1);
  CHECK(stepped.logged[0].find("disk full") != std::string::npos);

  stepped.broken = false;
  stepped.ask(1, request::Hello{});
  CHECK(std::holds_alternative<reply::Welcome>(stepped.work().at(0).body));
  CHECK(stepped.worker().counts().healthy);
  REQUIRE(stepped.logged.size() == 2);
  CHECK(stepped.logged[1].find("works again") != std::string::npos);
}

TEST_CASE("a database that has failed works again when it has stored something") {
  SteppedWorker stepped;
  stepped.broken = true;
  stepped.ask(1, request::Hello{});
  stepped.work();
  stepped.broken = false;
  stepped.ask(1, request::Ping{});  // refused without a write
  CHECK(std::get<reply::Err>(stepped.work().at(0).body).code == ErrorCode::Auth);
  CHECK_FALSE(stepped.worker().counts().healthy);
  CHECK(stepped.logged.size() == 1);
  stepped.ask(1, request::Hello{});
  stepped.work();
  CHECK(stepped.worker().counts().healthy);
}

TEST_CASE("a disconnection during a failure of the database is handled when it works again") {
  SteppedWorker stepped;
  stepped.ask(1, request::Hello{});
  stepped.work();
  CHECK(stepped.worker().counts().community.users == 1);
  stepped.broken = true;
  stepped.worker().gone(1);
  stepped.work();
  CHECK(stepped.worker().counts().community.users == 1);
  stepped.broken = false;
  stepped.work();
  CHECK(stepped.worker().counts().community.users == 0);
}

TEST_CASE("a conflict with another process is retried and does not count as a failure") {
  SteppedWorker stepped;
  stepped.conflicts = 2;
  stepped.ask(1, request::Hello{});
  CHECK(std::holds_alternative<reply::Welcome>(stepped.work().at(0).body));
  CHECK(stepped.worker().counts().healthy);
  CHECK(stepped.worker().counts().failures == 2);
  CHECK(stepped.logged.empty());
}

TEST_CASE("changes stored by a failed commit are sent when the database works again") {
  auto kept = std::make_unique<BreakingStore>();
  BreakingStore& storage = *kept;
  SteppedWorker stepped(std::move(kept));
  std::map<UserId, ConnectionId> who;
  for (ConnectionId from = 1; from <= 2; ++from) {
    stepped.ask(from, request::Hello{});
    who[std::get<reply::Welcome>(stepped.work().at(0).body).user] = from;
  }
  for (ConnectionId from = 1; from <= 2; ++from)
    stepped.ask(from, request::QueueJoin{Variant::Brazilian, {}});
  const auto begun = std::get<reply::Event>(stepped.work().back().body);
  const auto& start = std::get<record::Start>(begun.record);
  storage.cut_in_commit = true;
  stepped.ask(who.at(start.players.white.user),
              request::Move{begun.match, 1, {{2, 2}, {3, 3}}, {}});
  auto told = stepped.work();
  REQUIRE(told.size() == 1);
  CHECK(std::get<reply::Err>(told[0].body).code == ErrorCode::Server);
  storage.is_cut = false;
  stepped.ask(3, request::Hello{});
  CHECK(std::holds_alternative<reply::Welcome>(stepped.work().at(0).body));
  told = stepped.work();
  REQUIRE(told.size() == 2);  // to each of the players
  for (const Reply& reply : told) {
    const auto& event = std::get<reply::Event>(reply.body);
    CHECK(event.v == 2);
    CHECK(std::holds_alternative<record::Move>(event.record));
  }
}

TEST_CASE("a worker ends although its database fails") {
  SteppedWorker stepped;
  stepped.broken = true;
  stepped.worker().start();
  stepped.worker().gone(1);
  stepped.worker().stop();
  CHECK(stepped.worker().counts().waiting == 0);
}

}  // namespace damas::net
