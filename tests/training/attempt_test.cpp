#include "training/attempt.hpp"

#include <doctest/doctest.h>

#include "match/counted_events.hpp"
#include "problems/made_problems.hpp"

namespace damas::training {

namespace {

using problems::from_fen;
using problems::typed;
using test::count;
using What = Remark::Kind;
using Phase = Attempt::Phase;

problems::Problem shot_of_three() {
  return from_fen(Variant::Brazilian, "W:Wa5,c5,b4,a3,b2,f2,g1:Bb8,f8,h8,a7,e5,g5,h2",
                  {"c5-b6", "a7xc5", "b4xh6"});
}

std::shared_ptr<Engine> engine() {
  return make_engine(Drive::Caller);
}

bool play(Attempt& attempt, std::string_view text) {
  return attempt.play({typed(attempt.game(), text)});
}

// Answers, refutes and takes back without waiting.
void settle(Attempt& attempt) {
  while (attempt.advance(Attempt::take_back_after)) {
  }
}

}  // namespace

TEST_CASE("the right moves are answered after a pause, and solve the problem") {
  Attempt attempt(shot_of_three(), engine());
  REQUIRE(play(attempt, "c5-b6"));
  CHECK(attempt.phase() == Phase::Answering);
  CHECK(attempt.remark() == Remark{What::Right, "c5-b6", "a7xc5"});
  CHECK(attempt.due() == Attempt::answer_after);
  CHECK_FALSE(attempt.advance(Attempt::answer_after - Attempt::Milliseconds{1}));
  CHECK(attempt.advance(Attempt::Milliseconds{1}));
  CHECK(attempt.phase() == Phase::Solving);
  CHECK(attempt.game().ply() == 2);
  CHECK_FALSE(attempt.first_try());
  REQUIRE(play(attempt, "b4xh6"));
  CHECK(attempt.over());
  CHECK(attempt.solved());
  CHECK(attempt.remark().kind == What::Solved);
  CHECK(attempt.first_try() == true);
  CHECK(count<event::MovePlayed>(attempt.take_events()) == 3);
  CHECK(attempt.take_events().empty());
}

TEST_CASE("a wrong move is refuted on the board and taken back") {
  Attempt attempt(shot_of_three(), engine());
  REQUIRE(play(attempt, "b2-c3"));
  CHECK(attempt.phase() == Phase::Judging);
  CHECK(attempt.advance(Attempt::Milliseconds{0}));
  CHECK(attempt.phase() == Phase::Refuting);
  CHECK(attempt.remark().kind == What::Refuted);
  CHECK_FALSE(attempt.remark().reply.empty());
  CHECK(attempt.mistakes() == 1);
  CHECK(attempt.first_try() == false);
  CHECK_FALSE(attempt.play({attempt.game().legal_moves().front()}));
  CHECK(attempt.advance(Attempt::refute_after));
  CHECK(attempt.game().ply() == 2);  // the refutation is on the board
  CHECK(attempt.advance(Attempt::take_back_after));
  CHECK(attempt.phase() == Phase::Solving);
  CHECK(attempt.game().ply() == 0);
  const std::vector<Event> events = attempt.take_events();
  CHECK(count<event::MovePlayed>(events) == 2);
  CHECK(count<event::Undone>(events) == 1);
  // The solution counts then, but not as a first try.
  play(attempt, "c5-b6");
  settle(attempt);
  play(attempt, "b4xh6");
  CHECK(attempt.solved());
  CHECK(attempt.first_try() == false);
}

namespace {

std::vector<Move> line_of(Game game, std::initializer_list<std::string_view> texts) {
  std::vector<Move> line;
  for (const std::string_view text : texts) {
    line.push_back(typed(game, text));
    game.play(line.back());
  }
  return line;
}

}  // namespace

TEST_CASE("another refutation is played instead of the engine's answer, move by move") {
  Attempt attempt(shot_of_three(), engine());
  Game after = attempt.game();
  after.play(typed(after, "b2-c3"));
  const std::vector<Move> line = line_of(after, {"h8-g7", "c3-d4", "e5xc3"});
  CHECK_FALSE(attempt.may_refute());
  CHECK_FALSE(attempt.refute_by(line));
  REQUIRE(play(attempt, "b2-c3"));
  CHECK_FALSE(attempt.refute_by(line));  // it is not judged yet
  attempt.advance(Attempt::Milliseconds{0});
  REQUIRE(attempt.may_refute());
  CHECK_FALSE(attempt.refute_by({}));
  CHECK_FALSE(attempt.refute_by({Move{}}));
  CHECK(attempt.refute_by(line));
  CHECK(attempt.remark() == Remark{What::Refuted, "b2-c3", "h8-g7"});
  CHECK(attempt.advance(Attempt::refute_after));
  CHECK(attempt.game().ply() == 2);
  CHECK_FALSE(attempt.may_refute());
  CHECK(attempt.due() == Attempt::refute_further_after);
  CHECK(attempt.advance(Attempt::refute_further_after));
  CHECK(attempt.advance(Attempt::refute_further_after));
  CHECK(attempt.game().ply() == 4);
  CHECK(attempt.game().move_from(3) == line.back());
  CHECK(attempt.due() == Attempt::take_back_after);
  CHECK(attempt.advance(Attempt::take_back_after));
  CHECK(attempt.phase() == Phase::Solving);
  CHECK(attempt.game().ply() == 0);
  CHECK(attempt.mistakes() == 1);
}

TEST_CASE("a wrong second move is taken back to the right first one") {
  const auto problem = from_fen(Variant::Brazilian, "W:Wa5,c5,b4,a3,b2,f2,g1:Bb8,f8,h8,a7,e5,g5,h2",
                                {"c5-b6", "a7xc5", "b4xh6"});
  Attempt attempt(problem, engine());
  play(attempt, "c5-b6");
  settle(attempt);
  for (const Move& m : attempt.game().legal_moves()) {
    if (m == problem.line[2]) continue;
    REQUIRE(attempt.play({m}));
    settle(attempt);
    if (attempt.over()) return;  // it is as good
    CHECK(attempt.game().ply() == 2);
  }
}

TEST_CASE("another move that reaches the goal is accepted") {
  Attempt attempt(from_fen(Variant::Brazilian, "W:WKa1,Kc1,Ke1:Bh4", {"a1-g7"}), engine());
  REQUIRE(play(attempt, "c1-b2"));
  settle(attempt);
  CHECK(attempt.over());
  CHECK(attempt.solved());
  CHECK(attempt.remark().kind == What::AlsoGood);
  CHECK(attempt.remark().tried == "c1-b2");
  CHECK_FALSE(attempt.ply_of_solution());
}

TEST_CASE("a shown solution is stepped through, and is no solved problem") {
  Attempt attempt(shot_of_three(), engine());
  attempt.show_solution();
  CHECK(attempt.over());
  CHECK_FALSE(attempt.solved());
  CHECK(attempt.first_try() == false);
  CHECK(attempt.ply_of_solution() == 0);
  CHECK_FALSE(attempt.step_to(3));
  CHECK(attempt.ply_of_solution() == 3);
  CHECK(attempt.step_to(1) == false);
  CHECK(attempt.game().ply() == 1);
  CHECK_FALSE(play(attempt, "a7xc5"));
}

TEST_CASE("the solution can be asked for while the program thinks, answers or refutes") {
  for (const std::string_view move : {"b2-c3", "c5-b6"}) {
    Attempt attempt(shot_of_three(), engine());
    play(attempt, move);
    attempt.show_solution();
    CHECK(attempt.over());
    CHECK(attempt.ply_of_solution() == 0);
    CHECK_FALSE(attempt.advance(std::chrono::seconds(9)));
  }
  Attempt attempt(shot_of_three(), engine());
  play(attempt, "b2-c3");
  attempt.advance(Attempt::Milliseconds{0});
  attempt.show_solution();
  CHECK(attempt.ply_of_solution() == 0);
  CHECK_FALSE(attempt.hurry());
}

TEST_CASE("after another good move, stepping shows the line of the solution instead") {
  Attempt attempt(from_fen(Variant::Brazilian, "W:WKa1,Kc1,Ke1:Bh4", {"a1-g7"}), engine());
  play(attempt, "c1-b2");
  settle(attempt);
  CHECK(attempt.step_to(1));
  CHECK(attempt.ply_of_solution() == 1);
}

TEST_CASE("a person in a hurry does not wait for the answer") {
  Attempt attempt(shot_of_three(), engine());
  CHECK_FALSE(attempt.hurry());
  play(attempt, "c5-b6");
  CHECK(attempt.hurry());
  CHECK(attempt.phase() == Phase::Solving);
  CHECK(attempt.game().ply() == 2);
}

}  // namespace damas::training
