// The client with a link that the test controls.
#include "net/client/client.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "net/client/backoff.hpp"
#include "net/client/scripted_link.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

const MatchId name{"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b"};
const UserId ana{"11111111-2222-4333-8444-555555555555"};
const UserId rui{"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"};
const std::string token(64, 'a');
constexpr Cell c3{2, 2}, d4{3, 3};
using State = Connection::State;

struct TestClient {
  explicit TestClient(std::optional<std::string> old_token = {})
      : client({"ws://there/ws", std::move(old_token), "Ana", script.dial(), [] {}, 1}) {}

  void welcome(const std::optional<MatchId>& match = {}) {
    client.tick(0ms);
    const auto hello = script.heard_of<request::Hello>();
    REQUIRE(hello.has_value());
    script.answer(hello->id, reply::Welcome{ana, "Ana", token, match, {}, 1});
    client.tick(0ms);
    REQUIRE(client.connection().online());
  }
  void begin() {
    record::Start start;
    start.players = {{ana, "Ana", {}, true}, {rui, "Rui", {}, true}};
    start.fen = to_fen(Game().position(), Numbering::Algebraic);
    script.tell(reply::Event{name, 1, start});
    client.tick(0ms);
    REQUIRE(client.match() != nullptr);
  }
  void play(const CellPath& path) {
    const Game& game = client.match()->game();
    for (const Move& move : game.legal_moves()) {
      if (game.shape().cell(move.from) == path.front() && game.shape().cell(move.to) == path.back())
        client.match()->play(move);
    }
  }
  // Waits until the client connects again.
  void redial() {
    const std::size_t before = script.urls.size();
    for (int i = 0; i < 1000 && script.urls.size() == before; ++i)
      client.tick(100ms);
    REQUIRE(script.urls.size() == before + 1);
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
  Client client;
};

record::Move first_move() {
  const RecordedMatch match(record::Start{});
  return match.record_of(*match.way_along({c3, d4}));
}

}  // namespace

TEST_CASE("an older server that refuses to hear of adjudication is greeted without it") {
  TestClient visit;
  for (const bool openings : {true, false}) {
    visit.client.tick(0ms);
    const auto hello = visit.script.heard_of<request::Hello>();
    REQUIRE(hello.has_value());
    CHECK(std::get<request::Hello>(hello->body).adjudication);
    CHECK(std::get<request::Hello>(hello->body).openings == openings);
    visit.script.answer(hello->id, reply::Err{ErrorCode::BadMessage, "no other fields", {}});
  }
  visit.client.join_queue(Variant::Brazilian, {}, true);
  visit.welcome();
  CHECK_FALSE(visit.client.has_tables(Variant::Brazilian));
  const auto join = visit.script.heard_of<request::QueueJoin>();
  REQUIRE(join.has_value());
  CHECK_FALSE(std::get<request::QueueJoin>(join->body).adjudication);
  visit.client.open_room(Variant::Brazilian, {}, {}, true);
  CHECK_FALSE(
      std::get<request::RoomOpen>(visit.script.heard_of<request::RoomOpen>()->body).adjudication);
}

TEST_CASE("a server that refuses every hello is not asked for ever") {
  TestClient visit;
  for (int i = 0; i < 3; ++i) {
    visit.client.tick(0ms);
    const auto hello = visit.script.heard_of<request::Hello>();
    REQUIRE(hello.has_value());
    visit.script.answer(hello->id, reply::Err{ErrorCode::BadMessage, "expected a name", {}});
  }
  visit.client.tick(0ms);
  CHECK(visit.client.connection().state == State::Failed);
}

TEST_CASE("a server with endgame tables names their variants, and is sent the wish") {
  TestClient visit;
  visit.client.join_queue(Variant::Brazilian, {}, true);
  visit.client.tick(0ms);
  const auto hello = visit.script.heard_of<request::Hello>();
  REQUIRE(hello.has_value());
  const std::vector<std::string> tables = {"brazilian", "a variant of later"};
  visit.script.answer(hello->id, reply::Welcome{ana, "Ana", token, {}, {}, 1, tables});
  visit.client.tick(0ms);
  CHECK(visit.client.has_tables(Variant::Brazilian));
  CHECK_FALSE(visit.client.has_tables(Variant::Russian));
  const auto join = visit.script.heard_of<request::QueueJoin>();
  REQUIRE(join.has_value());
  CHECK(std::get<request::QueueJoin>(join->body).adjudication);
}

TEST_CASE("a server that draws openings is sent the wish, another one is not") {
  for (const bool draws : {true, false}) {
    TestClient visit;
    visit.client.join_queue(Variant::Russian, {}, false, OpeningLot::Ballot);
    visit.client.tick(0ms);
    const auto hello = visit.script.heard_of<request::Hello>();
    REQUIRE(hello.has_value());
    reply::Welcome welcome{ana, "Ana", token, {}, {}, 1};
    if (draws) welcome.openings = DrawableOpenings{{"russian", "a variant of later"}, {}};
    visit.script.answer(hello->id, welcome);
    visit.client.tick(0ms);
    CHECK(visit.client.draws_openings(Variant::Russian, OpeningLot::Ballot) == draws);
    CHECK_FALSE(visit.client.draws_openings(Variant::Russian, OpeningLot::ElevenMan));
    CHECK_FALSE(visit.client.draws_openings(Variant::English, OpeningLot::Ballot));
    const auto join = visit.script.heard_of<request::QueueJoin>();
    REQUIRE(join.has_value());
    const OpeningWish sent = draws ? OpeningWish(OpeningLot::Ballot) : std::nullopt;
    CHECK(std::get<request::QueueJoin>(join->body).opening == sent);
    visit.script.answer(join->id, reply::Ack{});
    visit.client.tick(0ms);
    REQUIRE(visit.client.waiting().has_value());
    CHECK(visit.client.waiting()->opening == sent);
    visit.client.open_room(Variant::Russian, {}, {}, false, OpeningLot::Ballot);
    const auto room = visit.script.heard_of<request::RoomOpen>();
    REQUIRE(room.has_value());
    CHECK(std::get<request::RoomOpen>(room->body).opening == sent);
  }
}

TEST_CASE("a room is joined without a question unless its owner wishes endgame tables") {
  TestClient visit;
  visit.client.ask_to_join("ABCDEF");
  visit.client.tick(0ms);
  const auto hello = visit.script.heard_of<request::Hello>();
  REQUIRE(hello.has_value());
  const std::vector<std::string> tables = {"brazilian"};
  visit.script.answer(hello->id, reply::Welcome{ana, "Ana", token, {}, {}, 1, tables});
  visit.client.tick(0ms);
  const auto look = visit.script.heard_of<request::RoomLook>();
  REQUIRE(look.has_value());
  CHECK(std::get<request::RoomLook>(look->body).code == "ABCDEF");
  visit.client.take_news();
  bool joins = true;
  SUBCASE("no wish") {
    visit.script.answer(look->id, reply::Terms{});
  }
  SUBCASE("an older server") {
    visit.script.answer(look->id, reply::Err{ErrorCode::BadType, "unknown", {}});
  }
  SUBCASE("a wish") {
    visit.script.answer(look->id, reply::Terms{Variant::Brazilian, {}, {}, true});
    joins = false;
  }
  visit.client.tick(0ms);
  const auto told = visit.client.take_news();
  CHECK(visit.script.heard_of<request::RoomJoin>().has_value() == joins);
  REQUIRE(told.size() == (joins ? 0U : 1U));
  if (!joins) CHECK(std::get<news::RoomHasTerms>(told.front()).code == "ABCDEF");
}

TEST_CASE("a drawn opening of a room is told before joining it, also to a user with own wishes") {
  for (const bool wish : {false, true}) {
    for (const bool drawn : {false, true}) {
      CAPTURE(wish);
      CAPTURE(drawn);
      TestClient visit;
      visit.client.ask_to_join("ABCDEF", wish);
      visit.client.tick(0ms);
      const auto hello = visit.script.heard_of<request::Hello>();
      REQUIRE(hello.has_value());
      reply::Welcome welcome{ana, "Ana", token, {}, {}, 1};
      welcome.openings = DrawableOpenings{{"russian"}, {}};
      if (wish) welcome.adjudication = std::vector<std::string>{"russian"};
      visit.script.answer(hello->id, welcome);
      visit.client.tick(0ms);
      const auto look = visit.script.heard_of<request::RoomLook>();
      REQUIRE(look.has_value());
      visit.client.take_news();
      const OpeningWish lot = drawn ? OpeningWish(OpeningLot::Ballot) : std::nullopt;
      visit.script.answer(look->id, reply::Terms{Variant::Russian, {}, {}, wish, lot});
      visit.client.tick(0ms);
      const auto told = visit.client.take_news();
      const auto join = visit.script.heard_of<request::RoomJoin>();
      CHECK(join.has_value() != drawn);
      if (join) CHECK(std::get<request::RoomJoin>(join->body).adjudication == wish);
      REQUIRE(told.size() == (drawn ? 1U : 0U));
      if (!drawn) continue;
      const auto& terms = std::get<news::RoomHasTerms>(told.front());
      CHECK(terms.code == "ABCDEF");
      CHECK(terms.opening == OpeningLot::Ballot);
      CHECK(terms.adjudication == wish);
      CHECK(terms.wishes_tables == wish);
    }
  }
}

TEST_CASE("the terms of a room are not asked of a server without tables and drawn openings") {
  TestClient visit;
  visit.client.ask_to_join("ABCDEF");
  visit.welcome();
  CHECK(visit.script.heard_of<request::RoomJoin>().has_value());
}

TEST_CASE("a new user sends hello without a token, and stores the one received") {
  TestClient visit;
  CHECK(visit.client.connection().state == State::Connecting);
  visit.client.tick(0ms);
  const auto hello = visit.script.heard_of<request::Hello>();
  REQUIRE(hello.has_value());
  CHECK(std::get<request::Hello>(hello->body) == request::Hello{1, {}, "Ana", true, true});
  visit.script.answer(hello->id, reply::Welcome{ana, "Ana", token, {}, {}, 1});
  visit.client.tick(0ms);
  CHECK(visit.client.token() == token);
  CHECK(visit.client.user() == ana);
  visit.script.close();
  visit.client.tick(0ms);
  CHECK(visit.client.connection().state == State::Reconnecting);
  visit.redial();
  visit.client.tick(0ms);
  const auto again = visit.script.heard_of<request::Hello>();
  REQUIRE(again.has_value());
  CHECK(std::get<request::Hello>(again->body) == request::Hello{1, token, {}, true, true});
}

TEST_CASE("pauses between attempts grow, and have a random part") {
  TestClient visit;
  visit.script.opens = false;
  visit.script.close();
  visit.client.tick(0ms);
  visit.redial();
  std::vector<Milliseconds> pauses;
  for (int i = 0; i < 12; ++i) {
    visit.script.close("refused");
    visit.client.tick(0ms);
    CHECK(visit.client.connection().trouble == Trouble::Unreachable);
    REQUIRE(visit.client.connection().next_try.has_value());
    pauses.push_back(*visit.client.connection().next_try);
    visit.redial();
  }
  Milliseconds period = 2 * Backoff::first;
  for (const Milliseconds pause : pauses) {
    CHECK(pause >= period / 2);
    CHECK(pause <= period);
    period = std::min(2 * period, Backoff::longest);
  }
  CHECK(pauses.front() < pauses.back());
  Backoff one(1), other(2);
  CHECK(one.next() != other.next());
}

TEST_CASE("an unanswered dial is given up") {
  TestClient visit;
  visit.script.opens = false;
  visit.script.close();
  visit.client.tick(0ms);
  visit.redial();
  visit.client.tick(14s);
  CHECK_FALSE(visit.client.connection().next_try.has_value());
  visit.client.tick(2s);
  CHECK(visit.client.connection().trouble == Trouble::Unreachable);
  CHECK(visit.client.connection().next_try.has_value());
}

TEST_CASE("a server that stopped answering is given up") {
  TestClient visit(token);
  visit.welcome();
  REQUIRE(visit.script.heard_of<request::Ping>().has_value());
  visit.client.tick(11s);
  CHECK(visit.client.connection().online());
  visit.client.tick(2s);
  CHECK(visit.client.connection().state == State::Reconnecting);
  CHECK(visit.client.connection().trouble == Trouble::Lost);
}

TEST_CASE("ping is the time from asking to the answer") {
  TestClient visit(token);
  visit.welcome();
  auto ping = visit.script.heard_of<request::Ping>();
  REQUIRE(ping.has_value());
  CHECK_FALSE(visit.client.connection().ping.has_value());
  visit.client.tick(30ms);
  visit.script.answer(ping->id, reply::Pong{std::get<request::Ping>(ping->body).c, 5});
  visit.client.tick(17ms);
  CHECK(visit.client.connection().ping == 47ms);
  CHECK_FALSE(visit.script.heard_of<request::Ping>().has_value());
  CHECK(*visit.client.next_update() <= 5s);
  visit.client.tick(5s);
  CHECK(visit.script.heard_of<request::Ping>().has_value());
}

TEST_CASE("a refusal is a sign of life, too") {
  TestClient visit(token);
  visit.welcome();
  const auto ping = visit.script.heard_of<request::Ping>();
  REQUIRE(ping.has_value());
  visit.client.tick(11s);
  visit.script.answer(ping->id, reply::Err{ErrorCode::Rate, "too many messages", 1000});
  visit.client.tick(2s);
  CHECK(visit.client.connection().online());
}

TEST_CASE("a tick in which nothing happens changes nothing that is shown") {
  TestClient visit(token);
  visit.welcome();
  visit.begin();
  CHECK_FALSE(visit.client.tick(1ms));
  visit.script.tell(reply::SeatPresence{name, Side::Black, {false, 5'500}});
  CHECK(visit.client.tick(1ms));
  CHECK_FALSE(visit.client.tick(1ms));
  REQUIRE(visit.client.next_update().has_value());
  CHECK(visit.client.tick(*visit.client.next_update()));
}

TEST_CASE("after a replacement or the closing of a table, only reconnect() reconnects") {
  for (const bool closed : {false, true}) {
    TestClient visit(token);
    visit.welcome();
    visit.script.tell(reply::Bye{closed ? ByeReason::Closed : ByeReason::Replaced});
    visit.client.tick(0ms);
    CHECK(visit.client.connection().state == (closed ? State::Failed : State::Replaced));
    const std::size_t dials = visit.script.urls.size();
    for (int i = 0; i < 100; ++i)
      visit.client.tick(10s);
    CHECK(visit.script.urls.size() == dials);
    visit.client.reconnect();
    visit.welcome();
  }
}

TEST_CASE("after a shutdown the client reconnects by itself") {
  TestClient visit(token);
  visit.welcome();
  visit.script.tell(reply::Bye{ByeReason::Shutdown});
  visit.client.tick(0ms);
  CHECK(visit.client.connection().trouble == Trouble::Shutdown);
  visit.redial();
  visit.welcome();
}

TEST_CASE("hopeless failures are reported and not retried") {
  TestClient visit(token);
  Trouble expected = Trouble::None;
  SUBCASE("unknown token") {
    visit.client.tick(0ms);
    visit.script.answer(visit.script.heard_of<request::Hello>()->id,
                        reply::Err{ErrorCode::Auth, "unknown token", {}});
    expected = Trouble::UnknownToken;
  }
  SUBCASE("no message") {
    visit.welcome();
    visit.script.say("{\"t\":");
    expected = Trouble::BadMessage;
  }
  SUBCASE("unknown variant") {
    visit.welcome();
    std::string text = to_text(Reply{{}, reply::Event{name, 1, record::Start{}}});
    text.replace(text.find("\"brazilian\""), 11, "\"chess\"");
    visit.script.say(text);
    expected = Trouble::BadMessage;
  }
  SUBCASE("another start") {
    visit.welcome();
    record::Start start;
    start.fen = "W:Wa1:Bb2";
    start.players.white.user = ana;
    visit.script.tell(reply::Event{name, 1, start});
    expected = Trouble::BadMessage;
  }
  SUBCASE("a link that is hopeless") {
    visit.script.close("no address", true);
    expected = Trouble::CannotConnect;
  }
  visit.client.tick(0ms);
  CHECK(visit.client.connection().state == State::Failed);
  CHECK(visit.client.connection().trouble == expected);
  CHECK_FALSE(visit.client.connection().why.empty());
  const std::size_t dials = visit.script.urls.size();
  visit.client.tick(1h);
  CHECK(visit.script.urls.size() == dials);
  visit.client.reconnect(true);
  visit.client.tick(0ms);
  const auto hello = visit.script.heard_of<request::Hello>();
  REQUIRE(hello.has_value());
  CHECK_FALSE(std::get<request::Hello>(hello->body).token.has_value());
}

TEST_CASE("leaving is sent to the server only if there is a connection") {
  for (const bool online : {true, false}) {
    CAPTURE(online);
    TestClient visit;
    visit.welcome();
    visit.begin();
    visit.script.heard();
    if (!online) {
      visit.script.close();
      visit.client.tick(0ms);
    }
    visit.client.leave_match();
    CHECK(visit.client.match() == nullptr);
    CHECK(visit.client.left_match() == name);
    CHECK(visit.script.heard_of<request::Leave>().has_value() == online);
    if (online) continue;
    visit.redial();
    visit.welcome(name);
    const auto sync = visit.script.heard_of<request::Sync>();
    REQUIRE(sync.has_value());
    reply::Snap snap;
    snap.match = name;
    snap.v = 1;
    snap.start.players = {{ana, "Ana", {}, true}, {rui, "Rui", {}, true}};
    snap.start.fen = snap.fen = to_fen(Game().position(), Numbering::Algebraic);
    snap.pieces = Pieces::of(Game()).list();
    visit.script.answer(sync->id, snap);
    visit.client.tick(0ms);
    CHECK(visit.client.match() != nullptr);
    CHECK_FALSE(visit.script.heard_of<request::Leave>().has_value());
  }
}

TEST_CASE("a gap leads to sync, and the missed events are applied") {
  TestClient visit(token);
  visit.welcome();
  visit.begin();
  visit.script.heard();
  visit.script.tell(reply::Event{name, 3, record::Say{Side::Black, Phrase::Hello}});
  visit.client.tick(0ms);
  const auto sync = visit.script.heard_of<request::Sync>();
  REQUIRE(sync.has_value());
  CHECK(std::get<request::Sync>(sync->body) == request::Sync{name, 1});
  visit.script.tell(reply::Event{name, 4, record::Say{Side::Black, Phrase::Sorry}});
  visit.client.tick(0ms);
  CHECK_FALSE(visit.script.heard_of<request::Sync>().has_value());  // one is already unanswered
  visit.script.tell(reply::Event{name, 2, first_move()});
  visit.script.tell(reply::Event{name, 3, record::Say{Side::Black, Phrase::Hello}});
  visit.script.tell(reply::Event{name, 4, record::Say{Side::Black, Phrase::Sorry}});
  visit.script.answer(sync->id, reply::Synced{name, 4, {}, {{true, {}}, {false, 7000}}});
  visit.client.tick(0ms);
  CHECK(visit.client.match()->version() == 4);
  CHECK(visit.client.match()->game().ply() == 1);
  CHECK(visit.client.match()->take_phrases().size() == 2);
  CHECK(visit.client.match()->claim_in() == 7s);
}

TEST_CASE("an event that cannot follow leads to a snapshot, and the second one to an error") {
  TestClient visit(token);
  visit.welcome();
  visit.begin();
  const reply::Event wrong{name, 2, record::Draw{Side::White, Answer::Accept}};
  visit.script.tell(wrong);
  visit.client.tick(0ms);
  const auto sync = visit.script.heard_of<request::Sync>();
  REQUIRE(sync.has_value());
  CHECK(std::get<request::Sync>(sync->body) == request::Sync{name, 0});
  reply::Snap snap{name, 1, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}};
  snap.start.players = visit.client.match()->players();
  snap.start.fen = snap.fen = to_fen(Game().position(), Numbering::Algebraic);
  visit.script.answer(sync->id, snap);
  visit.client.tick(0ms);
  CHECK(visit.client.connection().online());
  visit.script.tell(wrong);
  visit.client.tick(0ms);
  CHECK(visit.client.connection().trouble == Trouble::BadMessage);
}

TEST_CASE("a move refused for a passing reason is sent again, for another taken back") {
  TestClient visit(token);
  visit.welcome();
  visit.begin();
  visit.play({c3, d4});
  auto move = visit.script.heard_of<request::Move>();
  REQUIRE(move.has_value());
  visit.script.answer(move->id, reply::Err{ErrorCode::Server, "tired", {}});
  visit.client.tick(0ms);
  CHECK(visit.client.match()->awaiting_server());
  visit.client.tick(1s);
  const auto sync = visit.script.heard_of<request::Sync>();
  REQUIRE(sync.has_value());
  visit.script.answer(sync->id, reply::Synced{name, 1, {}, {{true, {}}, {true, {}}}});
  visit.client.tick(0ms);
  move = visit.script.heard_of<request::Move>();
  REQUIRE(move.has_value());
  visit.script.answer(move->id, reply::Err{ErrorCode::Illegal, "no", {}});
  visit.client.tick(0ms);
  CHECK_FALSE(visit.client.match()->awaiting_server());
  CHECK(visit.client.match()->game().ply() == 0);
  const auto refused = visit.news<news::Refused>();
  REQUIRE(refused.has_value());
  CHECK(refused->code == ErrorCode::Illegal);
  CHECK(std::holds_alternative<request::Move>(refused->what));
}

TEST_CASE("invalid codes and names are refused by the client") {
  TestClient visit(token);
  visit.welcome();
  visit.script.heard();
  visit.client.join_room("abc");
  CHECK(visit.news<news::Refused>()->code == ErrorCode::NoMatch);
  visit.client.set_name("a name of more than twenty-four letters");
  CHECK(visit.news<news::Refused>()->code == ErrorCode::BadMessage);
  CHECK(visit.script.heard().empty());
}

}  // namespace damas::net
