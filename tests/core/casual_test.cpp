// The house rules of the online-checkers article, one diagram for each sentence.
#include "diagram.hpp"

namespace damas {

namespace {

std::string white_moves(std::string_view diagram) {
  return moves_of(Variant::Casual, Side::White, diagram);
}

}  // namespace

TEST_CASE("capture is optional") {
  CHECK(white_moves(R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . b . . . . .
      . . . w . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )") == "d4-e5 d4xb6");
}

TEST_CASE("a man captures in all four directions") {
  CHECK(white_moves(R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . b . b . . .
      . . . w . . . .
      . . b . b . . .
      . . . . . . . .
      . . . . . . . . )") == "d4xb2 d4xb6 d4xf2 d4xf6");
}

TEST_CASE("every landing of a chain is a legal stop, and there is no majority rule") {
  CHECK(white_moves(R"(
      . . . . . . . .
      . . . . b . . .
      . . . . . . . .
      . . b . b . . .
      . . . w . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )") == "d4xb6 d4xf6 d4xf6xd8");
}

TEST_CASE("a queen slides any distance but lands directly behind its first victim") {
  CHECK(white_moves(R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . b . . . .
      . . . . . . . .
      . . . . . . . .
      W . . . . . . . )") == "a1-b2 a1-c3 a1xe5");
}

TEST_CASE("a queen continues only to adjacent victims, as a man does") {
  // f6 is next to e5; g3 is on the diagonal of e5 too, but one square further away.
  CHECK(white_moves(R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . b . .
      . . . . . . . .
      . . . b . . . .
      . . . . . . b .
      . . . . . . . .
      W . . . . . . . )") == "a1-b2 a1-c3 a1xe5 a1xe5xg7");
}

TEST_CASE("own pieces and two pieces in a row cannot be jumped") {
  CHECK(white_moves(R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      b . . . b . . .
      . w . b . . . .
      . . W . . . . .
      . . . . . . . .
      . . . . . . . . )") == "b4-c5 c3-a1 c3-b2 c3-d2 c3-e1");
}

TEST_CASE("no man is captured twice in one chain") {
  const Game game(draw(Variant::Casual, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . b . b . .
      . . w . . . . .
      . . . b . b . .
      . . . . . . . . )"));
  int longest = 0;
  for (const Move& m : game.legal_moves())
    longest = std::max(longest, m.captured.size());
  CHECK(longest == 4);
}

TEST_CASE("a man is promoted only where its move ends") {
  Game game(draw(Variant::Casual, Side::White, R"(
      . . . . . . . .
      . . b . b . . .
      . . . . . w . .
      . . . . . . . .
      . . . . . . . b
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )"));
  CHECK(moves_of(game) == "f6-g7 f6xd8 f6xd8xb6");
  Game through = game;
  play(through, "f6xb6");
  CHECK(through.piece_at(at(through, "b6"))->kind == Kind::Man);
  play(game, "f6xd8");
  CHECK(game.piece_at(at(game, "d8"))->kind == Kind::King);
}

TEST_CASE("a player without pieces or without moves loses") {
  Game game(draw(Variant::Casual, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . b . . . . .
      . . . w . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )"));
  play(game, "d4xb6");
  CHECK(game.outcome() == Outcome{Side::White, EndReason::NoPieces});
  const Game stuck(draw(Variant::Casual, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . b . . . . .
      . b . . . . . .
      w . . . . . . .
      . . . . . . . .
      . . . . . . . . )"));
  CHECK(stuck.outcome() == Outcome{Side::Black, EndReason::NoMoves});
}

}  // namespace damas
