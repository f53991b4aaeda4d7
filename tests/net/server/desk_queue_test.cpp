// The desk under load: whose clock runs while a request waits, which requests go first, and which
// are refused.
#include <doctest/doctest.h>

#include "net/protocol/limits.hpp"
#include "net/server/office.hpp"

using namespace damas;
using namespace damas::net;

namespace {

constexpr Cell c3{2, 2}, d4{3, 3};
const TimeControl blitz{Milliseconds{60'000}, {}};

}  // namespace

TEST_SUITE("desk queue") {
  TEST_CASE("a move's time ends at its arrival, and the opponent's begins when it is handled") {
    Office office;
    const auto [white, black, match] = office.begin(blitz);
    office.now += Milliseconds{3000};
    office.ask(white, request::Move{match, 1, {c3, d4}, {}});
    office.now += Milliseconds{4200};
    const auto moves = records_in<record::Move>(office.work());
    REQUIRE(moves.size() == 2);  // sent to both players
    CHECK(moves[0].spent == 3000);
    CHECK(moves[0].clock->left.white == 57'000);
    CHECK(moves[0].clock->left.black == 60'000);
  }

  TEST_CASE("waiting at the desk does not use the quota for lag") {
    Office office;
    const auto [white, black, match] = office.begin(blitz);
    office.now += Milliseconds{3000};
    office.ask(white, request::Move{match, 1, {c3, d4}, 2900});
    office.now += Milliseconds{900};
    const auto moves = records_in<record::Move>(office.work());
    REQUIRE(!moves.empty());
    CHECK(moves[0].lag == 100);
    CHECK(moves[0].spent == 2900);
  }

  TEST_CASE("a move that arrived in time beats a flag that fell while the move waited") {
    Office office;
    const auto [white, black, match] = office.begin(blitz);
    office.now += Milliseconds{59'990};
    // An earlier request of the same address.
    office.ask(3, request::Ping{}, {}, "home");
    office.ask(white, request::Move{match, 1, {c3, d4}, {}}, {}, "home");
    office.now += Milliseconds{500};
    office.ask(black, request::Flag{match}, {}, "elsewhere");
    const auto told = office.work();
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
    Office office;
    const auto [white, black, match] = office.begin(blitz);
    office.now += Milliseconds{59'990};
    office.ask(white, request::Move{match, 1, {c3, d4}, {}});
    office.now += Milliseconds{500};
    office.desk().tick();
    CHECK(records_in<record::End>(std::exchange(office.told, {})).empty());
    CHECK(records_in<record::Move>(office.work()).size() == 2);
  }

  TEST_CASE("a move that arrived too late does not prevent the flag from falling") {
    Office office;
    const auto [white, black, match] = office.begin(blitz);
    office.now += Milliseconds{60'010};
    office.ask(white, request::Move{match, 1, {c3, d4}, {}});
    office.now += Milliseconds{500};
    office.desk().tick();
    const auto ends = records_in<record::End>(std::exchange(office.told, {}));
    REQUIRE(!ends.empty());
    CHECK(ends[0].reason == EndReason::Time);
    CHECK(std::get<reply::Err>(office.work().at(0).body).code == ErrorCode::Over);
  }

  TEST_CASE("a move sent by another user does not prevent the flag from falling") {
    Office office;
    const auto [white, black, match] = office.begin(blitz);
    office.ask(3, request::Hello{});
    office.work();
    office.now += Milliseconds{59'990};
    for (const ConnectionId from : {ConnectionId{3}, black})
      office.ask(from, request::Move{match, 1, {c3, d4}, {}});
    office.now += Milliseconds{500};
    office.desk().tick();
    CHECK(records_in<record::End>(office.told).size() == 2);
  }

  TEST_CASE("flags fall again once the move is handled") {
    Office office;
    const auto [white, black, match] = office.begin(blitz);
    office.ask(white, request::Move{match, 1, {c3, d4}, {}});
    office.work();
    office.now += Milliseconds{60'000};
    office.desk().tick();
    CHECK(records_in<record::End>(office.told).size() == 2);
  }

  TEST_CASE(
      "a transaction ends when its work takes too long, and the rest is done in the next one") {
    Office office;
    for (ConnectionId from = 1; from <= 20; ++from)
      office.ask(from, request::Hello{});
    office.each_look = Milliseconds{4};
    const auto told = office.work();
    CHECK(told.size() < 5);
    CHECK(!told.empty());
    office.each_look = Milliseconds{0};
    CHECK(told.size() + office.work().size() == 20);
  }

  TEST_CASE("a request that would wait longer than a second is refused with a time to retry") {
    Office office;
    std::optional<Milliseconds> wait;
    int taken = 0;
    for (; !wait && taken < 100'000; ++taken)
      wait = office.ask(1, request::Live{});
    REQUIRE(wait.has_value());
    CHECK(*wait >= limits::longest_wait);
    CHECK(office.desk().counts().busy == 1);
    // Another address need not wait for all of these.
    CHECK_FALSE(office.ask(2, request::Live{}).has_value());
  }

  TEST_CASE("requests that have waited longer than a second are refused, except moves") {
    Office office;
    const auto [white, black, match] = office.begin(blitz);
    office.ask(white, request::Move{match, 1, {c3, d4}, {}});
    office.ask(black, request::Live{});
    office.now += Milliseconds{1001};
    const auto told = office.work();
    REQUIRE(!told.empty());
    const auto& err = std::get<reply::Err>(told.at(0).body);
    CHECK(err.code == ErrorCode::Busy);
    CHECK(err.wait >= 1000);
    CHECK(records_in<record::Move>(told).size() == 2);
  }

  TEST_CASE("moves go before earlier requests of other kinds") {
    Office office;
    const auto [white, black, match] = office.begin(blitz);
    for (int i = 0; i < 20; ++i)
      office.ask(black, request::Live{});
    office.ask(white, request::Move{match, 1, {c3, d4}, {}});
    const auto told = office.work();
    CHECK(std::holds_alternative<reply::Ack>(told.at(0).body));
  }

  TEST_CASE("a move is committed before all other requests are handled") {
    Office office;
    const auto [white, black, match] = office.begin(blitz);
    office.ask(white, request::Move{match, 1, {c3, d4}, {}});
    for (int i = 0; i < 20; ++i)
      office.ask(black, request::Live{});
    const auto told = office.work();
    CHECK(records_in<record::Move>(told).size() == 2);
    CHECK(told.size() < 10);
    CHECK(office.work().size() > 10);
  }

  TEST_CASE("a disconnection is handled after all requests of the connection") {
    Office office;
    const auto [white, black, match] = office.begin(blitz);
    office.ask(white, request::Move{match, 1, {c3, d4}, {}});
    office.desk().gone(white);
    const auto told = office.work();
    CHECK(!records_in<record::Move>(told).empty());
    CHECK(office.desk().counts().community.users == 1);
    CHECK(office.desk().counts().waiting == 0);
  }

  TEST_CASE("a standstill of the database refuses waiting requests and reports waiting players") {
    Office office;
    office.ask(1, request::Live{}, {}, "a");
    CHECK_FALSE(office.desk().crowding(office.now).players_wait);
    office.now += Milliseconds{501};
    CHECK(office.desk().crowding(office.now).players_wait);
    CHECK(office.desk().crowding(office.now).oldest == Milliseconds{501});
    office.now += Milliseconds{600};
    office.desk().refuse_late(office.now);  // as the gateway does
    CHECK(std::get<reply::Err>(office.told.at(0).body).code == ErrorCode::Busy);
    CHECK(office.desk().counts().waiting == 0);
    CHECK(office.desk().crowding(office.now).players_wait);
    office.now += limits::wait_remembered;
    CHECK_FALSE(office.desk().crowding(office.now).players_wait);
  }
}
