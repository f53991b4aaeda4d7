#include "match/draw_answer.hpp"

#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/move_input.hpp"
#include "match/match.hpp"

namespace damas {

namespace {

using namespace std::chrono_literals;

Game game_from(const std::string& fen, Variant variant = Variant::Brazilian) {
  const auto read = parse_fen(variant, fen);
  REQUIRE(std::holds_alternative<AnyPosition>(read));
  return Game(std::get<AnyPosition>(read));
}

// The start, after that many moves.
Game played(int plies, Variant variant = Variant::Brazilian) {
  Game game(variant);
  for (int i = 0; i < plies && !game.outcome(); ++i)
    game.play(game.legal_moves().front());
  REQUIRE(game.ply() == plies);
  return game;
}

// After that many moves of kings that take nothing, let nothing be taken and repeat nothing.
bool wander(Game& game, int plies) {
  if (plies == 0) return true;
  for (const Move& move : game.legal_moves()) {
    if (move.is_capture() || game.piece_at(move.from)->kind != Kind::King) continue;
    Game next = game;
    next.play(move);
    const auto counters = next.draw_counters();
    const bool repeats = std::any_of(counters.begin(), counters.end(), [](const DrawCounter& c) {
      return c.reason == EndReason::Repetition;
    });
    if (repeats || next.outcome() || next.legal_moves().front().is_capture()) continue;
    if (!wander(next, plies - 1)) continue;
    game = next;
    return true;
  }
  return false;
}

// A person plays White from that position.
Match against_machine(const std::string& fen, int level = 3) {
  MatchSetup setup;
  setup.start = game_from(fen).position();
  setup.players = {Human{}, Computer{level}};
  return Match(setup, Drive::Caller);
}

void play_any(Match& match) {
  const Move move = match.game().legal_moves().front();
  REQUIRE_FALSE(match.submit(Side::White, command::Play{move}).has_value());
}

void let_machine_move(Match& match) {
  const int ply = match.game().ply();
  match.tick(0ms);
  REQUIRE(match.game().ply() == ply + 1);
}

std::optional<DrawDecline> why_last_declined(Match& match) {
  std::optional<DrawDecline> why;
  for (const Event& e : match.take_events()) {
    if (const auto* declined = std::get_if<event::DrawDeclined>(&e)) why = declined->why;
  }
  return why;
}

// White has three kings more.
constexpr const char* lost_for_black = "W:WKc1,Ke1,Kg1,a3,c3:Bh8,f8";
// Black has three kings more.
constexpr const char* won_for_black = "W:Wa1,c1,e1:BKb8,Kd8,Kf8,h8,a7";

}  // namespace

TEST_CASE("a machine that is a man behind takes a draw at any time") {
  CHECK_FALSE(why_declined(Game(), -100).has_value());
  CHECK_FALSE(why_declined(played(30), -500).has_value());
  CHECK(why_declined(Game(), -99) == DrawDecline::TooEarly);
}

TEST_CASE("a machine that is ahead plays on, early and late") {
  CHECK(why_declined(Game(), 20) == DrawDecline::Ahead);
  CHECK(why_declined(game_from("W:WKa1:BKh8,Kb8"), 150) == DrawDecline::Ahead);
}

TEST_CASE("a young game is not drawn, however level it is") {
  CHECK(why_declined(played(20), 0) == DrawDecline::TooEarly);
  CHECK(why_declined(played(20), -50) == DrawDecline::TooEarly);
}

TEST_CASE("a position that was set up is judged before it is called early") {
  CHECK(answer_at_once(Game(), std::nullopt).has_value());
  const Game lost(game_from("W:Wa1,c1,e1,g1,b2,d2,f2:Bb8,d8"));
  CHECK_FALSE(answer_at_once(lost, std::nullopt).has_value());
}

TEST_CASE("a level game is drawn once few pieces are left") {
  CHECK_FALSE(why_declined(game_from("W:Wa1,c1,e1,g1:Bb8,d8,f8,h8"), 0).has_value());
  const Game full(game_from("W:Wa1,c1,e1,g1,b2:Bb8,d8,f8,h8"));
  CHECK(why_declined(full, 0) == DrawDecline::TooEarly);
}

TEST_CASE("later a machine slightly behind accepts a draw, and a level one plays on") {
  const Game late = played(40, Variant::International);
  REQUIRE(late.draw_counters().empty());
  REQUIRE(3 * late.material().total() > Game(Variant::International).material().total());
  CHECK_FALSE(why_declined(late, -20).has_value());
  CHECK(why_declined(late, -19) == DrawDecline::StillOpen);
  CHECK(why_declined(late, 19) == DrawDecline::StillOpen);
  CHECK(why_declined(late, 20) == DrawDecline::Ahead);
}

TEST_CASE("a level game is drawn when only kings move, with many pieces left") {
  Game game = game_from("W:WK26,41,42,43,44,46,47,48:BK25,7,8,9,10,1,2,3", Variant::International);
  REQUIRE(wander(game, 40));
  CHECK_FALSE(why_declined(game, 0).has_value());
  game.undo();
  CHECK(why_declined(game, 0) == DrawDecline::TooEarly);
}

TEST_CASE("a lost machine accepts, on the person's turn") {
  Match match = against_machine(lost_for_black);
  play_any(match);
  let_machine_move(match);
  CHECK_FALSE(match.submit(Side::White, command::OfferDraw{}).has_value());
  CHECK(match.outcome() == Outcome{std::nullopt, EndReason::Agreement});
}

TEST_CASE("an offer on the machine's turn is answered with its move") {
  Match match = against_machine(lost_for_black);
  play_any(match);
  CHECK_FALSE(match.submit(Side::White, command::OfferDraw{}).has_value());
  CHECK(match.draw_offer() == Side::White);
  CHECK_FALSE(match.outcome().has_value());
  match.tick(0ms);
  CHECK(match.outcome() == Outcome{std::nullopt, EndReason::Agreement});
  CHECK(match.game().ply() == 1);
}

TEST_CASE("a machine that stands better says so, and moves") {
  Match match = against_machine(won_for_black);
  play_any(match);
  match.submit(Side::White, command::OfferDraw{});
  let_machine_move(match);
  CHECK(why_last_declined(match) == DrawDecline::Ahead);
  CHECK_FALSE(match.draw_offer().has_value());
  CHECK(match.state() == Match::State::Playing);
}

TEST_CASE("at the first move of a game a machine declines at once") {
  MatchSetup setup;
  setup.players = {Human{}, Computer{1}};
  Match match(setup, Drive::Caller);
  CHECK_FALSE(match.submit(Side::White, command::OfferDraw{}).has_value());
  CHECK_FALSE(match.draw_offer().has_value());
  CHECK(why_last_declined(match) == DrawDecline::TooEarly);
}

TEST_CASE("a machine that has not thought yet answers after its search") {
  Match match = against_machine(lost_for_black);
  CHECK_FALSE(match.submit(Side::White, command::OfferDraw{}).has_value());
  CHECK(match.draw_offer() == Side::White);
  CHECK(match.submit(Side::White, command::OfferDraw{}) == Refusal::DrawAlreadyOffered);
  play_any(match);
  CHECK(match.draw_offer() == Side::White);
  match.tick(0ms);
  CHECK(match.outcome() == Outcome{std::nullopt, EndReason::Agreement});
}

TEST_CASE("after a takeback a machine does not answer by the score of another move") {
  Match match = against_machine(won_for_black);
  play_any(match);
  let_machine_move(match);
  match.submit(Side::White, command::Undo{});
  REQUIRE(match.game().ply() == 0);
  CHECK_FALSE(match.submit(Side::White, command::OfferDraw{}).has_value());
  CHECK(match.draw_offer() == Side::White);
}

TEST_CASE("a machine is not asked again before some moves have been made") {
  Match match = against_machine(won_for_black);
  play_any(match);
  let_machine_move(match);
  const int asked_at = match.game().ply();
  CHECK_FALSE(match.submit(Side::White, command::OfferDraw{}).has_value());
  CHECK(match.submit(Side::White, command::OfferDraw{}) == Refusal::OfferedTooSoon);
  // Taking back does not shorten the wait, nor does it make it longer.
  match.submit(Side::White, command::Undo{});
  CHECK(match.submit(Side::White, command::OfferDraw{}) == Refusal::OfferedTooSoon);
  CHECK(match.game().ply() == asked_at - 2);
}

TEST_CASE("after five own moves a draw may be offered again") {
  MatchSetup setup;
  setup.players = {Human{}, Computer{1}};
  Match match(setup, Drive::Caller);
  match.submit(Side::White, command::OfferDraw{});
  for (int i = 0; i < moves_between_offers; ++i) {
    CHECK(match.submit(Side::White, command::OfferDraw{}) == Refusal::OfferedTooSoon);
    play_any(match);
    let_machine_move(match);
  }
  CHECK_FALSE(match.submit(Side::White, command::OfferDraw{}).has_value());
}

TEST_CASE("two persons may offer as often as they like") {
  MatchSetup setup;
  setup.players = {Human{}, Human{}};
  Match match(setup);
  for (int i = 0; i < 3; ++i) {
    CHECK_FALSE(match.submit(Side::White, command::OfferDraw{}).has_value());
    CHECK_FALSE(match.submit(Side::Black, command::AnswerDraw{false}).has_value());
    CHECK_FALSE(why_last_declined(match).has_value());
  }
}

}  // namespace damas
