#include "core/move_input.hpp"

#include <random>

#include "core/fen.hpp"
#include "diagram.hpp"

namespace damas {

namespace {

using Reason = MoveRefusal::Reason;

SquareSet set_of(const Game& game, std::initializer_list<const char*> names) {
  SquareSet set;
  for (const char* name : names)
    set.insert(at(game, name));
  return set;
}

MoveRefusal refused(const TouchResult& result) {
  REQUIRE(std::holds_alternative<MoveRefusal>(result));
  return std::get<MoveRefusal>(result);
}

MoveRefusal refused_text(const Game& game, std::string_view text) {
  CAPTURE(text);
  const auto result = MoveInput(game).type(text);
  REQUIRE(std::holds_alternative<MoveRefusal>(result));
  return std::get<MoveRefusal>(result);
}

bool is(const MoveRefusal& r, Reason reason) {
  return r.reason == reason;
}

// d4 can take two pieces, h4 only one.
Game majority_game() {
  return Game(draw(Variant::Brazilian, Side::White, R"(
    . . . . . . . .
    . . . . b . . .
    . . . . . . . .
    . . . . b . . .
    . . . w . . . w
    . . . . . . b .
    . w . . . . . .
    . . . . . . . . )"));
}

Game rhombus_game() {
  return Game(draw(Variant::Casual, Side::White, R"(
    . . . . . . . .
    . . . . . . . .
    . . . b . b . .
    . . . . . . . .
    . . . b . b . .
    . . . . w . . .
    . . . . . . . .
    . . . . . . . . )"));
}

// Whether at most `touches` touches after the selection lead to exactly this move.
bool reachable_after(const MoveInput& input, const Game& game, const Move& wanted, int touches) {
  if (touches == 0) return false;
  const SquareSet useful = input.targets() | input.stopovers() | input.victims();
  for (const Square s : useful) {
    MoveInput next = input;
    const TouchResult result = next.touch(s);
    if (const Move* m = std::get_if<Move>(&result); m && *m == wanted) return true;
    if (!std::holds_alternative<Selected>(result)) continue;
    if (reachable_after(next, game, wanted, touches - 1)) return true;
  }
  return false;
}

bool reachable(const Game& game, const Move& wanted) {
  MoveInput input(game);
  input.touch(wanted.from);
  return reachable_after(input, game, wanted, 4);
}

}  // namespace

TEST_CASE("two touches play a step") {
  const Game game;
  MoveInput input(game);
  CHECK(std::holds_alternative<Selected>(input.touch(at(game, "c3"))));
  CHECK(input.selected() == at(game, "c3"));
  CHECK(input.targets() == set_of(game, {"b4", "d4"}));
  const TouchResult result = input.touch(at(game, "d4"));
  REQUIRE(std::holds_alternative<Move>(result));
  CHECK(game.is_legal(std::get<Move>(result)));
  CHECK_FALSE(input.selected().has_value());
  CHECK(input.chosen_path() == Path{at(game, "c3"), at(game, "d4")});
}

TEST_CASE("a touch of the selected piece deselects it, a touch of another piece selects that") {
  const Game game;
  MoveInput input(game);
  input.touch(at(game, "c3"));
  CHECK(std::holds_alternative<Deselected>(input.touch(at(game, "c3"))));
  CHECK_FALSE(input.selected().has_value());
  input.touch(at(game, "c3"));
  CHECK(std::holds_alternative<Selected>(input.touch(at(game, "e3"))));
  CHECK(input.selected() == at(game, "e3"));
}

TEST_CASE("two touches play a whole capture if it is the only one") {
  const Game majority = majority_game();
  MoveInput input(majority);
  CHECK(input.must_capture());
  CHECK(input.movable() == set_of(majority, {"d4"}));
  input.touch(at(majority, "d4"));
  CHECK(input.stopovers() == set_of(majority, {"f6"}));
  CHECK(input.victims() == set_of(majority, {"e5", "e7"}));
  CHECK(std::holds_alternative<Move>(input.touch(at(majority, "d8"))));
}

TEST_CASE("a touch of a landing on the way plays the only capture") {
  const Game majority = majority_game();
  MoveInput input(majority);
  input.touch(at(majority, "d4"));
  CHECK(std::holds_alternative<Move>(input.touch(at(majority, "f6"))));
}

// With a compulsory majority, two such captures would join into a longer one, so this uses
// Casual.
TEST_CASE("captures with the same end require a square in between") {
  const Game game = rhombus_game();
  MoveInput input(game);
  input.touch(at(game, "e3"));
  REQUIRE(std::holds_alternative<Selected>(input.touch(at(game, "e7"))));
  REQUIRE(input.candidates().size() == 2);
  const MoveRefusal r = refused(input.touch(at(game, "e7")));
  CHECK(is(r, Reason::Ambiguous));
  CHECK(r.targets.contains(at(game, "c5")));
  CHECK(r.targets.contains(at(game, "g5")));
  const TouchResult result = input.touch(at(game, "g5"));
  REQUIRE(std::holds_alternative<Move>(result));
  CHECK(std::get<Move>(result).captured == set_of(game, {"f4", "f6"}));
  CHECK(input.chosen_path()[1] == at(game, "g5"));
}

TEST_CASE("a capture that ends where it began is chosen by touching the piece again") {
  const Game game(draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . b . b . .
      . . w . . . . .
      . . . b . b . .
      . . . . . . . . )"));
  MoveInput input(game);
  input.touch(at(game, "c3"));
  CHECK(std::holds_alternative<Move>(input.touch(at(game, "c3"))));
}

TEST_CASE("impossible touches are refused with the reason and change nothing") {
  const Game game;
  MoveInput input(game);
  CHECK(is(refused(input.touch(at(game, "d4"))), Reason::EmptySquare));
  CHECK(is(refused(input.touch(at(game, "b6"))), Reason::NotYourPiece));
  CHECK(is(refused(input.touch(at(game, "a1"))), Reason::Blocked));
  CHECK(is(refused(input.touch(Cell{0, 1})), Reason::NotPlayingSquare));
  CHECK(is(refused(input.touch(Cell{-3, 99})), Reason::NotPlayingSquare));
  input.touch(at(game, "c3"));
  const MoveRefusal far = refused(input.touch(at(game, "c5")));
  CHECK(is(far, Reason::NotReachable));
  CHECK(far.targets == set_of(game, {"b4", "d4"}));
  CHECK(far.pieces == set_of(game, {"c3"}));
  CHECK(input.selected() == at(game, "c3"));
}

TEST_CASE("if another piece must capture, the refusal names it") {
  const Game majority = majority_game();
  MoveInput input(majority);
  const MoveRefusal fewer = refused(input.touch(at(majority, "h4")));
  CHECK(is(fewer, Reason::MustTakeMost));
  CHECK(fewer.count == 2);
  CHECK(fewer.pieces == set_of(majority, {"d4"}));
  const MoveRefusal quiet = refused(input.touch(at(majority, "b2")));
  CHECK(is(quiet, Reason::MustCapture));
  CHECK(quiet.pieces == set_of(majority, {"d4"}));
}

TEST_CASE("typed moves are read in every notation") {
  const Game majority = majority_game();
  const Game game;
  for (const char* text : {"c3-d4", "c3d4", "C3 D4", "22-18", "3c4d"}) {
    CAPTURE(text);
    CHECK(std::holds_alternative<Move>(MoveInput(game).type(text)));
  }
  CHECK(std::holds_alternative<Move>(MoveInput(majority).type("d4xd8")));
  CHECK(std::holds_alternative<Move>(MoveInput(majority).type("d4xf6xd8")));
}

TEST_CASE("typed moves that are not legal are refused with the rule that forbids them") {
  const Game majority = majority_game();
  const Game game;
  CHECK(is(refused_text(game, "hello"), Reason::NotUnderstood));
  CHECK(is(refused_text(game, "c3-c4"), Reason::NotPlayingSquare));
  CHECK(is(refused_text(game, "c3-z9"), Reason::NotPlayingSquare));
  CHECK(is(refused_text(game, "d4-e5"), Reason::EmptySquare));
  CHECK(is(refused_text(game, "b6-a5"), Reason::NotYourPiece));
  CHECK(is(refused_text(game, "a1-b2"), Reason::Blocked));
  CHECK(is(refused_text(game, "c3-e5"), Reason::NotReachable));
  CHECK(is(refused_text(majority, "d4-c5"), Reason::MustCapture));
  CHECK(is(refused_text(majority, "d4xf6"), Reason::MustContinue));
  CHECK(is(refused_text(majority, "h4xf2"), Reason::MustTakeMost));
  CHECK(refused_text(majority, "d4-c5").pieces == set_of(majority, {"d4"}));
}

TEST_CASE("a typed capture that fits two moves requires the squares in between") {
  const Game game = rhombus_game();
  CHECK(is(refused_text(game, "e3xe7"), Reason::Ambiguous));
  CHECK(std::holds_alternative<Move>(MoveInput(game).type("e3xc5xe7")));
}

TEST_CASE("in Casual a capture may end at an early landing or go on to the last one") {
  const Game game(draw(Variant::Casual, Side::White, R"(
      . . . . . . . .
      . . . . b . . .
      . . . . . . . .
      . . . . b . . .
      . . . w . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )"));
  MoveInput stop(game);
  stop.touch(at(game, "d4"));
  const TouchResult one = stop.touch(at(game, "f6"));
  REQUIRE(std::holds_alternative<Move>(one));
  CHECK(std::get<Move>(one).captured.size() == 1);
  MoveInput go_on(game);
  go_on.touch(at(game, "d4"));
  const TouchResult two = go_on.touch(at(game, "d8"));
  REQUIRE(std::holds_alternative<Move>(two));
  CHECK(std::get<Move>(two).captured.size() == 2);
}

TEST_CASE("a direct jump is distinguished from a longer capture between the same squares") {
  // d4 can go to f2 directly, or by f6 and h4.
  const Game game(draw(Variant::Casual, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . b . b .
      . . . w . . . .
      . . . . b . b .
      . . . . . . . .
      . . . . . . . . )"));
  MoveInput input(game);
  input.touch(at(game, "d4"));
  CHECK(std::holds_alternative<Selected>(input.touch(at(game, "f2"))));
  const TouchResult direct = input.touch(at(game, "f2"));
  REQUIRE(std::holds_alternative<Move>(direct));
  CHECK(std::get<Move>(direct).captured == set_of(game, {"e3"}));
  const auto typed = input.type("d4xf2");
  REQUIRE(std::holds_alternative<Move>(typed));
  CHECK(std::get<Move>(typed).captured == set_of(game, {"e3"}));
  const auto round = input.type("d4xf6xh4xf2");
  REQUIRE(std::holds_alternative<Move>(round));
  CHECK(std::get<Move>(round).captured.size() == 3);
}

TEST_CASE("every move of random Casual positions can be reached by touches") {
  std::mt19937_64 random(41);
  for (int i = 0; i < 300; ++i) {
    Game game(Variant::Casual);
    while (!game.outcome() && game.ply() < 60) {
      game.play(game.legal_moves()[random() % game.legal_moves().size()]);
      if (game.ply() % 10 != 0 || game.outcome()) continue;
      for (const Move& m : game.legal_moves()) {
        CAPTURE(to_text(game, m, {Numbering::Algebraic, true}));
        CHECK(reachable(game, m));
      }
    }
  }
  const Game dense(std::get<AnyPosition>(
      parse_fen(Variant::Casual, "W:Wa7,a3,b2,c1:Bb8,h8,g7,d6,h6,a5,c5,e5,g5,c3,e3,g3")));
  for (const Move& m : dense.legal_moves()) {
    CAPTURE(to_text(dense, m, {Numbering::Algebraic, true}));
    CHECK(reachable(dense, m));
  }
}

TEST_CASE("a capture with branches can be chosen square by square") {
  const auto fen = parse_fen(Variant::Brazilian, "W:Wc3,e3,g3,Kd2:Bd4,b4,d6,f6,f4");
  const Game game(std::get<AnyPosition>(fen));
  MoveInput input(game);
  input.touch(at(game, "e3"));
  REQUIRE(input.candidates().size() > 1);
  TouchResult result = Selected{};
  for (const char* landing : {"c5", "e7", "g5", "e3"}) {
    CAPTURE(landing);
    if (std::holds_alternative<Move>(result)) break;  // nothing is left to choose
    result = input.touch(at(game, landing));
    REQUIRE_FALSE(std::holds_alternative<MoveRefusal>(result));
    REQUIRE_FALSE(std::holds_alternative<Deselected>(result));
  }
  REQUIRE(std::holds_alternative<Move>(result));
  CHECK(input.chosen_path()[1] == at(game, "c5"));
  CHECK(input.chosen_path()[2] == at(game, "e7"));
}

TEST_CASE("the refusal of an ambiguous target names only squares that differ between captures") {
  const Game game = rhombus_game();
  MoveInput input(game);
  input.touch(at(game, "e3"));
  input.touch(at(game, "e7"));
  const MoveRefusal r = refused(input.touch(at(game, "e7")));
  CHECK(r.targets == set_of(game, {"c5", "g5", "d4", "f4", "d6", "f6"}));
}

TEST_CASE("no piece can be moved after the end of the game") {
  const Game game(draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . b . . . . .
      . . . . . . . .
      . . . . . . . . )"));
  MoveInput input(game);
  CHECK(is(refused(input.touch(at(game, "c3"))), Reason::GameOver));
  CHECK(is(refused_text(game, "c3-b2"), Reason::GameOver));
  CHECK(input.movable().empty());
}

}  // namespace damas
