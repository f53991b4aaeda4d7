#include "match/speaker.hpp"

#include <doctest/doctest.h>

namespace damas {

namespace {

Match match_of(Player white, Player black) {
  MatchSetup setup;
  setup.players = {white, black};
  return Match(setup, Drive::Caller);
}

void play_first(Match& match) {
  const Move move = match.game().legal_moves().front();
  REQUIRE_FALSE(match.submit(match.game().side_to_move(), command::Play{move}));
}

}  // namespace

TEST_CASE("the only person gives commands, whoever is to move") {
  Match match = match_of(Human{}, Computer{1});
  CHECK(persons(match.setup()) == 1);
  CHECK(speaker(match, command::Resign{}) == Side::White);
  play_first(match);
  CHECK(speaker(match, command::Resign{}) == Side::White);
  CHECK(speaker(match, command::Undo{}) == Side::White);
  CHECK(speaker(match_of(Computer{1}, Human{}), command::Undo{}) == Side::Black);
}

TEST_CASE("of two persons the one to move gives commands, and the one who moved last takes back") {
  Match match = match_of(Human{}, Human{});
  CHECK(persons(match.setup()) == 2);
  play_first(match);
  CHECK(speaker(match, command::Resign{}) == Side::Black);
  CHECK(speaker(match, command::OfferDraw{}) == Side::Black);
  REQUIRE(speaker(match, command::Undo{}) == Side::White);
  REQUIRE_FALSE(match.submit(Side::White, command::Undo{}));
  CHECK(match.game().ply() == 0);
  REQUIRE(speaker(match, command::Redo{}) == Side::Black);
  REQUIRE_FALSE(match.submit(Side::Black, command::Redo{}));
  CHECK(match.game().ply() == 1);
}

TEST_CASE("a draw offer is answered by the side it was made to") {
  Match match = match_of(Human{}, Human{});
  REQUIRE_FALSE(match.submit(Side::White, command::OfferDraw{}));
  CHECK(speaker(match, command::AnswerDraw{}) == Side::Black);
  CHECK(speaker(match, command::OfferDraw{}) == Side::White);
  play_first(match);
  CHECK(speaker(match, command::AnswerDraw{}) == Side::Black);
}

TEST_CASE("between machines only pausing is possible") {
  Match match = match_of(Computer{1}, Computer{1});
  CHECK(persons(match.setup()) == 0);
  const auto say = [&](const Command& c) { return match.submit(speaker(match, c), c); };
  CHECK(say(command::Resign{}) == Refusal::OpponentIsComputer);
  CHECK_FALSE(say(command::Pause{}));
  CHECK_FALSE(say(command::Resume{}));
}

}  // namespace damas
