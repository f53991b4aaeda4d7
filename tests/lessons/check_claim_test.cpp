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

}  // namespace

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

TEST_CASE("results of few pieces are those of the shipped tables") {
  // A short search takes three kings on the large board for a win.
  const std::string three = "W:WK48,K49,K50:BK45";
  CHECK(shows("international", three, "", "draws"));
  CHECK_FALSE(shows("international", three, "", "wins"));
  CHECK(shows("english", "W:WK15,K18:BK1", "", "wins"));
}

TEST_CASE("a position is quiet if neither side can capture") {
  CHECK(shows("brazilian", "start", "", "quiet"));
  CHECK(shows("brazilian", "start", "c3-d4 d6-c5", "quiet"));
  CHECK_FALSE(shows("brazilian", "W:Wc3:Bd4,h8", "", "quiet"));
  // White cannot capture, but Black could.
  CHECK_FALSE(shows("brazilian", "W:Wc3:Bd4,e5", "", "quiet"));
  CHECK_FALSE(shows("brazilian", "W:We3,b2:Bg5,d6,h8", "e3-f4", "quiet"));
}

TEST_CASE("each side has the number of men that is claimed") {
  CHECK(shows("international", "start", "", "men 20"));
  CHECK_FALSE(shows("international", "start", "", "men 12"));
  CHECK_FALSE(shows("brazilian", "W:Wc3,a1:Bb6", "", "men 1"));
}

namespace {

// Whether all claims of the right answer are true.
bool answers(const std::string& variant, const std::string& step) {
  const Step asked = step_of(variant, step);
  const Reaction& right = asked.right.front();
  Claimed of{asked.start, {}, {}, right.squares, {}};
  if (!right.numbers.empty()) of.number = right.numbers.front();
  ClaimChecker checker;
  bool all = true;
  for (const lessons::Claim& claim : right.claims)
    all = checker.complaint(claim, of).empty() && all;
  return all;
}

}  // namespace

TEST_CASE("the moves are counted that lose no piece") {
  const auto count = [](const std::string& position, int number) {
    return answers("brazilian", "[count]\nposition: " + position +
                                    "\nen: How many?\nchoices: 0 1 2 3 4\nanswer: " +
                                    std::to_string(number) + "\nen: X\nclaims: safe-moves\n");
  };
  CHECK(count("B:Wc3:Bc5", 0));
  CHECK_FALSE(count("B:Wc3:Bc5", 2));
  CHECK(count("W:Wd2:Bc5", 2));
  // One step gives the man away, the other does not.
  CHECK(count("W:We3:Bg5,h8", 1));
  // An even exchange, e3-f4, is safe, because g1 keeps Black from going on.
  CHECK(count("W:We3,f2,g1:Bg5", 4));
}

TEST_CASE("the squares of men that can become a king are told from others") {
  const std::string barrier = "[squares]\nposition: W:W15,21:B7,9,10,17\nen: Which?\n";
  CHECK(answers("international", barrier + "answer: 21\nen: X\nclaims: crowning\n"));
  CHECK_FALSE(answers("international", barrier + "answer: 15\nen: X\nclaims: crowning\n"));
}

TEST_CASE("counts of draws are those of the variant's rules") {
  const auto count = [](const std::string& variant, const std::string& position, int number,
                        const std::string& claim) {
    return answers(variant, "[count]\nposition: " + position +
                                "\nen: How many?\nchoices: 3 4 16 25 40\nanswer: " +
                                std::to_string(number) + "\nen: X\nclaims: " + claim + "\n");
  };
  CHECK(count("english", "W:WK30:BK2", 3, "repetitions"));
  CHECK_FALSE(count("english", "W:WK30:BK2", 4, "repetitions"));
  CHECK(count("italian", "start", 4, "repetitions"));
  CHECK(count("english", "W:WK30:BK2", 40, "king-moves"));
  CHECK_FALSE(count("english", "W:WK30:BK2", 25, "king-moves"));
  CHECK(count("international", "W:WK48,K49,K50:BK45", 16, "ending-moves"));
}

}  // namespace damas::test
