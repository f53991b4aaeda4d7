#include "view/window/lessons/lesson_status.hpp"

#include <string>
#include <utility>
#include <variant>

#include <doctest/doctest.h>

#include "core/notation.hpp"
#include "lessons/reader.hpp"

namespace damas::test {

namespace {

lessons::Lesson lesson_with(const std::string& steps) {
  auto read = lessons::read_lesson("lesson: trial\nen: A trial\n" + steps);
  REQUIRE(std::holds_alternative<lessons::Lesson>(read));
  return std::get<lessons::Lesson>(std::move(read));
}

std::string said(const lessons::Session& session) {
  return status_of(session, Language::English).sentence;
}

}  // namespace

TEST_CASE("The status line of a lesson follows shown moves to the end") {
  lessons::Session session(lesson_with("[show]\nposition: start\nmoves: c3-d4 b6-a5\nen: Look.\n"));
  CHECK(said(session) == "Watch the moves.");
  while (session.hurry()) {
  }
  CHECK(said(session) == "Go on when you like.");
  session.next();
  CHECK(said(session) == "Well done: this lesson is complete.");
  CHECK(status_of(session, Language::English).tone == Status::Tone::Notice);
}

TEST_CASE("The status line counts the squares that are left, and tells a wrong one") {
  lessons::Session session(
      lesson_with("[squares]\nposition: W:Wc3,e3:Ba7\nen: Choose.\nanswer: c3 e3\nen: Right.\n"));
  CHECK(said(session) == "Choose the squares. Left to find: 2");
  session.touch(*parse_square("c3", BoardShape{}));
  CHECK(said(session) == "Choose the squares. Left to find: 1");
  session.touch(*parse_square("a7", BoardShape{}));
  CHECK(said(session) == "Not that one. Try again.");
  CHECK(status_of(session, Language::English).tone == Status::Tone::Refusal);
  session.touch(*parse_square("e3", BoardShape{}));
  CHECK(said(session) == "Right.");
}

TEST_CASE("The status line does not praise an answer that was shown") {
  lessons::Session session(
      lesson_with("[count]\nposition: start\nen: How many?\nchoices: 1 2\nanswer: 2\nen: Two.\n"));
  REQUIRE(session.show_answer());
  CHECK(said(session) == "Go on when you like.");
}

TEST_CASE("The status line asks for a number") {
  const lessons::Session session(lesson_with(
      "[count]\nposition: start\nen: How many?\nchoices: 1 2\nanswer: 2\nen: Right.\n"));
  CHECK(said(session) == "Choose a number.");
}

}  // namespace damas::test
