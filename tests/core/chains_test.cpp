// The rules for the continuation, landing and end of captures, one diagram for each rule.
#include "diagram.hpp"

namespace damas {

TEST_CASE("Russian: a man that reaches the last rank continues the capture as a king") {
  CHECK(moves_of(Variant::Russian, Side::White, R"(
      . . . . . . . .
      . . b . b . . .
      . . . . . w . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )") == "f6:d8:a5 f6:d8:b6");
}

TEST_CASE("Pool: a man that reaches the last rank continues as a man and stays one") {
  CHECK(moves_of(Variant::Pool, Side::White, R"(
      . . . . . . . .
      . . b . b . . .
      . . . . . w . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )") == "f6xd8xb6");
}

TEST_CASE("English and Czech: a man that reaches the last rank stops there") {
  CHECK(moves_of(Variant::English, Side::White, R"(
      . . . . . . . .
      . . b . b . . .
      . . . . . w . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )") == "f6xd8");
  CHECK(moves_of(Variant::Czech, Side::White, R"(
      . . . . . . . .
      . . b . b . . .
      . . . . . w . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )") == "f6xd8");
}

TEST_CASE("Russian: the choice is free, but a capture must be completed") {
  CHECK(moves_of(Variant::Russian, Side::White, R"(
      . . . . . . . .
      . . . . . . b .
      . . . . . . . .
      . . b . b . . .
      . . . w . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )") == "d4:b6 d4:f6:h8");
}

TEST_CASE("Russian: a king must land on a square where it can continue, if there is one") {
  CHECK(moves_of(Variant::Russian, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . b . .
      . . b . . . . .
      . . . . . . . .
      W . . . . . . . )") == "a1:e5:g3 a1:e5:h2");
}

TEST_CASE("International: a king may land on any square behind the last piece") {
  CHECK(moves_of(Variant::International, Side::White, R"(
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . B . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      W . . . . . . . . . )") == "a1xe5 a1xf6 a1xg7 a1xh8 a1xi9 a1xj10");
}

TEST_CASE("Killer: a king that takes a king last stops directly behind it") {
  CHECK(moves_of(Variant::Killer, Side::White, R"(
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . B . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      W . . . . . . . . . )") == "a1xe5");
}

TEST_CASE("Killer: a king that takes a man last may land on any square behind it") {
  CHECK(moves_of(Variant::Killer, Side::White, R"(
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . b . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      W . . . . . . . . . )") == "a1xe5 a1xf6 a1xg7 a1xh8 a1xi9 a1xj10");
}

TEST_CASE("Killer: a king may land anywhere behind a king that is not the last piece taken") {
  CHECK(moves_of(Variant::Killer, Side::White, R"(
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . B . . . b . .
      . . . . . . . . . .
      . . . . . . . . . .
      W . . . . . . . . . )") == "a1xf6xi3 a1xf6xj2");
}

TEST_CASE("Thai: a king lands directly behind the piece that it takes") {
  CHECK(moves_of(Variant::Thai, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . b . . . .
      . . . . . . . .
      . . . . . . . .
      W . . . . . . . )") == "a1-e5");
}

TEST_CASE("Thai: a king may turn back, because captured pieces are removed at once") {
  CHECK(moves_of(Variant::Thai, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . b . .
      . . . . . . . .
      . . . W . . . .
      . . . . . . . .
      . b . . . . . .
      . . . . . . . . )") == "d4-a1-g7 d4-g7-a1");
}

TEST_CASE("English: a king captures only adjacent pieces, forwards and backwards") {
  CHECK(moves_of(Variant::English, Side::White, R"(
      . . . . . . . .
      . . . . . . b .
      . . . . . . . .
      . . . . b . . .
      . . . W . . . .
      . . b . . . . .
      . . . . . . . .
      . . . . . . . . )") == "d4xb2 d4xf6xh8");
}

TEST_CASE("English: a man does not capture backwards") {
  CHECK(moves_of(Variant::English, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . w . . . .
      . . b . . . . .
      . . . . . . . .
      . . . . . . . . )") == "d4-c5 d4-e5");
}

}  // namespace damas
