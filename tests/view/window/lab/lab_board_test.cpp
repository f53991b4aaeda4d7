#include "view/window/lab/lab_board.hpp"

#include <random>

#include <doctest/doctest.h>

#include "view/window/lab/lab_text.hpp"

namespace damas::test {

namespace {

using sliding::Bitboard;
using enum sliding::Square;

LabBoard random_board(std::mt19937_64& random) {
  LabBoard board;
  board.piece = static_cast<LabPiece>(random() % 5);
  const auto few = [&] {
    std::uint64_t bits = random();
    for (int again = 0; again < 2; ++again)
      bits &= random();
    return Bitboard{bits};
  };
  board.friends = few();
  board.enemies = few() - board.friends;
  board.place(static_cast<sliding::Square>(random() % 64));
  return board;
}

}  // namespace

TEST_CASE(
    "Clicks with friends or enemies cycle, with the eraser remove, and never affect the piece") {
  LabBoard board;
  board.use(LabTool::Friend, B2);
  CHECK(board.friends == Bitboard{B2});
  board.use(LabTool::Friend, B2);
  CHECK(board.friends.empty());
  CHECK(board.enemies == Bitboard{B2});
  board.use(LabTool::Friend, B2);
  CHECK(board.occupied().empty());
  board.use(LabTool::Enemy, B2);
  CHECK(board.enemies == Bitboard{B2});
  board.use(LabTool::Enemy, B2);
  CHECK(board.friends == Bitboard{B2});
  board.use(LabTool::Erase, B2);
  CHECK(board.occupied().empty());
  board.use(LabTool::Enemy, board.at);
  board.use(LabTool::Erase, board.at);
  CHECK(board == LabBoard{});
}

TEST_CASE("A click with a piece moves it there, replacing the contents") {
  LabBoard board{LabPiece::Rook, D4, {A1}, {H8}};
  board.use(LabTool::Queen, H8);
  CHECK(board == LabBoard{LabPiece::Queen, H8, {A1}, {}});
}

TEST_CASE("A dragged item is in one place only, and never on the piece") {
  LabBoard board{LabPiece::Rook, D4, {A1}, {H8}};
  board.carry(A1, H8);
  CHECK(board == LabBoard{LabPiece::Rook, D4, {H8}, {}});
  board.carry(H8, D4);
  CHECK(board == LabBoard{LabPiece::Rook, D4, {H8}, {}});
  board.carry(C3, C4);
  CHECK(board == LabBoard{LabPiece::Rook, D4, {H8}, {}});
  board.carry(D4, H8);
  CHECK(board == LabBoard{LabPiece::Rook, H8, {}, {}});
}

TEST_CASE("All steps together reach the squares that the core computes, for every piece") {
  std::mt19937_64 random(11);
  for (int round = 0; round < 2000; ++round) {
    const LabBoard board = random_board(random);
    const auto steps = steps_of(board);
    const LabSight sight = sight_of(steps, steps.size());
    if (is_king(board.piece)) {
      const auto wanted = king_moves(board.rays(), board.at, board.friends, board.enemies);
      CHECK(sight.reached == (wanted.quiet | wanted.landings));
      CHECK(sight.landings == wanted.landings);
      CHECK(sight.victims == wanted.victims);
    } else {
      const auto wanted = moves(board.rays(), board.at, board.friends, board.enemies);
      CHECK(sight.reached == wanted);
      CHECK(sight.victims == (wanted & board.enemies));
      CHECK((sight.stops - board.friends).empty());
    }
  }
}

TEST_CASE("The article's situations are there, with names of their own") {
  REQUIRE(lab_situations().size() == 12);
  CHECK(situation_name(Language::English, lab_situations()[0]) == "Rook alone on a1");
  CHECK(situation_name(Language::English, lab_situations()[7]) == "Rook on d4, enemies: d2, b4");
  CHECK(situation_name(Language::Portuguese, lab_situations()[11]) ==
        "Torre em d4, amigas: d2, b4");
}

TEST_CASE("Numbers are written with all their sixteen digits") {
  CHECK(hexadecimal(0) == "0x0000000000000000");
  CHECK(hexadecimal(0x01010101010101FE) == "0x01010101010101FE");
  CHECK(hexadecimal(~std::uint64_t{0}) == "0xFFFFFFFFFFFFFFFF");
}

}  // namespace damas::test
