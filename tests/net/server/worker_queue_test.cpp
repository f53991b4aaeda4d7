// The worker under load: whose clock runs while a request waits, which requests go first, and which
// are refused.
#include <doctest/doctest.h>

#include "net/protocol/limits.hpp"
#include "net/server/stepped_worker.hpp"

namespace damas::net {

namespace {

constexpr Cell c3{2, 2}, d4{3, 3};
const TimeControl blitz{Milliseconds{60'000}, {}};

}  // namespace

TEST_CASE("a move's time ends at its arrival, and the opponent's begins when it is handled") {
  SteppedWorker stepped;
  const auto [white, black, match] = stepped.begin(blitz);
  stepped.now += Milliseconds{3000};
  stepped.ask(white, request::Move{match, 1, {c3, d4}, {}});
  stepped.now += Milliseconds{4200};
  const auto moves = records_in<record::Move>(stepped.work());
  REQUIRE(moves.size() == 2);  // sent to both players
  CHECK(moves[0].spent == 3000);
  CHECK(moves[0].clock->left.white == 57'000);
  CHECK(moves[0].clock->left.black == 60'000);
}

TEST_CASE("waiting at the worker does not use the quota for lag") {
  SteppedWorker stepped;
  const auto [white, black, match] = stepped.begin(blitz);
  stepped.now += Milliseconds{3000};
  stepped.ask(white, request::Move{match, 1, {c3, d4}, 2900});
  stepped.now += Milliseconds{900};
  const auto moves = records_in<record::Move>(stepped.work());
  REQUIRE(!moves.empty());
  CHECK(moves[0].lag == 100);
  CHECK(moves[0].spent == 2900);
}

TEST_CASE("a move that arrived in time beats a flag that fell while the move waited") {
  SteppedWorker stepped;
  const auto [white, black, match] = stepped.begin(blitz);
  stepped.now += Milliseconds{59'990};
  // An earlier request of the same address.
  stepped.ask(3, request::Ping{}, {}, "home");
  stepped.ask(white, request::Move{match, 1, {c3, d4}, {}}, {}, "home");
  stepped.now += Milliseconds{500};
  stepped.ask(black, request::Flag{match}, {}, "elsewhere");
  const auto told = stepped.work();
  REQUIRE(told.size() >= 3);
  const auto* claim = std::get_if<reply::Err>(&told[1].body);
  REQUIRE(claim != nullptr);  // it was handled before the move
  CHECK(claim->code == ErrorCode::NotNow);
  CHECK(records_in<record::End>(told).empty());
  const auto moves = records_in<record::Move>(told);
  REQUIRE(!moves.empty());
  CHECK(moves[0].clock->left.white == 10);
}

TEST_CASE("a match with a waiting move that arrived in time is not ended") {
  SteppedWorker stepped;
  const auto [white, black, match] = stepped.begin(blitz);
  stepped.now += Milliseconds{59'990};
  stepped.ask(white, request::Move{match, 1, {c3, d4}, {}});
  stepped.now += Milliseconds{500};
  stepped.worker().tick();
  CHECK(records_in<record::End>(std::exchange(stepped.told, {})).empty());
  CHECK(records_in<record::Move>(stepped.work()).size() == 2);
}

TEST_CASE("a move that arrived too late does not prevent the flag from falling") {
  SteppedWorker stepped;
  const auto [white, black, match] = stepped.begin(blitz);
  stepped.now += Milliseconds{60'010};
  stepped.ask(white, request::Move{match, 1, {c3, d4}, {}});
  stepped.now += Milliseconds{500};
  stepped.worker().tick();
  const auto ends = records_in<record::End>(std::exchange(stepped.told, {}));
  REQUIRE(!ends.empty());
  CHECK(ends[0].reason == EndReason::Time);
  CHECK(std::get<reply::Err>(stepped.work().at(0).body).code == ErrorCode::Over);
}

TEST_CASE("a move sent by another user does not prevent the flag from falling") {
  SteppedWorker stepped;
  const auto [white, black, match] = stepped.begin(blitz);
  stepped.ask(3, request::Hello{});
  stepped.work();
  stepped.now += Milliseconds{59'990};
  for (const ConnectionId from : {ConnectionId{3}, black})
    stepped.ask(from, request::Move{match, 1, {c3, d4}, {}});
  stepped.now += Milliseconds{500};
  stepped.worker().tick();
  CHECK(records_in<record::End>(stepped.told).size() == 2);
}

TEST_CASE("flags fall again once the move is handled") {
  SteppedWorker stepped;
  const auto [white, black, match] = stepped.begin(blitz);
  stepped.ask(white, request::Move{match, 1, {c3, d4}, {}});
  stepped.work();
  stepped.now += Milliseconds{60'000};
  stepped.worker().tick();
  CHECK(records_in<record::End>(stepped.told).size() == 2);
}

TEST_CASE("a transaction ends when its work takes too long, and the rest is done in the next one") {
  SteppedWorker stepped;
  for (ConnectionId from = 1; from <= 20; ++from)
    stepped.ask(from, request::Hello{});
  stepped.each_look = Milliseconds{4};
  const auto told = stepped.work();
  CHECK(told.size() < 5);
  CHECK(!told.empty());
  stepped.each_look = Milliseconds{0};
  CHECK(told.size() + stepped.work().size() == 20);
}

TEST_CASE("a request that would wait longer than a second is refused with a time to retry") {
  SteppedWorker stepped;
  std::optional<Milliseconds> wait;
  int taken = 0;
  for (; !wait && taken < 100'000; ++taken)
    wait = stepped.ask(1, request::Live{});
  REQUIRE(wait.has_value());
  CHECK(*wait >= limits::longest_wait);
  CHECK(stepped.worker().counts().busy == 1);
  // Another address need not wait for all of these.
  CHECK_FALSE(stepped.ask(2, request::Live{}).has_value());
}

TEST_CASE("requests that have waited longer than a second are refused, except moves") {
  SteppedWorker stepped;
  const auto [white, black, match] = stepped.begin(blitz);
  stepped.ask(white, request::Move{match, 1, {c3, d4}, {}});
  stepped.ask(black, request::Live{});
  stepped.now += Milliseconds{1001};
  const auto told = stepped.work();
  REQUIRE(!told.empty());
  const auto& err = std::get<reply::Err>(told.at(0).body);
  CHECK(err.code == ErrorCode::Busy);
  CHECK(err.wait >= 1000);
  CHECK(records_in<record::Move>(told).size() == 2);
}

TEST_CASE("moves go before earlier requests of other kinds") {
  SteppedWorker stepped;
  const auto [white, black, match] = stepped.begin(blitz);
  for (int i = 0; i < 20; ++i)
    stepped.ask(black, request::Live{});
  stepped.ask(white, request::Move{match, 1, {c3, d4}, {}});
  const auto told = stepped.work();
  CHECK(std::holds_alternative<reply::Ack>(told.at(0).body));
}

TEST_CASE("a move is committed before all other requests are handled") {
  SteppedWorker stepped;
  const auto [white, black, match] = stepped.begin(blitz);
  stepped.ask(white, request::Move{match, 1, {c3, d4}, {}});
  for (int i = 0; i < 20; ++i)
    stepped.ask(black, request::Live{});
  const auto told = stepped.work();
  CHECK(records_in<record::Move>(told).size() == 2);
  CHECK(told.size() < 10);
  CHECK(stepped.work().size() > 10);
}

TEST_CASE("a disconnection is handled after all requests of the connection") {
  SteppedWorker stepped;
  const auto [white, black, match] = stepped.begin(blitz);
  stepped.ask(white, request::Move{match, 1, {c3, d4}, {}});
  stepped.worker().gone(white);
  const auto told = stepped.work();
  CHECK(!records_in<record::Move>(told).empty());
  CHECK(stepped.worker().counts().community.users == 1);
  CHECK(stepped.worker().counts().waiting == 0);
}

TEST_CASE("a standstill of the database refuses waiting requests and reports waiting players") {
  SteppedWorker stepped;
  stepped.ask(1, request::Live{}, {}, "a");
  CHECK_FALSE(stepped.worker().queue_delay(stepped.now).players_wait);
  stepped.now += Milliseconds{501};
  CHECK(stepped.worker().queue_delay(stepped.now).players_wait);
  CHECK(stepped.worker().queue_delay(stepped.now).oldest == Milliseconds{501});
  stepped.now += Milliseconds{600};
  stepped.worker().refuse_late(stepped.now);  // as the gateway does
  CHECK(std::get<reply::Err>(stepped.told.at(0).body).code == ErrorCode::Busy);
  CHECK(stepped.worker().counts().waiting == 0);
  CHECK(stepped.worker().queue_delay(stepped.now).players_wait);
  stepped.now += limits::wait_remembered;
  CHECK_FALSE(stepped.worker().queue_delay(stepped.now).players_wait);
}

}  // namespace damas::net
