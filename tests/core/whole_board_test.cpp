// The games on all 64 squares, one diagram for each rule.
#include "core/fen.hpp"
#include "diagram.hpp"

namespace damas {

TEST_CASE("Turkish: a man moves forwards and sideways") {
  CHECK(moves_of(Variant::Turkish, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . w . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )") == "d4-c4 d4-d5 d4-e4");
}

TEST_CASE("Turkish: a man captures forwards and sideways, not backwards or diagonally") {
  CHECK(moves_of(Variant::Turkish, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . b b . . .
      . . b w . . . .
      . . . b . . . .
      . . . . . . . .
      . . . . . . . . )") == "d4xb4 d4xd6");
}

TEST_CASE("Turkish: a king moves and captures like a rook") {
  CHECK(moves_of(Variant::Turkish, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . b . . . .
      . . . . . . . .
      . . . . . . . .
      . . . W . . . . )") == "d1xd5 d1xd6 d1xd7 d1xd8");
}

TEST_CASE("Turkish: a capture must not reverse its direction between two jumps") {
  CHECK(moves_of(Variant::Turkish, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . b . . . .
      . . . . . . . .
      . . . W . . . .
      . . . . . . . .
      . . . b . . . .
      . . . . . . . . )") == "d4xd1 d4xd7 d4xd8");
}

TEST_CASE("Turkish: captured pieces are removed at once, so the king may pass their squares") {
  CHECK(moves_of(Variant::Turkish, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . b . . .
      . . . . . b . .
      . b b . . . . .
      . . . . . . . .
      . . W . . . . . )") == "c1xc5xf5xf3xa3");
}

TEST_CASE("Turkish: the most pieces must be taken, and a king counts as one piece") {
  CHECK(moves_of(Variant::Turkish, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . b . . .
      . . . b . . . .
      . . B w . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )") == "d4xd6xf6");
}

TEST_CASE("Turkish: a man that passes the last rank sideways is crowned where the move ends") {
  CHECK(moves_of(Variant::Turkish, Side::White, R"(
      . . . . b . . .
      . . . b . . . .
      . . . w . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )") == "d6xd8xf8");
}

TEST_CASE("Armenian: moves may also be diagonal, but captures may not") {
  CHECK(moves_of(Variant::Armenian, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . b . . .
      . . . w . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )") == "d4-c4 d4-c5 d4-d5 d4-e4");
  CHECK(moves_of(Variant::Armenian, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . b . . . .
      . . . . . . . .
      . . . . . . . .
      W . . . . . . . )") ==
        "a1-a2 a1-a3 a1-a4 a1-a5 a1-a6 a1-a7 a1-a8 a1-b1 a1-b2 a1-c1 a1-c3 a1-d1 a1-e1 a1-f1 "
        "a1-g1 a1-h1");
}

TEST_CASE("Old German: men move diagonally and capture in five directions") {
  CHECK(moves_of(Variant::Gothic, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . w . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )") == "d4-c5 d4-e5");
  const std::pair<const char*, const char*> captures[] = {
      {"W:Wd4:Bc4", "d4xb4"}, {"W:Wd4:Bc5", "d4xb6"}, {"W:Wd4:Bd5", "d4xd6"},
      {"W:Wd4:Be5", "d4xf6"}, {"W:Wd4:Be4", "d4xf4"}, {"W:Wd4:Bd3", "d4-c5 d4-e5"},
  };
  for (const auto& [fen, moves] : captures) {
    CHECK(moves_of(Game(std::get<AnyPosition>(parse_fen(Variant::Gothic, fen)))) == moves);
  }
}

TEST_CASE("Old German: a king steps and captures in eight directions") {
  CHECK(moves_of(Variant::Gothic, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . W . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )") == "d4-c3 d4-c4 d4-c5 d4-d3 d4-d5 d4-e3 d4-e4 d4-e5");
  CHECK(moves_of(Variant::Gothic, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . b . . . .
      . . . . . . . .
      . . . W . . . .
      . . b b . . . .
      . . . . . . . .
      . . . . . . . . )") == "d4xd2xb4");
}

}  // namespace damas
