#include "core/pdn/result.hpp"

#include <doctest/doctest.h>

namespace damas {

TEST_CASE("Results are read in both styles and written as they were") {
  for (const char* text : {"1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0", "*", "4-6"})
    CHECK(to_text(parse_result(text)) == text);
  CHECK(parse_result("2-0").score == PdnScore::FirstWins);
  CHECK(parse_result(" 1 - 0 ").score == PdnScore::FirstWins);
  CHECK(parse_result("1/2").score == PdnScore::Draw);
  CHECK(parse_result("?").score == PdnScore::Unknown);
  CHECK(parse_result("4-6").score == PdnScore::Other);
  CHECK_FALSE(standard_result("4-6"));
}

TEST_CASE("A turned result names the players in the other order") {
  CHECK(to_text(turned(parse_result("2-0"))) == "0-2");
  CHECK(to_text(turned(parse_result("0-1"))) == "1-0");
  CHECK(to_text(turned(parse_result("1-1"))) == "1-1");
}

TEST_CASE("The winner depends on the side that the result names first") {
  CHECK(winner(PdnScore::FirstWins, Side::White) == Side::White);
  CHECK(winner(PdnScore::FirstWins, Side::Black) == Side::Black);
  CHECK_FALSE(winner(PdnScore::Draw, Side::White));
  CHECK(score_for(Side::Black) == PdnScore::SecondWins);
  CHECK(score_for(std::nullopt) == PdnScore::Draw);
}

}  // namespace damas
