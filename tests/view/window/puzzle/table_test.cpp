#include "view/window/puzzle/table.hpp"

#include <doctest/doctest.h>

#include "puzzle/diagram.hpp"

using namespace damas;
using namespace std::chrono_literals;
using puzzle::Direction;
using puzzle::Refusal;
using puzzle::State;
using Showing = PuzzleTable::Showing;

namespace {

PuzzleTable table_with(const std::string& board) {
  return {puzzle::board_of(board), puzzle::Random(5)};
}

void find_all(PuzzleTable& table) {
  for (int i = 0; i < 1000 && table.work(0us); ++i) {
  }
}

// Runs until the playback ends; returns the number of moves.
int play_on(PuzzleTable& table) {
  int moves = 0;
  for (int i = 0; i < 1000 && table.showing() == Showing::Playing; ++i) {
    if (table.advance(PuzzleTable::show_pace)) ++moves;
  }
  return moves;
}

const std::string two_moves_left = "1 2 3 / 4 0 6 / 7 5 8";
const std::string hardest = "8 6 7 / 2 5 4 / 3 0 1";

}  // namespace

TEST_CASE("The best solution of a deal is found without a request") {
  PuzzleTable table = table_with(hardest);
  find_all(table);
  REQUIRE(table.adviser().best());
  CHECK(*table.adviser().best() == puzzle::Best{31, true});
  CHECK_FALSE(table.puzzle().helped());
}

TEST_CASE("A hint is a move of a shortest solution, until a move is made") {
  PuzzleTable table = table_with(two_moves_left);
  find_all(table);
  CHECK_FALSE(table.hint());
  REQUIRE_FALSE(table.ask_hint());
  CHECK(table.puzzle().helped());
  CHECK(table.hint() == Direction::Down);
  REQUIRE_FALSE(table.move_tile(Direction::Up));
  CHECK_FALSE(table.hint());
  REQUIRE_FALSE(table.ask_hint());
  CHECK(table.hint() == Direction::Right);
}

TEST_CASE("A hint away from the known solution is found anew") {
  PuzzleTable table = table_with(two_moves_left);
  find_all(table);
  REQUIRE_FALSE(table.move_tile(Direction::Down));
  REQUIRE_FALSE(table.ask_hint());
  CHECK_FALSE(table.hint());
  find_all(table);
  CHECK(table.hint() == Direction::Down);
}

TEST_CASE("A solution is shown move by move, in as many moves as the best has") {
  PuzzleTable table = table_with(hardest);
  REQUIRE_FALSE(table.show());
  CHECK(table.showing() == Showing::Looking);
  CHECK(table.adviser().asked());
  CHECK_FALSE(table.advance(1s));
  find_all(table);
  CHECK(table.advance(0ms));
  CHECK(1 + play_on(table) == 31);
  CHECK(table.puzzle().state() == State::Won);
  CHECK(table.puzzle().helped());
  CHECK(table.showing() == Showing::No);
  CHECK(table.show() == Refusal::AlreadyWon);
  CHECK(table.step() == Refusal::AlreadyWon);
  CHECK(table.ask_hint() == Refusal::AlreadyWon);
}

TEST_CASE("A playback pauses, goes by steps, and resumes") {
  PuzzleTable table = table_with(hardest);
  find_all(table);
  REQUIRE_FALSE(table.show());
  REQUIRE(table.advance(0ms));
  CHECK(table.due() == PuzzleTable::show_pace);
  CHECK_FALSE(table.advance(PuzzleTable::show_pace / 2));
  REQUIRE_FALSE(table.show());
  CHECK(table.showing() == Showing::Paused);
  CHECK_FALSE(table.due());
  CHECK_FALSE(table.advance(1h));
  REQUIRE_FALSE(table.step());
  CHECK(table.advance(0ms));
  CHECK(table.showing() == Showing::Paused);
  CHECK(table.left_to_show() == 29);
  REQUIRE_FALSE(table.show());
  CHECK(play_on(table) == 29);
}

TEST_CASE("A step while it plays makes one move and stands") {
  PuzzleTable table = table_with(hardest);
  find_all(table);
  REQUIRE_FALSE(table.show());
  REQUIRE(table.advance(0ms));
  REQUIRE_FALSE(table.step());
  CHECK(play_on(table) == 1);
  CHECK(table.showing() == Showing::Paused);
}

TEST_CASE("A move of the player ends the playback, a refused one does not") {
  PuzzleTable table = table_with(two_moves_left);
  find_all(table);
  REQUIRE_FALSE(table.show());
  REQUIRE(table.advance(0ms));
  CHECK(table.move_tile(Direction::Up) == Refusal::AtEdge);
  CHECK(table.showing() == Showing::Playing);
  REQUIRE_FALSE(table.move_tile(Direction::Down));
  CHECK(table.showing() == Showing::No);
  CHECK_FALSE(table.stop());
}

TEST_CASE("A search can be cancelled") {
  PuzzleTable table = table_with("14 15 8 12 / 10 11 9 13 / 2 6 5 1 / 3 7 4 0");
  REQUIRE_FALSE(table.show());
  CHECK(table.adviser().asked());
  CHECK(table.stop());
  CHECK_FALSE(table.adviser().asked());
  CHECK(table.showing() == Showing::No);
  CHECK_FALSE(table.stop());
}

TEST_CASE("Deals depend on size and difficulty, daily deals only on size and day") {
  PuzzleTable table = table_with(two_moves_left);
  table.deal(3, puzzle::Difficulty::Hard);
  find_all(table);
  CHECK(puzzle::band(3, puzzle::Difficulty::Hard).contains(table.adviser().best()->moves));
  CHECK_FALSE(table.day());
  table.deal(puzzle::Date{2026, 11, 21}, 4);
  CHECK(table.puzzle().board() == puzzle::daily_deal({2026, 11, 21}, 4));
  CHECK(table.day() == puzzle::Date{2026, 11, 21});
  table.deal(5, puzzle::Difficulty::Any);
  CHECK(table.puzzle().board().side() == 5);
  CHECK_FALSE(table.day());
}
