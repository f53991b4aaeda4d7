// Matches that endgame tables end, and what older clients are told of them.
#include <doctest/doctest.h>

#include "net/server/crowd.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

const CellPath c3d4{{2, 2}, {3, 3}};
const CellPath f6e5{{5, 5}, {4, 4}};
const TimeControl rapid{300s, 0s};
constexpr Crowd::Who ana = 101, rui = 102;

// Has tables of Brazilian, and knows the result after two plies.
class TestArbiter : public Arbiter {
 public:
  explicit TestArbiter(std::optional<Side> winner) : winner_(winner) {}

  bool has_tables(Variant variant) const override { return variant == Variant::Brazilian; }
  std::optional<Verdict> decide(const Game& game) override {
    if (game.ply() < 2) return std::nullopt;
    return Verdict{winner_};
  }

 private:
  std::optional<Side> winner_;
};

// Ana and Rui, whose clients know adjudication, at a server with tables.
struct Friends : Crowd {
  explicit Friends(std::optional<Side> winner = Side::Black) {
    community().let_tables_decide(std::make_shared<TestArbiter>(winner));
    welcome = answer<reply::Welcome>(ana, request::Hello{1, {}, "Ana", true});
    ask(rui, request::Hello{1, {}, "Rui", true});
  }

  struct Begun {
    MatchId match;
    record::Start start;
    Who white = 0;
    Who black = 0;
  };
  // The match that has begun since the last call.
  Begun begun() {
    Begun result;
    for (const Reply& reply : told(ana)) {
      const auto* event = std::get_if<reply::Event>(&reply.body);
      const auto* start = event ? std::get_if<record::Start>(&event->record) : nullptr;
      if (!start) continue;
      const bool is_white = start->players.white.user == welcome.user;
      result = {event->match, *start, is_white ? ana : rui, is_white ? rui : ana};
    }
    told(rui);
    REQUIRE_FALSE(result.match.text.empty());
    return result;
  }
  Begun paired(bool one, bool other, Variant variant = Variant::Brazilian) {
    ask(ana, request::QueueJoin{variant, rapid, one});
    ask(rui, request::QueueJoin{variant, rapid, other});
    return begun();
  }
  // Two plies; what White's client was told of the second one.
  std::vector<Record> play(const Begun& begun) {
    ask(begun.white, request::Move{begun.match, 1, c3d4, {}});
    told(begun.white);
    ask(begun.black, request::Move{begun.match, 2, f6e5, {}});
    return news(begun.white);
  }

  reply::Welcome welcome;
};

const record::End* end_in(const std::vector<Record>& records) {
  return records.empty() ? nullptr : std::get_if<record::End>(&records.back());
}

}  // namespace

TEST_CASE("if both players wish adjudication, tables end the match after the move") {
  for (const std::optional<Side> winner : {std::optional(Side::Black), std::optional<Side>{}}) {
    Friends crowd(winner);
    const auto begun = crowd.paired(true, true);
    CHECK(begun.start.adjudication);
    const auto news = crowd.play(begun);
    REQUIRE(news.size() == 2);
    CHECK(std::holds_alternative<record::Move>(news[0]));
    REQUIRE(end_in(news) != nullptr);
    CHECK(end_in(news)->winner == winner);
    CHECK(end_in(news)->reason == EndReason::Adjudication);
    CHECK(end_in(news)->ratings.has_value());
    CHECK_FALSE(crowd.storage().matches().playing(crowd.welcome.user).has_value());
    const auto listed = crowd.answer<reply::Games>(ana, request::History{}).games;
    REQUIRE(listed.size() == 1);
    CHECK(listed[0].reason == EndReason::Adjudication);
    CHECK(listed[0].winner == winner);
    const auto text = crowd.answer<reply::GameText>(ana, request::GameText{begun.match}).pdn;
    CHECK(text.find("[Termination \"adjudicated by endgame tables\"]") != std::string::npos);
  }
}

TEST_CASE("the wish of one player is not enough, but they are paired") {
  for (const bool first : {true, false}) {
    Friends crowd;
    const auto begun = crowd.paired(first, !first);
    CHECK_FALSE(begun.start.adjudication);
    CHECK(end_in(crowd.play(begun)) == nullptr);
  }
}

TEST_CASE("without tables of the variant the wish has no effect") {
  Friends crowd;
  CHECK(crowd.welcome.adjudication == std::vector<std::string>{"brazilian"});
  const auto begun = crowd.paired(true, true, Variant::Russian);
  CHECK_FALSE(begun.start.adjudication);
  CHECK(end_in(crowd.play(begun)) == nullptr);
}

TEST_CASE("a server without tables does not mention them") {
  Crowd crowd;
  const auto welcome = crowd.answer<reply::Welcome>(ana, request::Hello{1, {}, "Ana", true});
  CHECK_FALSE(welcome.adjudication.has_value());
}

TEST_CASE("in a room, too, both must wish adjudication, and a rematch keeps it") {
  for (const bool joiner : {true, false}) {
    Friends crowd;
    const auto room = crowd.answer<reply::Room>(
        ana, request::RoomOpen{Variant::Brazilian, rapid, Side::White, true});
    crowd.ask(rui, request::RoomJoin{room.code, joiner});
    const auto begun = crowd.begun();
    CHECK(begun.start.adjudication == joiner);
    crowd.ask(ana, request::Resign{begun.match});
    crowd.ask(ana, request::Rematch{begun.match, Answer::Offer});
    crowd.ask(rui, request::Rematch{begun.match, Answer::Accept});
    CHECK(crowd.begun().start.adjudication == joiner);
  }
}

TEST_CASE("the terms of a room tell the wish of its owner, if there are tables") {
  for (const Variant variant : {Variant::Brazilian, Variant::Russian}) {
    Friends crowd;
    const auto room =
        crowd.answer<reply::Room>(ana, request::RoomOpen{variant, rapid, Side::White, true});
    CHECK(crowd.refusal(ana, request::RoomLook{room.code}) == ErrorCode::NotNow);
    CHECK(crowd.refusal(rui, request::RoomLook{"ZZZZZZ"}) == ErrorCode::NoMatch);
    const bool known = variant == Variant::Brazilian;
    const reply::Terms expected{variant, rapid, Side::White, known};
    CHECK(crowd.answer<reply::Terms>(rui, request::RoomLook{room.code}) == expected);
    crowd.ask(rui, request::RoomJoin{room.code});  // the room is still open
    CHECK_FALSE(crowd.begun().start.adjudication);
  }
}

TEST_CASE("the wish of a waiting user is kept, and another wish replaces it") {
  Friends crowd;
  const auto join = [&](bool wish) {
    return crowd.answer<reply::Ack>(ana, request::QueueJoin{Variant::Brazilian, rapid, wish});
  };
  const auto wish = [&] {
    return crowd.storage().waiting().find(crowd.welcome.user)->wait.adjudication;
  };
  CHECK_FALSE(join(true).dup);
  CHECK(wish());
  CHECK(join(true).dup);
  CHECK_FALSE(join(false).dup);
  CHECK_FALSE(wish());
  join(true);
  crowd.goes(ana);
  const auto again =
      crowd.answer<reply::Welcome>(110, request::Hello{1, crowd.welcome.token, {}, true});
  REQUIRE(again.waiting.has_value());
  CHECK(again.waiting->adjudication);
  const auto older = crowd.answer<reply::Welcome>(111, request::Hello{1, crowd.welcome.token, {}});
  REQUIRE(older.waiting.has_value());
  CHECK_FALSE(older.waiting->adjudication);
  CHECK_FALSE(older.adjudication.has_value());
}

TEST_CASE("older clients are told of an end by agreement, and of no wish") {
  Friends crowd;
  const auto begun = crowd.paired(true, true);
  const auto eva = crowd.comes("Eva");
  CHECK_FALSE(crowd.answer<reply::Snap>(eva, request::Watch{begun.match}).start.adjudication);
  CHECK(crowd.answer<reply::Snap>(ana, request::Sync{begun.match, 0}).start.adjudication);
  crowd.told(eva);
  crowd.play(begun);
  const auto news = crowd.news(eva);
  REQUIRE(end_in(news) != nullptr);
  CHECK(end_in(news)->reason == EndReason::Agreement);
  CHECK(end_in(news)->winner == Side::Black);
  CHECK(crowd.answer<reply::Snap>(eva, request::Watch{begun.match}).end->reason ==
        EndReason::Agreement);
  const auto snap = crowd.answer<reply::Snap>(ana, request::Sync{begun.match, 0});
  CHECK(snap.end->reason == EndReason::Adjudication);
  // Ana comes with an older client.
  crowd.goes(ana);
  const Crowd::Who again = 112;
  crowd.ask(again, request::Hello{1, crowd.welcome.token, {}});
  const auto listed = crowd.answer<reply::Games>(again, request::History{}).games;
  REQUIRE(listed.size() == 1);
  CHECK(listed[0].reason == EndReason::Agreement);
}

TEST_CASE("a decided match is read again without tables") {
  Friends crowd;
  const auto begun = crowd.paired(true, true);
  crowd.play(begun);
  Crowd later(crowd, 2);
  later.ask(201, request::Hello{1, {}, "Eva", true});
  const auto snap = later.answer<reply::Snap>(201, request::Watch{begun.match});
  REQUIRE(snap.end.has_value());
  CHECK(snap.end->reason == EndReason::Adjudication);
}

}  // namespace damas::net
