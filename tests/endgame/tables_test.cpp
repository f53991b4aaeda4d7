#include "endgame/tables.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "endgame/consistency.hpp"

namespace damas::endgame {

namespace {

AnyPosition position_from(Variant variant, const char* fen) {
  return std::get<AnyPosition>(parse_fen(variant, fen));
}

}  // namespace

TEST_CASE("two pieces: each result follows from those of the next positions, in every variant") {
  check_all_variants(2);
}

TEST_CASE("English: of king against king 230 are won, 108 lost and 654 drawn") {
  const auto tables = make_tables(Variant::English);
  compute_all(*tables, 2);
  const Totals totals = tables->totals({{0, 1}, {0, 1}});
  CHECK(totals.wins == 230);
  CHECK(totals.losses == 108);
  CHECK(totals.draws == 654);
}

TEST_CASE("results count plies to the end, in normal and in losing games") {
  const auto normal = make_tables(Variant::Brazilian);
  const auto losing = make_tables(Variant::BrazilianLosing);
  compute_all(*normal, 2);
  compute_all(*losing, 2);
  // White captures the last piece.
  const char* capture = "W:W18:B14";
  CHECK(normal->find(position_from(Variant::Brazilian, capture)) == Result{1, 1});
  CHECK(losing->find(position_from(Variant::BrazilianLosing, capture)) == Result{-1, 1});
}

TEST_CASE("a side whose only man cannot move has lost") {
  const auto tables = make_tables(Variant::English);
  compute_all(*tables, 3);
  // The man on 21 is blocked by that on 25, behind which stands another.
  CHECK(tables->find(position_from(Variant::English, "B:B21:W25,30")) == Result{-1, 0});
}

TEST_CASE("there is no result where the material is missing or too large") {
  const auto tables = make_tables(Variant::Russian);
  compute_all(*tables, 2);
  CHECK_FALSE(tables->find(position_from(Variant::Russian, "W:Wa1,c1:Bh8")));
  CHECK_FALSE(tables->find(start_of(Variant::Russian)));
}

TEST_CASE("a computation that is stopped gives nothing") {
  const auto tables = make_tables(Variant::Russian);
  int calls = 0;
  CHECK_FALSE(tables->compute({{0, 1}, {0, 1}}, [&] { return ++calls == 3; }));
  CHECK(calls == 3);
}

TEST_CASE("games to the first king have tables of men only") {
  const auto tables = make_tables(Variant::Breakthrough);
  CHECK(tables->covers({{1, 0}, {1, 0}}));
  CHECK_FALSE(tables->covers({{1, 0}, {0, 1}}));
}

TEST_CASE("where king moves in a row are counted, no side of a table has a king beside men") {
  const auto tables = make_tables(Variant::Frisian);
  CHECK(tables->covers({{0, 2}, {1, 0}}));
  CHECK_FALSE(tables->covers({{1, 1}, {0, 1}}));
  CHECK_FALSE(tables->covers({{2, 0}, {0, 1}}));  // one of the men could become a king
}

}  // namespace damas::endgame
