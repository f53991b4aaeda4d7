#include "core/pdn/starts.hpp"

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"

namespace damas {

namespace {

Variant guessed(std::string_view text, const PdnOptions& options = {}) {
  const auto games = read_pdn(text, options);
  REQUIRE(games.size() == 1);
  CHECK(games[0].is_whole());
  CHECK(games[0].variant_guessed);
  return games[0].variant();
}

}  // namespace

TEST_CASE("The moves show the variant of games that do not state one") {
  CHECK(guessed("1. 32-28 19-23 2. 28x19 14x23 *") == Variant::International);
  CHECK(guessed("1. 11-15 24-20 2. 8-11 28-24 *") == Variant::English);
  CHECK(guessed("1. 21-17 12-15 2. 23-19 11-14 3. 19x12 8x15 *") == Variant::Italian);
  CHECK(guessed("1. c3-d4 d6-c5 2. b2-c3 f6-g5 *") == Variant::Brazilian);
  CHECK(guessed("1. c3-d4 b6-c5 2. d4:b6 a7:c5 *") == Variant::Russian);
  CHECK(guessed("1. 48-42 25-31 2. 47-41 *") == Variant::Canadian);
}

TEST_CASE("The caller's variant comes first if it fits") {
  CHECK(guessed("1. c3-d4 d6-c5 2. b2-c3 f6-g5 *", {Variant::Czech}) == Variant::Czech);
  CHECK(guessed("1. 11-15 24-20 *", {Variant::Pool}) == Variant::Pool);
  CHECK(guessed("1. 32-28 19-23 2. 28x19 14x23 *", {Variant::Brazilian}) == Variant::International);
}

TEST_CASE("The usual variant comes first if it names squares as the game does") {
  const auto usual = [](Variant variant) { return PdnOptions{.usual = variant}; };
  const char* const numbers = "1. 11-15 24-20 2. 8-11 28-24 *";
  CHECK(guessed(numbers, usual(Variant::Brazilian)) == Variant::English);
  CHECK(guessed(numbers, usual(Variant::Pool)) == Variant::Pool);
  const char* const letters = "1. c3-d4 d6-c5 2. b2-c3 f6-g5 *";
  CHECK(guessed(letters, usual(Variant::English)) == Variant::Brazilian);
  CHECK(guessed(letters, usual(Variant::Russian)) == Variant::Russian);
  CHECK(guessed("[White \"Ana\"] *", usual(Variant::Russian)) == Variant::Russian);
}

TEST_CASE("Games of one file that do not state a variant get the same one") {
  // The second game takes one piece where it could take two, which Brazilian rules forbid.
  const auto games = read_pdn(
      "1. c3-d4 d6-c5 *\n"
      "[FEN \"W:Wc3,g1:Bd4,f2,d6\"] 1. c3xe5 *\n"
      "[FEN \"W:Wa1,e1:Bb2,d2,d4,h8\"] 1. e1xc3xe5 *\n");
  REQUIRE(games.size() == 3);
  for (const PdnGame& game : games)
    CHECK(game.variant() == games[0].variant());
}

TEST_CASE("The side that begins and the corner of the numbers may differ from the tag") {
  // White begins in unified pool checkers.
  const auto pool = read_pdn("[GameType \"23,W,8,8,A0,0\"] 1. c3-d4 d6-c5 *");
  CHECK(pool[0].is_whole());
  // Some programs number Spanish squares from the top left.
  const auto spanish = read_pdn("[GameType \"24\"] 1. 21-17 12-15 *");
  CHECK(spanish[0].is_whole());
  // A game site writes a wrong corner in the tag.
  const auto site = read_pdn("[GameType \"20,W,10,10,N1,0\"] 1. 32-28 18-23 *");
  CHECK(site[0].is_whole());
  const auto reversed = read_pdn("[GameType \"21,W,8,8,N1,0\"] 1. 11-15 24-20 *");
  CHECK(reversed[0].is_whole());
}

TEST_CASE("A name of no variant is an error, even if the moves fit") {
  for (const char* text : {"[Variant \"chess\"] 1. e4 e5", "[Variant \"chess\"] 1. c3-d4 *"}) {
    const auto games = read_pdn(text);
    REQUIRE(games.size() == 1);
    REQUIRE(games[0].errors.size() == 1);
    CHECK(games[0].errors[0].problem == PdnProblem::GameType);
    CHECK(games[0].errors[0].detail == "unknown variant 'chess'");
    CHECK(games[0].errors[0].column == 1);
  }
  CHECK(read_pdn("[Variant \"?\"] 1. c3-d4 *")[0].is_whole());
  // Programs use the tag for other purposes next to a type.
  CHECK(read_pdn("[GameType \"20\"] [Variant \"From Position\"] 1. 32-28 *")[0].is_whole());
}

TEST_CASE("FENs of other programs are read") {
  CHECK(plain_fen("W:W31:B20:H0:F1", Side::White) == "W:W31:B20");
  CHECK(plain_fen("?:W31:B20", Side::Black) == "B:W31:B20");
  CHECK(plain_fen("B:W18,19.:B1,2.", Side::White) == "B:W18,19.:B1,2.");
  CHECK(plain_fen("", Side::White).empty());
  const auto games = read_pdn("[GameType \"40\"][FEN \"W:W31,K46:B20:H0:F1:+1+0\"] 1. 31-27 *");
  CHECK(games[0].is_whole());
}

}  // namespace damas
