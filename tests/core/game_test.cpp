#include "core/game.hpp"

#include "diagram.hpp"

namespace damas {

TEST_CASE("moves that are not legal change nothing") {
  Game game;
  Move wrong = game.legal_moves().front();
  wrong.to = wrong.from;
  CHECK_FALSE(game.play(wrong));
  CHECK(game.ply() == 0);
}

TEST_CASE("undo and redo work to any depth") {
  Game game;
  for (const char* text : {"c3-d4", "b6-a5", "d4-c5", "d6xb4", "a3xc5"})
    play(game, text);
  const AnyPosition last = game.position();
  while (game.undo()) {
  }
  CHECK(game.ply() == 0);
  CHECK(game.position() == start_of(Variant::Brazilian));
  CHECK(game.last_ply() == 5);
  while (game.redo()) {
  }
  CHECK(game.position() == last);
  CHECK_FALSE(game.redo());
}

TEST_CASE("a new move removes the undone ones") {
  Game game;
  play(game, "c3-d4");
  play(game, "b6-a5");
  game.undo();
  play(game, "f6-g5");
  CHECK_FALSE(game.redo());
  CHECK(game.last_ply() == 2);
}

TEST_CASE("no move can be played in a finished game") {
  Game game(draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . B
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . W . . . . . )"));
  for (int round = 0; round < 2; ++round) {
    for (const char* text : {"c1-d2", "h8-g7", "d2-c1", "g7-h8"})
      play(game, text);
  }
  REQUIRE(game.outcome() == Outcome{std::nullopt, EndReason::Repetition});
  const int end = game.ply();
  REQUIRE(!game.legal_moves().empty());
  CHECK_FALSE(game.play(game.legal_moves().front()));
  CHECK(game.ply() == end);
  game.undo();
  CHECK_FALSE(game.outcome().has_value());
}

TEST_CASE("the keys that can recur begin after the last capture or man move") {
  Game game(draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . B
      . . . . . . . .
      . b . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . w .
      . . . . . . . .
      . . W . . . . . )"));
  CHECK(game.repeatable_keys().size() == 1);
  play(game, "c1-d2");
  play(game, "h8-g7");
  CHECK(game.repeatable_keys().size() == 3);
  play(game, "g3-h4");
  CHECK(game.repeatable_keys().size() == 1);
}

TEST_CASE("the pieces of a capture are listed in the order of its path") {
  const Game game(draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . b . .
      . . . . . . . .
      . . . b . . . .
      . . w . . . . .
      . . . . . . . .
      . . . . . . . . )"));
  const Move& m = game.legal_moves().front();
  const Path path = game.path(m);
  CHECK(path == Path{at(game, "c3"), at(game, "e5"), at(game, "g7")});
  CHECK(game.captures_along(m, path) == std::vector<Square>{at(game, "d4"), at(game, "f6")});
}

TEST_CASE("unobliged moves include quiet moves and shorter captures") {
  const Game game(draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . b . .
      . . . . . . . .
      . . . b . . . .
      . . w . . . . .
      . . . . . . . .
      . . . . . . . . )"));
  CHECK(game.legal_moves().size() == 1);
  CHECK(game.unobliged_moves().size() == 3);
}

}  // namespace damas
