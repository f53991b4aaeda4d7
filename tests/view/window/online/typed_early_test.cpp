// Typing while the opponent is to move.
#include <doctest/doctest.h>

#include "view/window/online/online_stage.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;

}  // namespace

TEST_CASE("A move typed too early is refused, and does not flip the board") {
  OnlineStage play;
  play.begin(Side::Black);
  REQUIRE(play.stage.checkers().board().flipped());
  play.stage.type("f6g5");
  play.settle();
  CHECK(play.stage.checkers().board().flipped());
  CHECK(play.server.asked<net::request::Move>() == 0);
  CHECK(play.stage.checkers().shown_status().sentence == "It is not your turn.");
  play.stage.type("f");  // a single "f" flips the board
  play.stage.wait(Milliseconds{700});
  CHECK_FALSE(play.stage.checkers().board().flipped());
  play.server.opponent_moves("c3", "d4");
  play.settle();
  CHECK(play.status() == "Your turn");
  play.stage.type("f6g5");
  play.settle();
  CHECK(play.server.asked<net::request::Move>() == 1);
}

TEST_CASE("Typing continues when the turn begins") {
  OnlineStage play;
  play.begin(Side::Black);
  SUBCASE("as a move") {
    play.stage.type("f6");
    play.server.opponent_moves("c3", "d4");
    play.settle();
    play.stage.type("g5");
    play.settle();
    CHECK(play.server.asked<net::request::Move>() == 1);
  }
  SUBCASE("as a shortcut") {
    play.stage.type("f");
    play.stage.wait(Milliseconds{200});
    play.server.opponent_moves("c3", "d4");
    play.stage.wait(Milliseconds{700});
    CHECK_FALSE(play.stage.checkers().board().flipped());
  }
  SUBCASE("unless Escape takes it away") {
    play.stage.type("f6");
    play.press(Key::Escape);
    CHECK(play.stage.plays<OnlinePlay>());
    play.press(Key::Escape);
    CHECK(play.stage.shows<LobbyScene>());
  }
}

TEST_CASE("A letter that names no square causes no message in the opponent's turn") {
  OnlineStage play;
  play.begin(Side::Black);
  play.stage.type("k");
  play.settle();
  CHECK(play.status() == "Bia is to move");
  CHECK(play.stage.checkers().shown_status().sentence == "Bia is to move");
}

}  // namespace damas::test
