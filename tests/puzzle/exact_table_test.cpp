#include "puzzle/exact_table.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

#include <doctest/doctest.h>

#include "puzzle/deal.hpp"
#include "puzzle/diagram.hpp"
#include "puzzle/plain_search.hpp"

namespace damas::puzzle {

namespace {

const ExactTable& table() {
  static const ExactTable filled = [] {
    ExactTable empty;
    empty.finish();
    return empty;
  }();
  return filled;
}

}  // namespace

TEST_CASE("Each of the 9! boards is as far from solved as a plain search says, or unsolvable") {
  const auto distances = distances_within(3, ExactTable::longest + 1);
  REQUIRE(distances.size() == ExactTable::boards);
  std::vector<int> tiles(9);
  std::iota(tiles.begin(), tiles.end(), 0);
  int solvable = 0;
  int wrong = 0;
  do {
    const Board board = *Board::from_tiles(tiles);
    const auto found = distances.find(key_of(board));
    wrong += is_solvable(board) == (found != distances.end()) ? 0 : 1;
    if (found == distances.end()) continue;
    ++solvable;
    wrong += table().distance(board) == found->second ? 0 : 1;
  } while (std::next_permutation(tiles.begin(), tiles.end()));
  CHECK(solvable == 181'440);
  CHECK(wrong == 0);
}

// The published numbers of boards that are 0, 1, 2, … moves from the solved one with its gap in the
// corner.
TEST_CASE("As many boards are each number of moves away as is known") {
  const std::vector<int> known{1,      2,      4,      8,      16,     20,     39,     62,
                               116,    152,    286,    396,    748,    1'024,  1'893,  2'512,
                               4'485,  5'638,  9'529,  10'878, 16'993, 17'110, 23'952, 20'224,
                               24'047, 15'578, 14'560, 6'274,  3'910,  760,    221,    2};
  std::vector<int> counts(ExactTable::longest + 1);
  std::vector<int> tiles(9);
  std::iota(tiles.begin(), tiles.end(), 0);
  do {
    const Board board = *Board::from_tiles(tiles);
    if (is_solvable(board)) ++counts[static_cast<std::size_t>(table().distance(board))];
  } while (std::next_permutation(tiles.begin(), tiles.end()));
  CHECK(counts == known);
}

TEST_CASE("The two hardest boards take 31 moves") {
  CHECK(table().distance(board_of("8 6 7 / 2 5 4 / 3 0 1")) == 31);
  CHECK(table().distance(board_of("6 4 7 / 8 5 0 / 3 2 1")) == 31);
}

TEST_CASE("A solution is as long as its distance, and ends solved") {
  Random random(8);
  for (int deals = 0; deals < 500; ++deals) {
    const Board board = deal(3, random);
    const std::vector<Direction> moves = table().solution(board);
    CHECK(static_cast<int>(moves.size()) == table().distance(board));
    CHECK(after(board, moves).solved());
    CHECK(table().best_move(board) == moves.front());
  }
  CHECK_FALSE(table().best_move(Board(3)));
  CHECK(table().solution(Board(3)).empty());
}

TEST_CASE("Filled in slices of any size the table is the same") {
  for (const int slice : {1, 997, 1'000'000}) {
    ExactTable sliced;
    CHECK_FALSE(sliced.ready());
    int slices = 1;
    for (double done = 0; !sliced.work(slice); ++slices) {
      REQUIRE(sliced.done() > done);
      done = sliced.done();
    }
    CHECK(sliced.ready());
    CHECK(sliced.done() == 1);
    CHECK(slices == std::max(1, (181'440 + slice - 1) / slice));
    Random random(4);
    for (int deals = 0; deals < 200; ++deals) {
      const Board board = deal(3, random);
      REQUIRE(sliced.distance(board) == table().distance(board));
    }
  }
}

}  // namespace damas::puzzle
