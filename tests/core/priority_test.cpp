// The priority rules of captures, one diagram for each rule of the federations.
#include "diagram.hpp"

namespace damas {

TEST_CASE("Italian: a man does not capture a king") {
  CHECK(moves_of(Variant::Italian, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . B . . . .
      . . w . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )") == "c4-b5");
}

TEST_CASE("Italian: a king moves one square and captures only adjacent pieces") {
  CHECK(moves_of(Variant::Italian, Side::White, R"(
      . . . . . . . .
      . . . . . b . .
      . . . . . . . .
      . . . W . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )") == "d5-c4 d5-c6 d5-e4 d5-e6");
}

TEST_CASE("Italian, first priority: the most pieces") {
  CHECK(moves_of(Variant::Italian, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . b . .
      . . . . . . . .
      . . . b . b . .
      . . . . w . . .
      . . . . . . . . )") == "e2xg4xe6");
}

TEST_CASE("Italian, second priority: captures by a king") {
  CHECK(moves_of(Variant::Italian, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . b .
      . . . b . w . .
      . . W . . . . .
      . . . . . . . . )") == "c2xe4");
}

TEST_CASE("Italian, third priority: the most kings") {
  CHECK(moves_of(Variant::Italian, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . b . B . . .
      . . . W . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )") == "d5xf7");
}

TEST_CASE("Italian, fourth priority: captures that meet kings soonest") {
  CHECK(moves_of(Variant::Italian, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . B . . . b .
      . . . . . . . .
      . . b . B . . .
      . . . W . . . . )") == "d1xf3xh5");
}

TEST_CASE("Spanish and Portuguese: the most pieces have priority over the most kings") {
  CHECK(moves_of(Variant::Spanish, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . b . .
      . . . . . . . .
      . . . B . b . .
      . . . . w . . .
      . . . . . . . . )") == "e2xg4xe6");
  CHECK(moves_of(Variant::Portuguese, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . b . .
      . . . . . . . .
      . . . B . b . .
      . . . . w . . .
      . . . . . . . . )") == "e2xg4xe6");
}

TEST_CASE("Spanish and Portuguese: of captures of equal size, the most kings have priority") {
  CHECK(moves_of(Variant::Spanish, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . b . B . . .
      . . . w . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )") == "d5xf7");
  CHECK(moves_of(Variant::Portuguese, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . b . B . . .
      . . . w . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )") == "d5xf7");
}

TEST_CASE("Spanish: the choice between equal captures by kings and by men is free") {
  CHECK(moves_of(Variant::Spanish, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . b . . . . . .
      w . . . b . . .
      . . . . . . . .
      . . . . . . . .
      . W . . . . . . )") == "a4xc6 b1xf5 b1xg6 b1xh7");
}

TEST_CASE("Czech: a king that can capture must do so, even if a man could take more") {
  CHECK(moves_of(Variant::Czech, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . b .
      . . . . . . . .
      . . . . . . b .
      . . . b . w . .
      . . . . W . . . )") == "e1xa5 e1xb4 e1xc3");
}

TEST_CASE("Czech: the choice among captures of men is free") {
  CHECK(moves_of(Variant::Czech, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . b . . . .
      . . . . . . . .
      . b . . . . . .
      w . . . . . . .
      . . . . . b . .
      . . . . . . w . )") == "a3xc5xe7 g1xe3");
}

TEST_CASE("Frisian: captures also go straight along files and ranks") {
  CHECK(moves_of(Variant::Frisian, Side::White, R"(
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . b . . . . .
      . . . . . . . . . .
      . . . . w . . . . .
      . . . . . . . . . .
      . . . . b . . . . .
      . . . . . . . . . .
      . . . . . . . . . . )") == "e5xe1 e5xe9");
}

TEST_CASE("Frisian: a king moves along files and ranks only to capture") {
  CHECK(moves_of(Variant::Frisian, Side::White, R"(
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . b . . . . .
      . . . w . w . . . .
      . . . . W . . . . .
      . . . w . w . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . . )") == "e5xe9");
}

TEST_CASE("Frisian: two men are worth more than a king") {
  CHECK(moves_of(Variant::Frisian, Side::White, R"(
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . b . . . . .
      . . . . . . . . . .
      . . b . . . . . . .
      . . . . . . . . . .
      . . w . . . . . B .
      . . . . . . . . . .
      . . . . . . . . w . )") == "c3xc7xg7");
}

TEST_CASE("Frisian: a king is worth more than a man") {
  CHECK(moves_of(Variant::Frisian, Side::White, R"(
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . b . . . . . . .
      . . . . . . . . . .
      . . w . . . . . B .
      . . . . . . . . . .
      . . . . . . . . w . )") == "i1xi5");
}

TEST_CASE("Frisian: two kings are worth more than three men") {
  CHECK(moves_of(Variant::Frisian, Side::White, R"(
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . B
      . . . . . . . . . .
      . . . b . b . . . .
      . . . . . . . . . .
      . b . . . . . . . B
      . . . . . . . . . .
      . w . . . . . . . w
      . . . . . . . . . . )") == "j2xj6xj10");
}

TEST_CASE("Frisian: if the value is equal, captures by a king have priority") {
  CHECK(moves_of(Variant::Frisian, Side::White, R"(
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      b . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . b .
      . . . . . . . . . .
      W . . . . . . . w . )") == "a1xa7 a1xa9");
}

}  // namespace damas
