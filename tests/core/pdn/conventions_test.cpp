#include "core/pdn/conventions.hpp"

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"

namespace damas {

namespace {

constexpr const char* black_wins = "[FEN \"B:W18:B15\"]\n1. 15x22 ";

PdnGame only_game(const std::string& text) {
  auto games = read_pdn(text);
  REQUIRE(games.size() == 1);
  return std::move(games.front());
}

}  // namespace

TEST_CASE("In old English files 1-0 is Black's win") {
  const PdnGame game = only_game("[Result \"1-0\"]\n1. 11-15 24-20 1-0");
  CHECK(game.winner() == Side::Black);
  CHECK(game.evidence == ResultEvidence::OldConvention);
}

TEST_CASE("Games with a GameType name White first, unless their tags name Black first") {
  const PdnGame modern = only_game("[Result \"1-0\"][GameType \"21\"] 1. 11-15 24-20 *");
  CHECK(modern.winner() == Side::White);
  CHECK(modern.evidence == ResultEvidence::Standard);
  const PdnGame black_first =
      only_game("[Black \"a\"][White \"b\"][Result \"1-0\"][GameType \"21\"] 1. 11-15 24-20 *");
  CHECK(black_first.winner() == Side::Black);
}

TEST_CASE("A winner is guessed if only the custom of old files tells who it is") {
  const auto guessed = [](const std::string& text) { return only_game(text).winner_guessed(); };
  CHECK(guessed("[Result \"1-0\"]\n1. 11-15 24-20 1-0"));
  CHECK_FALSE(guessed("[Result \"1/2-1/2\"]\n1. 11-15 24-20 1/2-1/2"));
  CHECK_FALSE(guessed("1. 11-15 24-20 *"));
  CHECK_FALSE(guessed("[Result \"1-0\"][GameType \"21\"] 1. 11-15 24-20 1-0"));
  CHECK_FALSE(guessed(std::string("[Result \"1-0\"]") + black_wins + "1-0"));
  CHECK_FALSE(guessed("[Result \"1-0\"] 1. c3-d4 d6-c5 1-0"));
}

TEST_CASE("Tools say how many winners are guessed") {
  const std::string old = "[Result \"1-0\"]\n1. 11-15 24-20 1-0\n\n";
  const std::string told = "[Result \"1-0\"][GameType \"21\"] 1. 11-15 24-20 1-0\n\n";
  CHECK(describe_guessed_winners(read_pdn(told)).empty());
  const std::string rest =
      " not say whether the result names White or Black first; read as in old files, where 1-0 is "
      "a win for Black";
  CHECK(describe_guessed_winners(read_pdn(old + told)) == "1 game does" + rest);
  CHECK(describe_guessed_winners(read_pdn(old + old)) == "2 games do" + rest);
  CHECK(describe_guessed_variants(0).empty());
  CHECK(describe_guessed_variants(1) ==
        "1 game does not say which variant it is; recognised by the moves");
}

TEST_CASE("A decided final position shows which side the result names first") {
  for (const char* type : {"", "[GameType \"21\"]"}) {
    const PdnGame old = only_game(std::string(type) + "[Result \"1-0\"]" + black_wins + "1-0");
    CHECK(old.winner() == Side::Black);
    CHECK(old.evidence == ResultEvidence::FinalPosition);
    const PdnGame modern = only_game(std::string(type) + "[Result \"0-1\"]" + black_wins + "0-1");
    CHECK(modern.winner() == Side::Black);
    CHECK(modern.named_first == Side::White);
  }
}

TEST_CASE("The order that one game shows applies to the other games of its file") {
  const auto games = read_pdn(std::string("[Result \"0-1\"]") + black_wins +
                              "0-1\n[Result \"1-0\"]\n1. 11-15 24-20 1-0");
  REQUIRE(games.size() == 2);
  CHECK(games[1].winner() == Side::White);
  CHECK(games[1].evidence == ResultEvidence::SameFile);
}

TEST_CASE("Games that White begins name White first") {
  const PdnGame game = only_game("[Result \"1-0\"][GameType \"26\"] 1. c3-d4 d6-c5 1-0");
  CHECK(game.winner() == Side::White);
  CHECK(game.evidence == ResultEvidence::Standard);
}

}  // namespace damas
