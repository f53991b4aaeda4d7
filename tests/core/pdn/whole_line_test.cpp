#include "core/pdn/whole_line.hpp"

#include <string>

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"

namespace damas {

namespace {

bool line_is_whole(const std::string& text, std::size_t index = 0) {
  const std::vector<PdnGame> games = read_pdn(text);
  REQUIRE(games.size() > index);
  return error_in_main_line(text, games[index]) == nullptr;
}

}  // namespace

TEST_CASE("A game without errors is whole") {
  CHECK(line_is_whole("[GameType \"26\"]\n1. c3-d4 b6-c5 2. d4xb6 (2. a3-b4) a7xc5 *"));
}

TEST_CASE("An error in the main line, or in what tells the start, shortens the game") {
  CHECK_FALSE(line_is_whole("[GameType \"26\"]\n1. c3-d4 b6-c5 2. d4-e5 *"));
  CHECK_FALSE(line_is_whole("[GameType \"26\"]\n1. c3-d4 (1. a3-b4) zz *"));
  CHECK_FALSE(line_is_whole("[GameType \"26\"]\n1. c3-d4 ) b6-c5 *"));
  CHECK_FALSE(line_is_whole("[GameType \"26\"]\n1. c3-d4 (1. a3-b4 b6-c5 *"));
  CHECK_FALSE(line_is_whole("[GameType \"26\"]\n1. c3-d4 {never closed"));
  CHECK_FALSE(line_is_whole("[GameType \"99\"]\n1. c3-d4 *"));
  CHECK_FALSE(line_is_whole("[GameType \"26\"]\n[FEN \"W:Wz9:Bb4\"]\n*"));
  CHECK_FALSE(line_is_whole("[GameType \"26\"]\n[FEN W:Wc3:Bh8]\n1. c3-d4 *"));
}

TEST_CASE("Errors in variations and glyphs leave the main line as it is") {
  CHECK(line_is_whole("[GameType \"26\"]\n1. c3-d4 (1. zz) b6-c5 *"));
  CHECK(line_is_whole("[GameType \"26\"]\n1. c3-d4 (1. a3-b4 (1. c3-c4)) b6-c5 *"));
  CHECK(line_is_whole("[GameType \"26\"]\n(1. a3-b4) 1. c3-d4 b6-c5 *"));
}

TEST_CASE("The errors of a later game are found at their places") {
  const std::string text =
      "[GameType \"26\"]\n1. c3-d4 zz *\n\n[GameType \"26\"]\n1. c3-d4 (1. zz) b6-c5 *\n\n"
      "[GameType \"26\"]\n1. c3-d4 b6-c5 2. zz *\n";
  CHECK_FALSE(line_is_whole(text, 0));
  CHECK(line_is_whole(text, 1));
  CHECK_FALSE(line_is_whole(text, 2));
}

TEST_CASE("The error is the one that matters, not one in a variation before it") {
  const std::string text = "[GameType \"26\"]\n1. c3-d4 (1. yy) b6-c5 2. zz *\n";
  const PdnGame game = read_pdn(text).front();
  REQUIRE(game.errors.size() == 2);
  const PdnError* error = error_in_main_line(text, game);
  REQUIRE(error != nullptr);
  CHECK(error->found == "zz");
}

}  // namespace damas
