#include "net/client/predicted_match.hpp"

#include <utility>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "match/counted_events.hpp"

namespace damas::net {

namespace {

using namespace std::chrono_literals;
using test::count;

const MatchId match_id{"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b"};
constexpr Cell c3{2, 2}, d4{3, 3}, b4{1, 3};

record::Start first_record() {
  record::Start start;
  start.fen = to_fen(Game().position(), Numbering::Algebraic);
  return start;
}

// A client's match, and the server's.
struct Both {
  RecordedMatch server{first_record()};
  PredictedMatch client{RecordedMatch(first_record())};

  void predict(const CellPath& path) {
    client.predict(match_id, *client.confirmed().way_along(path), 1200ms);
  }
  record::Move played(const CellPath& path) {
    record::Move record = server.record_of(*server.way_along(path));
    REQUIRE(server.apply(record));
    return record;
  }
};

}  // namespace

TEST_CASE("a move is shown and reported before it is confirmed, and not reported again") {
  Both both;
  both.predict({c3, d4});
  REQUIRE(both.client.unconfirmed() != nullptr);
  CHECK(*both.client.unconfirmed() == request::Move{match_id, 1, {c3, d4}, 1200});
  CHECK(both.client.shown().game().ply() == 1);
  CHECK(both.client.confirmed().game().ply() == 0);
  CHECK(count<event::MovePlayed>(both.client.take_events()) == 1);
  REQUIRE(both.client.apply(both.played({c3, d4})));
  CHECK(both.client.unconfirmed() == nullptr);
  CHECK(both.client.confirmed().game().ply() == 1);
  CHECK(both.client.take_events().empty());
}

TEST_CASE("a refused move is taken back, but no other one") {
  Both both;
  both.predict({c3, d4});
  both.client.take_events();
  CHECK_FALSE(both.client.refuse({match_id, 1, {c3, b4}, 1200}));
  CHECK(both.client.refuse(request::Move(*both.client.unconfirmed())));
  CHECK(both.client.shown().game().ply() == 0);
  CHECK(count<event::Undone>(both.client.take_events()) == 1);
  CHECK_FALSE(both.client.refuse({match_id, 1, {c3, d4}, 1200}));
}

TEST_CASE("another move of the server takes the predicted one back") {
  Both both;
  both.predict({c3, d4});
  both.client.take_events();
  REQUIRE(both.client.apply(both.played({c3, b4})));
  CHECK(both.client.unconfirmed() == nullptr);
  const std::vector<Event> events = both.client.take_events();
  CHECK(count<event::Undone>(events) == 1);
  CHECK(both.client.shown().game().ply() == 1);
}

TEST_CASE("a record that cannot follow changes nothing") {
  Both both;
  both.predict({c3, d4});
  both.client.take_events();
  const record::Move move = both.played({c3, d4});
  REQUIRE(both.client.apply(move));
  CHECK_FALSE(both.client.apply(move));
  CHECK(both.client.shown().game().ply() == 1);
  CHECK(both.client.take_events().empty());
}

TEST_CASE("the server's whole state keeps a move that can still be played, and drops others") {
  Both both;
  both.predict({c3, d4});
  both.client.take_events();
  both.client.replace(RecordedMatch(first_record()));
  REQUIRE(both.client.unconfirmed() != nullptr);
  CHECK(both.client.shown().game().ply() == 1);
  CHECK(both.client.take_events().empty());
  both.played({c3, b4});
  both.client.replace(std::move(both.server));
  CHECK(both.client.unconfirmed() == nullptr);
  CHECK(both.client.shown().game().ply() == 1);
}

TEST_CASE("a jump to another position is reported, and so is the end") {
  Both both;
  both.played({c3, b4});
  REQUIRE(both.server.apply(record::End{Side::Black, EndReason::Resignation, {}, {}}));
  both.server.match().take_events();
  both.client.replace(std::move(both.server));
  const std::vector<Event> events = both.client.take_events();
  CHECK(count<event::Undone>(events) == 1);
  CHECK(count<event::Ended>(events) == 1);
}

}  // namespace damas::net
