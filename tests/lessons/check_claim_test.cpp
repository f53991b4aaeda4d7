#include "lessons/check_claim.hpp"

#include <doctest/doctest.h>

#include "lessons/reader.hpp"

namespace damas::test {
namespace {

using lessons::Reaction;
using lessons::Step;

// The only step of a lesson in that variant.
Step step_of(const std::string& variant, const std::string& text) {
  auto read = lessons::read_lesson("lesson: trial\nvariant: " + variant + "\nen: A trial\n" + text);
  if (const auto* error = std::get_if<lessons::LessonError>(&read)) FAIL(lessons::describe(*error));
  return std::get<lessons::Lesson>(std::move(read)).steps.front();
}

// Whether all claims of the shown moves, or of the position, are true.
bool shows(const std::string& variant, const std::string& position, const std::string& moves,
           const std::string& claims) {
  const std::string played = moves.empty() ? moves : "moves: " + moves + "\n";
  const Step step = step_of(
      variant, "[show]\nposition: " + position + "\n" + played + "claims: " + claims + "\nen: X\n");
  ClaimChecker checker;
  bool all = true;
  for (const lessons::Claim& claim : step.claims)
    all = checker.complaint(claim, {step.start, step.moves, {}, {}, {}}).empty() && all;
  return all;
}

TEST_CASE("a piece is lost if the captures that follow are no even exchange") {
  const std::string guarded = "W:We3,f2,g1,c1:Bg5,h6,b8";
  CHECK_FALSE(shows("brazilian", guarded, "e3-f4", "loses-piece"));
  CHECK_FALSE(shows("brazilian", guarded, "e3-f4 g5xe3", "loses-piece"));
  CHECK_FALSE(shows("brazilian", guarded, "f2-g3", "loses-piece"));
  CHECK(shows("brazilian", "W:We3,b2:Bg5,d6,h8", "e3-f4", "loses-piece"));
  CHECK(shows("brazilian", "W:We3,b2:Bg5,d6,h8", "e3-f4 g5xe3", "loses-piece"));
}

TEST_CASE("the enemy chooses the capture that costs most") {
  // With c5 Black would lose two men for one; with e5 it takes two.
  CHECK(shows("russian", "W:Wb2,c3,f2,g1:Bc5,e5,f8,h8", "c3-d4", "loses-piece"));
  CHECK_FALSE(shows("russian", "W:Wa1,b2,c3,f2,g1:Bc5,e5,f8,h6,h8", "c3-d4", "loses-piece"));
}

}  // namespace
}  // namespace damas::test
