#include "explorer/game_identity.hpp"

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"

namespace damas {

namespace {

GameIdentity identity(const std::string& pdn) {
  const std::vector<PdnGame> games = read_pdn(pdn);
  REQUIRE(games.size() == 1);
  return identity_of(games.front());
}

std::string game(const std::string& white, const std::string& moves,
                 const std::string& more = "[GameType \"26\"]") {
  return "[White \"" + white + "\"]\n[Black \"Bia\"]\n" + more + "\n" + moves + "\n";
}

bool same(const std::string& a, const std::string& b) {
  return identity(a).hash == identity(b).hash && !contradict(identity(a).date, identity(b).date);
}

}  // namespace

TEST_CASE("Stored dates compare as dates do") {
  const auto stored = [](const char* text) { return stored_date(parse_date(text)); };
  CHECK(stored("nothing") == 0);
  CHECK(date_from(stored("2004.10.27")) == PdnDate{2004, 10, 27});
  CHECK(date_from(stored("9999.12.31")) == PdnDate{9999, 12, 31});
  CHECK(stored("2004.10.27") < stored("2004.11.01"));
  CHECK_FALSE(contradict(stored("2004.10.27"), stored("2004.??.??")));
  CHECK_FALSE(contradict(stored("2004.10.27"), 0));
  CHECK(contradict(stored("2004.10.27"), stored("2004.10.28")));
  CHECK(contradict(stored("2004.??.27"), stored("2005")));
}

TEST_CASE("Two records of one game are the same, whatever is written about it") {
  const std::string usual = game("Ana", "1. c3-d4 b6-a5 2. d4-c5 d6xb4 1-0");
  CHECK(same(usual, game("\u00C1NA", "1. c3-d4 {bold} (1. a3-b4 b6-a5) b6-a5 2. d4-c5 d6xb4 1-0",
                         "[Event \"Club\"]\n[Date \"2004.10.27\"]\n[GameType \"26\"]")));
}

TEST_CASE("Games that differ in moves, start, players, result, variant or date are not the same") {
  const std::string usual = game("Ana", "1. c3-d4 b6-a5 1-0");
  CHECK_FALSE(same(usual, game("Ana", "1. c3-d4 d6-c5 1-0")));
  CHECK_FALSE(same(usual, game("Ana", "1. c3-d4 1-0")));
  CHECK_FALSE(same(usual, game("Eva", "1. c3-d4 b6-a5 1-0")));
  CHECK_FALSE(same(usual, game("Ana", "1. c3-d4 b6-a5 0-1")));
  CHECK_FALSE(same(usual, game("Ana", "1. c3-d4 b6-a5 1-0", "[GameType \"25\"]")));
  const char* const elsewhere = "[GameType \"26\"]\n[FEN \"W:Wc3,e1:Bb6,h8\"]";
  CHECK_FALSE(same(usual, game("Ana", "1. c3-d4 b6-a5 1-0", elsewhere)));
  const auto on = [](const char* date) {
    return game("Ana", "1. c3-d4 b6-a5 1-0",
                "[GameType \"26\"]\n[Date \"" + std::string(date) + "\"]");
  };
  CHECK(same(usual, on("2004.10.27")));
  CHECK(same(on("2004.??.??"), on("2004.10.27")));
  CHECK_FALSE(same(on("2004.10.28"), on("2004.10.27")));
}

}  // namespace damas
