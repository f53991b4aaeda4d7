#include "puzzle/adviser.hpp"

#include <doctest/doctest.h>

#include "puzzle/deal.hpp"
#include "puzzle/diagram.hpp"
#include "puzzle/plain_search.hpp"
#include "puzzle/puzzle.hpp"
#include "puzzle/shared_tables.hpp"

namespace damas::puzzle {

namespace {

void finish(Adviser& adviser) {
  while (adviser.work(100'000)) {
  }
}

Adviser advised(const Board& board) {
  Adviser adviser(tables());
  adviser.deal(board);
  finish(adviser);
  return adviser;
}

const Board hardest = board_of("8 6 7 / 2 5 4 / 3 0 1");

}  // namespace

TEST_CASE("The best of a deal is known once it is found, and stays while the game goes on") {
  Adviser adviser(tables());
  CHECK_FALSE(adviser.best());
  CHECK_FALSE(adviser.hint());
  adviser.deal(hardest);
  CHECK_FALSE(adviser.best());
  finish(adviser);
  CHECK(adviser.best() == Best{31, true});
  adviser.follow(board_of("8 6 7 / 2 0 4 / 3 5 1"));
  CHECK(adviser.best() == Best{31, true});
  CHECK(adviser.progress().stage == Progress::Stage::Solved);
}

TEST_CASE("Hints followed one by one solve the deal in as many moves as the best") {
  Adviser adviser = advised(hardest);
  Puzzle puzzle(hardest);
  while (const auto way = adviser.hint()) {
    REQUIRE_FALSE(puzzle.move_gap(*way));
    adviser.follow(puzzle.board());
    REQUIRE(adviser.solution());
  }
  CHECK(puzzle.state() == State::Won);
  CHECK(puzzle.moves() == 31);
}

TEST_CASE("A run of tiles along the solution keeps what follows of it") {
  Board board = after(Board(3), {Direction::Up, Direction::Up, Direction::Left, Direction::Left});
  Adviser adviser = advised(board);
  REQUIRE(adviser.solution()->moves.size() == 4);
  adviser.follow(after(board, {Direction::Right, Direction::Right}));
  CHECK(adviser.solution()->moves == std::vector{Direction::Down, Direction::Down});
}

TEST_CASE("After a move off the solution a hint is to be asked for, and is found from there") {
  Adviser adviser = advised(hardest);
  Board board = hardest;
  board.move_gap(opposite(*adviser.hint()));
  if (board == hardest) board.move_gap(Direction::Left);
  REQUIRE(board != after(hardest, {*adviser.hint()}));
  adviser.follow(board);
  CHECK_FALSE(adviser.hint());
  CHECK_FALSE(adviser.work(1'000));
  adviser.ask();
  CHECK(adviser.asked());
  finish(adviser);
  CHECK_FALSE(adviser.asked());
  REQUIRE(adviser.solution());
  CHECK(after(board, adviser.solution()->moves).solved());
  CHECK(static_cast<int>(adviser.solution()->moves.size()) == tables().exact.distance(board));
}

TEST_CASE("A question goes before the deal's own solution, which is found all the same") {
  Random random(5);
  const Board board = deal(4, random);
  const Board near = after(Board(4), {Direction::Up, Direction::Left});
  Adviser adviser(tables());
  adviser.deal(board);
  while (adviser.progress().stage != Progress::Stage::Searching)
    adviser.work(100'000);
  adviser.follow(near);
  adviser.ask();
  CHECK(adviser.work(1'000));
  CHECK(adviser.hint() == Direction::Right);
  CHECK_FALSE(adviser.best());
  finish(adviser);
  REQUIRE(adviser.best());
  CHECK(adviser.best()->proved);
  CHECK(adviser.solution()->moves.size() == 2);
}

TEST_CASE("A question about the deal itself is answered by the deal's own search") {
  Adviser adviser(tables());
  adviser.deal(hardest);
  adviser.ask();
  CHECK(adviser.asked());
  finish(adviser);
  CHECK_FALSE(adviser.asked());
  CHECK(adviser.solution()->moves.size() == 31);
}

TEST_CASE("A question is dropped when cancelled, and when the board changes") {
  Random random(6);
  const Board board = deal(4, random);
  const Board other = walked(4, 400, random);
  Adviser adviser = advised(Board(4));
  adviser.follow(board);
  adviser.ask();
  adviser.cancel();
  CHECK_FALSE(adviser.asked());
  CHECK_FALSE(adviser.work(10));
  CHECK_FALSE(adviser.hint());
  adviser.ask();
  adviser.follow(other);
  CHECK_FALSE(adviser.asked());
  CHECK_FALSE(adviser.work(10));
}

TEST_CASE(
    "A cancelled question about the deal lets its search rest until something is asked again") {
  Random random(6);
  const Board board = deal(4, random);
  Adviser adviser(tables());
  adviser.deal(board);
  while (adviser.progress().stage != Progress::Stage::Searching)
    adviser.work(100'000);
  adviser.cancel();  // without a request nothing is paused
  CHECK(adviser.work(1'000));
  adviser.ask();
  adviser.cancel();
  const auto looked_at = adviser.progress().looked_at;
  CHECK_FALSE(adviser.work(1'000));
  CHECK(adviser.rests());
  CHECK(adviser.progress().looked_at == looked_at);
  adviser.ask();
  finish(adviser);
  CHECK(adviser.hint());
  CHECK(adviser.best());
}

TEST_CASE("A question that a move drops does not stop the search for the best") {
  Random random(6);
  const Board board = deal(4, random);
  Adviser adviser(tables());
  adviser.deal(board);
  adviser.work(1);
  adviser.ask();
  adviser.follow(walked(4, 400, random));
  CHECK_FALSE(adviser.rests());
  finish(adviser);
  CHECK(adviser.best());
}

TEST_CASE("After a rest the next deal is searched at once") {
  Random random(6);
  Adviser adviser(tables());
  adviser.deal(deal(4, random));
  adviser.ask();
  adviser.cancel();
  REQUIRE(adviser.rests());
  adviser.deal(hardest);
  finish(adviser);
  CHECK(adviser.best() == Best{31, true});
}

TEST_CASE("A new deal forgets the old one's best and hints") {
  Adviser adviser = advised(hardest);
  Random random(7);
  adviser.deal(deal(5, random));
  CHECK_FALSE(adviser.best());
  CHECK_FALSE(adviser.hint());
  finish(adviser);
  REQUIRE(adviser.best());
  CHECK_FALSE(adviser.best()->proved);
}

}  // namespace damas::puzzle
