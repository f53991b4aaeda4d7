#include "view/window/checkers/move_table.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/notation.hpp"

namespace damas::test {

namespace {

// The texts of the table about the moves, one by one.
std::vector<std::string> numbered(Game game, int plies) {
  std::vector<std::string> all;
  for (int ply = 1; ply <= plies; ++ply) {
    const std::string text = to_text(game, game.legal_moves().front());
    game.play(game.legal_moves().front());
    MoveTable table;
    table.set(game, ply);
    const std::string shown = table.shown_move();
    all.push_back(shown.substr(0, shown.find(text)));
  }
  return all;
}

Game from(Variant variant, const std::string& fen) {
  const auto parsed = parse_fen(variant, fen);
  REQUIRE(std::holds_alternative<AnyPosition>(parsed));
  return Game(std::get<AnyPosition>(parsed));
}

using Numbers = std::vector<std::string>;

}  // namespace

TEST_CASE("the side that begins by rule makes the first move of a turn") {
  CHECK(numbered(Game(start_of(Variant::Brazilian)), 3) == Numbers{"1. ", "1... ", "2. "});
  CHECK(numbered(Game(start_of(Variant::English)), 3) == Numbers{"1. ", "1... ", "2. "});
}

TEST_CASE("a game that the other side begins leaves the first place of its turn free") {
  CHECK(numbered(from(Variant::English, "W:W31,32:B1,2"), 2) == Numbers{"1... ", "2. "});
  CHECK(numbered(from(Variant::Brazilian, "B:Wa1,c1:Bh8,f8"), 2) == Numbers{"1... ", "2. "});
}

}  // namespace damas::test
