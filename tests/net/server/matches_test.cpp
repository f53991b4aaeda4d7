// Matches between users: moves, ends, ratings, absences, spectators, reconnection.
#include <doctest/doctest.h>

#include "net/protocol/limits.hpp"
#include "net/server/crowd.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

const CellPath c3d4{{2, 2}, {3, 3}};
const CellPath f6e5{{5, 5}, {4, 4}};
const CellPath d4f6{{3, 3}, {5, 5}};

reply::Ack play(Crowd& crowd, Crowd::Who who, const MatchId& match, int ply, CellPath path) {
  return crowd.answer<reply::Ack>(who, request::Move{match, ply, std::move(path), {}});
}

template <typename Kind>
const Kind* last_of(const std::vector<Record>& records) {
  return records.empty() ? nullptr : std::get_if<Kind>(&records.back());
}

std::optional<Presence> last_presence(const std::vector<Reply>& replies) {
  std::optional<Presence> presence;
  for (const Reply& reply : replies) {
    if (const auto* seat = std::get_if<reply::SeatPresence>(&reply.body)) presence = seat->presence;
  }
  return presence;
}

}  // namespace

TEST_CASE("a move is acknowledged, then sent to both players in the same words") {
  Crowd crowd;
  const auto pair = crowd.begin();
  const auto ack = play(crowd, pair.white, pair.match, 1, c3d4);
  CHECK(ack.v == 2);
  CHECK(ack.ply == 1);
  const auto white = crowd.told(pair.white);
  const auto black = crowd.told(pair.black);
  REQUIRE(white.size() == 2);
  REQUIRE(black.size() == 1);
  CHECK(std::holds_alternative<reply::Ack>(white[0].body));
  CHECK(white[1] == black[0]);
  CHECK(std::get<reply::Event>(black[0].body).v == 2);
}

TEST_CASE("the same move again is answered again and stored once") {
  Crowd crowd;
  const auto pair = crowd.begin();
  play(crowd, pair.white, pair.match, 1, c3d4);
  crowd.told(pair.black);
  for (int i = 0; i < 20; ++i)
    CHECK(play(crowd, pair.white, pair.match, 1, c3d4).dup);
  CHECK(crowd.told(pair.black).empty());
  CHECK(crowd.storage().matches().records(pair.match, 0).size() == 2);
}

TEST_CASE("users cannot play for others, in matches of others, or claim a win") {
  Crowd crowd;
  const auto pair = crowd.begin();
  const auto eva = crowd.comes("Eva");
  const request::Move move{pair.match, 1, c3d4, {}};
  CHECK(crowd.refusal(eva, move) == ErrorCode::NotPlayer);
  CHECK(crowd.refusal(pair.black, move) == ErrorCode::NotTurn);
  CHECK(crowd.refusal(eva, request::Resign{pair.match}) == ErrorCode::NotPlayer);
  CHECK(crowd.refusal(pair.white, request::Flag{pair.match}) == ErrorCode::NotNow);
  CHECK(crowd.refusal(pair.white, request::Claim{pair.match}) == ErrorCode::NotNow);
  const MatchId nowhere{"00000000-0000-4000-8000-000000000000"};
  CHECK(crowd.refusal(pair.white, request::Resign{nowhere}) == ErrorCode::NoMatch);
  CHECK(crowd.storage().matches().find(pair.match)->v == 1);
}

TEST_CASE("time that runs out ends the match by itself") {
  Crowd crowd;
  const auto pair = crowd.begin("Ana", "Rui", Variant::Brazilian, {10s, 0s});
  play(crowd, pair.white, pair.match, 1, c3d4);
  crowd.told(pair.black);
  crowd.pass(9'900ms);
  CHECK(crowd.news(pair.black).empty());
  crowd.pass(100ms);
  const auto news = crowd.news(pair.black);
  REQUIRE(last_of<record::End>(news) != nullptr);
  CHECK(last_of<record::End>(news)->reason == EndReason::Time);
  CHECK(last_of<record::End>(news)->winner == Side::White);
}

TEST_CASE("a match of the queue changes the ratings when both have moved") {
  Crowd crowd;
  const auto pair = crowd.begin();
  play(crowd, pair.white, pair.match, 1, c3d4);
  play(crowd, pair.black, pair.match, 2, f6e5);
  crowd.ask(pair.black, request::Resign{pair.match});
  const auto news = crowd.news(pair.white);
  const auto* end = last_of<record::End>(news);
  REQUIRE(end != nullptr);
  REQUIRE(end->ratings.has_value());
  CHECK(end->ratings->white.before == 1500);
  CHECK(end->ratings->white.after > 1600);
  CHECK(end->ratings->black.after < 1400);
  const auto row = crowd.storage().users().rating(crowd.user_of("Ana"), Variant::Brazilian);
  REQUIRE(row.has_value());
  CHECK(row->games == 1);
}

TEST_CASE("a jump of the wall clock does not affect ratings") {
  // White's rating after two matches, with an event between them.
  const auto rating_after = [](auto happens) {
    Crowd crowd;
    const auto pair = crowd.begin();
    crowd.pass(1s);
    play(crowd, pair.white, pair.match, 1, c3d4);
    play(crowd, pair.black, pair.match, 2, f6e5);
    crowd.ask(pair.black, request::Resign{pair.match});
    happens(crowd);
    crowd.ask(pair.black, request::Rematch{pair.match, Answer::Offer});
    crowd.ask(pair.white, request::Rematch{pair.match, Answer::Accept});
    const MatchId next = crowd.storage().matches().playing(crowd.user_of("Ana")).value();
    play(crowd, pair.black, next, 1, c3d4);
    play(crowd, pair.white, next, 2, f6e5);
    crowd.ask(pair.black, request::Resign{next});
    return crowd.storage().users().rating(crowd.user_of(crowd.name_of(pair.white)),
                                          Variant::Brazilian);
  };
  const auto plain = rating_after([](Crowd&) {});
  const auto jumped = rating_after([](Crowd& crowd) { crowd.turn_wall_clock(1000 * 24h); });
  const auto rested = rating_after([](Crowd& crowd) { crowd.later(1000 * 24h); });
  CHECK(jumped->games == 2);
  CHECK(jumped->rating.deviation == plain->rating.deviation);
  CHECK(jumped->at == plain->at);
  CHECK(rested->rating.deviation > plain->rating.deviation);
  CHECK(rested->at > plain->at);
}

TEST_CASE("a match in which one player has not moved changes no rating") {
  Crowd crowd;
  const auto pair = crowd.begin();
  SUBCASE("nobody has moved") {}
  SUBCASE("one has moved") {
    play(crowd, pair.white, pair.match, 1, c3d4);
  }
  crowd.ask(pair.black, request::Resign{pair.match});
  const auto news = crowd.news(pair.white);
  REQUIRE(last_of<record::End>(news) != nullptr);
  CHECK_FALSE(last_of<record::End>(news)->ratings.has_value());
  for (const char* name : {"Ana", "Rui"})
    CHECK_FALSE(
        crowd.storage().users().rating(crowd.user_of(name), Variant::Brazilian).has_value());
}

TEST_CASE("an absent player is waited for, then the match may be claimed") {
  Crowd crowd;
  const auto pair = crowd.begin();
  crowd.goes(pair.black);
  CHECK(last_presence(crowd.told(pair.white)) == Presence{false, 120'000});
  crowd.pass(100s);
  CHECK(crowd.answer<reply::Err>(pair.white, request::Claim{pair.match}).wait == 20'000);
  crowd.pass(20s);
  crowd.ask(pair.white, request::Claim{pair.match});
  const auto news = crowd.news(pair.white);
  REQUIRE(last_of<record::End>(news) != nullptr);
  CHECK(last_of<record::End>(news)->reason == EndReason::Abandonment);
  CHECK(last_of<record::End>(news)->winner == Side::White);
}

TEST_CASE("a player who leaves on purpose is waited for only briefly, and may return") {
  Crowd crowd;
  const auto pair = crowd.begin();
  crowd.ask(pair.black, request::Leave{pair.match});
  CHECK(last_presence(crowd.told(pair.white)) == Presence{false, 10'000});
  crowd.pass(5s);
  crowd.ask(pair.black, request::Sync{pair.match, 1});
  CHECK(last_presence(crowd.told(pair.white)) == Presence{true, {}});
  CHECK(crowd.refusal(pair.white, request::Claim{pair.match}) == ErrorCode::NotNow);
}

TEST_CASE("refused requests do not end an absence on purpose, and leaving twice has no effect") {
  Crowd crowd;
  const auto pair = crowd.begin();
  CHECK_FALSE(crowd.answer<reply::Ack>(pair.black, request::Leave{pair.match}).dup);
  crowd.pass(9s);
  crowd.told(pair.white);
  CHECK(crowd.answer<reply::Ack>(pair.black, request::Leave{pair.match}).dup);
  CHECK(crowd.refusal(pair.black, request::Claim{pair.match}) == ErrorCode::NotNow);
  CHECK(crowd.refusal(pair.black, request::Draw{pair.match, Answer::Accept}) == ErrorCode::NotNow);
  crowd.goes(pair.black);
  CHECK(crowd.told(pair.white).empty());
  crowd.pass(1s);
  crowd.ask(pair.white, request::Claim{pair.match});
  CHECK(last_of<record::End>(crowd.news(pair.white)) != nullptr);
}

TEST_CASE("an accepted request brings a player back who had left") {
  Crowd crowd;
  const auto pair = crowd.begin();
  crowd.ask(pair.black, request::Leave{pair.match});
  crowd.told(pair.white);
  crowd.ask(pair.black, request::Draw{pair.match, Answer::Offer});
  CHECK(last_presence(crowd.told(pair.white)) == Presence{true, {}});
}

TEST_CASE("the phrases of each player are limited") {
  Crowd crowd;
  const auto pair = crowd.begin();
  for (int i = 0; i < limits::phrases; ++i)
    crowd.answer<reply::Ack>(pair.black, request::Say{pair.match, Phrase::Hello});
  CHECK(crowd.refusal(pair.black, request::Say{pair.match, Phrase::Hello}) == ErrorCode::NotNow);
  crowd.answer<reply::Ack>(pair.white, request::Say{pair.match, Phrase::Hello});
}

TEST_CASE("leaving an ended match does not affect the running one") {
  Crowd crowd;
  const auto pair = crowd.begin();
  crowd.ask(pair.white, request::Resign{pair.match});
  crowd.ask(pair.white, request::QueueJoin{});
  crowd.ask(pair.black, request::QueueJoin{});
  const MatchId next = *crowd.storage().matches().playing(crowd.user_of("Ana"));
  crowd.told(pair.white);
  crowd.ask(pair.black, request::Leave{pair.match});
  // From the old table only.
  const auto told = crowd.told(pair.white);
  REQUIRE(told.size() == 1);
  CHECK(std::get<reply::SeatPresence>(told[0].body).match == pair.match);
  const auto synced = crowd.answer<reply::Synced>(pair.white, request::Sync{next, 1});
  CHECK(synced.presence == BySide<Presence>{{true, {}}, {true, {}}});
  crowd.pass(11s);
  CHECK_FALSE(crowd.answer<reply::Err>(pair.white, request::Claim{next}).wait.has_value());
}

TEST_CASE("a returning player receives the missed events, or all of them") {
  Crowd crowd;
  const auto pair = crowd.begin();
  const bool ana_is_black =
      crowd.storage().matches().records(pair.match, 0).size() == 1 &&
      std::get<record::Start>(crowd.storage().matches().records(pair.match, 0)[0])
              .players.black.user == crowd.user_of("Ana");
  const std::string name = ana_is_black ? "Ana" : "Rui";
  crowd.goes(pair.black);
  play(crowd, pair.white, pair.match, 1, c3d4);
  const auto welcome =
      crowd.answer<reply::Welcome>(77, request::Hello{1, crowd.token_of(name), {}});
  CHECK(welcome.match == pair.match);
  CHECK(last_presence(crowd.told(pair.white)) == Presence{true, {}});
  const auto missed = crowd.ask(77, request::Sync{pair.match, 1});
  REQUIRE(missed.size() == 2);
  CHECK(std::get<reply::Event>(missed[0].body).v == 2);
  CHECK(std::get<reply::Synced>(missed[1].body).v == 2);
  const auto all = crowd.answer<reply::Snap>(77, request::Sync{pair.match, 0});
  CHECK(all.moves == std::vector<CellPath>{c3d4});
  CHECK(all.v == 2);
  CHECK(all.presence.white.on);
  CHECK(play(crowd, 77, pair.match, 2, f6e5).v == 3);
}

TEST_CASE("an abandoned match without a clock is lost for the side to move") {
  Crowd crowd;
  const auto pair = crowd.begin("Ana", "Rui", Variant::Brazilian, {});
  play(crowd, pair.white, pair.match, 1, c3d4);
  crowd.news(pair.white);
  crowd.later(1min);
  crowd.later(30 * 24h - 2min);
  CHECK(crowd.news(pair.white).empty());
  crowd.later(2min);
  const auto news = crowd.news(pair.white);
  const auto* end = last_of<record::End>(news);
  REQUIRE(end != nullptr);
  CHECK(end->winner == Side::White);
  CHECK(end->reason == EndReason::Abandonment);
}

TEST_CASE("after a jump of the wall clock nothing expires for an hour") {
  Crowd crowd;
  const auto pair = crowd.begin("Ana", "Rui", Variant::Brazilian, {});
  const auto eva = crowd.comes("Eva");
  crowd.ask(eva, request::RoomOpen{});
  crowd.goes(crowd.comes("Leo"));
  const auto nothing_is_old = [&] {
    return crowd.news(pair.white).empty() &&
           crowd.storage().waiting().find(crowd.user_of("Eva")).has_value() &&
           crowd.storage().users().find(crowd.user_of("Leo")).has_value();
  };
  crowd.later(2h);
  crowd.turn_wall_clock(31 * 24h);
  crowd.later(1min);
  CHECK(nothing_is_old());
  crowd.turn_wall_clock(-31 * 24h);
  crowd.later(59min);
  crowd.later(2h);
  CHECK(nothing_is_old());
  crowd.turn_wall_clock(31 * 24h);
  crowd.later(1min);
  crowd.later(59min);
  CHECK(nothing_is_old());
  crowd.later(1min);
  CHECK(crowd.news(pair.white).size() == 1);
  CHECK_FALSE(crowd.storage().waiting().find(crowd.user_of("Eva")).has_value());
  CHECK_FALSE(crowd.storage().users().find(crowd.user_of("Leo")).has_value());
}

TEST_CASE("a request for a match of others does not load the match") {
  Crowd crowd;
  const auto pair = crowd.begin();
  crowd.ask(pair.white, request::Resign{pair.match});
  crowd.goes(pair.white);
  crowd.goes(pair.black);
  crowd.later(31s);
  CHECK(crowd.community().counts().matches == 0);
  const auto eva = crowd.comes("Eva");
  for (const RequestBody& ask :
       {RequestBody{request::Moves{pair.match, {}}}, RequestBody{request::Resign{pair.match}},
        RequestBody{request::Move{pair.match, 1, c3d4, {}}},
        RequestBody{request::Say{pair.match, Phrase::Hello}}}) {
    CHECK(crowd.refusal(eva, ask) == ErrorCode::NotPlayer);
    CHECK(crowd.community().counts().matches == 0);
  }
  crowd.ask(eva, request::Watch{pair.match});
  CHECK(crowd.answer<reply::Moves>(eva, request::Moves{pair.match, {}}).moves.empty());
}

TEST_CASE("spectators receive all events and may send no phrases") {
  Crowd crowd;
  const auto pair = crowd.begin();
  const auto eva = crowd.comes("Eva");
  const auto snap = crowd.answer<reply::Snap>(eva, request::Watch{pair.match});
  CHECK(snap.v == 1);
  crowd.told(eva);
  play(crowd, pair.white, pair.match, 1, c3d4);
  crowd.ask(pair.black, request::Say{pair.match, Phrase::WellPlayed});
  CHECK(crowd.news(eva).size() == 2);
  CHECK(crowd.refusal(eva, request::Say{pair.match, Phrase::Hello}) == ErrorCode::NotPlayer);
  crowd.ask(eva, request::Unwatch{pair.match});
  crowd.told(eva);
  play(crowd, pair.black, pair.match, 2, f6e5);
  CHECK(crowd.told(eva).empty());
}

TEST_CASE("a table that both players have left for the next match is dropped") {
  Crowd crowd;
  auto pair = crowd.begin();
  for (int i = 0; i < 3; ++i) {
    crowd.ask(pair.white, request::Resign{pair.match});
    crowd.ask(pair.white, request::Rematch{pair.match, Answer::Offer});
    crowd.told(pair.black);
    crowd.ask(pair.black, request::Rematch{pair.match, Answer::Accept});
    for (const Reply& reply : crowd.told(pair.black)) {
      const auto* event = std::get_if<reply::Event>(&reply.body);
      if (event && std::holds_alternative<record::Start>(event->record)) pair.match = event->match;
    }
  }
  CHECK(crowd.community().counts().matches == 4);
  crowd.later(31s);
  CHECK(crowd.community().counts().matches == 1);
}

TEST_CASE("a rematch by agreement changes the colours") {
  Crowd crowd;
  const auto pair = crowd.begin();
  crowd.ask(pair.white, request::Resign{pair.match});
  crowd.ask(pair.white, request::Rematch{pair.match, Answer::Offer});
  crowd.told(pair.white);
  crowd.told(pair.black);
  crowd.ask(pair.black, request::Rematch{pair.match, Answer::Accept});
  const auto news = crowd.news(pair.white);
  REQUIRE(news.size() == 2);
  CHECK(std::get<record::Rematch>(news[0]).match.has_value());
  const auto old = std::get<record::Start>(crowd.storage().matches().records(pair.match, 0)[0]);
  const auto& start = std::get<record::Start>(news[1]);
  CHECK(start.players.white.user == old.players.black.user);
  CHECK(start.rated);
  CHECK(play(crowd, pair.black, *std::get<record::Rematch>(news[0]).match, 1, c3d4).ply == 1);
}

TEST_CASE("the legal moves of a piece are sent on request") {
  Crowd crowd;
  const auto pair = crowd.begin();
  const auto moves = crowd.answer<reply::Moves>(pair.black, request::Moves{pair.match, Cell{2, 2}});
  CHECK(moves.ply == 1);
  CHECK(moves.moves.size() == 2);
  CHECK(
      crowd.answer<reply::Moves>(pair.white, request::Moves{pair.match, Cell{0, 0}}).moves.empty());
}

}  // namespace damas::net
