#include "main/engine/match/referee.hpp"

#include <doctest/doctest.h>

#include "main/match/made_players.hpp"

namespace damas::tool {

namespace {

using Time = std::chrono::steady_clock::time_point;

PlayedGame play(MadePlayer::Choose white, MadePlayer::Choose black, RefereeOptions options = {},
                const Entrant& entrant = {"x"}) {
  MadePlayer first(std::move(white));
  MadePlayer second(std::move(black));
  const std::array<Seat, 2> seats = {Seat{first, entrant, "a"}, Seat{second, entrant, "b"}};
  Random random(1);
  return referee(Game(Variant::Brazilian), seats, options, random);
}

}  // namespace

TEST_CASE("A game continues until the rules end it, and the reason is given") {
  const PlayedGame played = play(first_move(), first_move());
  REQUIRE(played.game.outcome());
  CHECK(played.winner == played.game.outcome()->winner);
  CHECK_FALSE(played.forfeited);
  CHECK(played.reason.ends_with("."));
}

TEST_CASE("A long game is drawn") {
  RefereeOptions options;
  options.most_plies = 7;
  const PlayedGame played = play(first_move(), first_move(), options);
  CHECK(played.game.ply() == 7);
  CHECK_FALSE(played.winner);
  CHECK_FALSE(played.ended_by);
  CHECK(played.reason == "Draw after 7 plies.");
}

TEST_CASE("A player that forfeits or plays an illegal move loses") {
  const auto gone = [](const Question&) { return Forfeit{"ended (signal 11)"}; };
  const PlayedGame left = play(gone, first_move());
  CHECK(left.winner == Side::Black);
  CHECK(left.forfeited);
  CHECK(left.ended_by == EndReason::Abandonment);
  CHECK(left.reason == "a forfeits: ended (signal 11).");
  const auto cheat = [](const Question&) { return Move{}; };
  const PlayedGame cheated = play(first_move(), cheat);
  CHECK(cheated.winner == Side::White);
  CHECK(cheated.reason == "b forfeits: chose an illegal move.");
  CHECK(cheated.game.ply() == 1);
}

TEST_CASE("A clock runs while its player thinks, and a player without time loses") {
  Entrant entrant{"x"};
  entrant.clock = FischerTime{Milliseconds(1000), Milliseconds(100)};
  Time now{};
  RefereeOptions options;
  options.now = [&] { return now; };
  std::vector<hub::Milliseconds> left;
  const auto slow = [&](const Question& q) {
    left.push_back(q.level.clock->remaining);
    now += Milliseconds(600);
    return q.game.legal_moves().front();
  };
  const PlayedGame played = play(first_move(), slow, options, entrant);
  CHECK(left == std::vector{Milliseconds(1100), Milliseconds(600), Milliseconds(100)});
  CHECK(played.winner == Side::White);
  CHECK(played.ended_by == EndReason::Time);
  CHECK(played.forfeited);
  CHECK(played.reason == "b lost on time.");
}

TEST_CASE("The wait for an answer is the time per move and the patience") {
  Entrant entrant{"x"};
  entrant.time = Milliseconds(100);
  RefereeOptions options;
  options.patience = Milliseconds(5000);
  const auto asked = [](const Question& q) { return Forfeit{std::to_string(q.patience.count())}; };
  CHECK(play(asked, first_move(), options, entrant).reason == "a forfeits: 5100.");
}

}  // namespace damas::tool
