#include "statistics/played_game.hpp"

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"

namespace damas::statistics {

namespace {

std::optional<int> level_of(std::string_view name) {
  if (name == "Computer 4") return 4;
  return std::nullopt;
}

std::optional<PlayedGame> played(const std::string& tags, const std::string& moves) {
  return played_game(read_pdn("[GameType \"26\"]\n" + tags + "\n" + moves + "\n")[0], level_of);
}

const std::string against_computer =
    "[Black \"Computer 4\"]\n[WhiteType \"human\"]\n[BlackType \"program\"]\n";

}  // namespace

TEST_CASE("A game against the computer has the person's side, result, level and opening") {
  const auto game =
      played(against_computer + "[Date \"2026.11.25\"]\n", "1. c3-d4 d6-c5 2. b2-c3 1-0");
  REQUIRE(game);
  CHECK(game->variant == Variant::Brazilian);
  CHECK(game->side == Side::White);
  CHECK(game->result == Result::Win);
  CHECK(game->rival == Rival::Computer);
  CHECK(game->level == 4);
  CHECK(game->date == PdnDate{2026, 11, 25});
  CHECK(game->opening == "c3-d4 d6-c5");
  CHECK_FALSE(game->accuracy);
}

TEST_CASE("Results are the person's") {
  const std::string black =
      "[White \"Computer 4\"]\n[WhiteType \"program\"]\n[BlackType \"human\"]\n";
  CHECK(played(black, "1. c3-d4 1-0")->result == Result::Loss);
  CHECK(played(black, "1. c3-d4 0-1")->result == Result::Win);
  CHECK(played(black, "1. c3-d4 1/2-1/2")->result == Result::Draw);
  CHECK(played(black, "1. c3-d4 1-0")->side == Side::Black);
  CHECK_FALSE(played(black, "1. c3-d4 *"));
}

TEST_CASE("Games of two persons count if a tag says who the person is") {
  const std::string persons = "[WhiteType \"human\"]\n[BlackType \"human\"]\n";
  CHECK_FALSE(played(persons, "1. c3-d4 1-0"));
  const auto online = played(persons + "[DamasSide \"Black\"]\n", "1. c3-d4 0-1");
  REQUIRE(online);
  CHECK(online->rival == Rival::Person);
  CHECK(online->result == Result::Win);
  CHECK_FALSE(played("[WhiteType \"program\"]\n[BlackType \"program\"]\n", "1. c3-d4 1-0"));
}

TEST_CASE("A machine of another name is another program") {
  const auto game =
      played("[Black \"Scan\"]\n[WhiteType \"human\"]\n[BlackType \"program\"]\n", "1. c3-d4 1-0");
  REQUIRE(game);
  CHECK(game->rival == Rival::Program);
  CHECK(game->level == 0);
}

TEST_CASE("An opening's name is used where the game has one, and a short game has none") {
  CHECK(played(against_computer + "[Opening \"Central\"]\n", "1. c3-d4 d6-c5 1-0")->opening ==
        "Central");
  CHECK(played(against_computer, "1. c3-d4 1-0")->opening.empty());
}

TEST_CASE("The accuracy is that of the person's moves in an analysed game") {
  const auto game = played(against_computer,
                           "{[%eval 0.00]} 1. c3-d4 {[%eval 0.00]} d6-c5 {[%eval 0.00]} "
                           "2. b2-c3 {[%eval 0.00]} 1-0");
  REQUIRE(game);
  REQUIRE(game->accuracy);
  CHECK(*game->accuracy == doctest::Approx(100));
}

}  // namespace damas::statistics
