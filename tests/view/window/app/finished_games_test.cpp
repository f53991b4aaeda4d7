#include "view/window/app/finished_games.hpp"

#include <string>

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"

namespace damas::test {

namespace {

constexpr std::size_t many = 1000;

PdnGame game(const std::string& white, const std::string& moves = "1. c3-d4 b6-a5") {
  return read_pdn("[White \"" + white + "\"]\n[GameType \"26\"]\n\n" + moves + " *\n").front();
}

// White's names, in their order.
std::string names(const std::string& games) {
  std::string all;
  for (const PdnGame& each : read_pdn(games)) {
    CHECK(each.is_whole());
    all += std::string(each.headers.value("White")) + " ";
  }
  return all;
}

}  // namespace

TEST_CASE("The game that was finished last comes first") {
  std::string games = with_finished("", game("Ana"), 1, many);
  CHECK(names(games) == "Ana ");
  games = with_finished(games, game("Bia"), 2, many);
  games = with_finished(games, game("Caio"), 3, many);
  CHECK(names(games) == "Caio Bia Ana ");
}

TEST_CASE("A match that ends again is kept once, with the last end") {
  std::string games;
  for (const std::uint64_t match : {1U, 2U, 3U})
    games = with_finished(games, game("Ana"), match, many);
  games = with_finished(games, game("Ana again", "1. c3-b4 b6-a5"), 2, many);
  CHECK(names(games) == "Ana again Ana Ana ");
  CHECK(games == with_finished(games, game("Ana again", "1. c3-b4 b6-a5"), 2, many));
}

TEST_CASE("The game of a match is found") {
  std::string games;
  for (const std::uint64_t match : {1U, 2U, 3U})
    games = with_finished(games, game("P" + std::to_string(match)), match, many);
  CHECK(names(std::string(finished_of(games, 1))) == "P1 ");
  CHECK(names(std::string(finished_of(games, 2))) == "P2 ");
  CHECK(names(std::string(finished_of(games, 3))) == "P3 ");
  CHECK(finished_of(games, 4).empty());
  CHECK(finished_of("", 1).empty());
}

TEST_CASE("The oldest games are removed if there are too many") {
  std::string games;
  for (const char* white : {"1", "2", "3", "4"})
    games = with_finished(games, game(white), static_cast<std::uint64_t>(white[0]), 3);
  CHECK(names(games) == "4 3 2 ");
  CHECK(names(with_finished(games, game("5"), 5, 1)) == "5 ");
}

TEST_CASE("All games are counted, broken ones too") {
  CHECK(count_of_finished("") == 0);
  std::string games;
  for (std::uint64_t match = 1; match <= 5; ++match)
    games = with_finished(games, game("Ana"), match, many);
  CHECK(count_of_finished(games) == 5);
  CHECK(count_of_finished(games + "\n[White \"Bia\"]\n\n1. zz 2. xx *\n") == 6);
}

TEST_CASE("Other games stay byte for byte, commented and broken ones too") {
  const std::string commented =
      "[White \"Ana\"]\n[GameType \"26\"]\n\n1. c3-d4 {as   always} b6-a5 (1... b6-c5) *\n";
  const std::string broken = "[White \"Bia\"]\n[GameType \"26\"]\n\n1. c3-d4 zz 2. xx *\n";
  const std::string games = with_finished(commented + "\n" + broken, game("Caio"), 1, many);
  CHECK(games.ends_with("\n" + commented + "\n" + broken));
}

TEST_CASE("A text without any game is damaged, and an empty one is not") {
  for (const char* valid :
       {"", "\n \n", "[White \"Ana\"]\n\n1. c3-d4 *\n", "[White \"Ana\"]\n1. c3"})
    CHECK_FALSE(is_damaged(valid));
  for (const char* damaged : {"nonsense", "{", "\xff\xfe\x01", "12 34 56"})
    CHECK(is_damaged(damaged));
  CHECK(is_damaged(std::string("[White \"Ana\"]\n\n1. c3-d4 \0\0\0", 27)));
}

}  // namespace damas::test
