// The database is authoritative: after failures, after a restart, and with several processes.
#include <map>

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "net/server/crowd.hpp"
#include "net/server/storage/database.hpp"

namespace damas::net {

namespace {

using test::Folder;
using namespace std::chrono_literals;

const CellPath c3d4{{2, 2}, {3, 3}};
const CellPath f6e5{{5, 5}, {4, 4}};
const CellPath d4f6{{3, 3}, {5, 5}};

// Runs `work` and rolls it back.
template <typename Work>
void fails(Crowd& crowd, Work work) {
  CHECK_THROWS_AS(crowd.transaction([&] {
    work();
    throw StoreError("disk full");
  }),
                  StoreError);
}

}  // namespace

TEST_CASE("a rollback leaves no changes and sends no messages") {
  Crowd crowd;
  const auto pair = crowd.begin();
  const Request move{9, request::Move{pair.match, 1, c3d4, {}}};
  CHECK_THROWS_AS(crowd.transaction([&] {
    crowd.community().receive(pair.white, move, crowd.now());
    throw StoreError("disk full");
  }),
                  StoreError);
  CHECK(crowd.told(pair.white).empty());
  CHECK(crowd.told(pair.black).empty());
  CHECK(crowd.storage().matches().find(pair.match)->v == 1);
  const auto ack = crowd.answer<reply::Ack>(pair.white, request::Move{pair.match, 1, c3d4, {}});
  CHECK(ack.v == 2);
  CHECK_FALSE(ack.dup);
  CHECK(crowd.news(pair.black).size() == 1);
}

TEST_CASE("an end that was rolled back happens in the next tick") {
  Crowd crowd;
  const auto pair = crowd.begin("Ana", "Rui", Variant::Brazilian, {Milliseconds{60'000}, {}});
  crowd.news(pair.white);
  Now late = crowd.now();
  late.steady += 100s;
  late.wall += 100'000;
  fails(crowd, [&] { crowd.community().tick(late); });
  CHECK(crowd.news(pair.white).empty());
  crowd.transaction([&] { crowd.community().tick(late); });
  const std::vector<Record> news = crowd.news(pair.white);
  REQUIRE(news.size() == 1);
  CHECK(std::holds_alternative<record::End>(news.front()));
}

TEST_CASE("a rolled back hello, match and wait leave no trace") {
  Crowd crowd;
  const auto ana = crowd.comes("Ana");
  crowd.ask(ana, request::QueueJoin{Variant::Brazilian, {}});
  CHECK_THROWS_AS(crowd.transaction([&] {
    crowd.community().receive(50, {1, request::Hello{1, {}, "Rui"}}, crowd.now());
    crowd.community().receive(50, {2, request::QueueJoin{Variant::Brazilian, {}}}, crowd.now());
    throw StoreError("gone");
  }),
                  StoreError);
  CHECK(crowd.community().counts().users == 1);
  CHECK(crowd.community().counts().matches == 0);
  CHECK(crowd.refusal(50, request::Ping{1}) == ErrorCode::Auth);
  CHECK(crowd.storage().waiting().find(crowd.user_of("Ana")).has_value());
}

TEST_CASE("a disconnection in a failed transaction happens when it is repeated") {
  Crowd crowd;
  const auto pair = crowd.begin();
  fails(crowd, [&] { crowd.community().gone(pair.black, crowd.now()); });
  CHECK(crowd.told(pair.white).empty());
  crowd.goes(pair.black);
  const auto told = crowd.told(pair.white);
  REQUIRE(told.size() == 1);
  CHECK_FALSE(std::get<reply::SeatPresence>(told[0].body).presence.on);
}

TEST_CASE("a user who connected in a failed transaction is not connected") {
  Crowd crowd;
  const auto pair = crowd.begin();
  const auto start = std::get<record::Start>(crowd.storage().matches().records(pair.match, 0)[0]);
  const std::string black = start.players.black.user == crowd.user_of("Ana") ? "Ana" : "Rui";
  crowd.goes(pair.black);
  fails(crowd, [&] {
    crowd.community().receive(50, {1, request::Hello{1, crowd.token_of(black), {}}}, crowd.now());
  });
  crowd.pass(120s);
  CHECK(crowd.answer<reply::Ack>(pair.white, request::Claim{pair.match}).v == 2);
}

TEST_CASE("a table loaded in a failed transaction has no seats from it") {
  const Folder folder;
  const std::string url = on_postgres() ? new_database() : folder.path("loaded.sqlite");
  MatchId match;
  std::string token;
  std::string other;
  {
    Crowd before(url);
    const auto pair = before.begin();
    match = pair.match;
    token = before.token_of("Ana");
    other = before.token_of("Rui");
    before.goes(pair.white);  // otherwise PostgreSQL has the user present for a while
    before.goes(pair.black);
  }
  Crowd after(url, 3);
  after.pass(limits::return_within + 1s);  // until then no absence is reported
  fails(after, [&] {
    after.community().receive(50, {1, request::Hello{1, token, {}}}, after.now());
  });
  const auto rui = after.comes("Rui", other);
  const auto synced = after.answer<reply::Synced>(rui, request::Sync{match, 1});
  CHECK(synced.presence.white.on != synced.presence.black.on);
}

TEST_CASE("a failed transaction does not change a running clock") {
  Crowd crowd;
  const auto pair = crowd.begin();
  crowd.pass(5s);
  CHECK_THROWS_AS(crowd.transaction([&] {
    crowd.community().receive(pair.white, {9, request::Move{pair.match, 1, c3d4, {}}}, crowd.now());
    throw StoreError("disk full");
  }),
                  StoreError);
  crowd.pass(1s);
  const auto synced = crowd.answer<reply::Synced>(pair.white, request::Sync{pair.match, 1});
  CHECK(synced.clock->left.white == 294'000);
  CHECK(synced.clock->running == Side::White);
}

TEST_CASE("an outdated process notices, and its users receive the missed events") {
  Crowd here;
  const auto pair = here.begin();
  Crowd there(here, 2);
  const std::string black =
      std::get<record::Start>(here.storage().matches().records(pair.match, 0)[0])
                  .players.black.user == here.user_of("Ana")
          ? "Ana"
          : "Rui";
  const auto guest = there.comes(black, here.token_of(black));
  there.told(guest);
  here.ask(pair.white, request::Move{pair.match, 1, c3d4, {}});
  // The note has not arrived yet: the request conflicts, and is repeated.
  const Request reply{90, request::Say{pair.match, Phrase::Hello}};
  CHECK_THROWS_AS(there.transaction([&] { there.community().receive(guest, reply, there.now()); }),
                  Conflict);
  there.transaction([&] { there.community().receive(guest, reply, there.now()); });
  const auto news = there.news(guest);
  REQUIRE(news.size() == 2);
  CHECK(std::holds_alternative<record::Move>(news[0]));
  CHECK(std::holds_alternative<record::Say>(news[1]));
  // The late note repeats nothing; the other process gets the phrase.
  there.note(MatchNote{pair.match, 2});
  CHECK(there.news(guest).empty());
  here.told(pair.white);
  here.note(MatchNote{pair.match, 3});
  CHECK(here.news(pair.white).size() == 1);
}

TEST_CASE("missed events are sent even after two failed attempts to read them") {
  Crowd here;
  const auto pair = here.begin();
  Crowd there(here, 2);
  const auto start = std::get<record::Start>(here.storage().matches().records(pair.match, 0)[0]);
  const std::string black = start.players.black.user == here.user_of("Ana") ? "Ana" : "Rui";
  const auto guest = there.comes(black, here.token_of(black));
  here.ask(pair.white, request::Move{pair.match, 1, c3d4, {}});
  there.told(guest);
  for (int i = 0; i < 2; ++i)
    fails(there, [&] { there.community().noted(MatchNote{pair.match, 2}, there.now()); });
  there.note(MatchNote{pair.match, 2});
  const auto news = there.news(guest);
  REQUIRE(news.size() == 1);
  CHECK(std::holds_alternative<record::Move>(news[0]));
}

TEST_CASE("an outdated process neither refuses a valid request nor sends old events") {
  Crowd here;
  const auto pair = here.begin();
  Crowd there(here, 2);
  const auto start = std::get<record::Start>(here.storage().matches().records(pair.match, 0)[0]);
  const std::string black = start.players.black.user == here.user_of("Ana") ? "Ana" : "Rui";
  const auto guest = there.comes(black, here.token_of(black));
  here.ask(pair.white, request::Move{pair.match, 1, c3d4, {}});
  // Without a note that process knows that it is Black's turn.
  CHECK(there.answer<reply::Ack>(guest, request::Move{pair.match, 2, f6e5, {}}).ply == 2);
  CHECK(there.news(guest).size() == 2);
  CHECK(here.answer<reply::Moves>(pair.white, request::Moves{pair.match, {}}).ply == 3);
  here.news(pair.white);
  here.ask(pair.white, request::Move{pair.match, 3, d4f6, {}});
  const auto synced = there.answer<reply::Synced>(guest, request::Sync{pair.match, 4});
  CHECK(synced.v == 4);
  CHECK(there.answer<reply::Ack>(guest, request::Move{pair.match, 2, f6e5, {}}).dup);
}

TEST_CASE("a user waiting at another process is told of the match") {
  Crowd here;
  Crowd there(here, 2);
  const auto ana = here.comes("Ana");
  const auto rui = there.comes("Rui");
  here.ask(ana, request::QueueJoin{Variant::Brazilian, {}});
  there.ask(rui, request::QueueJoin{Variant::Brazilian, {}});
  REQUIRE(there.news(rui).size() == 1);
  CHECK(here.news(ana).empty());
  const auto match = here.storage().matches().playing(here.user_of("Ana"));
  REQUIRE(match.has_value());
  here.note(MatchNote{*match, 1});
  const auto news = here.news(ana);
  REQUIRE(news.size() == 1);
  CHECK(std::holds_alternative<record::Start>(news[0]));
}

TEST_CASE("connected users are present again after other processes considered this one dead" *
          doctest::skip(on_postgres())) {  // whose own clock cannot be changed
  Crowd crowd;
  const auto ana = crowd.comes("Ana");
  crowd.pass(1s);
  crowd.storage().presence().set_present(crowd.user_of("Ana"),
                                         false);  // as other processes would
  crowd.pass(5s);
  CHECK_FALSE(crowd.storage().presence().is_present(crowd.user_of("Ana")));
  crowd.later(20s);
  CHECK(crowd.storage().presence().is_present(crowd.user_of("Ana")));
  CHECK(crowd.answer<reply::Pong>(ana, request::Ping{1}).c == 1);
}

TEST_CASE("a connected user whom another process considers lost is not disconnected") {
  Crowd crowd;
  const auto ana = crowd.comes("Ana");
  crowd.storage().presence().set_present(crowd.user_of("Ana"), false);
  crowd.note(UserNote{crowd.user_of("Ana"), {}});
  CHECK_FALSE(crowd.closed(ana));
  CHECK(crowd.answer<reply::Pong>(ana, request::Ping{1}).c == 1);
}

TEST_CASE("an unreadable match does not affect other matches") {
  const Folder folder;
  const std::string url = on_postgres() ? new_database() : folder.path("unreadable.sqlite");
  MatchId good;
  MatchId bad;
  std::string ana_token;
  std::string eva_token;
  {
    Crowd before(url);
    bad = before.begin().match;
    const auto pair = before.begin("Eva", "Leo", Variant::Brazilian, {60s, 0s});
    good = pair.match;
    before.goes(pair.white);
    before.goes(pair.black);
    ana_token = before.token_of("Ana");
    eva_token = before.token_of("Eva");
  }
  storage::Database(url).execute("UPDATE event SET body = '{}' WHERE match = '" + bad.text + "'");
  Crowd after(url, 3);
  after.later(61s);  // finds both matches unused
  CHECK(after.community().counts().unreadable == 1);
  const auto ana = after.comes("Ana", ana_token);
  CHECK(after.refusal(ana, request::Sync{bad, 0}) == ErrorCode::Server);
  CHECK(after.answer<reply::Pong>(ana, request::Ping{1}).c == 1);
  const auto eva = after.comes("Eva", eva_token);
  after.pass(61s);
  const auto snap = after.answer<reply::Snap>(eva, request::Sync{good, 0});
  REQUIRE(snap.end.has_value());
  CHECK(snap.end->reason == EndReason::Time);
}

TEST_CASE("a user with a formerly valid name is welcomed and plays on, and so does the opponent") {
  const Folder folder;
  const std::string url = on_postgres() ? new_database() : folder.path("names.sqlite");
  MatchId match;
  std::map<std::string, std::string> tokens;
  {
    Crowd before(url);
    const auto ana = before.comes("Ana");
    const auto rui = before.comes("Rui");
    before.storage().users().rename(before.user_of("Ana"), "山田");
    before.ask(ana, request::QueueJoin{Variant::Brazilian, {}});
    before.ask(rui, request::QueueJoin{Variant::Brazilian, {}});
    CHECK(before.news(ana).size() == 1);
    match = before.storage().matches().playing(before.user_of("Ana")).value();
    tokens = {{"Ana", before.token_of("Ana")}, {"Rui", before.token_of("Rui")}};
  }
  Crowd after(url, 3);
  const auto rui = after.comes("Rui", tokens["Rui"]);
  CHECK(after.answer<reply::Snap>(rui, request::Sync{match, 0}).moves.empty());
  const auto welcome = after.answer<reply::Welcome>(50, request::Hello{1, tokens["Ana"], {}});
  CHECK(welcome.name == "山田");
  CHECK(welcome.match == match);
  after.ask(50, request::Resign{match});
  CHECK(after.answer<reply::Games>(rui, request::History{}).games.size() == 1);
}

TEST_CASE("after a restart every match continues, and downtime is not charged") {
  const Folder folder;
  const std::string url = on_postgres() ? new_database() : folder.path("restart.sqlite");
  std::string ana_token;
  std::string rui_token;
  MatchId match;
  {
    Crowd before(url);
    const auto pair = before.begin();
    match = pair.match;
    before.pass(7s);
    before.ask(pair.white, request::Move{match, 1, c3d4, {}});
    before.pass(12s);  // the current turn's time is stored every 10 s
    before.ask(pair.white, request::Draw{match, Answer::Offer});
    ana_token = before.token_of("Ana");
    rui_token = before.token_of("Rui");
  }
  Crowd after(url, 3);
  const auto ana = after.comes("Ana", ana_token);
  const auto rui = after.comes("Rui", rui_token);
  auto snap = after.answer<reply::Snap>(ana, request::Sync{match, 0});
  CHECK(snap.moves == std::vector<CellPath>{c3d4});
  CHECK(snap.draw == Side::White);
  CHECK(snap.clock->left.white == 293'000);
  CHECK(snap.clock->left.black <= 290'000);
  CHECK(snap.clock->left.black >= 288'000);
  const bool ana_white = snap.start.players.white.user == after.user_of("Ana");
  const auto ack =
      after.answer<reply::Ack>(ana_white ? rui : ana, request::Move{match, 2, f6e5, {}});
  CHECK(ack.ply == 2);
}

TEST_CASE("after a restart players are not reported absent before they had time to return") {
  const Folder folder;
  const std::string url = on_postgres() ? new_database() : folder.path("back.sqlite");
  MatchId match;
  std::map<std::string, std::string> tokens;
  {
    Crowd before(url);
    const auto pair = before.begin();
    match = pair.match;
    before.goes(pair.white);
    before.goes(pair.black);
    tokens = {{"Ana", before.token_of("Ana")}, {"Rui", before.token_of("Rui")}};
  }
  Crowd after(url, 3);
  const auto ana = after.comes("Ana", tokens["Ana"]);
  const auto synced = after.answer<reply::Synced>(ana, request::Sync{match, 1});
  CHECK(synced.presence == BySide<Presence>{{true, {}}, {true, {}}});
  CHECK(after.refusal(ana, request::Claim{match}) == ErrorCode::NotNow);
  after.told(ana);
  after.pass(limits::return_within - 100ms);
  CHECK(after.told(ana).empty());
  SUBCASE("who then is not there is away, for as long as since the start") {
    after.pass(100ms);
    const auto told = after.told(ana);
    REQUIRE(told.size() == 1);
    CHECK(std::get<reply::SeatPresence>(told[0].body).presence == Presence{false, 110'000});
    after.pass(110s);
    CHECK(after.answer<reply::Ack>(ana, request::Claim{match}).v == 2);
  }
  SUBCASE("who came in time was never away, and goes as everybody does") {
    const auto rui = after.comes("Rui", tokens["Rui"]);
    after.pass(1s);
    for (const Reply& reply : after.told(ana))
      CHECK(std::get<reply::SeatPresence>(reply.body).presence.on);
    after.goes(rui);
    const auto told = after.told(ana);
    REQUIRE(told.size() == 1);
    CHECK(std::get<reply::SeatPresence>(told[0].body).presence == Presence{false, 120'000});
  }
}

}  // namespace damas::net
