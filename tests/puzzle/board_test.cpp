#include "puzzle/board.hpp"

#include <doctest/doctest.h>

#include "puzzle/diagram.hpp"

namespace damas::puzzle {

TEST_CASE("A new board is solved, with the gap in the last cell") {
  CHECK(diagram(Board()) == "1 2 3 / 4 5 6 / 7 8 0");
  CHECK(diagram(Board(2)) == "1 2 / 3 0");
  CHECK(Board(5).tile_at({4, 3}) == 24);
  for (int side = Board::min_side; side <= Board::max_side; ++side) {
    CHECK(Board(side).solved());
    CHECK(Board(side).side() == side);
    CHECK(Board(side).gap() == Cell{side - 1, side - 1});
  }
}

TEST_CASE("A board is read from tiles only when each tile is there exactly once") {
  const auto board = Board::from_tiles({1, 2, 3, 4, 0, 6, 7, 8, 5});
  REQUIRE(board);
  CHECK(board->gap() == Cell{1, 1});
  CHECK(board->tile_at({2, 2}) == 5);
  CHECK_FALSE(board->solved());

  CHECK_FALSE(Board::from_tiles({}));
  CHECK_FALSE(Board::from_tiles({0}));
  CHECK_FALSE(Board::from_tiles({1, 2, 3, 4, 5, 6, 7, 8}));
  CHECK_FALSE(Board::from_tiles({1, 2, 3, 4, 5, 6, 7, 7, 0}));
  CHECK_FALSE(Board::from_tiles({1, 2, 3, 4, 5, 6, 7, 8, 9}));
  CHECK_FALSE(Board::from_tiles({1, 2, 3, 4, 5, 6, 7, -8, 0}));
  CHECK_FALSE(Board::from_tiles(std::vector<int>(36, 0)));
}

TEST_CASE("Up, down, left and right move the gap") {
  const Board centre = board_of("1 2 3 / 4 0 5 / 6 7 8");
  const auto moved = [&](Direction way) {
    Board board = centre;
    CHECK(board.move_gap(way));
    return diagram(board);
  };
  CHECK(moved(Direction::Up) == "1 0 3 / 4 2 5 / 6 7 8");
  CHECK(moved(Direction::Down) == "1 2 3 / 4 7 5 / 6 0 8");
  CHECK(moved(Direction::Left) == "1 2 3 / 0 4 5 / 6 7 8");
  CHECK(moved(Direction::Right) == "1 2 3 / 4 5 0 / 6 7 8");
}

TEST_CASE("The gap stops at each edge and the board stays as it was") {
  const auto stopped = [](const std::string& text, Direction way) {
    Board board = board_of(text);
    return !board.can_move_gap(way) && !board.move_gap(way) && diagram(board) == text;
  };
  CHECK(stopped("1 0 2 / 3 4 5 / 6 7 8", Direction::Up));
  CHECK(stopped("1 2 3 / 4 5 6 / 7 0 8", Direction::Down));
  CHECK(stopped("1 2 3 / 0 4 5 / 6 7 8", Direction::Left));
  CHECK(stopped("1 2 3 / 4 5 0 / 6 7 8", Direction::Right));
  CHECK_FALSE(stopped("1 2 3 / 4 5 0 / 6 7 8", Direction::Left));
}

TEST_CASE("A touched tile slides towards the gap of its row or column") {
  const Board board = board_of("1 2 3 / 4 0 5 / 6 7 8");
  CHECK(board.slide_way({0, 1}) == Direction::Down);
  CHECK(board.slide_way({2, 1}) == Direction::Up);
  CHECK(board.slide_way({1, 0}) == Direction::Right);
  CHECK(board.slide_way({1, 2}) == Direction::Left);
  CHECK(Board(4).slide_way({3, 0}) == Direction::Right);
}

TEST_CASE("A tile out of line, the gap itself and a cell off the board do not slide") {
  const Board board = board_of("1 2 3 / 4 0 5 / 6 7 8");
  CHECK_FALSE(board.slide_way({0, 0}));
  CHECK_FALSE(board.slide_way({2, 2}));
  CHECK_FALSE(board.slide_way({1, 1}));
  CHECK_FALSE(board.slide_way({1, 3}));
  CHECK_FALSE(board.slide_way({-1, 1}));
}

TEST_CASE("Every direction has its opposite") {
  for (const Direction way : all_directions) {
    CHECK(opposite(way) != way);
    CHECK(opposite(opposite(way)) == way);
    CHECK(neighbour(neighbour({1, 1}, way), opposite(way)) == Cell{1, 1});
  }
}

}  // namespace damas::puzzle
