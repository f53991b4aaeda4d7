#include "main/server/table_arbiter.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"

namespace damas::net {

namespace {

Game game_from(Variant variant, const char* fen) {
  return Game(std::get<AnyPosition>(parse_fen(variant, fen)));
}

}  // namespace

TEST_CASE("the program has tables of the main variants only") {
  const TableArbiter arbiter(endgame::Computing::AtOnce);
  CHECK(arbiter.has_tables(Variant::Brazilian));
  CHECK(arbiter.has_tables(Variant::International));
  CHECK_FALSE(arbiter.has_tables(Variant::Turkish));
}

TEST_CASE("the tables decide drawn and won endings, and nothing else") {
  TableArbiter arbiter(endgame::Computing::AtOnce);
  const auto drawn = arbiter.decide(game_from(Variant::Brazilian, "W:WKb8:BKa1"));
  REQUIRE(drawn.has_value());
  CHECK_FALSE(drawn->winner.has_value());
  const auto won = arbiter.decide(game_from(Variant::Brazilian, "W:WKa1:BKb2"));
  REQUIRE(won.has_value());
  CHECK(won->winner == Side::White);
  CHECK_FALSE(arbiter.decide(Game(Variant::Brazilian)).has_value());
  CHECK_FALSE(arbiter.decide(game_from(Variant::Turkish, "W:WKb8:BKa1")).has_value());
}

}  // namespace damas::net
