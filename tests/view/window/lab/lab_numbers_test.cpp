#include "view/window/lab/lab_numbers.hpp"

#include <doctest/doctest.h>

namespace damas::test {

namespace {

LabBoard board_with(LabPiece piece) {
  using enum sliding::Square;
  return {piece, D4, {B4}, {D7}};
}

LabSight whole_sight(const LabBoard& board) {
  const auto steps = steps_of(board);
  return sight_of(steps, steps.size());
}

}  // namespace

TEST_CASE("The page of masks shows the sets on the board") {
  const LabBoard board = board_with(LabPiece::Rook);
  LabNumbers numbers;
  const auto rows = numbers.rows(board, whole_sight(board), Language::English);
  REQUIRE(rows.size() == 4);
  CHECK(rows[0].bits == whole_sight(board).reached);
  CHECK(rows[1].bits == board.friends);
  CHECK(rows[2].bits == board.enemies);
  CHECK(rows[3].bits == board.occupied());
  const LabNumbers::Progress progress = numbers.advance(board);
  CHECK_FALSE(progress.changed);
  CHECK_FALSE(progress.more);
}

TEST_CASE("The page of magic numbers searches until it has found the factor") {
  const LabBoard board = board_with(LabPiece::Rook);
  LabNumbers numbers;
  numbers.turn_to(LabNumbers::Page::Magic);
  LabNumbers::Progress progress = numbers.advance(board);
  CHECK(progress.changed);
  for (int i = 0; i < 1000 && progress.more; ++i)
    progress = numbers.advance(board);
  REQUIRE(numbers.search(board).found());
  CHECK_FALSE(numbers.advance(board).changed);
  const auto rows = numbers.rows(board, {}, Language::English);
  REQUIRE(rows.size() == 5);
  CHECK_FALSE(rows[2].bits.empty());
  CHECK(rows[1].bits == (rows[0].bits & board.occupied()));
}

TEST_CASE("Another page begins with its first number") {
  LabNumbers numbers;
  numbers.choose(3);
  CHECK(numbers.chosen() == 3);
  numbers.turn_to(LabNumbers::Page::Magic);
  CHECK(numbers.chosen() == 0);
}

TEST_CASE("Only a queen has two lines to choose from") {
  using sliding::Slider;
  LabNumbers numbers;
  const LabBoard queen = board_with(LabPiece::Queen);
  CHECK_FALSE(numbers.has_two_lines(queen));  // on the page of masks
  numbers.turn_to(LabNumbers::Page::Magic);
  CHECK(numbers.has_two_lines(queen));
  CHECK_FALSE(numbers.has_two_lines(board_with(LabPiece::Rook)));
  CHECK(numbers.line(queen) == Slider::Rook);
  numbers.show_diagonals(true);
  CHECK(numbers.line(queen) == Slider::Bishop);
  CHECK(numbers.line(board_with(LabPiece::Rook)) == Slider::Rook);
  CHECK(numbers.line(board_with(LabPiece::Bishop)) == Slider::Bishop);
}

}  // namespace damas::test
