#include "net/client/remote_match.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "match/counted_events.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;
using test::count;

const MatchId name{"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b"};
const UserId ana{"11111111-2222-4333-8444-555555555555"};
const UserId rui{"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"};
const UserId eva{"99999999-bbbb-4ccc-8ddd-eeeeeeeeeeee"};
constexpr Cell c3{2, 2}, d4{3, 3}, b4{1, 3}, f6{5, 5}, e5{4, 4};

ClockState clock(std::int64_t white, std::int64_t black, Side running) {
  return {{white, black}, running, {5000, 5000}};
}

record::Start first_record(TimeControl time) {
  const Game game;
  record::Start start;
  start.players = {{ana, "Ana", {}, true}, {rui, "Rui", {}, true}};
  start.time = time;
  start.fen = to_fen(game.position(), Numbering::Algebraic);
  if (time.timed()) start.clock = clock(time.initial->count(), time.initial->count(), Side::White);
  return start;
}

// The client's copy of a match, and the server's match.
struct Replica {
  explicit Replica(const UserId& me = ana, TimeControl time = {Milliseconds{60'000}, 0ms})
      : truth(first_record(time)),
        match(*RemoteMatch::begun(name, first_record(time), me,
                                  [this](RequestBody body) { asked.push_back(std::move(body)); })) {
  }

  Move legal(const CellPath& path) const {
    const auto way = RecordedMatch(truth.start()).way_along(path);
    if (way && match.game().is_legal(way->move)) return way->move;
    for (const Move& move : match.game().legal_moves()) {
      const BoardShape& shape = match.game().shape();
      if (shape.cell(move.from) == path.front() && shape.cell(move.to) == path.back()) return move;
    }
    FAIL("not legal");
    return {};
  }
  void play(const CellPath& path) { REQUIRE_FALSE(match.play(legal(path)).has_value()); }
  record::Move played(const CellPath& path) {
    record::Move record = truth.record_of(*truth.way_along(path));
    REQUIRE(truth.apply(record));
    return record;
  }
  template <typename T>
  T last() {
    REQUIRE_FALSE(asked.empty());
    REQUIRE(std::holds_alternative<T>(asked.back()));
    return std::get<T>(asked.back());
  }

  std::vector<RequestBody> asked;
  RecordedMatch truth;
  RemoteMatch match;
};

}  // namespace

TEST_CASE("an own move is shown at once and reported once") {
  Replica r;
  r.match.tick(1234ms, true);
  r.play({c3, d4});
  CHECK(r.match.awaiting_server());
  CHECK(r.match.game().ply() == 1);
  CHECK(r.match.version() == 1);
  const auto asked = r.last<request::Move>();
  CHECK(asked == request::Move{name, 1, {c3, d4}, 1234});
  CHECK(r.match.play(r.match.game().legal_moves().front()) == Refusal::NotYourTurn);
  CHECK(count<event::MovePlayed>(r.match.take_events()) == 1);
  REQUIRE(r.match.apply(r.played({c3, d4})));
  CHECK_FALSE(r.match.awaiting_server());
  CHECK(r.match.version() == 2);
  CHECK(r.match.game().ply() == 1);
  CHECK(r.match.take_events().empty());
}

TEST_CASE("a refused move is taken back") {
  Replica r;
  r.play({c3, d4});
  r.match.take_events();
  CHECK_FALSE(r.match.refuse({name, 1, {c3, b4}, {}}));  // a different move
  CHECK(r.match.refuse(r.last<request::Move>()));
  CHECK(r.match.game().ply() == 0);
  CHECK_FALSE(r.match.awaiting_server());
  CHECK(count<event::Undone>(r.match.take_events()) == 1);
  r.play({c3, b4});
  CHECK(r.match.game().ply() == 1);
}

TEST_CASE("another move at that ply replaces the own one") {
  Replica r;
  r.play({c3, d4});
  r.match.take_events();
  REQUIRE(r.match.apply(r.played({c3, b4})));  // possibly played on another screen
  CHECK_FALSE(r.match.awaiting_server());
  const auto events = r.match.take_events();
  REQUIRE(events.size() == 2);
  CHECK(std::get<event::Undone>(events[0]).to_ply == 0);
  CHECK(std::get<event::MovePlayed>(events[1]).ply == 1);
  CHECK(r.match.game().position() == r.truth.game().position());
}

TEST_CASE("an unconfirmed move stays during other events") {
  Replica r;
  r.play({c3, d4});
  r.match.take_events();
  REQUIRE(r.match.apply(record::Say{Side::Black, Phrase::Hello}));
  REQUIRE(r.match.apply(record::Draw{Side::Black, Answer::Offer}));
  CHECK(r.match.awaiting_server());
  CHECK(r.match.game().ply() == 1);
  CHECK(count<event::MovePlayed>(r.match.take_events()) == 0);
  // The move declines the earlier offer.
  REQUIRE(r.match.apply(record::Draw{Side::White, Answer::Decline}));
  REQUIRE(r.match.apply(r.played({c3, d4})));
  CHECK(count<event::DrawDeclined>(r.match.take_events()) == 1);
  CHECK_FALSE(r.match.draw_offer().has_value());
  REQUIRE(r.match.take_phrases().size() == 1);
  CHECK(r.match.take_phrases().empty());
}

TEST_CASE("a draw offer from before a refused own move is open again") {
  Replica r;
  REQUIRE(r.match.apply(record::Draw{Side::Black, Answer::Offer}));
  r.play({c3, d4});
  CHECK_FALSE(r.match.draw_offer().has_value());
  CHECK(count<event::DrawDeclined>(r.match.take_events()) == 0);
  REQUIRE(r.match.refuse(r.last<request::Move>()));
  CHECK(r.match.draw_offer() == Side::Black);
}

TEST_CASE("the end removes an unconfirmed move") {
  Replica r;
  r.play({c3, d4});
  r.match.take_events();
  REQUIRE(r.match.apply(record::End{Side::Black, EndReason::Time, {}, clock(0, 60'000, {})}));
  CHECK(r.match.game().ply() == 0);
  CHECK(r.match.over());
  CHECK(r.match.match().outcome() == Outcome{Side::Black, EndReason::Time});
  const auto events = r.match.take_events();
  CHECK(count<event::Undone>(events) == 1);
  CHECK(count<event::Ended>(events) == 1);
  CHECK(r.match.play(r.match.game().legal_moves().front()) == Refusal::GameOver);
}

TEST_CASE("an event that cannot follow changes nothing, not even what is shown") {
  Replica r;
  r.play({c3, d4});
  r.match.take_events();
  record::Move wrong = r.truth.record_of(*r.truth.way_along({c3, d4}));
  wrong.ply = 3;
  CHECK_FALSE(r.match.apply(wrong));
  CHECK(r.match.awaiting_server());
  CHECK(r.match.game().ply() == 1);
  CHECK(r.match.version() == 1);
  CHECK(r.match.take_events().empty());
}

TEST_CASE("clocks count down between messages") {
  Replica r(rui);
  r.match.tick(2500ms, true);
  CHECK(r.match.running() == Side::White);
  CHECK(r.match.match().clock().remaining(Side::White) == 57'500ms);
  CHECK(r.match.match().clock().remaining(Side::Black) == 60s);
  record::Move move = r.played({c3, d4});
  move.clock = clock(58'000, 60'000, Side::Black);
  REQUIRE(r.match.apply(move));
  CHECK(r.match.match().clock().remaining(Side::White) == 58s);
  r.match.tick(70s, true);
  CHECK(r.match.match().clock().remaining(Side::Black) == 0ms);
  CHECK_FALSE(r.match.over());
}

TEST_CASE("an unconfirmed move stops the clock for as long as lag is refunded") {
  Replica r;
  r.play({c3, d4});
  r.match.tick(700ms, true);
  CHECK(r.match.match().clock().remaining(Side::White) == 60s);
  r.match.tick(700ms, true);
  CHECK(r.match.match().clock().remaining(Side::White) == 59'600ms);
}

TEST_CASE("the waiting player asks repeatedly for the flag of a clock at zero") {
  Replica r(rui);
  r.match.tick(59'999ms, true);
  CHECK(r.asked.empty());
  r.match.tick(10s, false);
  CHECK(r.asked.empty());
  r.match.tick(1ms, true);
  CHECK(r.last<request::Flag>() == request::Flag{name});
  r.match.tick(500ms, true);
  CHECK(r.asked.size() == 1);
  r.match.tick(500ms, true);
  CHECK(r.asked.size() == 2);
  Replica mover(ana);
  mover.match.tick(61s, true);
  CHECK(mover.asked.empty());
}

TEST_CASE("the opponent's absence counts down to a claim") {
  Replica r;
  CHECK_FALSE(r.match.claim_in().has_value());
  r.match.take(Side::Black, {false, 120'000});
  r.match.tick(100s, true);
  CHECK(r.match.claim_in() == 20s);
  CHECK(r.match.next_update().has_value());
  r.match.tick(30s, true);
  CHECK(r.match.claim_in() == 0ms);
  r.match.requests().claim();
  CHECK(r.last<request::Claim>() == request::Claim{name});
  r.match.take(Side::Black, {true, {}});
  CHECK_FALSE(r.match.claim_in().has_value());
}

TEST_CASE("without the server clocks and deadlines keep their last known values") {
  Replica r;
  r.match.take(Side::Black, {false, 120'000});
  r.match.tick(10s, true);
  r.match.tick(30s, false);
  CHECK_FALSE(r.match.up_to_date());
  CHECK(r.match.match().clock().remaining(Side::White) == 50s);
  CHECK(r.match.presence(Side::Black).deadline == 110'000);
  CHECK_FALSE(r.match.claim_in().has_value());
  CHECK_FALSE(r.match.next_update().has_value());
  r.match.take({name, 1, clock(25'000, 60'000, Side::White), {{true, {}}, {false, 80'000}}});
  r.match.tick(5s, true);
  CHECK(r.match.up_to_date());
  CHECK(r.match.match().clock().remaining(Side::White) == 20s);
  CHECK(r.match.claim_in() == 75s);
}

TEST_CASE("a spectator sees and asks nothing") {
  Replica r(eva);
  CHECK_FALSE(r.match.seat().has_value());
  CHECK(r.match.play(r.match.game().legal_moves().front()) == Refusal::NotYourTurn);
  r.match.requests().resign();
  r.match.requests().say(Phrase::Hello);
  r.match.tick(61s, true);
  CHECK(r.asked.empty());
  REQUIRE(r.match.apply(r.played({c3, d4})));
  CHECK(r.match.game().ply() == 1);
}

TEST_CASE("thinking time begins with the opponent's move, and is left out if unknown") {
  Replica r(rui);
  r.match.tick(5s, true);
  REQUIRE(r.match.apply(r.played({c3, d4})));
  r.match.tick(800ms, true);
  r.match.tick(100ms, false);
  r.play({f6, e5});
  CHECK(r.last<request::Move>().ms == 900);

  reply::Snap snap{name, 2, r.truth.start(), {{c3, d4}}, {}, {}, {}, {}, {}, {}, {}, {}};
  snap.fen = to_fen(r.truth.game().position(), Numbering::Algebraic);
  std::vector<RequestBody> asked;
  auto resumed =
      RemoteMatch::resumed(snap, rui, [&](RequestBody body) { asked.push_back(std::move(body)); });
  REQUIRE(resumed.has_value());
  resumed->tick(5s, true);
  resumed->play(resumed->game().legal_moves().front());
  CHECK_FALSE(std::get<request::Move>(asked.back()).ms.has_value());
}

TEST_CASE("a snapshot keeps the unconfirmed move, or already has it") {
  for (const bool stored : {false, true}) {
    CAPTURE(stored);
    Replica r;
    r.play({c3, d4});
    r.match.take_events();
    if (stored) r.played({c3, d4});
    reply::Snap snap{name, 4, r.truth.start(), {}, {}, {}, {}, {}, {}, {}, {}, {}};
    if (stored) snap.moves = {{c3, d4}};
    snap.fen = to_fen(r.truth.game().position(), Numbering::Algebraic);
    REQUIRE(r.match.take(snap));
    CHECK(r.match.version() == 4);
    CHECK(r.match.game().ply() == 1);
    CHECK(r.match.awaiting_server() == !stored);
    CHECK(r.match.take_events().empty());
  }
}

TEST_CASE("matches with an unknown start are refused") {
  record::Start start = first_record({});
  start.files = 10;
  CHECK_FALSE(RemoteMatch::begun(name, start, ana, {}).has_value());
}

}  // namespace damas::net
