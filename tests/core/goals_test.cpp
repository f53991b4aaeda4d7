// Goals other than to leave the opponent without a move, and kings that must rest.
#include "core/move_input.hpp"
#include "diagram.hpp"

namespace damas {

TEST_CASE("Breakthrough: the first king wins at once") {
  Game game(draw(Variant::Breakthrough, Side::White, R"(
      . . . . . . . . . .
      . . w . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . b . .
      . . . . . . . . . . )"));
  play(game, "c9-b10");
  CHECK(game.outcome() == Outcome{Side::White, EndReason::FirstKing});
  CHECK(game.legal_moves().empty());
}

TEST_CASE("Breakthrough: a side that cannot move loses, as in other variants") {
  const Game game(draw(Variant::Breakthrough, Side::White, R"(
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . b . . . . . . .
      . b . . . . . . . .
      w . . . . . . . . . )"));
  CHECK(game.outcome() == Outcome{Side::Black, EndReason::NoMoves});
}

TEST_CASE("Antidraughts: a side without pieces wins") {
  Game game(draw(Variant::Antidraughts, Side::White, R"(
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . b . . . . . .
      . . . . w . . . . .
      . . . . . . . . . .
      . . . . . . . . . . )"));
  play(game, "e3xc5");
  CHECK(game.outcome() == Outcome{Side::Black, EndReason::AllGivenAway});
}

TEST_CASE("losing Brazilian and Russian: a blocked side wins") {
  for (const Variant variant : {Variant::BrazilianLosing, Variant::RussianLosing}) {
    const Game game(draw(variant, Side::White, R"(
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . b . . . . .
        . b . . . . . .
        w . . . . . . . )"));
    CHECK(game.outcome() == Outcome{Side::White, EndReason::SelfBlocked});
  }
}

namespace {

constexpr auto king_and_man = R"(
      . . . . . . . . . .
      . . . . . . . . . .
      . . . b . . . . . .
      . . . . . . . . . .
      . . . . . . . . . B
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      W . w . . . . . . . )";

}  // namespace

TEST_CASE("Frisian: a king may not make more than three moves in a row while its side has men") {
  Game game(draw(Variant::Frisian, Side::White, king_and_man));
  for (const char* move : {"a1-b2", "j6-i5", "b2-a1", "i5-j6", "a1-b2"}) {
    CHECK_FALSE(game.resting_king().has_value());
    play(game, move);
  }
  play(game, "j6-i5");
  CHECK(game.resting_king() == at(game, "b2"));
  CHECK(moves_of(game) == "c1-d2");
  CHECK(std::get<MoveRefusal>(MoveInput(game).touch(at(game, "b2"))).reason ==
        MoveRefusal::Reason::MustRest);
  play(game, "c1-d2");
  CHECK(game.resting_king() == at(game, "i5"));
  game.undo();
  CHECK(moves_of(game) == "c1-d2");
  play(game, "c1-d2");
  play(game, "d8-e7");
  CHECK_FALSE(game.resting_king().has_value());
}

TEST_CASE("Frisian: a king may make any number of moves if its side has no men") {
  Game game(draw(Variant::Frisian, Side::White, R"(
      . . . . . . . . . .
      . . . . . . . . . .
      . . . b . . . . . .
      . . . . . . . . . .
      . . . . . . . . . B
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      . . . . . . . . . .
      W . . . . . . . . . )"));
  for (const char* move : {"a1-b2", "j6-i5", "b2-a1", "d8-e7", "a1-b2", "i5-j6"})
    play(game, move);
  CHECK_FALSE(game.resting_king().has_value());
}

}  // namespace damas
