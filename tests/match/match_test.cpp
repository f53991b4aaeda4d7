#include "match/match.hpp"

#include "core/diagram.hpp"

namespace damas {

namespace {

using namespace std::chrono_literals;

MatchSetup two_persons() {
  MatchSetup setup;
  setup.players = {Human{}, Human{}};
  return setup;
}

MatchSetup against_machine(int level = 1) {
  MatchSetup setup;
  setup.players = {Human{}, Computer{level}};
  return setup;
}

Move named(const Match& match, std::string_view text) {
  CAPTURE(text);
  const auto typed = parse_move(text, match.game().shape());
  REQUIRE(typed);
  for (const Move& m : match.game().legal_moves()) {
    const BoardShape& shape = match.game().shape();
    if (shape.cell(m.from) == typed->cells.front() && shape.cell(m.to) == typed->cells.back()) {
      return m;
    }
  }
  FAIL("not legal");
  return {};
}

void play(Match& match, std::string_view text) {
  const Move m = named(match, text);
  REQUIRE_FALSE(match.submit(match.game().side_to_move(), command::Play{m}).has_value());
}

template <class E>
std::vector<E> events_of(Match& match) {
  std::vector<E> found;
  for (const Event& e : match.take_events()) {
    if (const E* wanted = std::get_if<E>(&e)) found.push_back(*wanted);
  }
  return found;
}

// Ticks until the machine has moved.
void let_machine_move(Match& match) {
  const int ply = match.game().ply();
  for (int i = 0; i < 1000 && match.game().ply() == ply; ++i)
    match.tick(0ms);
  REQUIRE(match.game().ply() == ply + 1);
}

}  // namespace

TEST_CASE("a move's event has its path and its captures") {
  Match match(two_persons());
  play(match, "c3-d4");
  play(match, "b6-a5");
  play(match, "d4-c5");
  match.take_events();
  play(match, "d6xb4");
  const auto moves = events_of<event::MovePlayed>(match);
  REQUIRE(moves.size() == 1);
  const Game& game = match.game();
  CHECK(moves[0].ply == 4);
  CHECK(moves[0].side == Side::Black);
  CHECK(moves[0].path == Path{at(game, "d6"), at(game, "b4")});
  CHECK(moves[0].captured == std::vector<Square>{at(game, "c5")});
}

TEST_CASE("impossible commands are refused and change nothing") {
  Match match(two_persons());
  const Move white = named(match, "c3-d4");
  CHECK(match.submit(Side::Black, command::Play{white}) == Refusal::NotYourTurn);
  Move wrong = white;
  wrong.to = wrong.from;
  CHECK(match.submit(Side::White, command::Play{wrong}) == Refusal::IllegalMove);
  CHECK(match.submit(Side::White, command::Undo{}) == Refusal::NothingToUndo);
  CHECK(match.submit(Side::White, command::Redo{}) == Refusal::NothingToRedo);
  CHECK(match.submit(Side::White, command::AnswerDraw{true}) == Refusal::NoDrawOffer);
  CHECK(match.submit(Side::White, command::Resume{}) == Refusal::NotPaused);
  CHECK(match.take_events().empty());
  CHECK(match.game().ply() == 0);
}

TEST_CASE("nobody may send commands for the machine") {
  Match match(against_machine());
  CHECK(match.submit(Side::Black, command::Resign{}) == Refusal::OpponentIsComputer);
}

TEST_CASE("resigning ends the match for the other side") {
  Match match(two_persons());
  match.submit(Side::White, command::Resign{});
  CHECK(match.state() == Match::State::Over);
  CHECK(match.outcome() == Outcome{Side::Black, EndReason::Resignation});
  const Move m = named(match, "c3-d4");
  CHECK(match.submit(Side::White, command::Play{m}) == Refusal::GameOver);
  CHECK(match.submit(Side::White, command::OfferDraw{}) == Refusal::GameOver);
}

TEST_CASE("a draw is agreed when the other side accepts") {
  Match match(two_persons());
  CHECK_FALSE(match.submit(Side::White, command::OfferDraw{}).has_value());
  CHECK(match.draw_offer() == Side::White);
  CHECK(match.submit(Side::White, command::OfferDraw{}) == Refusal::DrawAlreadyOffered);
  CHECK(match.submit(Side::White, command::AnswerDraw{true}) == Refusal::NoDrawOffer);
  CHECK_FALSE(match.submit(Side::Black, command::AnswerDraw{true}).has_value());
  CHECK(match.outcome() == Outcome{std::nullopt, EndReason::Agreement});
}

TEST_CASE("a declined offer may be made again, and moving declines it") {
  Match match(two_persons());
  match.submit(Side::White, command::OfferDraw{});
  match.submit(Side::Black, command::AnswerDraw{false});
  CHECK_FALSE(match.draw_offer().has_value());
  CHECK_FALSE(match.submit(Side::White, command::OfferDraw{}).has_value());
  play(match, "c3-d4");
  CHECK(match.draw_offer() == Side::White);
  play(match, "b6-a5");
  CHECK_FALSE(match.draw_offer().has_value());
  CHECK(events_of<event::DrawDeclined>(match).size() == 2);
}

TEST_CASE("the machine declines a draw before it has seen some of the game") {
  Match match(against_machine(), Drive::Caller);
  match.submit(Side::White, command::OfferDraw{});
  CHECK_FALSE(match.draw_offer().has_value());
  CHECK_FALSE(match.outcome().has_value());
}

TEST_CASE("the clock of the side to move runs, and running out loses") {
  MatchSetup setup = two_persons();
  setup.time = {10s, 1s};
  Match match(setup);
  match.tick(4s);
  CHECK(match.clock().remaining(Side::White) == 6s);
  play(match, "c3-d4");
  CHECK(match.clock().remaining(Side::White) == 7s);
  match.tick(9999ms);
  CHECK_FALSE(match.outcome().has_value());
  match.tick(1ms);
  CHECK(match.outcome() == Outcome{Side::White, EndReason::Time});
  CHECK(match.submit(Side::Black, command::Undo{}) == Refusal::GameOver);
}

TEST_CASE("a paused match takes no move and spends no time") {
  MatchSetup setup = two_persons();
  setup.time = {10s, 0s};
  Match match(setup);
  match.submit(Side::White, command::Pause{});
  match.tick(1h);
  CHECK(match.clock().remaining(Side::White) == 10s);
  const Move m = named(match, "c3-d4");
  CHECK(match.submit(Side::White, command::Play{m}) == Refusal::Paused);
  match.submit(Side::White, command::Resume{});
  CHECK_FALSE(match.submit(Side::White, command::Play{m}).has_value());
}

TEST_CASE("undo goes back to the person's own turn and restores the clocks") {
  MatchSetup setup = two_persons();
  setup.time = {60s, 0s};
  Match match(setup);
  match.tick(5s);
  play(match, "c3-d4");
  match.tick(7s);
  play(match, "b6-a5");
  CHECK_FALSE(match.submit(Side::White, command::Undo{}).has_value());
  CHECK(match.game().ply() == 0);
  CHECK(match.clock().remaining(Side::White) == 60s);
  CHECK_FALSE(match.submit(Side::White, command::Redo{}).has_value());
  CHECK(match.game().ply() == 2);
  CHECK(match.clock().remaining(Side::Black) == 53s);
  CHECK_FALSE(match.submit(Side::Black, command::Undo{}).has_value());
  CHECK(match.game().ply() == 1);
}

TEST_CASE("moves of a drawn opening are not taken back") {
  MatchSetup setup = two_persons();
  setup.drawn_plies = 2;
  Game game(setup.variant);
  game.play(game.legal_moves().front());
  game.play(game.legal_moves().front());
  Match match(setup, MatchProgress{game});
  CHECK(match.submit(Side::White, command::Undo{}) == Refusal::NothingToUndo);
  CHECK(match.submit(Side::Black, command::Undo{}) == Refusal::NothingToUndo);
  REQUIRE_FALSE(match.submit(Side::White, command::Play{match.game().legal_moves().front()}));
  // Black has not moved yet.
  CHECK(match.submit(Side::Black, command::Undo{}) == Refusal::NothingToUndo);
  CHECK_FALSE(match.submit(Side::White, command::Undo{}).has_value());
  CHECK(match.game().ply() == 2);
  CHECK(match.submit(Side::White, command::Undo{}) == Refusal::NothingToUndo);
  CHECK(match.takebacks_left(Side::White) == match.takebacks_left(Side::Black));
}

TEST_CASE("a person against the machine does not take back a drawn opening") {
  MatchSetup setup;
  setup.players = {Computer{1}, Human{}};
  setup.drawn_plies = 3;
  Game game(setup.variant);
  for (int i = 0; i < 3; ++i)
    game.play(game.legal_moves().front());
  Match match(setup, MatchProgress{game}, Drive::Caller);
  CHECK(match.submit(Side::Black, command::Undo{}) == Refusal::NothingToUndo);
  REQUIRE_FALSE(match.submit(Side::Black, command::Play{match.game().legal_moves().front()}));
  CHECK_FALSE(match.submit(Side::Black, command::Undo{}).has_value());
  CHECK(match.game().ply() == 3);
}

TEST_CASE("takebacks are limited where the setup says so") {
  MatchSetup setup = two_persons();
  setup.takebacks = 1;
  Match match(setup);
  play(match, "c3-d4");
  CHECK_FALSE(match.submit(Side::White, command::Undo{}).has_value());
  CHECK(match.takebacks_left(Side::White) == 0);
  CHECK(match.takebacks_left(Side::Black) == 1);
  play(match, "c3-d4");
  CHECK(match.submit(Side::White, command::Undo{}) == Refusal::NoTakebacksLeft);
  setup.takebacks = 0;
  Match strict(setup);
  play(strict, "c3-d4");
  CHECK(strict.submit(Side::White, command::Undo{}) == Refusal::TakebacksOff);
}

TEST_CASE("a game lost by the rules can be taken back") {
  MatchSetup setup = two_persons();
  setup.start = draw(Variant::Brazilian, Side::White, R"(
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . b . . . . .
      . . . w . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . . )");
  Match match(setup);
  play(match, "d4xb6");
  CHECK(match.outcome() == Outcome{Side::White, EndReason::NoPieces});
  CHECK_FALSE(match.submit(Side::White, command::Undo{}).has_value());
  CHECK(match.state() == Match::State::Playing);
  CHECK_FALSE(match.outcome().has_value());
}

TEST_CASE("undo after a resignation takes only the resignation back") {
  Match match(two_persons());
  play(match, "c3-d4");
  match.submit(Side::Black, command::Resign{});
  CHECK_FALSE(match.submit(Side::Black, command::Undo{}).has_value());
  CHECK(match.state() == Match::State::Playing);
  CHECK(match.game().ply() == 1);
}

TEST_CASE("redo does not restore a resignation, an agreement or a lost clock") {
  MatchSetup setup = two_persons();
  setup.time = {60s, 0s};
  for (const bool on_time : {true, false}) {
    Match match(setup);
    play(match, "c3-d4");
    play(match, "b6-a5");
    match.submit(Side::White, command::Undo{});
    if (on_time) {
      match.tick(2min);
    } else {
      match.submit(Side::White, command::Resign{});
    }
    CHECK(match.submit(Side::White, command::Redo{}) == Refusal::GameOver);
    CHECK(match.state() == Match::State::Over);
  }
}

TEST_CASE("taking a resignation back gives no time back") {
  MatchSetup setup = two_persons();
  setup.time = {60s, 0s};
  Match match(setup);
  match.tick(59s);
  match.submit(Side::White, command::Resign{});
  match.submit(Side::White, command::Undo{});
  CHECK(match.clock().remaining(Side::White) == 1s);
}

TEST_CASE("a spectator of two machines may pause the match, and nothing else") {
  MatchSetup setup;
  setup.players = {Computer{1}, Computer{1}};
  Match match(setup, Drive::Caller);
  CHECK(match.submit(Side::White, command::Resign{}) == Refusal::OpponentIsComputer);
  CHECK_FALSE(match.submit(Side::White, command::Pause{}).has_value());
  match.tick(1s);
  CHECK(match.game().ply() == 0);
  CHECK_FALSE(match.submit(Side::Black, command::Resume{}).has_value());
  let_machine_move(match);
}

TEST_CASE("the machine answers within ticks") {
  Match match(against_machine(), Drive::Caller);
  play(match, "c3-d4");
  CHECK(match.computer_to_move());
  let_machine_move(match);
  CHECK_FALSE(match.computer_to_move());
}

TEST_CASE("undo while the machine thinks takes back one's own move") {
  Match match(against_machine(), Drive::Caller);
  play(match, "c3-d4");
  CHECK_FALSE(match.submit(Side::White, command::Undo{}).has_value());
  CHECK(match.game().ply() == 0);
  play(match, "c3-d4");
  let_machine_move(match);
  CHECK_FALSE(match.submit(Side::White, command::Undo{}).has_value());
  CHECK(match.game().ply() == 0);
}

TEST_CASE("two machines play a game to its end") {
  MatchSetup setup;
  setup.players = {Computer{1}, Computer{1}};
  setup.seed = 5;
  Match match(setup, Drive::Caller);
  for (int i = 0; i < 2000 && !match.outcome(); ++i)
    match.tick(0ms);
  CHECK(match.outcome().has_value());
  CHECK(events_of<event::Ended>(match).size() == 1);
}

}  // namespace damas
