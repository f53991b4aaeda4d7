#include "puzzle/puzzle.hpp"

#include <doctest/doctest.h>

#include "puzzle/deal.hpp"
#include "puzzle/diagram.hpp"

namespace damas::puzzle {

namespace {

using namespace std::chrono_literals;

Puzzle one_move_from_home() {
  return Puzzle(board_of("1 2 3 / 4 5 6 / 7 0 8"));
}

}  // namespace

TEST_CASE("A new deal has no moves, no time and nothing to take back") {
  Puzzle puzzle = one_move_from_home();
  CHECK(puzzle.state() == State::Dealt);
  CHECK(puzzle.moves() == 0);
  CHECK(puzzle.elapsed() == 0ms);
  CHECK_FALSE(puzzle.can_undo());
  CHECK_FALSE(puzzle.can_redo());
  CHECK(puzzle.take_events() == std::vector<Event>{Dealt{}});
}

TEST_CASE("The gap's directions and the tiles' directions are opposite views of one move") {
  Puzzle by_gap(board_of("1 2 3 / 4 0 6 / 7 5 8"));
  Puzzle by_tile = by_gap;
  CHECK_FALSE(by_gap.move_gap(Direction::Down));
  CHECK_FALSE(by_tile.move_tile(Direction::Up));
  CHECK(diagram(by_gap.board()) == "1 2 3 / 4 5 6 / 7 0 8");
  CHECK(by_gap.board() == by_tile.board());
}

TEST_CASE("A move at the edge is refused and changes nothing") {
  Puzzle puzzle = one_move_from_home();
  puzzle.take_events();
  CHECK(puzzle.move_gap(Direction::Down) == Refusal::AtEdge);
  CHECK(puzzle.move_tile(Direction::Up) == Refusal::AtEdge);
  CHECK(puzzle.state() == State::Dealt);
  CHECK(puzzle.moves() == 0);
  CHECK(puzzle.take_events().empty());
}

TEST_CASE("A touched tile takes with it the whole run up to the gap, each tile being one move") {
  Puzzle puzzle(board_of("1 2 3 / 0 4 5 / 7 8 6"));
  puzzle.take_events();
  CHECK_FALSE(puzzle.slide({1, 2}));
  CHECK(diagram(puzzle.board()) == "1 2 3 / 4 5 0 / 7 8 6");
  CHECK(puzzle.moves() == 2);
  const std::vector<Event> expected{TileMoved{4, {1, 1}, {1, 0}}, TileMoved{5, {1, 2}, {1, 1}}};
  CHECK(puzzle.take_events() == expected);
}

TEST_CASE("A touch outside the gap's row and column is refused") {
  Puzzle puzzle = one_move_from_home();
  CHECK(puzzle.slide({0, 0}) == Refusal::NotInLine);
  CHECK(puzzle.slide({2, 1}) == Refusal::NotInLine);
  CHECK(puzzle.slide({2, 9}) == Refusal::NotInLine);
  CHECK(puzzle.moves() == 0);
}

TEST_CASE("The last tile wins, and then nothing moves any more") {
  Puzzle puzzle = one_move_from_home();
  puzzle.take_events();
  CHECK_FALSE(puzzle.move_tile(Direction::Left));
  CHECK(puzzle.state() == State::Won);
  CHECK(puzzle.take_events() == std::vector<Event>{TileMoved{8, {2, 2}, {2, 1}}, Won{}});

  CHECK(puzzle.move_gap(Direction::Up) == Refusal::AlreadyWon);
  CHECK(puzzle.move_tile(Direction::Up) == Refusal::AlreadyWon);
  CHECK(puzzle.slide({0, 2}) == Refusal::AlreadyWon);
  CHECK(puzzle.undo() == Refusal::AlreadyWon);
  CHECK(puzzle.redo() == Refusal::AlreadyWon);
  CHECK_FALSE(puzzle.can_undo());
  CHECK(puzzle.board().solved());
  CHECK(puzzle.moves() == 1);
  CHECK(puzzle.take_events().empty());
}

TEST_CASE("Undo takes back one gesture, a run as a whole, and the counter goes back with it") {
  Puzzle puzzle(board_of("1 2 3 / 0 4 5 / 7 8 6"));
  const Board start = puzzle.board();
  CHECK_FALSE(puzzle.slide({1, 2}));
  CHECK_FALSE(puzzle.move_gap(Direction::Up));
  CHECK(puzzle.moves() == 3);
  CHECK_FALSE(puzzle.undo());
  CHECK(puzzle.moves() == 2);
  puzzle.take_events();
  CHECK_FALSE(puzzle.undo());
  CHECK(puzzle.moves() == 0);
  CHECK(puzzle.board() == start);
  const std::vector<Event> backwards{TileMoved{5, {1, 1}, {1, 2}}, TileMoved{4, {1, 0}, {1, 1}}};
  CHECK(puzzle.take_events() == backwards);
  CHECK(puzzle.undo() == Refusal::NothingToUndo);
}

TEST_CASE("Redo repeats what was taken back until another move is made") {
  Puzzle puzzle(board_of("1 2 3 / 0 4 5 / 7 8 6"));
  CHECK(puzzle.redo() == Refusal::NothingToRedo);
  CHECK_FALSE(puzzle.slide({1, 2}));
  const Board slid = puzzle.board();
  CHECK_FALSE(puzzle.undo());
  CHECK(puzzle.can_redo());
  CHECK_FALSE(puzzle.redo());
  CHECK(puzzle.board() == slid);
  CHECK(puzzle.moves() == 2);

  CHECK_FALSE(puzzle.undo());
  CHECK_FALSE(puzzle.move_gap(Direction::Up));
  CHECK_FALSE(puzzle.can_redo());
  CHECK(puzzle.redo() == Refusal::NothingToRedo);
}

TEST_CASE("A long random walk is undone to the deal and redone to its end") {
  Puzzle puzzle(board_of("1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 0 15"));
  const Board start = puzzle.board();
  Random random(9);
  for (int step = 0; step < 500 && puzzle.state() != State::Won; ++step) {
    const Cell touched{static_cast<int>(random.below(4)), static_cast<int>(random.below(4))};
    (void)puzzle.slide(touched);
  }
  REQUIRE(puzzle.state() == State::Playing);
  const Board end = puzzle.board();
  const int moves = puzzle.moves();
  while (!puzzle.undo()) {
  }
  CHECK(puzzle.board() == start);
  CHECK(puzzle.moves() == 0);
  while (!puzzle.redo()) {
  }
  CHECK(puzzle.board() == end);
  CHECK(puzzle.moves() == moves);
}

TEST_CASE("Time runs from the first move to the win") {
  Puzzle puzzle(board_of("1 2 3 / 4 5 6 / 0 7 8"));
  puzzle.tick(500ms);
  CHECK(puzzle.elapsed() == 0ms);
  CHECK_FALSE(puzzle.move_tile(Direction::Left));
  puzzle.tick(700ms);
  CHECK_FALSE(puzzle.undo());
  puzzle.tick(300ms);
  CHECK(puzzle.elapsed() == 1000ms);
  CHECK_FALSE(puzzle.redo());
  CHECK_FALSE(puzzle.move_tile(Direction::Left));
  puzzle.tick(900ms);
  CHECK(puzzle.elapsed() == 1000ms);
}

TEST_CASE("Thinking time before a line of moves counts, and none after a win") {
  Puzzle puzzle = one_move_from_home();
  puzzle.think(400ms);
  CHECK(puzzle.elapsed() == 400ms);
  CHECK_FALSE(puzzle.move_tile(Direction::Left));
  REQUIRE(puzzle.state() == State::Won);
  puzzle.think(900ms);
  CHECK(puzzle.elapsed() == 400ms);
}

TEST_CASE("A new deal starts everything afresh, also on another size") {
  Puzzle puzzle = one_move_from_home();
  CHECK_FALSE(puzzle.move_tile(Direction::Left));
  puzzle.tick(10ms);
  puzzle.take_events();
  Random random(1);
  const Board next = deal(4, random);
  puzzle.start(next);
  CHECK(puzzle.board() == next);
  CHECK(puzzle.state() == State::Dealt);
  CHECK(puzzle.moves() == 0);
  CHECK(puzzle.elapsed() == 0ms);
  CHECK_FALSE(puzzle.can_undo());
  CHECK(puzzle.take_events() == std::vector<Event>{Dealt{}});
}

TEST_CASE("Help is remembered to the end of the game, and forgotten with the next deal") {
  Puzzle puzzle(board_of("1 2 3 / 4 5 6 / 7 0 8"));
  CHECK_FALSE(puzzle.helped());
  puzzle.note_help();
  REQUIRE_FALSE(puzzle.move_gap(Direction::Right));
  CHECK(puzzle.state() == State::Won);
  CHECK(puzzle.helped());
  puzzle.start(board_of("1 2 3 / 4 5 6 / 7 0 8"));
  CHECK_FALSE(puzzle.helped());
}

}  // namespace damas::puzzle
