#include "core/pdn/fen_list.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"

namespace damas {

TEST_CASE("A list of FENs is recognised by its first line") {
  CHECK(is_fen_list("W:Wa1:Bh8"));
  CHECK(is_fen_list("\n  \r\nb : W31:B20\n"));
  CHECK_FALSE(is_fen_list(""));
  CHECK_FALSE(is_fen_list("[White \"A\"]"));
  CHECK_FALSE(is_fen_list("1. c3-d4"));
  CHECK_FALSE(is_fen_list("White wins: ..."));
}

TEST_CASE("Each line becomes a game without moves, and an error has the number of its line") {
  const FenList list =
      read_fen_list("W:Wa1:Bh8\n\nW:Wz9:Bh8\r\nB:WKc3:Bh8\r\n", Variant::Brazilian);
  REQUIRE(list.games.size() == 2);
  CHECK(to_fen(list.games[1].tree.start()) == "B:WKc3:Bh8");
  REQUIRE(list.errors.size() == 1);
  CHECK(list.errors[0].line == 3);
  CHECK(list.errors[0].at == 11);
  CHECK(list.errors[0].found == "W:Wz9:Bh8");
  CHECK(list.errors[0].problem == PdnProblem::Fen);
}

TEST_CASE("The variant of a list is the one that has its squares") {
  CHECK(variant_of_fens("W:Wa1:Bh8", Variant::Russian) == Variant::Russian);
  CHECK(variant_of_fens("W:W31-50:B1-20", Variant::Brazilian) == Variant::International);
  CHECK(variant_of_fens("nothing", Variant::Thai) == Variant::Thai);
}

}  // namespace damas
