#include "puzzle/difficulty.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "puzzle/deal.hpp"
#include "puzzle/diagram.hpp"
#include "puzzle/exact_table.hpp"
#include "puzzle/plain_search.hpp"

namespace damas::puzzle {

namespace {

constexpr std::array graded{Difficulty::Easy, Difficulty::Medium, Difficulty::Hard};

ExactTable& table() {
  static ExactTable filled;
  filled.finish();
  return filled;
}

int measured(const Board& board) {
  return board.side() == 3 ? table().distance(board) : least_moves(board);
}

}  // namespace

TEST_CASE("The bands of a size follow each other without a gap, from one move on") {
  for (int side = Board::min_side; side <= Board::max_side; ++side) {
    int next = 1;
    for (const Difficulty difficulty : graded) {
      const Band here = band(side, difficulty);
      CHECK(here.least == next);
      CHECK(here.most >= here.least);
      next = difficulty == Difficulty::Hard ? 0 : here.most + 1;
    }
    CHECK(band(side, Difficulty::Any).least == 1);
    CHECK(band(side, Difficulty::Any).most == band(side, Difficulty::Hard).most);
  }
}

TEST_CASE("The least moves are the Manhattan distance, and never more than the shortest solution") {
  Random random(9);
  for (int deals = 0; deals < 500; ++deals) {
    const Board board = deal(3, random);
    CHECK(least_moves(board) == manhattan(board));
    CHECK(least_moves(board) <= table().distance(board));
  }
  CHECK(least_moves(Board(4)) == 0);
  CHECK(least_moves(board_of("2 1 3 4 / 5 6 7 8 / 9 10 11 12 / 15 14 13 0")) == 6);
}

TEST_CASE("Every deal of a difficulty is as hard as its band says") {
  Random random(14);
  for (const int side : {3, 4, 5}) {
    for (const Difficulty difficulty : graded) {
      for (int deals = 0; deals < 25; ++deals) {
        const Board board = deal(side, difficulty, random);
        CHECK(board.side() == side);
        CHECK(is_solvable(board));
        CHECK(band(side, difficulty).contains(measured(board)));
      }
    }
  }
}

TEST_CASE("A 3x3 deal is the first drawn whose shortest solution lies in the band") {
  for (const Difficulty difficulty : graded) {
    Random random(1);
    Random same(1);
    for (int deals = 0; deals < 40; ++deals) {
      Board expected = deal(3, same);
      while (!band(3, difficulty).contains(table().distance(expected)))
        expected = deal(3, same);
      CHECK(diagram(deal(3, difficulty, random)) == diagram(expected));
    }
  }
}

// 2x2 has few enough boards to count them all.
TEST_CASE("All boards of a band are dealt equally often") {
  std::vector<int> tiles{0, 1, 2, 3};
  std::map<std::string, int> counts;
  do {
    const Board board = *Board::from_tiles(tiles);
    const bool inside = band(2, Difficulty::Medium).contains(least_moves(board));
    if (is_solvable(board) && inside) counts[diagram(board)] = 0;
  } while (std::next_permutation(tiles.begin(), tiles.end()));
  REQUIRE(counts.size() >= 3);
  Random random(77);
  constexpr int each = 10'000;
  for (std::size_t deals = 0; deals < each * counts.size(); ++deals)
    ++counts.at(diagram(deal(2, Difficulty::Medium, random)));
  double chi_square = 0;
  for (const auto& [board, count] : counts)
    chi_square += static_cast<double>((count - each) * (count - each)) / each;
  // 99.99 % of uniform samples stay below this, with as many degrees of freedom as here or more.
  CHECK(chi_square < 35.56);
}

TEST_CASE("Easy 3x3 deals come as often as each number of moves has boards") {
  std::map<int, int> counts;
  Random random(40);
  for (int deals = 0; deals < 3'000; ++deals)
    ++counts[table().distance(deal(3, Difficulty::Easy, random))];
  // By the known numbers, 4 485 of the 9 529 boards with 9 to 16 moves have 16 and 2 512 have 15.
  const double sixteen = static_cast<double>(counts[16]) / counts[15];
  CHECK(sixteen > 4'485.0 / 2'512 * 0.85);
  CHECK(sixteen < 4'485.0 / 2'512 * 1.15);
}

}  // namespace damas::puzzle
