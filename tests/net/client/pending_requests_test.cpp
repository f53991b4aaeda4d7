#include "net/client/pending_requests.hpp"

#include <doctest/doctest.h>

namespace damas::net {

namespace {

const MatchId name{"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b"};
const TimeControl blitz{Milliseconds{60'000}, {}};

std::size_t again(PendingRequests& asked, const PendingRequests::Standing& standing) {
  return asked.again(standing).size();
}

}  // namespace

TEST_CASE("a request is sent once per connection, and again on the next one") {
  PendingRequests asked;
  const auto id = asked.add(request::RoomOpen{Variant::Brazilian, blitz, {}}, 0, true);
  CHECK(again(asked, {}) == 0);
  asked.lose_connection();
  const auto wanted = asked.again({});
  REQUIRE(wanted.size() == 1);
  CHECK(wanted.begin()->first == id);
  CHECK(again(asked, {}) == 0);
  CHECK(asked.take(id).has_value());
  CHECK_FALSE(asked.take(id).has_value());
}

TEST_CASE("requests that only made sense on the lost connection are dropped") {
  PendingRequests asked;
  asked.add(request::Ping{1}, 0, true);
  asked.add(request::Sync{name, 1}, 0, true);
  asked.add(request::Say{name, Phrase::Hello}, 0, true);
  asked.add(request::Move{name, 1, {}, {}}, 0, true);
  asked.add(request::Live{}, 0, true);
  asked.lose_connection();
  CHECK(again(asked, {}) == 1);
}

TEST_CASE("of unsent requests, the last of each kind is sent") {
  PendingRequests asked;
  asked.add(request::QueueJoin{Variant::Russian, blitz}, 0, false);
  asked.add(request::QueueLeave{}, 0, false);
  asked.add(request::QueueJoin{Variant::Italian, blitz}, 0, false);
  asked.add(request::GameText{name}, 0, false);
  asked.add(request::GameText{name}, 0, false);
  const auto wanted = asked.again({});
  REQUIRE(wanted.size() == 3);
  CHECK(std::get<request::QueueJoin>(wanted.begin()->second).variant == Variant::Italian);
}

TEST_CASE("a cancelled search is not resumed after a reconnection, not even briefly") {
  PendingRequests asked;
  asked.add(request::QueueJoin{Variant::Russian, blitz}, 0, true);
  asked.add(request::QueueLeave{}, 0, true);
  CHECK(asked.about_queue() == RequestBody{request::QueueLeave{}});
  asked.lose_connection();
  const auto wanted = asked.again({});
  REQUIRE(wanted.size() == 1);
  CHECK(std::holds_alternative<request::QueueLeave>(wanted.begin()->second));
}

TEST_CASE("a new request about the queue replaces an unsent one") {
  PendingRequests asked;
  asked.add(request::QueueLeave{}, 0, false);
  const auto join = asked.add(request::QueueJoin{Variant::Russian, blitz}, 0, true);
  CHECK(again(asked, {}) == 0);
  const auto leave = asked.add(request::QueueLeave{}, 0, true);
  CHECK(asked.take(join).has_value());
  CHECK(asked.take(leave).has_value());
  CHECK_FALSE(asked.about_queue().has_value());
}

TEST_CASE("requests that are done already are not repeated") {
  const Waiting queue{Variant::Brazilian, blitz, {}};
  const Waiting room{Variant::Brazilian, blitz, "ABCDEF"};
  const auto left_of = [](RequestBody body, const PendingRequests::Standing& standing) {
    PendingRequests asked;
    asked.add(std::move(body), 3, true);
    asked.lose_connection();
    return again(asked, standing);
  };
  const request::QueueJoin join{Variant::Brazilian, blitz};
  CHECK(left_of(join, {}) == 1);
  CHECK(left_of(join, {.waiting = queue}) == 1);  // the server waits for the request
  CHECK(left_of(join, {.waiting = room}) == 1);
  CHECK(left_of(join, {.playing = true}) == 0);
  const request::RoomOpen open{Variant::Brazilian, blitz, {}};
  CHECK(left_of(open, {.waiting = queue}) == 1);
  CHECK(left_of(open, {.waiting = room}) == 0);
  CHECK(left_of(request::RoomJoin{"ABCDEF"}, {.playing = true}) == 0);
  CHECK(left_of(request::Resign{name}, {.match = name, .v = 9}) == 1);
  CHECK(left_of(request::Resign{name}, {.match = name, .v = 9, .over = true}) == 0);
}

TEST_CASE("an old request to leave does not leave a match after a return") {
  for (const bool back : {false, true}) {
    PendingRequests asked;
    asked.add(request::Leave{name}, 3, false);
    CHECK(again(asked, {.match = back ? std::optional(name) : std::nullopt}) == (back ? 0 : 1));
  }
}

TEST_CASE("an offer is repeated only where nothing has happened since") {
  for (const RequestBody& body : {RequestBody{request::Draw{name, Answer::Offer}},
                                  RequestBody{request::Takeback{name, Answer::Accept}},
                                  RequestBody{request::Rematch{name, Answer::Accept}}}) {
    for (const int v : {3, 4}) {
      PendingRequests asked;
      asked.add(body, 3, true);
      asked.lose_connection();
      CHECK(again(asked, {.match = name, .v = v}) == (v == 3 ? 1 : 0));
    }
  }
}

}  // namespace damas::net
