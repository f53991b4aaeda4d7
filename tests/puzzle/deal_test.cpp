#include "puzzle/deal.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <set>
#include <vector>

#include <doctest/doctest.h>

#include "puzzle/diagram.hpp"

namespace damas::puzzle {

namespace {

std::set<std::string> reachable_from_solved(int side) {
  std::set<std::string> seen{diagram(Board(side))};
  std::vector<Board> open{Board(side)};
  while (!open.empty()) {
    const Board board = open.back();
    open.pop_back();
    for (const Direction way : all_directions) {
      Board next = board;
      if (next.move_gap(way) && seen.insert(diagram(next)).second) open.push_back(next);
    }
  }
  return seen;
}

std::vector<int> tiles_of(int side) {
  std::vector<int> tiles(static_cast<std::size_t>(side * side));
  std::iota(tiles.begin(), tiles.end(), 0);
  return tiles;
}

// The article's deal: each cell is swapped with a random one, then odd inversions are repaired by
// swapping the first two cells, be one of them the gap or not.
Board faulty_deal(Random& random) {
  std::vector<int> tiles{1, 2, 3, 4, 5, 6, 7, 8, 0};
  for (int& tile : tiles)
    std::swap(tile, tiles[random.below(tiles.size())]);
  if (inversions(*Board::from_tiles(tiles)) % 2 != 0) std::swap(tiles[0], tiles[1]);
  return *Board::from_tiles(tiles);
}

// Distance of observed counts from equal ones; about (counts - 1) when they are drawn uniformly.
double chi_square(const std::vector<int>& counts) {
  const double expected = static_cast<double>(std::accumulate(counts.begin(), counts.end(), 0)) /
                          static_cast<double>(counts.size());
  double sum = 0;
  for (const int count : counts)
    sum += (count - expected) * (count - expected) / expected;
  return sum;
}

// How often a dealer gives each of the 11 boards of 2x2 that can be solved and are not.
template <typename Dealer>
double chi_square_of_small_boards(Dealer dealer) {
  std::map<std::string, int> counts;
  Random random(2024);
  for (int deals = 0; deals < 110'000; ++deals)
    ++counts[diagram(dealer(random))];
  std::vector<int> values;
  values.reserve(counts.size());
  for (const auto& [board, count] : counts)
    values.push_back(count);
  values.resize(std::max<std::size_t>(values.size(), 11));
  return chi_square(values);
}

// 99.99 % of uniform samples stay below this with ten degrees of freedom.
constexpr double small_board_limit = 35.56;

}  // namespace

TEST_CASE("Inversions count the pairs out of order and leave the gap out") {
  CHECK(inversions(board_of("1 2 3 / 4 5 6 / 7 8 0")) == 0);
  CHECK(inversions(board_of("0 1 2 / 3 4 5 / 6 7 8")) == 0);
  CHECK(inversions(board_of("1 2 3 / 4 5 6 / 8 7 0")) == 1);
  CHECK(inversions(board_of("8 7 6 / 5 4 3 / 2 1 0")) == 28);
}

TEST_CASE("A board of 2x2 is called solvable exactly when moves lead there") {
  const auto reachable = reachable_from_solved(2);
  CHECK(reachable.size() == 12);
  std::vector<int> tiles = tiles_of(2);
  do {
    const Board board = *Board::from_tiles(tiles);
    CHECK(is_solvable(board) == (reachable.count(diagram(board)) == 1));
  } while (std::next_permutation(tiles.begin(), tiles.end()));
}

TEST_CASE("On larger boards walks stay solvable, and two exchanged tiles make them unsolvable") {
  Random random(5);
  for (const int side : {4, 5}) {
    Board board(side);
    int wrong = 0;
    for (int step = 0; step < 5'000; ++step) {
      board.move_gap(all_directions[random.below(all_directions.size())]);
      std::vector<int> tiles;
      for (int row = 0; row < side; ++row) {
        for (int column = 0; column < side; ++column)
          tiles.push_back(board.tile_at({row, column}));
      }
      std::swap(*std::find(tiles.begin(), tiles.end(), 1),
                *std::find(tiles.begin(), tiles.end(), 2));
      wrong += is_solvable(board) && !is_solvable(*Board::from_tiles(tiles)) ? 0 : 1;
    }
    CHECK(wrong == 0);
  }
}

TEST_CASE("The famous 14-15 board cannot be solved") {
  CHECK_FALSE(is_solvable(board_of("1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 15 14 0")));
}

TEST_CASE("Of 100,000 seeds none deals a broken board, nor a solved one, nor loses the gap") {
  int unsolvable = 0;
  int solved = 0;
  int lost_gap = 0;
  for (std::uint64_t seed = 0; seed < 100'000; ++seed) {
    Random random(seed);
    const Board board = deal(3, random);
    unsolvable += is_solvable(board) ? 0 : 1;
    solved += board.solved() ? 1 : 0;
    lost_gap += board.tile_at(board.gap()) == 0 ? 0 : 1;
  }
  CHECK(unsolvable == 0);
  CHECK(solved == 0);
  CHECK(lost_gap == 0);
}

TEST_CASE("The same count sees that the article's repair breaks about one deal in eleven") {
  int unsolvable = 0;
  for (std::uint64_t seed = 0; seed < 100'000; ++seed) {
    Random random(seed);
    unsolvable += is_solvable(faulty_deal(random)) ? 0 : 1;
  }
  CHECK(unsolvable > 8'500);
  CHECK(unsolvable < 9'500);
}

TEST_CASE("Every size is dealt solvable and unsolved") {
  Random random(11);
  for (int side = Board::min_side; side <= Board::max_side; ++side) {
    for (int deals = 0; deals < 2'000; ++deals) {
      const Board board = deal(side, random);
      REQUIRE(board.side() == side);
      REQUIRE(is_solvable(board));
      REQUIRE_FALSE(board.solved());
    }
  }
}

TEST_CASE("The eleven boards of 2x2 are dealt equally often") {
  CHECK(chi_square_of_small_boards([](Random& random) { return deal(2, random); }) <
        small_board_limit);
}

TEST_CASE("The measure of equality fails a dealer that only walks the gap about") {
  const auto walker = [](Random& random) {
    Board board(2);
    for (int step = 0; step < 6 || board.solved(); ++step) {
      board.move_gap(all_directions[random.below(all_directions.size())]);
    }
    return board;
  };
  CHECK(chi_square_of_small_boards(walker) > small_board_limit);
}

TEST_CASE("On 3x3 each tile and the gap come to each cell equally often") {
  std::array<std::vector<int>, 9> counts;
  counts.fill(std::vector<int>(9));
  Random random(3);
  for (int deals = 0; deals < 90'000; ++deals) {
    const Board board = deal(3, random);
    for (std::size_t cell = 0; cell < 9; ++cell) {
      const int at = static_cast<int>(cell);
      ++counts.at(cell).at(static_cast<std::size_t>(board.tile_at({at / 3, at % 3})));
    }
  }
  // 99.99 % with eight degrees of freedom.
  for (const auto& of_cell : counts)
    CHECK(chi_square(of_cell) < 31.83);
}

TEST_CASE("A seed gives the same deal on every machine") {
  Random random(20261121);
  CHECK(diagram(deal(3, random)) == "0 6 8 / 4 5 1 / 2 7 3");
}

}  // namespace damas::puzzle
