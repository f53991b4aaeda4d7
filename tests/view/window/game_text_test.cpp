#include "view/window/checkers/game_text.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"

using namespace damas;

namespace {

std::optional<Game> parsed(std::string_view text, GameTextError& error) {
  return parse_game_text(Variant::Brazilian, 0, text, error);
}

}  // namespace

TEST_CASE("A game is read back as it was written") {
  Game game;
  for (int i = 0; i < 30 && !game.outcome(); ++i) {
    const auto& moves = game.legal_moves();
    game.play(Move{moves[static_cast<std::size_t>(i) * 7 % moves.size()]});
  }
  GameTextError error;
  const auto again = parsed(game_text(game), error);
  REQUIRE(again.has_value());
  CHECK(again->ply() == game.ply());
  CHECK(again->position() == game.position());
}

TEST_CASE("A game from another position brings it along, also when Black begins") {
  Game game(std::get<AnyPosition>(parse_fen(Variant::Brazilian, "B:Wc3,a1:Bh8,b6")));
  const Move first = game.legal_moves().front();
  game.play(first);
  const Move second = game.legal_moves().front();
  game.play(second);
  const std::string text = game_text(game);
  CHECK(text.substr(0, 6) == "FEN B:");
  CHECK(text.find("1... ") != std::string::npos);
  CHECK(text.find(" 2. ") != std::string::npos);
  GameTextError error;
  const auto again = parsed(text, error);
  REQUIRE(again.has_value());
  CHECK(again->position() == game.position());
}

TEST_CASE("Undone moves are not written") {
  Game game;
  game.play(Move{game.legal_moves().front()});
  game.play(Move{game.legal_moves().front()});
  game.undo();
  CHECK(game_text(game).find(' ') == game_text(game).rfind(' '));
}

TEST_CASE("Numbers, results and comments are skipped") {
  GameTextError error;
  const auto game = parsed("1.c3-d4 {a comment 1. x} b6-a5\n2. b2-c3 *", error);
  REQUIRE(game.has_value());
  CHECK(game->ply() == 3);
}

TEST_CASE("What cannot be played is named") {
  GameTextError error;
  CHECK_FALSE(parsed("1. c3-d4 b6-b5", error).has_value());
  CHECK(error.word == "b6-b5");
  CHECK_FALSE(parsed("hello", error).has_value());
  CHECK(error.word == "hello");
  CHECK_FALSE(parsed("FEN nothing\n1. c3-d4", error).has_value());
  CHECK(error.word == "nothing");
  CHECK_FALSE(parsed("", error).has_value());
  CHECK(error.word.empty());
  CHECK_FALSE(parsed("{{{", error).has_value());
}
