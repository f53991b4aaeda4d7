#include "core/sliding/walk.hpp"

#include "core/sliding/board_diagram.hpp"

namespace damas::sliding {

TEST_CASE("a step leads to the neighbour, or to no square beyond the edge") {
  using enum damas::Direction;
  CHECK(shifted({Square::D4}, North) == Bitboard{Square::D5});
  CHECK(shifted({Square::D4}, NorthEast) == Bitboard{Square::E5});
  CHECK(shifted({Square::D4}, East) == Bitboard{Square::E4});
  CHECK(shifted({Square::D4}, SouthEast) == Bitboard{Square::E3});
  CHECK(shifted({Square::D4}, South) == Bitboard{Square::D3});
  CHECK(shifted({Square::D4}, SouthWest) == Bitboard{Square::C3});
  CHECK(shifted({Square::D4}, West) == Bitboard{Square::C4});
  CHECK(shifted({Square::D4}, NorthWest) == Bitboard{Square::C5});
  for (const Direction way : {North, NorthEast, East, SouthEast})
    CHECK(shifted({Square::H8}, way).empty());
  for (const Direction way : {SouthEast, South, SouthWest, West})
    CHECK(shifted({Square::A1}, way).empty());
  for (const Direction way : {NorthWest, North, West, SouthWest})
    CHECK(shifted({Square::A8}, way).empty());
  for (const Direction way : {NorthEast, East, South, SouthEast})
    CHECK(shifted({Square::H1}, way).empty());
}

TEST_CASE("a rook's rays go clockwise from the north, each up to the first piece or the edge") {
  using enum damas::Direction;
  const std::vector<Step> wanted = {
      {North, Square::B3}, {North, Square::B4}, {East, Square::C2},
      {East, Square::D2},  {South, Square::B1}, {West, Square::A2},
  };
  CHECK(walk(Slider::Rook, Square::B2, {Square::B4, Square::D2, Square::G2}) == wanted);
}

}  // namespace damas::sliding
