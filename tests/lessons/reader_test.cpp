#include "lessons/reader.hpp"

#include <doctest/doctest.h>

#include "core/notation.hpp"

namespace damas::lessons {

namespace {

const std::string head =
    "lesson: trial\nvariant: brazilian\ncourse: tactics\norder: 3\nen: A trial\n";

std::string error_of(const std::string& text) {
  const auto read = read_lesson(text);
  const auto* error = std::get_if<LessonError>(&read);
  return error == nullptr ? "none" : describe(*error);
}

// The error of a lesson with one step, whose lines begin with the sixth.
std::string error_of_step(const std::string& step) {
  return error_of(head + step);
}

Lesson lesson_of(const std::string& text) {
  auto read = read_lesson(text);
  if (const auto* error = std::get_if<LessonError>(&read)) FAIL(describe(*error));
  return std::get<Lesson>(std::move(read));
}

}  // namespace

TEST_CASE("a lesson has a head and steps, with comments and continued lines") {
  const Lesson lesson = lesson_of(head +
                                  "pt: Uma prova\n"
                                  "fil: Isang pagsubok\n"
                                  "# A comment\n"
                                  "\n"
                                  "[show]\r\n"
                                  "position: W:Wc3,a1:Bd4,h8\n"
                                  "mark: d4 e5\n"
                                  "moves: c3xe5\n"
                                  "claims: takes 1, must-capture\n"
                                  "en: One\n"
                                  "  two.\n"
                                  "[move]\n"
                                  "en: Black captures?\n"
                                  "answer: h8-g7\n"
                                  "then: a1-b2\n"
                                  "en: Right.\n"
                                  "other:\n"
                                  "en: No.\n");
  CHECK(lesson.id == "trial");
  CHECK(lesson.course == Course::Tactics);
  CHECK(lesson.order == 3);
  CHECK(lesson.title.in("pt") == "Uma prova");
  CHECK(lesson.title.in("fil") == "Isang pagsubok");
  CHECK(lesson.title.in("xx") == "A trial");
  REQUIRE(lesson.steps.size() == 2);
  const Step& show = lesson.steps[0];
  CHECK(show.words.in("en") == "One two.");
  CHECK(show.marks.size() == 2);
  CHECK(show.moves.size() == 1);
  CHECK(show.claims == std::vector<Claim>{{Claim::Kind::Takes, 1}, {Claim::Kind::MustCapture}});
  const Step& move = lesson.steps[1];
  CHECK(Game(move.start).side_to_move() == Side::Black);
  CHECK(move.right[0].then.size() == 1);
  CHECK(move.other->in("en") == "No.");
}

TEST_CASE("squares, counts and play are read") {
  const Lesson lesson =
      lesson_of(head +
                "[squares]\nposition: start\nen: Which?\nanswer: c5 e5\nen: Yes.\n"
                "wrong: a3\nen: No.\n"
                "[count]\nen: How many?\nchoices: 1 2\nanswer: 2\nen: Two.\n"
                "[play]\nposition: W:WKa1:Bh4\nen: Win.\ngoal: win\nlevel: 3\n"
                "answer:\nen: Won.\n");
  REQUIRE(lesson.steps.size() == 3);
  CHECK(lesson.steps[0].right[0].squares.size() == 2);
  CHECK(lesson.steps[0].wrong[0].squares.size() == 1);
  CHECK(lesson.steps[1].choices == std::vector<int>{1, 2});
  CHECK(lesson.steps[2].goal == Goal::Win);
  CHECK(lesson.steps[2].level == 3);
}

TEST_CASE("several lessons in one text are put in order") {
  const std::string step = "[show]\nposition: start\nen: Look.\n";
  const auto read = read_lessons("lesson: b\norder: 2\nen: B\n" + step +
                                 "# more\nlesson: a\norder: 1\nen: A\n" + step);
  const auto* all = std::get_if<std::vector<Lesson>>(&read);
  REQUIRE(all != nullptr);
  REQUIRE(all->size() == 2);
  CHECK((*all)[0].id == "a");
  const auto broken = read_lessons("lesson: b\nen: B\n" + step + "lesson: a\nen: A\nx\n");
  CHECK(describe(std::get<LessonError>(broken)) ==
        "a.lesson, line 3: expected a key and a colon, such as 'en: …', found 'x'.");
}

TEST_CASE("a file with several lessons may begin with comments, and errors name its own lines") {
  const std::string step = "[show]\nposition: start\nen: Look.\n";
  const std::string first = "# By Ana\n\nlesson: b\nen: B\n" + step;
  const auto read = read_lesson_file(first + "lesson: a\nen: A\n" + step);
  const auto* all = std::get_if<std::vector<Lesson>>(&read);
  REQUIRE(all != nullptr);
  CHECK(all->size() == 2);
  CHECK(describe(std::get<LessonError>(read_lesson_file(first + "lesson: a\nen: A\nx\n"))) ==
        "a.lesson, line 10: expected a key and a colon, such as 'en: …', found 'x'.");
  CHECK(describe(std::get<LessonError>(read_lesson_file(""))) ==
        "lesson, line 1: expected 'lesson: <name>' before the first step.");
  CHECK(std::holds_alternative<LessonError>(read_lesson_file("# nothing\n")));
}

TEST_CASE("a game that is over cannot be played on") {
  CHECK(error_of_step("[play]\nposition: W:Wa3:Bb4,c5\nen: Win.\ngoal: win\nanswer:\nen: Won.\n")
            .find("line 6: expected a position in which the game is not over") !=
        std::string::npos);
}

TEST_CASE("an error names the line and what was expected") {
  CHECK(error_of("") == "lesson, line 1: expected 'lesson: <name>' before the first step.");
  CHECK(error_of("lesson: a b\n") ==
        "a b.lesson, line 1: expected one word, the name of the file without its ending, found 'a "
        "b'.");
  CHECK(error_of("lesson: a\nvariant: chess\n") ==
        "a.lesson, line 2: expected a variant, such as brazilian, found 'chess'.");
  CHECK(error_of("lesson: a\n[show]\n") ==
        "a.lesson, line 2: expected a title, 'en: …', before the first step.");
  CHECK(error_of("lesson: a\nen: A\n") == "a.lesson, line 2: expected a step, such as '[show]'.");
  CHECK(error_of("lesson: a\nen: A\nen: B\n") ==
        "a.lesson, line 3: expected one text in a language, found 'en'.");
  CHECK(
      error_of("lesson: a\nsize: 3\n") ==
      "a.lesson, line 2: expected lesson, variant, course, order, or the code of a language, found "
      "'size'.");
  CHECK(error_of("  x\n").find("line 1: expected a key at the beginning of the line") !=
        std::string::npos);
}

TEST_CASE("errors of steps") {
  CHECK(
      error_of_step("[tell]\n") ==
      "trial.lesson, line 6: expected [show], [move], [squares], [count] or [play], found 'tell'.");
  CHECK(error_of_step("[show\n") ==
        "trial.lesson, line 6: expected ']' at the end of the line, found '[show'.");
  CHECK(error_of_step("[show]\nen: X\n").find("line 7: expected 'position: …' first") !=
        std::string::npos);
  CHECK(
      error_of_step("[show]\nposition: W:Wc4\n").find("line 7: expected 'start', or a position") !=
      std::string::npos);
  CHECK(error_of_step("[show]\nposition: start\n") ==
        "trial.lesson, line 6: expected a text, 'en: …', in this step, found 'show'.");
  CHECK(error_of_step("[show]\nposition: start\nmoves: c3-c4\n")
            .find("line 8: expected a legal move such as ") != std::string::npos);
  CHECK(
      error_of_step("[show]\nposition: W:Wc3:Bd4\nmoves: c3xe5 a1-b2\n") ==
      "trial.lesson, line 8: expected no move, because the game is over before it, found 'a1-b2'.");
  CHECK(
      error_of_step("[show]\nposition: start\nanswer: c3-d4\n").find("line 8: expected position") !=
      std::string::npos);
  CHECK(error_of_step("[show]\nposition: start\nmark: z9\n") ==
        "trial.lesson, line 8: expected a playing square of this board, found 'z9'.");
  CHECK(error_of_step("[show]\nposition: start\nclaims: nice\n") ==
        "trial.lesson, line 8: expected a claim, such as must-capture or takes 2, found 'nice'.");
  CHECK(
      error_of_step("[show]\nposition: start\nclaims: takes\n") ==
      "trial.lesson, line 8: expected a claim with a number or a square behind it, found 'takes'.");
}

TEST_CASE("errors of questions") {
  CHECK(error_of_step("[move]\nposition: start\nen: X\n") ==
        "trial.lesson, line 6: expected 'answer: …' in this step, found 'move'.");
  CHECK(error_of_step("[move]\nposition: start\nen: X\nanswer: c3-d4\n") ==
        "trial.lesson, line 9: expected a text below 'answer: …'.");
  CHECK(error_of_step("[move]\nposition: start\nen: X\nanswer: c3-d4 c3-b4\nthen: h6-g5\n") ==
        "trial.lesson, line 10: expected one move in the line above 'then', found 'then'.");
  CHECK(error_of_step("[count]\nposition: start\nen: X\nchoices: 1 2\nanswer: 3\nen: Y\n") ==
        "trial.lesson, line 10: expected one of the choices, found '3'.");
  CHECK(error_of_step("[count]\nposition: start\nen: X\nanswer: 3\nen: Y\n") ==
        "trial.lesson, line 6: expected 'choices: …' in this step, found 'count'.");
  CHECK(error_of_step("[count]\nposition: start\nen: X\nchoices: one\n") ==
        "trial.lesson, line 9: expected a number, found 'one'.");
  CHECK(error_of_step("[play]\nposition: start\nen: X\ngoal: lose\n") ==
        "trial.lesson, line 9: expected win, crown or draw, found 'lose'.");
  CHECK(error_of_step("[play]\nposition: start\nen: X\nlevel: 11\n") ==
        "trial.lesson, line 9: expected a level from 1 to 10, found '11'.");
  CHECK(error_of_step("[squares]\nposition: start\nen: X\nanswer: \n") ==
        "trial.lesson, line 9: expected one or more squares behind the colon.");
}

TEST_CASE("errors about an answer name its line") {
  const std::string asked = "[move]\nposition: start\nen: X\nanswer: c3-d4\nen: Y\n";
  CHECK(error_of_step(asked + "answer: c3-b4\n") ==
        "trial.lesson, line 11: expected a text below 'answer: …'.");
  CHECK(error_of_step(asked + "wrong: c3-b4\n") ==
        "trial.lesson, line 11: expected a text below 'wrong: …'.");
  CHECK(error_of_step(asked + "other:\n") ==
        "trial.lesson, line 11: expected a text below 'other:'.");
  CHECK(error_of_step("[squares]\nposition: start\nen: X\nanswer: c3\nen: Y\nanswer: d4\n"
                      "en: Z\n") ==
        "trial.lesson, line 11: expected one 'answer: …' in this step, found 'answer'.");
  CHECK(error_of_step("[count]\nposition: start\nen: X\nchoices: 1 2\nanswer: 1 2\nen: Y\n") ==
        "trial.lesson, line 10: expected one of the choices, found '1 2'.");
}

TEST_CASE("errors in a continued line name that line") {
  CHECK(error_of_step("[move]\nposition: start\nen: X\nanswer: c3-d4\n  c3-b4\n\n  c3-c4\n")
            .find("line 12: expected a legal move such as ") != std::string::npos);
  CHECK(error_of_step("[squares]\nposition: start\nen: X\nanswer: z9\n  c3\n") ==
        "trial.lesson, line 9: expected a playing square of this board, found 'z9'.");
  CHECK(error_of_step("[show]\nposition: start\nclaims: must-capture,\n  nice\n") ==
        "trial.lesson, line 9: expected a claim, such as must-capture or takes 2, found 'nice'.");
}

TEST_CASE("the text of a lesson is told from others by its first line with content") {
  for (const char* text : {"lesson: own\n", "lesson:own", "\n \r\n# By Ana\r\nlesson: own\r\n",
                           "\xEF\xBB\xBFlesson: own\n"}) {
    CAPTURE(text);
    CHECK(begins_lesson(text));
  }
  for (const char* text : {"", "# lesson: own\n", "My lesson: own\n", " lesson: own\n", "lesson\n",
                           "[Event \"lesson: own\"]\nlesson: own\n", "lessons: own\n"}) {
    CAPTURE(text);
    CHECK_FALSE(begins_lesson(text));
  }
}

}  // namespace damas::lessons
