// A search that goes on over a lost connection, with a link of which the test says everything.
#include <array>

#include <doctest/doctest.h>

#include "net/client/scripted_link.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

const request::QueueJoin search{Variant::Russian, {}};
const Waiting kept{Variant::Russian, {}, {}};

struct WaitingClient {
  void welcome(const std::optional<Waiting>& waiting) {
    client.tick(0ms);
    const auto hello = script.heard_of<request::Hello>();
    REQUIRE(hello.has_value());
    script.answer(
        hello->id,
        reply::Welcome{
            {"11111111-2222-4333-8444-555555555555"}, "Ana", std::string(64, 'a'), {}, waiting, 1});
    client.tick(0ms);
  }
  void lose_connection() {
    const std::size_t dials = script.urls.size();
    script.close();
    client.tick(0ms);
    for (int i = 0; i < 1000 && script.urls.size() == dials; ++i)
      client.tick(100ms);
  }
  // The last sent request of that kind.
  template <typename T>
  Request asked() {
    const auto request = script.heard_of<T>();
    REQUIRE(request.has_value());
    return *request;
  }
  void answer(const Request& request, const ReplyBody& body) {
    script.answer(request.id, body);
    client.tick(0ms);
  }
  void refuse(const Request& request, ErrorCode code, std::optional<std::int64_t> wait) {
    answer(request, reply::Err{code, "not now", wait});
  }
  void begin_search() {
    client.join_queue(search.variant, search.time);
    answer(asked<request::QueueJoin>(), reply::Ack{});
    REQUIRE(client.waiting() == kept);
  }
  void wish_for_room(bool own) {
    if (own) return client.open_room(search.variant, search.time, {});
    client.join_room("ABCDEF");
  }
  // And no request about the queue.
  bool sent_for_room_only(bool own) {
    int rooms = 0;
    for (const Request& request : script.heard()) {
      const bool open = std::holds_alternative<request::RoomOpen>(request.body);
      const bool join = std::holds_alternative<request::RoomJoin>(request.body);
      if (std::holds_alternative<request::QueueJoin>(request.body)) return false;
      rooms += own ? open : join;
    }
    return rooms == 1;
  }
  bool was_told() {
    bool told = false;
    for (const News& news : client.take_news())
      told = told || std::holds_alternative<news::Refused>(news);
    return told;
  }

  Script script;
  Client client{{"ws://there/ws", {}, "Ana", script.dial(), [] {}, 1}};
};

// A client that searched, lost the connection, and reconnected: the search was requested again.
struct ReconnectedClient : WaitingClient {
  ReconnectedClient() {
    welcome({});
    begin_search();
    lose_connection();
    welcome(kept);
    again = asked<request::QueueJoin>();
    CHECK(std::get<request::QueueJoin>(again.body) == search);
  }

  Request again;
};

constexpr std::array passing = {ErrorCode::Server, ErrorCode::Rate, ErrorCode::QueueFull};

}  // namespace

TEST_CASE("a search that the server could not resume is requested until it can") {
  for (const auto code : passing) {
    ReconnectedClient back;
    back.refuse(back.again, code, 700);
    CHECK(back.client.waiting().has_value());
    CHECK_FALSE(back.was_told());
    REQUIRE(back.client.next_update().has_value());
    CHECK(*back.client.next_update() <= 700ms);
    back.client.tick(699ms);
    CHECK_FALSE(back.script.heard_of<request::QueueJoin>().has_value());
    back.client.tick(1ms);
    back.answer(back.asked<request::QueueJoin>(), reply::Ack{});
    back.client.tick(2s);
    CHECK(back.client.waiting().has_value());
    CHECK_FALSE(back.script.heard_of<request::QueueJoin>().has_value());
  }
}

TEST_CASE("a search that the server refuses to resume has ended, which is reported") {
  ReconnectedClient back;
  back.refuse(back.again, ErrorCode::Busy, {});
  CHECK_FALSE(back.client.waiting().has_value());
  CHECK(back.was_told());
}

TEST_CASE("a search that was cancelled in the meantime is not requested again") {
  ReconnectedClient back;
  back.refuse(back.again, ErrorCode::Server, 700);
  back.client.leave_queue();
  const auto leave = back.script.heard_of<request::QueueLeave>();
  REQUIRE(leave.has_value());
  back.client.tick(1s);
  CHECK_FALSE(back.script.heard_of<request::QueueJoin>().has_value());
  back.answer(*leave, reply::Ack{});
  back.client.tick(1s);
  CHECK_FALSE(back.client.waiting().has_value());
  CHECK_FALSE(back.script.heard_of<request::QueueJoin>().has_value());
}

TEST_CASE("a search of an earlier client is ended, an own search or a room is not") {
  const Waiting room{Variant::Russian, {}, "ABCDEF"};
  const auto ends_it = [](const Waiting& waiting, bool asked) {
    WaitingClient visitor;
    if (asked) visitor.client.join_queue(search.variant, search.time);
    visitor.welcome(waiting);
    const bool ended = visitor.script.heard_of<request::QueueLeave>().has_value();
    CHECK(visitor.client.waiting().has_value() != ended);
    return ended;
  };
  CHECK(ends_it(kept, false));
  CHECK_FALSE(ends_it(kept, true));
  CHECK_FALSE(ends_it(room, false));
}

TEST_CASE("ending a search is requested until the server can do it") {
  for (const auto code : passing) {
    WaitingClient visitor;
    visitor.welcome(kept);
    visitor.refuse(visitor.asked<request::QueueLeave>(), code, 700);
    CHECK_FALSE(visitor.was_told());
    CHECK(*visitor.client.next_update() <= 700ms);
    visitor.client.tick(699ms);
    CHECK_FALSE(visitor.script.heard_of<request::QueueLeave>().has_value());
    visitor.client.tick(1ms);
    visitor.answer(visitor.asked<request::QueueLeave>(), reply::Ack{});
    visitor.client.tick(2s);
    CHECK_FALSE(visitor.script.heard_of<request::QueueLeave>().has_value());
    CHECK_FALSE(visitor.client.waiting().has_value());
  }
}

TEST_CASE("a search that goes on is shown until its end is done") {
  WaitingClient visitor;
  visitor.welcome({});
  visitor.begin_search();
  visitor.client.leave_queue();
  visitor.refuse(visitor.asked<request::QueueLeave>(), ErrorCode::Rate, 700);
  CHECK(visitor.client.waiting() == kept);
  visitor.client.tick(700ms);
  visitor.answer(visitor.asked<request::QueueLeave>(), reply::Ack{});
  CHECK_FALSE(visitor.client.waiting().has_value());
}

TEST_CASE("a search cancelled without a connection does not come back") {
  WaitingClient visitor;
  visitor.welcome({});
  visitor.begin_search();
  visitor.script.close();
  visitor.client.tick(0ms);
  CHECK(visitor.client.waiting() == kept);
  visitor.client.leave_queue();
  CHECK_FALSE(visitor.client.waiting().has_value());
  for (int i = 0; i < 3; ++i) {
    visitor.lose_connection();
    visitor.welcome(kept);
    CHECK_FALSE(visitor.client.waiting().has_value());
    visitor.refuse(visitor.asked<request::QueueLeave>(), ErrorCode::Server, 700);
    CHECK_FALSE(visitor.client.waiting().has_value());
  }
}

TEST_CASE("after a refused search the previous one is not shown instead") {
  WaitingClient visitor;
  visitor.client.join_queue(Variant::Brazilian, {});
  visitor.welcome(kept);
  CHECK_FALSE(visitor.client.waiting().has_value());
  visitor.refuse(visitor.asked<request::QueueJoin>(), ErrorCode::Server, 700);
  CHECK(visitor.was_told());
  CHECK_FALSE(visitor.client.waiting().has_value());
  visitor.lose_connection();
  visitor.welcome(kept);
  CHECK_FALSE(visitor.client.waiting().has_value());
  visitor.asked<request::QueueLeave>();
}

TEST_CASE("a room requested without a connection ends the search") {
  for (const bool opens : {true, false}) {
    CAPTURE(opens);
    WaitingClient visitor;
    visitor.welcome({});
    visitor.begin_search();
    visitor.script.close();
    visitor.client.tick(0ms);
    visitor.wish_for_room(opens);
    visitor.lose_connection();
    visitor.welcome(kept);
    CHECK(visitor.sent_for_room_only(opens));
    CHECK_FALSE(visitor.client.waiting().has_value());
  }
}

TEST_CASE("a room replaces a search that is waiting to be requested again") {
  for (const bool opens : {true, false}) {
    CAPTURE(opens);
    ReconnectedClient back;
    back.refuse(back.again, ErrorCode::Server, 700);
    back.wish_for_room(opens);
    back.client.tick(1s);
    CHECK(back.sent_for_room_only(opens));
    CHECK_FALSE(back.client.waiting().has_value());
  }
}

TEST_CASE("a new search is not ended by the end of the one before") {
  for (const bool refused_before : {false, true}) {
    CAPTURE(refused_before);
    WaitingClient visitor;
    visitor.welcome(kept);
    const Request leave = visitor.asked<request::QueueLeave>();
    if (refused_before) visitor.refuse(leave, ErrorCode::Server, 700);
    visitor.client.join_queue(search.variant, search.time);
    if (!refused_before) visitor.refuse(leave, ErrorCode::Server, 700);
    visitor.answer(visitor.asked<request::QueueJoin>(), reply::Ack{});
    visitor.client.tick(2s);
    CHECK(visitor.client.waiting() == kept);
    CHECK_FALSE(visitor.script.heard_of<request::QueueLeave>().has_value());
  }
}

}  // namespace damas::net
