#include "puzzle/solver.hpp"

#include <vector>

#include <doctest/doctest.h>

#include "puzzle/deal.hpp"
#include "puzzle/diagram.hpp"
#include "puzzle/difficulty.hpp"
#include "puzzle/plain_search.hpp"
#include "puzzle/shared_tables.hpp"

namespace damas::puzzle {

namespace {

Solution solved(const Board& board) {
  Solver solver(tables());
  solver.start(board);
  while (solver.work(100'000)) {
  }
  REQUIRE(solver.solution());
  CHECK(after(board, solver.solution()->moves).solved());
  return *solver.solution();
}

// Published boards have their gap first when solved: turned by half a turn and numbered from the
// other end they are as many moves away.
Board turned(const std::vector<int>& published) {
  std::vector<int> tiles;
  for (auto tile = published.rbegin(); tile != published.rend(); ++tile)
    tiles.push_back(*tile == 0 ? 0 : 16 - *tile);
  return *Board::from_tiles(tiles);
}

}  // namespace

TEST_CASE("Published 4x4 boards are solved in the published numbers of moves") {
  struct Known {
    std::vector<int> tiles;
    std::size_t moves;
  };
  // R. E. Korf, Depth-First Iterative-Deepening (1985): the second to the tenth of its boards.
  const std::vector<Known> all{{{13, 5, 4, 10, 9, 12, 8, 14, 2, 3, 7, 1, 0, 15, 11, 6}, 55},
                               {{14, 7, 8, 2, 13, 11, 10, 4, 9, 12, 5, 0, 3, 6, 1, 15}, 59},
                               {{5, 12, 10, 7, 15, 11, 14, 0, 8, 2, 1, 13, 3, 4, 9, 6}, 56},
                               {{4, 7, 14, 13, 10, 3, 9, 12, 11, 5, 6, 15, 1, 2, 8, 0}, 56},
                               {{14, 7, 1, 9, 12, 3, 6, 15, 8, 11, 2, 5, 10, 0, 4, 13}, 52},
                               {{2, 11, 15, 5, 13, 4, 6, 7, 12, 8, 10, 1, 9, 3, 14, 0}, 52},
                               {{12, 11, 15, 3, 8, 0, 4, 2, 6, 13, 9, 5, 14, 1, 10, 7}, 50},
                               {{3, 14, 9, 11, 5, 4, 8, 2, 13, 12, 6, 7, 10, 1, 15, 0}, 46},
                               {{13, 11, 8, 9, 0, 15, 7, 10, 4, 3, 6, 14, 5, 12, 2, 1}, 59}};
  for (const Known& known : all) {
    const Solution solution = solved(turned(known.tiles));
    CHECK(solution.moves.size() == known.moves);
    CHECK(solution.shortest);
  }
}

TEST_CASE("Every 4x4 board within 12 moves is solved in as many as a plain search says") {
  for (const auto& [key, distance] : distances_within(4, 12)) {
    std::vector<int> tiles;
    for (const char tile : key)
      tiles.push_back(tile - 'a');
    REQUIRE(solved(*Board::from_tiles(tiles)).moves.size() == static_cast<std::size_t>(distance));
  }
}

TEST_CASE("4x4 boards after random walks are solved in as many moves as plain deepening needs") {
  Random random(31);
  for (int walks = 0; walks < 40; ++walks) {
    const Board board = walked(4, 90, random);
    CAPTURE(diagram(board));
    CHECK(static_cast<int>(solved(board).moves.size()) == shortest_by_deepening(board));
  }
}

TEST_CASE("3x3 is solved as the table says") {
  Random random(2);
  for (int deals = 0; deals < 50; ++deals) {
    const Board board = deal(3, random);
    const Solution solution = solved(board);
    CHECK(solution.shortest);
    CHECK(static_cast<int>(solution.moves.size()) == tables().exact.distance(board));
  }
}

TEST_CASE("5x5 is solved, and not called shortest without a proof") {
  Random random(17);
  for (int deals = 0; deals < 3; ++deals) {
    const Board board = deal(5, random);
    const Solution solution = solved(board);
    CHECK_FALSE(solution.shortest);
    CHECK(static_cast<int>(solution.moves.size()) >= least_moves(board));
    CHECK(static_cast<int>(solution.moves.size()) < 2 * least_moves(board));
  }
}

TEST_CASE("5x5 is called shortest where no solution can have fewer moves") {
  const Board board = after(Board(5), {Direction::Up, Direction::Up, Direction::Left});
  const Solution solution = solved(board);
  CHECK(solution.moves == std::vector{Direction::Right, Direction::Down, Direction::Down});
  CHECK(solution.shortest);
}

TEST_CASE("A solved board needs no moves, on any size") {
  for (int side = 3; side <= Board::max_side; ++side)
    CHECK(solved(Board(side)) == Solution{{}, true});
}

TEST_CASE("Slices of any size find the same solution, and tell how far they are") {
  Random random(23);
  for (const int side : {4, 5}) {
    const Board board = deal(side, random);
    const Solution whole = solved(board);
    Solver solver(tables());
    solver.start(board);
    int at_least = 0;
    std::int64_t looked_at = 0;
    while (solver.work(1'000)) {
      const Progress progress = solver.progress();
      CHECK(progress.stage == Progress::Stage::Searching);
      CHECK(progress.at_least >= at_least);
      CHECK(progress.at_least <= static_cast<int>(whole.moves.size()));
      CHECK(progress.looked_at > looked_at);
      CHECK(progress.done >= 0);
      CHECK(progress.done <= 1);
      CHECK(progress.shortest == (side == 4));
      at_least = progress.at_least;
      looked_at = progress.looked_at;
    }
    CHECK(looked_at > 0);
    CHECK(solver.progress().stage == Progress::Stage::Solved);
    CHECK(solver.solution() == whole);
  }
}

TEST_CASE("Tables are filled first, a slice at a time, and kept for the next search") {
  Tables fresh;
  Solver solver(fresh);
  solver.start(board_of("8 6 7 / 2 5 4 / 3 0 1"));
  CHECK(solver.progress().stage == Progress::Stage::Tables);
  CHECK(solver.work(1'000));
  CHECK(solver.progress().done > 0);
  CHECK(solver.progress().done < 0.01);
  while (solver.work(100'000)) {
  }
  CHECK(solver.solution()->moves.size() == 31);
  solver.start(board_of("6 4 7 / 8 5 0 / 3 2 1"));
  CHECK_FALSE(solver.work(1));
  CHECK(solver.solution()->moves.size() == 31);
}

TEST_CASE("A cancelled search is forgotten, and its solver can start another") {
  Random random(3);
  Solver solver(tables());
  solver.start(deal(4, random));
  CHECK(solver.work(10));
  solver.cancel();
  CHECK_FALSE(solver.running());
  CHECK_FALSE(solver.work(10));
  CHECK_FALSE(solver.solution());
  CHECK(solver.progress().stage == Progress::Stage::Idle);
  solver.start(Board(4));
  while (solver.work(10)) {
  }
  CHECK(solver.solution()->moves.empty());
}

}  // namespace damas::puzzle
