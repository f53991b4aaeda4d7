// The online matches that are kept in My games.
#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"
#include "view/window/app/store.hpp"
#include "view/window/online/online_stage.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;

}  // namespace

TEST_CASE("A finished match is among My games, also where its end was seen elsewhere") {
  for (const bool looks_on : {true, false}) {
    OnlineStage play;
    play.begin(Side::White);
    play.stage.type("c3d4");
    play.settle();
    if (!looks_on) play.press(Key::Escape);
    CHECK(play.stage.plays<OnlinePlay>() == looks_on);
    CHECK(play.stage.app().store().games().text().empty());
    play.server.tell(net::record::End{Side::White, EndReason::Resignation, {}, {}});
    play.stage.wait(Milliseconds{100});
    const std::vector<PdnGame> games = read_pdn(play.stage.app().store().games().text());
    REQUIRE(games.size() == 1);
    CHECK(games.front().headers.value("Black").find("Bia") == 0);
    CHECK(games.front().winner() == Side::White);
    CHECK(games.front().headers.value("DamasSide") == "White");
    CHECK(games.front().headers.value("Site") == std::string(OnlineStage::address) + "/");
  }
}

TEST_CASE("A match that ended before a move is not among My games") {
  OnlineStage play;
  play.begin(Side::White);
  play.server.tell(net::record::End{Side::White, EndReason::Resignation, {}, {}});
  play.stage.wait(Milliseconds{100});
  CHECK(play.stage.app().store().games().text().empty());
}

TEST_CASE("A match that is watched is not among My games") {
  OnlineStage play;
  play.begin_watching();
  play.server.opponent_moves("c3", "d4");
  play.server.tell(net::record::End{Side::White, EndReason::Resignation, {}, {}});
  play.stage.wait(Milliseconds{100});
  REQUIRE(play.stage.game().ply() == 1);
  CHECK(play.stage.app().store().games().text().empty());
}

}  // namespace damas::test
