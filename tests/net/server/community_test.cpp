// Connecting and disconnecting, the queue, rooms, lists.
#include <set>

#include <doctest/doctest.h>

#include "net/protocol/limits.hpp"
#include "net/server/community/live_match.hpp"
#include "net/server/crowd.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

const TimeControl blitz{180s, 2s};

int starts_among(const std::vector<Record>& records) {
  int starts = 0;
  for (const Record& record : records)
    starts += std::holds_alternative<record::Start>(record) ? 1 : 0;
  return starts;
}

}  // namespace

TEST_CASE("requests before hello are refused") {
  Crowd crowd;
  CHECK(crowd.refusal(7, request::Ping{1}) == ErrorCode::Auth);
  CHECK(crowd.refusal(7, request::QueueLeave{}) == ErrorCode::Auth);
  CHECK(crowd.refusal(7, request::Hello{2, {}, {}}) == ErrorCode::Auth);
}

TEST_CASE("a token brings the same user back, with the name") {
  Crowd crowd;
  const auto first = crowd.comes("Ana");
  const UserId user = crowd.user_of("Ana");
  crowd.goes(first);
  const auto again = crowd.answer<reply::Welcome>(50, request::Hello{1, crowd.token_of("Ana"), {}});
  CHECK(again.user == user);
  CHECK(again.name == "Ana");
  CHECK_FALSE(again.token.has_value());
}

TEST_CASE("a client that guesses tokens is disconnected") {
  Crowd crowd;
  for (int i = 0; i < 4; ++i)
    CHECK(crowd.refusal(9, request::Hello{1, std::string(64, '0'), {}}) == ErrorCode::Auth);
  CHECK_FALSE(crowd.closed(9));
  CHECK(crowd.refusal(9, request::Hello{1, std::string(64, '0'), {}}) == ErrorCode::Auth);
  CHECK(crowd.closed(9));
}

TEST_CASE("a second window replaces the first") {
  Crowd crowd;
  const auto first = crowd.comes("Ana");
  crowd.told(first);
  const auto second = crowd.comes("Ana", crowd.token_of("Ana"));
  const auto told = crowd.told(first);
  REQUIRE(told.size() == 1);
  CHECK(std::get<reply::Bye>(told[0].body).reason == ByeReason::Replaced);
  CHECK(crowd.closed(first));
  crowd.goes(first);  // arrives late, and must not affect the second connection
  CHECK(crowd.community().counts().users == 1);
  CHECK(crowd.answer<reply::Pong>(second, request::Ping{5}).c == 5);
}

TEST_CASE("two users with the same wish are paired, one with another wish waits") {
  Crowd crowd;
  const auto ana = crowd.comes("Ana");
  const auto rui = crowd.comes("Rui");
  const auto eva = crowd.comes("Eva");
  const auto leo = crowd.comes("Leo");
  crowd.ask(ana, request::QueueJoin{Variant::Brazilian, blitz});
  crowd.ask(rui, request::QueueJoin{Variant::Russian, blitz});
  crowd.ask(eva, request::QueueJoin{Variant::Brazilian, {}});
  CHECK(starts_among(crowd.news(rui)) == 0);
  crowd.ask(leo, request::QueueJoin{Variant::Brazilian, blitz});
  CHECK(starts_among(crowd.news(ana)) == 1);
  CHECK(starts_among(crowd.news(leo)) == 1);
  CHECK(starts_among(crowd.news(eva)) == 0);
  CHECK(crowd.refusal(leo, request::QueueJoin{Variant::Brazilian, blitz}) == ErrorCode::Busy);
  CHECK(crowd.refusal(ana, request::RoomOpen{}) == ErrorCode::Busy);
}

TEST_CASE("users are not paired with themselves, nor with users who left or disconnected") {
  Crowd crowd;
  const auto ana = crowd.comes("Ana");
  const auto rui = crowd.comes("Rui");
  const request::QueueJoin join{Variant::Brazilian, blitz};
  CHECK_FALSE(crowd.answer<reply::Ack>(ana, join).dup);
  CHECK(crowd.answer<reply::Ack>(ana, join).dup);
  CHECK(starts_among(crowd.news(ana)) == 0);
  CHECK_FALSE(crowd.answer<reply::Ack>(ana, request::QueueLeave{}).dup);
  CHECK(crowd.answer<reply::Ack>(ana, request::QueueLeave{}).dup);
  crowd.ask(rui, join);
  crowd.goes(rui);
  crowd.ask(ana, join);
  CHECK(starts_among(crowd.news(ana)) == 0);
  // A returning user has kept the place, but is not paired before requesting it again.
  const auto back = crowd.answer<reply::Welcome>(60, request::Hello{1, crowd.token_of("Rui"), {}});
  REQUIRE(back.waiting.has_value());
  CHECK(back.waiting->time == blitz);
  crowd.ask(ana, join);
  CHECK(starts_among(crowd.news(ana)) == 0);
  crowd.ask(60, join);
  CHECK(starts_among(crowd.news(ana)) == 1);
  CHECK(starts_among(crowd.news(60)) == 1);
}

TEST_CASE("a playing user is not paired, even if another process has put them into the queue") {
  Crowd crowd;
  const auto pair = crowd.begin();
  const request::QueueJoin join{Variant::Thai, blitz};
  crowd.storage().waiting().add({crowd.user_of("Ana"), {Variant::Thai, blitz, {}}, {}, 0});
  const auto eva = crowd.comes("Eva");
  crowd.ask(eva, join);
  CHECK(starts_among(crowd.news(eva)) == 0);
  crowd.storage().waiting().add({crowd.user_of("Rui"), {Variant::Thai, {}, "ABCDEF"}, {}, 0});
  CHECK(crowd.refusal(eva, request::RoomJoin{"ABCDEF"}) == ErrorCode::NoMatch);
  // Reconnecting does not begin a second match either.
  const auto back = crowd.answer<reply::Welcome>(60, request::Hello{1, crowd.token_of("Ana"), {}});
  CHECK(back.match == pair.match);
  CHECK_FALSE(back.waiting.has_value());
  // Nor does the end of the match restore the old wait.
  crowd.ask(60, request::Resign{pair.match});
  CHECK_FALSE(crowd.storage().waiting().find(crowd.user_of("Ana")).has_value());
  CHECK_FALSE(crowd.storage().waiting().find(crowd.user_of("Rui")).has_value());
}

TEST_CASE("a room is joined by its code, once, with the requested colours") {
  Crowd crowd;
  const auto ana = crowd.comes("Ana");
  const auto rui = crowd.comes("Rui");
  const auto eva = crowd.comes("Eva");
  const auto room =
      crowd.answer<reply::Room>(ana, request::RoomOpen{Variant::Thai, {}, Side::Black});
  CHECK(is_room_code(room.code));
  CHECK(crowd.refusal(ana, request::RoomJoin{room.code}) == ErrorCode::NotNow);
  CHECK(crowd.refusal(rui, request::RoomJoin{"ZZZZZZ"}) == ErrorCode::NoMatch);
  crowd.told(ana);
  crowd.ask(rui, request::RoomJoin{room.code});
  const auto news = crowd.news(ana);
  REQUIRE(starts_among(news) == 1);
  const auto& start = std::get<record::Start>(news.front());
  CHECK(start.players.black.user == crowd.user_of("Ana"));
  CHECK(start.players.white.name == "Rui");
  CHECK(start.variant == Variant::Thai);
  CHECK_FALSE(start.rated);
  // It is not listed publicly.
  CHECK(crowd.answer<reply::Games>(eva, request::Live{}).games.empty());
  crowd.list_rooms();
  CHECK(crowd.answer<reply::Games>(eva, request::Live{}).games.size() == 1);
  CHECK(crowd.refusal(eva, request::RoomJoin{room.code}) == ErrorCode::NoMatch);
}

TEST_CASE("a room can be closed, and expires") {
  Crowd crowd;
  const auto ana = crowd.comes("Ana");
  const auto rui = crowd.comes("Rui");
  auto room = crowd.answer<reply::Room>(ana, request::RoomOpen{});
  CHECK_FALSE(crowd.answer<reply::Ack>(ana, request::RoomClose{}).dup);
  CHECK(crowd.answer<reply::Ack>(ana, request::RoomClose{}).dup);
  CHECK(crowd.refusal(rui, request::RoomJoin{room.code}) == ErrorCode::NoMatch);
  room = crowd.answer<reply::Room>(ana, request::RoomOpen{});
  crowd.later(1s);
  crowd.turn_wall_clock(25h);  // so soon after a jump nothing expires
  crowd.later(31s);
  CHECK(crowd.storage().waiting().room(room.code).has_value());
  crowd.later(24h);
  crowd.later(31s);
  CHECK(crowd.refusal(rui, request::RoomJoin{room.code}) == ErrorCode::NoMatch);
}

TEST_CASE("a wait expires after a day") {
  Crowd crowd;
  const auto ana = crowd.comes("Ana");
  crowd.ask(ana, request::QueueJoin{Variant::Brazilian, {}});
  crowd.storage().waiting().drop(crowd.now().wall);
  CHECK(crowd.storage().waiting().find(crowd.user_of("Ana")).has_value());
  crowd.storage().waiting().drop(crowd.now().wall + 1);
  CHECK_FALSE(crowd.storage().waiting().find(crowd.user_of("Ana")).has_value());
}

TEST_CASE("a changed name appears in the next match") {
  Crowd crowd;
  const auto ana = crowd.comes("Ana");
  const auto rui = crowd.comes("Rui");
  crowd.ask(ana, request::Name{"'; DROP TABLE player;--"});
  const auto room = crowd.answer<reply::Room>(ana, request::RoomOpen{{}, {}, Side::White});
  crowd.ask(rui, request::RoomJoin{room.code});
  const auto news = crowd.news(rui);
  CHECK(std::get<record::Start>(news.front()).players.white.name == "'; DROP TABLE player;--");
}

TEST_CASE("pages of finished matches list each once, even if several ended at the same time") {
  Crowd crowd;
  const auto ana = crowd.comes("Ana");
  crowd.comes("Rui");
  const record::Start start = start_of_match(
      Variant::Brazilian, {},
      {{crowd.user_of("Ana"), "", {}, true}, {crowd.user_of("Rui"), "", {}, true}}, false);
  constexpr int games = 25;  // the newest alone, then two at a time: a page would end between two
  for (int i = 0; i < games; ++i) {
    const MatchId id{"00000000-0000-4000-8000-0000000000" + std::to_string(10 + i)};
    crowd.storage().matches().add(id, start, 1);
    Progress progress{.match = id};
    progress.records = {record::End{{}, EndReason::Agreement, {}, {}}};
    progress.now = 100 + i / 2;
    CHECK(crowd.storage().matches().append(progress));
  }
  std::set<MatchId> seen;
  request::History ask;
  for (bool more = true; more;) {
    const auto page = crowd.answer<reply::Games>(ana, ask);
    for (const GameLine& line : page.games)
      CHECK(seen.insert(line.match).second);
    more = page.more;
    ask.before = page.games.back().ended;
  }
  CHECK(seen.size() == games);
}

TEST_CASE("running and finished matches are listed") {
  Crowd crowd;
  const auto pair = crowd.begin();
  const auto live = crowd.answer<reply::Games>(pair.white, request::Live{});
  REQUIRE(live.games.size() == 1);
  CHECK(live.games[0].match == pair.match);
  CHECK_FALSE(live.games[0].ended.has_value());
  CHECK(crowd.answer<reply::Games>(pair.white, request::Live{Variant::Thai}).games.empty());
  CHECK(crowd.refusal(pair.white, request::GameText{pair.match}) == ErrorCode::NoMatch);
  crowd.ask(pair.white, request::Resign{pair.match});
  CHECK(crowd.answer<reply::Games>(pair.white, request::Live{}).games.empty());
  const auto history = crowd.answer<reply::Games>(pair.black, request::History{});
  REQUIRE(history.games.size() == 1);
  CHECK(history.games[0].reason == EndReason::Resignation);
  CHECK(history.games[0].winner == Side::Black);
  const request::History older{*history.games[0].ended};
  CHECK(crowd.answer<reply::Games>(pair.black, older).games.empty());
  const auto game = crowd.answer<reply::GameText>(pair.black, request::GameText{pair.match});
  CHECK(game.pdn.find("[Result \"0-1\"]") != std::string::npos);
}

}  // namespace damas::net
