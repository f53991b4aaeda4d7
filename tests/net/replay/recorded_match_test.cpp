#include "net/replay/recorded_match.hpp"

#include <random>

#include <doctest/doctest.h>

#include "core/fen.hpp"

namespace damas::net {

namespace {

const MatchId name{"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b"};
constexpr Cell c3{2, 2}, d4{3, 3}, f6{5, 5}, e5{4, 4}, c5{2, 4};

record::Start first_record(Variant variant, TimeControl time = {}) {
  record::Start start;
  const Game game(variant);
  start.variant = variant;
  start.time = time;
  start.files = game.shape().files;
  start.ranks = game.shape().ranks;
  start.fen = to_fen(game.position(), Numbering::Algebraic);
  return start;
}

bool move(RecordedMatch& match, const CellPath& path) {
  const auto way = match.way_along(path);
  return way && match.apply(match.record_of(*way));
}

reply::Snap snap_of(const RecordedMatch& match, int v) {
  reply::Snap snap;
  snap.match = name;
  snap.v = v;
  snap.start = match.start();
  for (const record::Move& played : match.moves())
    snap.moves.push_back(played.path);
  snap.fen = to_fen(match.game().position(), Numbering::Algebraic);
  snap.draw = match.match().draw_offer();
  snap.takeback = match.takeback_offer();
  snap.rematch = match.rematch_offer();
  snap.end = match.end();
  return snap;
}

}  // namespace

TEST_CASE("records that cannot follow change nothing") {
  RecordedMatch match(first_record(Variant::Brazilian));
  record::Move wrong = match.record_of(*match.way_along({c3, d4}));
  SUBCASE("ply") {
    wrong.ply = 2;
  }
  SUBCASE("side") {
    wrong.by = Side::Black;
  }
  SUBCASE("way") {
    wrong.path = {c3, c5};
  }
  SUBCASE("piece") {
    wrong.piece = 1;
  }
  SUBCASE("captures") {
    wrong.captured.push_back({13, d4});
  }
  CHECK_FALSE(match.apply(wrong));
  CHECK(match.game().ply() == 0);
  CHECK(match.pieces().at(c3) != 0);
  CHECK_FALSE(match.apply(record::Takeback{Side::White, Answer::Accept, 0, {}}));
  CHECK_FALSE(match.apply(record::Draw{Side::White, Answer::Accept}));
  CHECK_FALSE(match.apply(record::Rematch{Side::White, Answer::Offer, {}}));
  CHECK_FALSE(match.apply(match.start()));
  CHECK(match.match().take_events().empty());
}

TEST_CASE("the recorded time of a move is taken off the mover's clock, and no flag falls") {
  RecordedMatch match(
      first_record(Variant::Brazilian, {Milliseconds{60'000}, Milliseconds{1'000}}));
  record::Move record = match.record_of(*match.way_along({c3, d4}));
  record.spent = 70'000;
  REQUIRE(match.apply(record));
  CHECK(match.match().clock().remaining(Side::White) == Milliseconds{1'000});
  CHECK_FALSE(match.match().outcome().has_value());
}

TEST_CASE("a takeback brings captured pieces back") {
  RecordedMatch match(first_record(Variant::Brazilian));
  REQUIRE(move(match, {c3, d4}));
  REQUIRE(move(match, {f6, e5}));
  const int taken = match.pieces().at(e5);
  REQUIRE(move(match, {d4, f6}));
  CHECK(match.pieces().at(e5) == 0);
  REQUIRE(match.apply(record::Takeback{Side::White, Answer::Offer, {}, {}}));
  CHECK(match.takeback_offer() == Side::White);
  CHECK_FALSE(match.apply(record::Takeback{Side::White, Answer::Accept, 2, {}}));
  CHECK_FALSE(match.apply(record::Takeback{Side::Black, Answer::Accept, 3, {}}));
  REQUIRE(match.apply(record::Takeback{Side::Black, Answer::Accept, 2, {}}));
  CHECK(match.game().last_ply() == 2);
  CHECK(match.pieces().at(e5) == taken);
  CHECK(match.moves().size() == 2);
  CHECK_FALSE(match.takeback_offer().has_value());
}

TEST_CASE("the end is as the record says, also against the rules") {
  RecordedMatch match(first_record(Variant::Brazilian));
  REQUIRE(match.apply(record::End{Side::Black, EndReason::Abandonment, {}, {}}));
  CHECK(match.match().outcome() == Outcome{Side::Black, EndReason::Abandonment});
  CHECK_FALSE(match.apply(record::End{Side::White, EndReason::Time, {}, {}}));
  CHECK_FALSE(move(match, {c3, d4}));
  REQUIRE(match.apply(record::Rematch{Side::White, Answer::Offer, {}}));
  CHECK(match.rematch_offer() == Side::White);
  REQUIRE(match.apply(record::Rematch{Side::Black, Answer::Accept, name}));
  CHECK(match.rematched());
}

TEST_CASE("a snapshot gives the same match, in every variant") {
  std::mt19937_64 random(5);
  for (std::size_t i = 0; i < variants.size(); ++i) {
    CAPTURE(i);
    RecordedMatch match(first_record(static_cast<Variant>(i)));
    for (int ply = 0; ply < 20 && !match.match().outcome(); ++ply) {
      const auto& legal = match.game().legal_moves();
      const Move next = legal[random() % legal.size()];
      REQUIRE(match.apply(match.record_of({next, match.game().paths(next).back()})));
    }
    const auto again = RecordedMatch::of(snap_of(match, 9));
    REQUIRE(again.has_value());
    CHECK(again->game().position() == match.game().position());
    CHECK(again->pieces().list() == match.pieces().list());
  }
}

TEST_CASE("a snapshot that does not follow the rules known here is none") {
  RecordedMatch match(first_record(Variant::Brazilian));
  REQUIRE(move(match, {c3, d4}));
  reply::Snap snap = snap_of(match, 2);
  REQUIRE(RecordedMatch::of(snap).has_value());
  SUBCASE("start") {
    snap.start.fen = "W:Wa1:Bh8";
  }
  SUBCASE("board") {
    snap.start.ranks = 10;
  }
  SUBCASE("moves") {
    snap.moves.push_back({c3, d4});
  }
  SUBCASE("position") {
    snap.fen = snap.start.fen;
  }
  CHECK_FALSE(RecordedMatch::of(snap).has_value());
}

TEST_CASE("a snapshot has the offers and the end") {
  RecordedMatch match(first_record(Variant::Brazilian));
  REQUIRE(move(match, {c3, d4}));
  REQUIRE(match.apply(record::Draw{Side::White, Answer::Offer}));
  REQUIRE(match.apply(record::Takeback{Side::White, Answer::Offer, {}, {}}));
  auto again = RecordedMatch::of(snap_of(match, 4));
  REQUIRE(again.has_value());
  CHECK(again->match().draw_offer() == Side::White);
  CHECK(again->takeback_offer() == Side::White);
  REQUIRE(match.apply(record::End{{}, EndReason::Agreement, {}, {}}));
  REQUIRE(match.apply(record::Rematch{Side::Black, Answer::Offer, {}}));
  again = RecordedMatch::of(snap_of(match, 6));
  REQUIRE(again.has_value());
  CHECK(again->match().outcome() == Outcome{{}, EndReason::Agreement});
  CHECK(again->rematch_offer() == Side::Black);
}

TEST_CASE("a match after an opening that was drawn has its moves, and takes none of them back") {
  for (const bool set_up : {false, true}) {
    // With a set-up start a man of each side is missing.
    const auto first =
        set_up ? std::get<AnyPosition>(parse_fen(
                     Variant::Brazilian, "W:Wc3,d2,e3,g3,a1:Bf6,d6,b6,h8", Numbering::Algebraic))
               : start_of(Variant::Brazilian);
    Game game(first);
    for (int ply = 0; ply < 2; ++ply)
      game.play(game.legal_moves().front());
    record::Start start = first_record(Variant::Brazilian);
    start.opening = RecordedMatch::opening_of(OpeningLot::Ballot, game);
    CHECK(start.opening->fen.has_value() == set_up);
    CHECK(start.opening->moves.size() == 2);
    CHECK_FALSE(RecordedMatch::is_start(start));  // its position is not that after the opening
    start.fen = to_fen(game.position(), Numbering::Algebraic);
    REQUIRE(RecordedMatch::is_start(start));
    RecordedMatch match(start);
    CHECK(match.game().ply() == 2);
    CHECK(match.game().start() == first);
    CHECK(match.drawn_plies() == 2);
    CHECK(match.moves().empty());
    const auto pieces = match.pieces().list();
    const Move next = game.legal_moves().front();
    const record::Move record = match.record_of({next, game.path(next)});
    CHECK(record.ply == 3);
    REQUIRE(match.apply(record));
    const auto again = RecordedMatch::of(snap_of(match, 2));
    REQUIRE(again.has_value());
    CHECK(again->game().position() == match.game().position());
    const Side mover = record.by;
    REQUIRE(match.apply(record::Takeback{mover, Answer::Offer, {}, {}}));
    CHECK_FALSE(match.apply(record::Takeback{opponent(mover), Answer::Accept, 1, {}}));
    REQUIRE(match.apply(record::Takeback{opponent(mover), Answer::Accept, 2, {}}));
    CHECK(match.game().ply() == 2);
    CHECK(match.pieces().list() == pieces);
    CHECK(match.moves().empty());
  }
}

TEST_CASE("an opening that is not legal by the rules known here is none") {
  record::Start start = first_record(Variant::Brazilian);
  SUBCASE("a move") {
    start.opening = record::Opening{OpeningLot::Ballot, {}, {{c3, e5}}};
  }
  SUBCASE("a square beside the board") {
    start.opening = record::Opening{OpeningLot::Ballot, {}, {{{20, 20}, {21, 21}}}};
  }
  SUBCASE("a position") {
    start.opening = record::Opening{OpeningLot::Ballot, "W:Wz9:B", {}};
  }
  CHECK_FALSE(RecordedMatch::is_start(start));
}

}  // namespace damas::net
