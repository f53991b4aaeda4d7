#include "lessons/session.hpp"

#include <doctest/doctest.h>

#include "core/move_input.hpp"
#include "core/notation.hpp"
#include "lessons/reader.hpp"

namespace damas::lessons {

namespace {

using Phase = Session::Phase;
using Verdict = Session::Verdict;

Lesson lesson_with(const std::string& steps) {
  auto read = read_lesson("lesson: trial\nen: A trial\n" + steps);
  if (const auto* error = std::get_if<LessonError>(&read)) FAIL(describe(*error));
  return std::get<Lesson>(std::move(read));
}

Move move(const Session& session, const char* text) {
  const auto typed = MoveInput(session.game()).type(text);
  REQUIRE(std::holds_alternative<Move>(typed));
  return std::get<Move>(typed);
}

Square square(const char* name) {
  return *parse_square(name, BoardShape{});
}

const char* const question =
    "[move]\nposition: W:We3,b2:Bg5,d6,h8\nen: Move.\n"
    "answer: b2-c3\nthen: d6-e5\nen: Right.\n"
    "wrong: e3-f4\nthen: g5xe3\nen: Lost.\n"
    "other:\nen: Another one.\n";

}  // namespace

TEST_CASE("moves of a shown step are played one after another") {
  Session session(lesson_with("[show]\nposition: start\nmoves: c3-d4 b6-a5\nen: Look.\n"));
  CHECK(session.phase() == Phase::Moving);
  CHECK(session.take_changes().front().kind == Change::Kind::Set);
  CHECK_FALSE(session.advance(Session::first_move_after - Session::Milliseconds{1}));
  CHECK(session.advance(Session::Milliseconds{1}));
  CHECK(session.game().ply() == 1);
  CHECK(session.due() == Session::move_after);
  CHECK(session.hurry());
  CHECK(session.phase() == Phase::Done);
  CHECK(session.take_changes().size() == 2);
  CHECK_FALSE(session.hurry());
  session.next();
  CHECK(session.phase() == Phase::Over);
  session.back();
  CHECK(session.phase() == Phase::Moving);
}

TEST_CASE("a step that was done before can be passed without an answer") {
  const std::string show = "[show]\nposition: start\nen: Look.\n";
  Session session(lesson_with(question + show));
  CHECK_FALSE(session.can_go_on());
  CHECK(session.play(move(session, "b2-c3")));
  while (session.hurry()) {
  }
  CHECK(session.can_go_on());
  session.next();
  session.back();
  CHECK(session.phase() == Phase::Asking);
  CHECK(session.can_go_on());
  session.again();
  CHECK(session.can_go_on());
  session.next();
  CHECK(session.step_number() == 1);
  // The steps before the one at which the lesson was left are done, too.
  Session later(lesson_with(std::string(question) + question + show), 1);
  CHECK_FALSE(later.can_go_on());
  later.back();
  CHECK(later.can_go_on());
  later.next();
  CHECK_FALSE(later.can_go_on());
  // So are those that a link passes.
  later.next();
  later.back();
  CHECK(later.can_go_on());
}

TEST_CASE("a right move is praised, and the lesson's moves follow") {
  Session session(lesson_with(question));
  CHECK(session.phase() == Phase::Asking);
  CHECK(session.play(move(session, "b2-c3")));
  CHECK(session.verdict() == Verdict::Right);
  CHECK(session.said()->in("en") == "Right.");
  CHECK(session.phase() == Phase::Moving);
  CHECK(session.hurry());
  CHECK(session.phase() == Phase::Done);
  CHECK(session.game().ply() == 2);
}

TEST_CASE("a wrong move is answered and taken back") {
  Session session(lesson_with(question));
  CHECK(session.play(move(session, "e3-f4")));
  CHECK(session.verdict() == Verdict::Wrong);
  CHECK(session.phase() == Phase::Moving);
  CHECK(session.hurry());
  CHECK(session.phase() == Phase::Refuting);
  CHECK(session.game().ply() == 2);
  CHECK_FALSE(session.advance(Session::take_back_after - Session::Milliseconds{1}));
  CHECK(session.advance(Session::Milliseconds{1}));
  CHECK(session.phase() == Phase::Asking);
  CHECK(session.game().ply() == 0);
  CHECK(session.said()->in("en") == "Lost.");
}

TEST_CASE("any other move gets the other text") {
  Session session(lesson_with(question));
  CHECK(session.play(move(session, "e3-d4")));
  CHECK(session.said()->in("en") == "Another one.");
  CHECK(session.phase() == Phase::Refuting);
}

TEST_CASE("a move that the lesson does not explain can be refuted by a line") {
  Session session(lesson_with(question));
  CHECK_FALSE(session.may_refute());
  CHECK(session.play(move(session, "e3-d4")));
  REQUIRE(session.may_refute());
  const Move reply = session.game().legal_moves().front();
  CHECK(session.refute({reply, reply}));  // the second one is not legal
  CHECK_FALSE(session.may_refute());
  CHECK_FALSE(session.refute({reply}));
  CHECK(session.phase() == Phase::Moving);
  CHECK(session.hurry());
  CHECK(session.phase() == Phase::Refuting);
  CHECK(session.game().ply() == 2);
  CHECK(session.due() == Session::take_back_after);
  CHECK(session.hurry());
  CHECK(session.phase() == Phase::Asking);
  CHECK(session.game().ply() == 0);
  CHECK(session.verdict() == Verdict::Wrong);
  CHECK(session.said()->in("en") == "Another one.");
}

TEST_CASE("a move that the lesson explains itself is not refuted again") {
  Session session(lesson_with(question));
  CHECK(session.play(move(session, "e3-f4")));
  CHECK_FALSE(session.may_refute());
  CHECK(session.hurry());
  CHECK(session.phase() == Phase::Refuting);
  CHECK_FALSE(session.may_refute());
  CHECK_FALSE(session.refute({}));
}

TEST_CASE("squares are found one by one") {
  Session session(lesson_with(
      "[squares]\nposition: start\nen: Which?\nanswer: c5 e5\nen: Yes.\nwrong: a3\nen: No.\n"));
  CHECK(session.touch(square("a3")));
  CHECK(session.verdict() == Verdict::Wrong);
  CHECK(session.missed() == square("a3"));
  CHECK(session.touch(square("e5")));
  CHECK(session.said() == nullptr);
  CHECK_FALSE(session.missed());
  CHECK(session.touch(square("h8")));
  CHECK(session.said() == nullptr);
  CHECK(session.verdict() == Verdict::Wrong);
  CHECK(session.touch(square("c5")));
  CHECK(session.phase() == Phase::Done);
  CHECK_FALSE(session.touch(square("c5")));
}

TEST_CASE("a number is chosen among those that are offered") {
  Session session(lesson_with(
      "[count]\nposition: start\nen: X\nchoices: 1 7\nanswer: 7\nen: Yes.\nwrong: 1\nen: No.\n"));
  CHECK_FALSE(session.choose(2));
  CHECK(session.choose(1));
  CHECK(session.said()->in("en") == "No.");
  CHECK(session.choose(7));
  CHECK(session.phase() == Phase::Done);
}

TEST_CASE("a hint names the row of a square that is still to be found") {
  Session session(
      lesson_with("[squares]\nposition: start\nen: Which?\nanswer: c3 e5\nen: Both.\n"));
  CHECK_FALSE(session.hint());
  CHECK(session.touch(square("c3")));
  CHECK(session.narrow());
  CHECK(session.hint() == Hint{5, {}});
  CHECK_FALSE(session.narrow());
  CHECK(session.touch(square("a1")));
  CHECK(session.hint() == Hint{5, {}});
  session.again();
  CHECK_FALSE(session.hint());
  CHECK(session.touch(square("e5")));
  CHECK(session.narrow());
  CHECK(session.hint() == Hint{3, {}});
  CHECK(session.touch(square("c3")));
  CHECK_FALSE(session.hint());
  CHECK_FALSE(session.narrow());
}

TEST_CASE("a hint leaves two numbers, unless only two are offered") {
  const auto asked = [](const std::string& choices, const char* right) {
    return lesson_with("[count]\nposition: start\nen: How many?\nchoices: " + choices +
                       "\nanswer: " + right + "\nen: So many.\n");
  };
  struct Offer {
    const char* right;
    std::vector<int> numbers;
  };
  for (const Offer& offer : {Offer{"1", {1, 4}}, Offer{"4", {4, 7}}, Offer{"7", {4, 7}}}) {
    CAPTURE(offer.right);
    Session session(asked("1 4 7", offer.right));
    CHECK(session.narrow());
    CHECK(session.hint() == Hint{{}, offer.numbers});
    CHECK_FALSE(session.narrow());
    CHECK(session.show_answer());
  }
  Session two(asked("1 7", "7"));
  CHECK_FALSE(two.narrow());
  Session move(lesson_with(question));
  CHECK_FALSE(move.narrow());
}

TEST_CASE("a lesson begins at the step that is wanted, if there is one") {
  const Lesson lesson = lesson_with(std::string(question) + question);
  CHECK(Session(lesson).step_number() == 0);
  CHECK(Session(lesson, 1).step_number() == 1);
  CHECK(Session(lesson, 2).step_number() == 0);
  CHECK(Session(lesson, -1).step_number() == 0);
}

TEST_CASE("the answer is shown, also after a wrong move") {
  Session session(lesson_with(question));
  CHECK(session.play(move(session, "e3-f4")));
  CHECK(session.show_answer());
  CHECK(session.verdict() == Verdict::Shown);
  while (session.hurry()) {
  }
  CHECK(session.phase() == Phase::Done);
  CHECK_FALSE(session.show_answer());
}

TEST_CASE("the person plays on until the goal, or tries again") {
  const char* const play =
      "[play]\nposition: W:Wc5,a1:Bh6\nen: Crown.\ngoal: crown\nanswer:\nen: Done.\n";
  Session session(lesson_with(play));
  for (const char* own : {"c5-d6", "d6-c7", "c7-b8"}) {
    CHECK(session.play(move(session, own)));
    if (session.phase() != Phase::Machine) break;
    CHECK(session.play_for_machine(session.game().legal_moves().front()));
    CHECK(session.phase() == Phase::Asking);
  }
  CHECK(session.phase() == Phase::Done);
  CHECK(session.verdict() == Verdict::Right);
}

TEST_CASE("a refuted move of a played game is taken back, and the moves before it stay") {
  Session session(
      lesson_with("[play]\nposition: W:Wc3,h2:Bg7,h8\nen: Win.\ngoal: win\nanswer:\nen: "
                  "Won.\nother:\nen: The game ended.\n"));
  CHECK(session.play(move(session, "h2-g3")));
  CHECK(session.play_for_machine(move(session, "g7-f6")));
  CHECK(session.play(move(session, "c3-d4")));
  const Move reply = move(session, "f6-e5");
  CHECK(session.refute({reply}));
  CHECK(session.verdict() == Verdict::Wrong);
  CHECK(session.said() == nullptr);
  CHECK_FALSE(session.play_for_machine(reply));
  static_cast<void>(session.take_changes());
  CHECK(session.hurry());
  CHECK(session.game().ply() == 4);
  CHECK(session.hurry());
  CHECK(session.phase() == Phase::Asking);
  CHECK(session.game().ply() == 2);
  const std::vector<Change> changes = session.take_changes();
  REQUIRE(changes.size() == 2);
  CHECK(changes.back().kind == Change::Kind::Undone);
  CHECK(changes.back().ply == 2);
  CHECK(session.play(move(session, "c3-b4")));
  CHECK(session.phase() == Phase::Machine);
}

TEST_CASE("a game that ends without the goal is begun again") {
  Session session(
      lesson_with("[play]\nposition: W:Wc3:Ba5,h8\nen: Win.\ngoal: win\nanswer:\nen: "
                  "Won.\nother:\nen: Lost.\n"));
  CHECK(session.play(move(session, "c3-b4")));
  CHECK_FALSE(session.play(move(session, "a5xc3")));
  CHECK(session.play_for_machine(move(session, "a5xc3")));
  CHECK(session.verdict() == Verdict::Wrong);
  CHECK(session.said()->in("en") == "Lost.");
  CHECK_FALSE(session.may_refute());
  CHECK(session.hurry());
  CHECK(session.phase() == Phase::Asking);
  CHECK(session.game().ply() == 0);
}

}  // namespace damas::lessons
