#include "problems/problem.hpp"

#include "problems/made_problems.hpp"

namespace damas::problems {

TEST_CASE("a problem whose moves are legal has no fault") {
  CHECK_FALSE(fault(shot_of_two()));
  CHECK(shot_of_two().solver() == Side::White);
  CHECK(shot_of_two().solver_moves() == 2);
}

TEST_CASE("a fault says what was expected") {
  Problem problem = shot_of_two();
  problem.line.pop_back();
  CHECK(*fault(problem) == "expected a line that ends with a move of the solver, found 2 moves");
  problem = shot_of_two();
  problem.line[1] = problem.line[0];
  CHECK(*fault(problem) == "move 2 is not legal");
  problem = shot_of_two();
  problem.difficulty = hardest + 1;
  CHECK(*fault(problem) == "expected a difficulty from 0 to 99, found 100");
  problem = problem_of(draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . b . . . . .
      . w . . . . . .
      . . . . . . . . )"),
                       {"b2xd4"});
  CHECK(*fault(problem) == "expected a position in which the solver has a choice");
  problem.start = shot_of_two().start;
  problem.line = {};
  CHECK(fault(problem));
}

TEST_CASE("a line must not go on after the end of the game") {
  Problem problem = problem_of(draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . b . . . .
      . . w . w . . .
      . . . . . . . .
      . . . . . . . . )"),
                               {"c3xe5"});
  CHECK_FALSE(fault(problem));
  problem.line.resize(3, problem.line.front());
  CHECK(*fault(problem) == "the game is over before move 2");
}

TEST_CASE("the game after some moves of the line") {
  const Problem problem = shot_of_two();
  CHECK(game_after(problem, 0).position() == problem.start);
  CHECK(game_after(problem, 2).side_to_move() == Side::White);
  CHECK(game_after(problem, 3).ply() == 3);
}

TEST_CASE("moves are ordered by themselves alone") {
  const Game game(Variant::Brazilian);
  const std::vector<Move> moves = ordered_moves(game);
  REQUIRE(moves.size() == game.legal_moves().size());
  for (std::size_t i = 1; i < moves.size(); ++i) {
    const auto before = std::pair(index(moves[i - 1].from), index(moves[i - 1].to));
    CHECK(before < std::pair(index(moves[i].from), index(moves[i].to)));
  }
}

TEST_CASE("captures of the same pieces by the same piece are the same capture") {
  const Game game(draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . b . . . .
      . . . . . . . .
      . W . . . . . .
      . . . . . . . . )"));
  CHECK(same_capture(typed(game, "b2xe5"), typed(game, "b2xh8")));
  const Game start(Variant::Brazilian);
  CHECK_FALSE(same_capture(typed(start, "c3-d4"), typed(start, "c3-b4")));
}

}  // namespace damas::problems
