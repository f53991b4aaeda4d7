// Clients against the real community, over links that break.
#include "net/client/local_server.hpp"

#include <random>

#include <doctest/doctest.h>

#include "core/fen.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;

struct Pair {
  explicit Pair(std::uint64_t seed = 1, TimeControl control = {10min, 1s})
      : server(seed), time(control), ana(client("Ana", seed)), rui(client("Rui", seed + 100)) {}

  std::unique_ptr<Client> client(const std::string& name, std::uint64_t seed) {
    return std::make_unique<Client>(
        ClientSettings{"ws://server/ws", {}, name, server.dial(), [] {}, seed});
  }
  void pass(Milliseconds some_time) { server.pass(some_time, {ana.get(), rui.get()}); }
  // Waits for the condition, at most ten minutes.
  template <typename Condition>
  bool wait(Condition condition) {
    for (int i = 0; i < 12'000 && !condition(); ++i)
      pass(50ms);
    return condition();
  }
  bool meet() {
    ana->join_queue(Variant::Brazilian, time);
    rui->join_queue(Variant::Brazilian, time);
    return wait([&] { return ana->match() && rui->match(); });
  }
  Client& of(Side side) { return *(ana->match()->seat() == side ? ana : rui); }
  // Both clients are up to date and wait for no answer.
  bool settled() {
    const auto same = [](const RemoteMatch* a, const RemoteMatch* b) {
      return a && b && a->id() == b->id() && a->version() == b->version() &&
             !a->awaiting_server() && !b->awaiting_server();
    };
    return same(ana->match(), rui->match());
  }

  LocalServer server;
  TimeControl time;
  std::unique_ptr<Client> ana;
  std::unique_ptr<Client> rui;
};

// The side to move plays; false at the end.
bool play_one(Pair& pair, std::mt19937_64& random) {
  const Side turn = pair.ana->match()->game().side_to_move();
  RemoteMatch& match = *pair.of(turn).match();
  if (match.over()) return false;
  const auto& legal = match.game().legal_moves();
  const Move move = legal[random() % legal.size()];
  const std::vector<Path> ways = match.game().paths(move);
  REQUIRE_FALSE(match.play(move, ways[random() % ways.size()]).has_value());
  const int ply = match.game().ply();
  return pair.wait([&] {
    const auto there = [ply](const RemoteMatch* m) {
      return m && !m->awaiting_server() && m->game().ply() == ply;
    };
    return there(pair.ana->match()) && there(pair.rui->match());
  });
}

void check_same(Pair& pair) {
  REQUIRE(pair.wait([&] { return pair.settled(); }));
  const MatchId id = pair.ana->match()->id();
  const std::vector<Record> records = pair.server.records(id);
  REQUIRE_FALSE(records.empty());
  RecordedMatch truth(std::get<record::Start>(records.front()));
  for (std::size_t i = 1; i < records.size(); ++i)
    REQUIRE(truth.apply(records[i]));
  for (const Client* client : {pair.ana.get(), pair.rui.get()}) {
    const RemoteMatch& match = *client->match();
    CHECK(match.version() == static_cast<int>(records.size()));
    CHECK(match.game().position() == truth.game().position());
    CHECK(match.game().ply() == truth.game().ply());
    CHECK(match.game().last_ply() == truth.game().ply());
    CHECK(match.match().outcome() == truth.match().outcome());
    CHECK(match.end() == truth.end());
    CHECK(match.draw_offer() == truth.match().draw_offer());
  }
}

// A match with all kinds of events, in which a link may be lost at any time.
void play_all(Pair& pair) {
  std::mt19937_64 random(3);
  REQUIRE(pair.meet());
  for (int i = 0; i < 6; ++i)
    REQUIRE(play_one(pair, random));
  const auto ply = [&] { return pair.ana->match()->game().ply(); };
  const auto ask = [&](const std::function<void(RemoteMatch&)>& what, Side by, auto done) {
    for (int tries = 0; tries < 3 && !done(); ++tries) {  // a lost offer is not repeated by the
      what(*pair.of(by).match());                         // client when the match has changed
      pair.wait(done);
    }
    REQUIRE(done());
  };
  const auto offer = [&] { return pair.ana->match()->takeback_offer() && pair.settled(); };
  ask([](RemoteMatch& m) { m.requests().takeback(Answer::Offer); }, Side::Black, offer);
  ask([](RemoteMatch& m) { m.requests().takeback(Answer::Accept); }, Side::White,
      [&] { return ply() == 5 && pair.settled(); });
  for (int i = 0; i < 3; ++i)
    REQUIRE(play_one(pair, random));
  ask([](RemoteMatch& m) { m.requests().draw(Answer::Offer); }, Side::White,
      [&] { return pair.ana->match()->draw_offer() && pair.settled(); });
  REQUIRE(play_one(pair, random));
  ask([](RemoteMatch& m) { m.requests().resign(); }, Side::White,
      [&] { return pair.ana->match()->over() && pair.settled(); });
  check_same(pair);
}

}  // namespace

TEST_CASE("two clients are paired in the queue and play to the end") {
  Pair pair;
  std::mt19937_64 random(7);
  REQUIRE(pair.meet());
  CHECK(pair.ana->match()->players().white.name != pair.ana->match()->players().black.name);
  while (play_one(pair, random)) {
  }
  CHECK(pair.ana->match()->over());
  check_same(pair);
  CHECK(pair.ana->match()->end()->ratings.has_value());
}

TEST_CASE("a link lost at any frame does not change the result of a match") {
  Pair whole;
  play_all(whole);
  const int frames = whole.server.frames();
  CHECK(frames > 60);
  for (int frame = 1; frame <= frames; ++frame) {
    CAPTURE(frame);
    Pair pair;
    pair.server.cut_at(frame);
    play_all(pair);
  }
}

TEST_CASE("a match can be played over links that break all the time") {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    CAPTURE(seed);
    Pair pair(seed, {});
    std::mt19937_64 random(seed);
    REQUIRE(pair.meet());
    pair.server.cut_by_lot(8);
    for (int i = 0; i < 40 && play_one(pair, random); ++i) {
    }
    pair.server.cut_by_lot(0);
    check_same(pair);
    CHECK(pair.server.dials() > 10);
  }
}

TEST_CASE("the successor of a killed server continues the match") {
  Pair pair;
  std::mt19937_64 random(1);
  REQUIRE(pair.meet());
  for (int i = 0; i < 10; ++i) {
    REQUIRE(play_one(pair, random));
    pair.server.kill();
  }
  check_same(pair);
  CHECK(pair.ana->match()->game().ply() == 10);
}

TEST_CASE("a move made without a connection is played when there is one again") {
  Pair pair;
  std::mt19937_64 random(1);
  REQUIRE(pair.meet());
  pair.server.shut(true);
  pair.pass(1s);
  RemoteMatch& white = *pair.of(Side::White).match();
  REQUIRE_FALSE(white.play(white.game().legal_moves().front()).has_value());
  pair.pass(5s);
  CHECK(pair.of(Side::White).match()->awaiting_server());
  pair.server.shut(false);
  REQUIRE(pair.wait([&] { return pair.of(Side::Black).match()->game().ply() == 1; }));
  check_same(pair);
}

TEST_CASE("after a lost connection the place in the queue and a room are kept") {
  Pair pair;
  pair.ana->open_room(Variant::Russian, pair.time, Side::Black);
  REQUIRE(pair.wait([&] { return pair.ana->waiting().has_value(); }));
  const auto code = pair.ana->waiting()->code;
  REQUIRE(code.has_value());
  pair.server.cut_all();
  pair.pass(5s);
  CHECK(pair.ana->connection().online());
  REQUIRE(pair.ana->waiting().has_value());
  CHECK(pair.ana->waiting()->code == code);
  pair.rui->join_room(*code);
  REQUIRE(pair.wait([&] { return pair.ana->match() && pair.rui->match(); }));
  CHECK_FALSE(pair.ana->waiting().has_value());
  CHECK(pair.ana->match()->seat() == Side::Black);
  CHECK_FALSE(pair.ana->match()->rated());
}

TEST_CASE("a spectator sees the match, also after a break, and it in the lists") {
  Pair pair;
  std::mt19937_64 random(2);
  REQUIRE(pair.meet());
  REQUIRE(play_one(pair, random));
  auto eva = pair.client("Eva", 9);
  const auto pass = [&](Milliseconds time) {
    pair.server.pass(time, {pair.ana.get(), pair.rui.get(), eva.get()});
  };
  pass(1s);
  eva->ask_live();
  pass(1s);
  REQUIRE(eva->live().games.size() == 1);
  eva->watch(eva->live().games.front().match);
  pass(1s);
  REQUIRE(eva->match() != nullptr);
  CHECK_FALSE(eva->match()->seat().has_value());
  CHECK(eva->match()->game().ply() == 1);
  pair.server.cut_all();
  pass(5s);
  REQUIRE(play_one(pair, random));
  pass(1s);
  CHECK(eva->match()->game().ply() == 2);
  eva->unwatch();
  CHECK(eva->match() == nullptr);
  pair.of(Side::White).match()->requests().resign();
  pass(1s);
  pair.ana->ask_history();
  pass(1s);
  REQUIRE(pair.ana->history().games.size() == 1);
  pair.ana->take_news();
  pair.ana->ask_game(pair.ana->history().games.front().match);
  pass(1s);
  const auto told = pair.ana->take_news();
  REQUIRE(told.size() == 1);
  CHECK(std::get<news::GameText>(told.front()).pdn.find("Rated match") != std::string::npos);
}

TEST_CASE("a player who stays away loses by a claim") {
  Pair pair(1, {});
  REQUIRE(pair.meet());
  const Side gone = *pair.rui->match()->seat();
  pair.rui.reset();
  const auto pass = [&](Milliseconds time) { pair.server.pass(time, {pair.ana.get()}); };
  pass(1s);
  REQUIRE(pair.ana->match()->claim_in().has_value());
  CHECK_FALSE(pair.ana->match()->presence(gone).on);
  pass(*pair.ana->match()->claim_in() + 1s);
  CHECK(pair.ana->match()->claim_in() == 0ms);
  pair.ana->match()->requests().claim();
  pass(1s);
  REQUIRE(pair.ana->match()->over());
  CHECK(pair.ana->match()->end()->reason == EndReason::Abandonment);
}

TEST_CASE("a flag falls for both at the same moment") {
  Pair pair(1, {5s, 0ms});
  REQUIRE(pair.meet());
  REQUIRE(pair.wait([&] { return pair.ana->match()->over() && pair.settled(); }));
  CHECK(pair.ana->match()->end()->reason == EndReason::Time);
  check_same(pair);
}

TEST_CASE("a rematch begins with the colours changed") {
  Pair pair;
  REQUIRE(pair.meet());
  const MatchId first = pair.ana->match()->id();
  const auto seat = pair.ana->match()->seat();
  pair.ana->match()->requests().resign();
  REQUIRE(pair.wait([&] { return pair.rui->match()->over() && pair.settled(); }));
  pair.rui->match()->requests().rematch(Answer::Offer);
  REQUIRE(pair.wait([&] { return pair.ana->match()->rematch_offer().has_value(); }));
  pair.ana->match()->requests().rematch(Answer::Accept);
  REQUIRE(pair.wait(
      [&] { return pair.ana->match()->id() != first && pair.rui->match()->id() != first; }));
  CHECK(pair.ana->match()->seat() != seat);
  CHECK_FALSE(pair.ana->match()->over());
}

TEST_CASE("a match that was left comes back when the player returns") {
  Pair pair;
  std::mt19937_64 random(2);
  REQUIRE(pair.meet());
  REQUIRE(play_one(pair, random));
  pair.ana->leave_match();
  pair.pass(1s);
  CHECK(pair.ana->match() == nullptr);
  CHECK(pair.ana->left_match() == pair.rui->match()->id());
  CHECK(pair.rui->match()->claim_in().has_value());
  pair.ana->return_to_match();
  pair.pass(1s);
  REQUIRE(pair.ana->match() != nullptr);
  CHECK_FALSE(pair.ana->left_match().has_value());
  check_same(pair);
  pair.ana->leave_match();
  pair.rui->match()->requests().resign();
  pair.pass(1s);
  CHECK_FALSE(pair.ana->left_match().has_value());
  pair.ana->join_queue(Variant::Brazilian, pair.time);
  pair.pass(1s);
  CHECK(pair.ana->waiting().has_value());
}

TEST_CASE("a spectator of an ended match sees its end, and may play the next one") {
  Pair pair;
  std::mt19937_64 random(2);
  REQUIRE(pair.meet());
  const MatchId first = pair.ana->match()->id();
  REQUIRE(play_one(pair, random));
  pair.ana->match()->requests().resign();
  REQUIRE(pair.wait([&] { return pair.settled() && pair.rui->match()->over(); }));
  pair.ana->leave_match();
  pair.ana->watch(first);
  pair.pass(1s);
  REQUIRE(pair.ana->match() != nullptr);
  CHECK(pair.ana->match()->over());
  CHECK(pair.ana->match()->game().ply() == 1);
  pair.ana->watch({"00000000-0000-4000-8000-000000000000"});
  pair.ana->take_news();
  pair.pass(1s);
  CHECK(pair.ana->match() == nullptr);
  const auto told = pair.ana->take_news();
  REQUIRE(told.size() == 1);
  CHECK(std::get<news::Refused>(told.front()).code == ErrorCode::NoMatch);
  REQUIRE(pair.meet());
}

}  // namespace damas::net
