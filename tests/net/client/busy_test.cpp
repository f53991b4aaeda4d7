// The client at a busy server, with a link that the test controls.
#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "net/client/scripted_link.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

const MatchId name{"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b"};
const UserId ana{"11111111-2222-4333-8444-555555555555"};
const UserId rui{"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"};
const reply::Err busy{ErrorCode::Busy, "the server has too much to do", 1500};

struct RefusedClient {
  RefusedClient() { client.tick(0ms); }

  void welcome() {
    const auto hello = script.heard_of<request::Hello>();
    REQUIRE(hello.has_value());
    script.answer(hello->id, reply::Welcome{ana, "Ana", std::string(64, 'a'), {}, {}, 1});
    client.tick(0ms);
    REQUIRE(client.connection().online());
  }
  template <typename T>
  Request asked() {
    const auto request = script.heard_of<T>();
    REQUIRE(request.has_value());
    return *request;
  }
  template <typename T>
  bool asks() {
    return script.heard_of<T>().has_value();
  }
  template <typename T>
  void refuse() {
    script.answer(asked<T>().id, busy);
    client.tick(0ms);
  }
  template <typename T>
  std::optional<T> news() {
    std::optional<T> found;
    for (News& item : client.take_news()) {
      if (auto* wanted = std::get_if<T>(&item)) found = std::move(*wanted);
    }
    return found;
  }

  Script script;
  Client client{{"ws://there/ws", {}, "Ana", script.dial(), [] {}, 1}};
};

}  // namespace

TEST_CASE("A postponed request is repeated at the server's time, and the person is told") {
  RefusedClient guest;
  guest.welcome();
  guest.client.open_room(Variant::Russian, {}, {});
  const Request first = guest.asked<request::RoomOpen>();
  guest.script.answer(first.id, busy);
  guest.client.tick(0ms);
  const auto postponed = guest.news<news::Postponed>();
  REQUIRE(postponed.has_value());
  CHECK(postponed->wait == 1500ms);
  CHECK(postponed->what == first.body);
  REQUIRE(guest.client.next_update().has_value());
  CHECK(*guest.client.next_update() <= 1500ms);
  guest.client.tick(1499ms);
  CHECK_FALSE(guest.asks<request::RoomOpen>());
  guest.client.tick(1ms);
  const Request again = guest.asked<request::RoomOpen>();
  CHECK(again.body == first.body);
  guest.script.answer(again.id, reply::Room{"ABCDEF"});
  guest.client.tick(0ms);
  CHECK(guest.news<news::RoomOpened>().has_value());
  guest.client.tick(60s);
  CHECK_FALSE(guest.asks<request::RoomOpen>());
}

TEST_CASE("A postponed search is repeated unless it was ended since") {
  RefusedClient guest;
  guest.welcome();
  guest.client.join_queue(Variant::Russian, {});
  guest.refuse<request::QueueJoin>();
  CHECK(guest.news<news::Postponed>().has_value());
  SUBCASE("it goes on") {
    guest.client.tick(1500ms);
    guest.script.answer(guest.asked<request::QueueJoin>().id, reply::Ack{});
    guest.client.tick(0ms);
    CHECK(guest.client.waiting().has_value());
  }
  SUBCASE("it was ended meanwhile") {
    guest.client.leave_queue();
    CHECK(guest.asks<request::QueueLeave>());
    guest.client.tick(1500ms);
    CHECK_FALSE(guest.asks<request::QueueJoin>());
  }
}

TEST_CASE("A refusal because of a running match is not repeated") {
  RefusedClient guest;
  guest.welcome();
  guest.client.open_room(Variant::Russian, {}, {});
  guest.script.answer(guest.asked<request::RoomOpen>().id,
                      reply::Err{ErrorCode::Busy, "a match is still played", {}});
  guest.client.tick(0ms);
  const auto refused = guest.news<news::Refused>();
  REQUIRE(refused.has_value());
  CHECK(refused->code == ErrorCode::Busy);
  guest.client.tick(60s);
  CHECK_FALSE(guest.asks<request::RoomOpen>());
}

TEST_CASE("A client that is not admitted repeats hello on the same connection") {
  RefusedClient guest;
  guest.refuse<request::Hello>();
  CHECK_FALSE(guest.client.connection().online());
  CHECK(guest.client.connection().trouble == Trouble::Busy);
  CHECK(guest.client.connection().next_try == 1500ms);
  CHECK_FALSE(guest.asks<request::Hello>());
  guest.client.tick(1500ms);
  CHECK(guest.script.urls.size() == 1);
  guest.welcome();
  CHECK(guest.client.connection().trouble == Trouble::None);
  CHECK_FALSE(guest.client.connection().next_try.has_value());
}

TEST_CASE("A connection lost while waiting is dialed again as usual") {
  RefusedClient guest;
  guest.refuse<request::Hello>();
  guest.script.close();
  guest.client.tick(0ms);
  CHECK(guest.client.connection().trouble != Trouble::Busy);
  for (int i = 0; i < 1000 && guest.script.urls.size() == 1; ++i)
    guest.client.tick(100ms);
  guest.client.tick(0ms);
  guest.welcome();
}

TEST_CASE("A postponed move stays on the board, and is repeated at the server's time") {
  RefusedClient guest;
  guest.welcome();
  record::Start start;
  start.players = {{ana, "Ana", {}, true}, {rui, "Rui", {}, true}};
  start.fen = to_fen(Game().position(), Numbering::Algebraic);
  guest.script.tell(reply::Event{name, 1, start});
  guest.client.tick(0ms);
  REQUIRE(guest.client.match() != nullptr);
  RemoteMatch& match = *guest.client.match();
  match.play(match.game().legal_moves().front());
  const Request move = guest.asked<request::Move>();
  guest.script.answer(move.id, busy);
  guest.client.tick(0ms);
  CHECK(match.awaiting_server());
  CHECK(match.game().ply() == 1);
  CHECK_FALSE(guest.news<news::Refused>().has_value());
  guest.client.tick(1499ms);
  CHECK_FALSE(guest.asks<request::Sync>());
  guest.client.tick(1ms);
  guest.script.answer(guest.asked<request::Sync>().id, reply::Synced{name, 1, {}, {}});
  guest.client.tick(0ms);
  CHECK(guest.asked<request::Move>().body == move.body);
}

}  // namespace damas::net
