#include "core/sliding/bitboard.hpp"

#include <set>
#include <vector>

#include <doctest/doctest.h>

namespace damas::sliding {

TEST_CASE("each square has its file, its rank, its bit and its name") {
  std::set<std::string> names;
  for (const Square s : all_squares) {
    CHECK(square_at(file_of(s), rank_of(s)) == s);
    CHECK(Bitboard{s}.word() == std::uint64_t{1} << index(s));
    names.insert(name(s));
  }
  CHECK(names.size() == 64);
  CHECK(square_at(File::D, Rank::Four) == Square::D4);
  CHECK(index(Square::A1) == 0);
  CHECK(index(Square::H8) == 63);
  CHECK(file_of(Square::H1) == File::H);
  CHECK(rank_of(Square::H1) == Rank::One);
  CHECK(name(Square::D4) == "d4");
  CHECK(name(Square::H8) == "h8");
}

TEST_CASE("a square that is set is contained until it is cleared") {
  for (const Square s : all_squares) {
    Bitboard board;
    CHECK(board.empty());
    board.set(s);
    board.set(s);
    for (const Square other : all_squares)
      CHECK(board.contains(other) == (other == s));
    CHECK(board.size() == 1);
    board.clear(s);
    board.clear(s);
    CHECK(board.empty());
  }
}

TEST_CASE("boards have union, intersection, difference and complement like sets") {
  const Bitboard file = Bitboard::of(File::D);
  const Bitboard rank = Bitboard::of(Rank::Four);
  CHECK((file | rank).size() == 15);
  CHECK((file & rank) == Bitboard{Square::D4});
  CHECK((file ^ rank).size() == 14);
  CHECK((file - rank).size() == 7);
  CHECK_FALSE((file - rank).contains(Square::D4));
  CHECK((~file).size() == 56);
  CHECK((~file & file).empty());
  Bitboard board{Square::A1};
  board |= {Square::B1};
  board ^= {Square::A1, Square::C1};
  CHECK(board == Bitboard{Square::B1, Square::C1});
  board &= {Square::C1, Square::D1};
  CHECK(board == Bitboard{Square::C1});
  board -= {Square::C1};
  CHECK(board.empty());
}

TEST_CASE("an iteration over a board visits its squares from A1 to H8") {
  const std::vector<Square> wanted = {Square::A1, Square::H1, Square::D4, Square::H8};
  std::vector<Square> met;
  for (const Square s : Bitboard{Square::H8, Square::D4, Square::A1, Square::H1})
    met.push_back(s);
  CHECK(met == wanted);
}

}  // namespace damas::sliding
