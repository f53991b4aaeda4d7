// The rules of Brazilian draughts, one diagram for each sentence of the rule text.
#include "diagram.hpp"

namespace damas {

namespace {

std::string white_moves(std::string_view diagram) {
  return moves_of(Variant::Brazilian, Side::White, diagram);
}

std::string black_moves(std::string_view diagram) {
  return moves_of(Variant::Brazilian, Side::Black, diagram);
}

}  // namespace

TEST_CASE("twelve men of each side start on the dark squares of three rows, White to move") {
  const Game game;
  CHECK(game.side_to_move() == Side::White);
  CHECK(game.pieces(Side::White).size() == 12);
  CHECK(game.pieces(Side::Black).size() == 12);
  CHECK(game.piece_at(at(game, "a1")) == Piece{Side::White, Kind::Man});
  CHECK(game.piece_at(at(game, "h8")) == Piece{Side::Black, Kind::Man});
  CHECK(moves_of(game) == "a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4");
}

TEST_CASE("a man moves one square diagonally forward") {
  constexpr auto board = R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . w . . . .
      . . . . . . . .
      . . . . . b . .
      . . . . . . . . )";
  CHECK(white_moves(board) == "d4-c5 d4-e5");
  CHECK(black_moves(board) == "f2-e1 f2-g1");
}

TEST_CASE("a man captures forward and backward") {
  CHECK(white_moves(R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . b . . . . .
      . . . w . . . .
      . . . . b . . .
      . . . . . . . .
      . . . . . . . . )") == "d4xb6 d4xf2");
}

TEST_CASE("capturing is compulsory") {
  CHECK(white_moves(R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . b . . . . .
      . . . w . . . .
      . . . . . . . .
      . . . . . . . w
      . . . . . . . . )") == "d4xb6");
}

TEST_CASE("of all captures only those that take the most pieces are legal") {
  CHECK(white_moves(R"(
      . . . . . . . .
      . . . . b . . .
      . . . . . . . .
      . . b . b . . .
      . . . w . . . w
      . . . . . . b .
      . . . . . . . .
      . . . . . . . . )") == "d4xf6xd8");
}

TEST_CASE("a king counts no more than a man for the majority") {
  CHECK(white_moves(R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . B . b . . .
      . . . w . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )") == "d4xb6 d4xf6");
}

TEST_CASE("a king slides any distance and is stopped by every piece") {
  CHECK(white_moves(R"(
      . . . . . . . .
      . . . . . . w .
      . . . . . . . .
      . . . . . . . .
      . . . W . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . w . )") ==
        "d4-a1 d4-a7 d4-b2 d4-b6 d4-c3 d4-c5 d4-e3 d4-e5 d4-f2 d4-f6 g1-f2 g1-h2 g7-f8 g7-h8");
}

TEST_CASE("a king captures from afar and lands on any free square behind") {
  CHECK(white_moves(R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . b . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      W . . . . . . . )") == "a1xf6 a1xg7 a1xh8");
}

TEST_CASE("two pieces in a row cannot be jumped") {
  CHECK(white_moves(R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . b . .
      . . . . b . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      W . . . . . . . )") == "a1-b2 a1-c3 a1-d4");
}

TEST_CASE("a king must land where it can continue the largest capture") {
  CHECK(white_moves(R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . b . .
      . . b . . . . .
      . . . . . . . .
      W . . . . . . . )") == "a1xe5xg3 a1xe5xh2");
}

TEST_CASE("a piece may return to its first square but must not jump a piece twice") {
  const Game game(draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . b . b . .
      . . w . . . . .
      . . . b . b . .
      . . . . . . . . )"));
  REQUIRE(game.legal_moves().size() == 1);
  const Move& ring = game.legal_moves().front();
  CHECK(ring.from == ring.to);
  CHECK(ring.captured.size() == 4);
  CHECK(game.paths(ring).size() == 2);
}

TEST_CASE("captured pieces stay on the board until the move ends, and block") {
  // If d4 were removed at once, the king could continue from b6 over e3.
  CHECK(white_moves(R"(
      . . . . . . . .
      . . b . b . . .
      . . . . . . . .
      . . . . . . . .
      . . . b . . . .
      . . . . b . . .
      . . . . . . . .
      W . . . . . . . )") == "a1xf6xd8xa5 a1xf6xd8xb6");
}

TEST_CASE("a man that only passes the crown row in a capture stays a man") {
  Game game(draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . .
      . . b . b . . .
      . . . . . w . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )"));
  CHECK(moves_of(game) == "f6xd8xb6");
  CHECK_FALSE(game.legal_moves().front().promotes);
  play(game, "f6xb6");
  CHECK(game.piece_at(at(game, "b6")) == Piece{Side::White, Kind::Man});
}

TEST_CASE("a man is crowned if its move ends on the crown row") {
  Game game(draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . .
      . . . . b . . .
      . . . . . w . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . b
      . . . . . . . . )"));
  play(game, "f6xd8");
  CHECK(game.piece_at(at(game, "d8")) == Piece{Side::White, Kind::King});
  play(game, "h2-g1");
  CHECK(game.piece_at(at(game, "g1")) == Piece{Side::Black, Kind::King});
}

TEST_CASE("two orders of the same jumps are one move, and passing the crown row does not crown") {
  const Game game(draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . .
      . . b . b . . .
      . . . . . . . .
      . . b . b . . .
      . . . w . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )"));
  REQUIRE(game.legal_moves().size() == 1);
  CHECK(game.paths(game.legal_moves().front()).size() == 2);
  CHECK_FALSE(game.legal_moves().front().promotes);
}

TEST_CASE("a side without pieces or without moves has lost") {
  const Game bare(draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . b . . . . .
      . . . . . . . .
      . . . . . . . . )"));
  CHECK(bare.outcome() == Outcome{Side::Black, EndReason::NoPieces});
  const Game stuck(draw(Variant::Brazilian, Side::White, R"(
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
