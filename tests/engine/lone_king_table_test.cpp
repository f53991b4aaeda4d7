#include "engine/lone_king_table.hpp"

#include "core/material.hpp"
#include "engine/positions.hpp"

namespace damas {

namespace {

constexpr Rules brazilian = info(Variant::Brazilian).rules;
using Table = LoneKingTable<brazilian>;
using P = Position<brazilian>;

const Table& table() {
  static const Table made = [] {
    Table t;
    t.make([] { return false; });
    return t;
  }();
  return made;
}

P random_position(int hunters, Random& random) {
  P p;
  while (bits::count(p.occupied()) < hunters + 1) {
    const Square s = brazilian.board.square_at(random.below(Table::square_count));
    const Side side = bits::any(p.of(Side::Black)) ? Side::White : Side::Black;
    if (!p.piece_at(s)) p.put(s, {side, Kind::King});
  }
  p.to_move = random.below(2) == 0 ? Side::White : Side::Black;
  return p;
}

// The result of a position by its successors; nothing if one of them is unknown.
std::optional<EndingResult> from_successors(const P& p) {
  MoveList moves;
  legal_moves(p, moves);
  EndingResult best{-1, -1};
  bool loses = true;
  for (const Move& m : moves) {
    const P next = after(p, m);
    EndingResult r;
    if (!bits::any(next.of(next.to_move))) {
      r = {-1, 0};
    } else if (const auto known = table().find(next)) {
      r = *known;
    } else {
      return std::nullopt;
    }
    if (r.sign < 0 && (best.sign < 1 || r.plies + 1 < best.plies)) best = {1, r.plies + 1};
    if (r.sign == 0 && best.sign < 1) best = {0, 0};
    if (r.sign > 0 && best.sign < 0) best.plies = std::max(best.plies, r.plies + 1);
    loses = loses && r.sign > 0;
  }
  if (moves.empty()) return EndingResult{-1, 0};
  return best;
}

}  // namespace

TEST_SUITE("lone king table") {
  TEST_CASE("each result follows from the results of its successors") {
    Random random(5);
    int checked = 0;
    for (int i = 0; i < 6000; ++i) {
      const P p = random_position(1 + i % 3, random);
      const auto result = table().find(p);
      const auto expected = from_successors(p);
      if (!result || !expected) continue;
      ++checked;
      CHECK(result->sign == expected->sign);
      CHECK(result->plies == expected->plies);
    }
    CHECK(checked > 4000);
  }

  TEST_CASE("three kings win within fifteen moves unless the lone king holds the main road") {
    Random random(6);
    int won = 0;
    int escaped = 0;  // drawn: an attack on two kings lets the lone king reach the main road
    for (int i = 0; i < 4000; ++i) {
      const P p = random_position(3, random);
      const auto result = table().find(p);
      if (!result || p.to_move != Side::White || material_of(p).lone_king_on_main_road) continue;
      CHECK(result->sign >= 0);
      CHECK(result->plies <= 30);
      ++(result->sign > 0 ? won : escaped);
    }
    CHECK(won > 1400);
    CHECK(escaped < 30);
  }

  TEST_CASE("building can pause repeatedly, and there are no results until the table is ready") {
    Table paused;
    Random random(7);
    const P p = random_position(2, random);
    int work = 0;
    int pauses = 0;
    while (!paused.ready()) {
      paused.make([&] { return ++work % 100 == 0; });
      ++pauses;
      if (!paused.ready()) REQUIRE_FALSE(paused.find(p));
    }
    CHECK(pauses > 10);
    for (int i = 0; i < 1000; ++i) {
      const P q = random_position(1 + i % 3, random);
      const auto a = paused.find(q);
      const auto b = table().find(q);
      REQUIRE(a.has_value() == b.has_value());
      if (a) CHECK((a->sign == b->sign && a->plies == b->plies));
    }
  }

  TEST_CASE("the table does not cover positions with men") {
    const Game game = game_from(Variant::Brazilian, "W:WK1,K2,30:BK14");
    CHECK_FALSE(table().find(std::get<P>(game.position())));
  }

  TEST_CASE("there is no table for variants with optional captures") {
    CHECK_FALSE(LoneKingTable<info(Variant::Casual).rules>::exists);
  }
}

}  // namespace damas
