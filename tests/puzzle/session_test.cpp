#include "puzzle/session.hpp"

#include <doctest/doctest.h>

#include "puzzle/diagram.hpp"
#include "puzzle/shared_tables.hpp"

namespace damas::puzzle {

namespace {

using namespace std::chrono_literals;
using Showing = Session::Showing;

Session session_with(const std::string& board) {
  return {puzzle::board_of(board), puzzle::Random(5), puzzle::tables()};
}

void find_all(Session& session) {
  for (int i = 0; i < 1000 && session.work(1 << 21); ++i) {
  }
}

// Runs until the playback ends; returns the number of moves.
int play_on(Session& session) {
  int moves = 0;
  for (int i = 0; i < 1000 && session.showing() == Showing::Playing; ++i) {
    if (session.advance(Session::show_pace)) ++moves;
  }
  return moves;
}

const std::string two_moves_left = "1 2 3 / 4 0 6 / 7 5 8";
const std::string hardest = "8 6 7 / 2 5 4 / 3 0 1";

}  // namespace

TEST_CASE("The best solution of a deal is found without a request") {
  Session session = session_with(hardest);
  find_all(session);
  REQUIRE(session.adviser().best());
  CHECK(*session.adviser().best() == puzzle::Best{31, true});
  CHECK_FALSE(session.puzzle().helped());
}

TEST_CASE("A hint is a move of a shortest solution, until a move is made") {
  Session session = session_with(two_moves_left);
  find_all(session);
  CHECK_FALSE(session.hint());
  REQUIRE_FALSE(session.submit(command::Hint{}));
  CHECK(session.puzzle().helped());
  CHECK(session.hint() == Direction::Down);
  REQUIRE_FALSE(session.submit(command::MoveTile{Direction::Up}));
  CHECK_FALSE(session.hint());
  REQUIRE_FALSE(session.submit(command::Hint{}));
  CHECK(session.hint() == Direction::Right);
}

TEST_CASE("A hint away from the known solution is found anew") {
  Session session = session_with(two_moves_left);
  find_all(session);
  REQUIRE_FALSE(session.submit(command::MoveTile{Direction::Down}));
  REQUIRE_FALSE(session.submit(command::Hint{}));
  CHECK_FALSE(session.hint());
  find_all(session);
  CHECK(session.hint() == Direction::Down);
}

TEST_CASE("A solution is shown move by move, in as many moves as the best has") {
  Session session = session_with(hardest);
  REQUIRE_FALSE(session.submit(command::Show{}));
  CHECK(session.showing() == Showing::Looking);
  CHECK(session.adviser().asked());
  CHECK_FALSE(session.advance(1s));
  find_all(session);
  CHECK(session.advance(0ms));
  CHECK(1 + play_on(session) == 31);
  CHECK(session.puzzle().state() == State::Won);
  CHECK(session.puzzle().helped());
  CHECK(session.showing() == Showing::No);
  CHECK(session.submit(command::Show{}) == Refusal::AlreadyWon);
  CHECK(session.submit(command::Step{}) == Refusal::AlreadyWon);
  CHECK(session.submit(command::Hint{}) == Refusal::AlreadyWon);
}

TEST_CASE("A playback pauses, goes by steps, and resumes") {
  Session session = session_with(hardest);
  find_all(session);
  REQUIRE_FALSE(session.submit(command::Show{}));
  REQUIRE(session.advance(0ms));
  CHECK(session.due() == Session::show_pace);
  CHECK_FALSE(session.advance(Session::show_pace / 2));
  REQUIRE_FALSE(session.submit(command::Show{}));
  CHECK(session.showing() == Showing::Paused);
  CHECK_FALSE(session.due());
  CHECK_FALSE(session.advance(1h));
  REQUIRE_FALSE(session.submit(command::Step{}));
  CHECK(session.advance(0ms));
  CHECK(session.showing() == Showing::Paused);
  CHECK(session.left_to_show() == 29);
  REQUIRE_FALSE(session.submit(command::Show{}));
  CHECK(play_on(session) == 29);
}

TEST_CASE("A step while it plays makes one move and stands") {
  Session session = session_with(hardest);
  find_all(session);
  REQUIRE_FALSE(session.submit(command::Show{}));
  REQUIRE(session.advance(0ms));
  REQUIRE_FALSE(session.submit(command::Step{}));
  CHECK(play_on(session) == 1);
  CHECK(session.showing() == Showing::Paused);
}

TEST_CASE("A move of the player ends the playback, a refused one does not") {
  Session session = session_with(two_moves_left);
  find_all(session);
  REQUIRE_FALSE(session.submit(command::Show{}));
  REQUIRE(session.advance(0ms));
  CHECK(session.submit(command::MoveTile{Direction::Up}) == Refusal::AtEdge);
  CHECK(session.showing() == Showing::Playing);
  REQUIRE_FALSE(session.submit(command::MoveTile{Direction::Down}));
  CHECK(session.showing() == Showing::No);
  CHECK_FALSE(session.stop());
}

TEST_CASE("A search can be cancelled") {
  Session session = session_with("14 15 8 12 / 10 11 9 13 / 2 6 5 1 / 3 7 4 0");
  REQUIRE_FALSE(session.submit(command::Show{}));
  CHECK(session.adviser().asked());
  CHECK(session.stop());
  CHECK_FALSE(session.adviser().asked());
  CHECK(session.showing() == Showing::No);
  CHECK_FALSE(session.stop());
}

TEST_CASE("Deals depend on size and difficulty, daily deals only on size and day") {
  Session session = session_with(two_moves_left);
  session.submit(command::Deal{3, puzzle::Difficulty::Hard});
  find_all(session);
  CHECK(puzzle::band(3, puzzle::Difficulty::Hard).contains(session.adviser().best()->moves));
  CHECK_FALSE(session.day());
  session.submit(command::DealOfDay{{2026, 11, 21}, 4});
  CHECK(session.puzzle().board() == puzzle::daily_deal({2026, 11, 21}, 4));
  CHECK(session.day() == puzzle::Date{2026, 11, 21});
  session.submit(command::Deal{5, puzzle::Difficulty::Any});
  CHECK(session.puzzle().board().side() == 5);
  CHECK_FALSE(session.day());
}

}  // namespace damas::puzzle
