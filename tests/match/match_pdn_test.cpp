#include "match/match_pdn.hpp"

#include <doctest/doctest.h>

#include "core/pdn/index.hpp"
#include "core/pdn/reader.hpp"
#include "core/pdn/writer.hpp"

namespace damas {

namespace {

MatchSetup two_persons() {
  MatchSetup setup;
  setup.players = {Human{}, Human{}};
  return setup;
}

}  // namespace

TEST_CASE("A match becomes a PDN game with its players, time control and result") {
  MatchSetup setup = two_persons();
  setup.time = {Milliseconds{300000}, Milliseconds{5000}};
  Match match(setup);
  REQUIRE_FALSE(match.submit(Side::White, command::Play{match.game().legal_moves()[0]}));
  REQUIRE_FALSE(match.submit(Side::Black, command::Resign{}));
  const auto read = read_pdn(write_pdn(pdn_of(match, {{"White", "Ana"}})));
  REQUIRE(read.size() == 1);
  CHECK(read[0].headers.value("White") == "Ana");
  CHECK(read[0].headers.value("WhiteType") == "human");
  CHECK(read[0].headers.value("TimeControl") == "300+5");
  CHECK(read[0].winner() == Side::White);
  CHECK(read[0].tree.ply_count() == 1);
}

TEST_CASE("The plies of an opening that was drawn by lot are told, and lists know them") {
  MatchSetup setup = two_persons();
  CHECK_FALSE(pdn_of(Match(setup)).headers.find("DrawnPlies"));
  Match match(setup);
  for (const Side side : {Side::White, Side::Black, Side::White})
    REQUIRE_FALSE(match.submit(side, command::Play{match.game().legal_moves()[0]}));
  setup.drawn_plies = 3;
  const PdnGame drawn = pdn_of(Match(setup, MatchProgress{match.game()}));
  CHECK(drawn.headers.value("DrawnPlies") == "3");
  CHECK(index_pdn(write_pdn(drawn)).front().drawn_plies == 3);
  CHECK(index_pdn(write_pdn(pdn_of(match))).front().drawn_plies == 0);
}

TEST_CASE("A match that goes on has no result, and given tags stay") {
  const Match match(two_persons());
  const PdnGame game = pdn_of(match, {{"TimeControl", "?"}});
  CHECK(game.result.score == PdnScore::Unknown);
  CHECK(game.headers.value("TimeControl") == "?");
}

TEST_CASE("Moves that were taken back are no part of a match that has ended") {
  Match match(two_persons());
  for (const Side side : {Side::White, Side::Black, Side::White})
    REQUIRE_FALSE(match.submit(side, command::Play{match.game().legal_moves()[0]}));
  REQUIRE_FALSE(match.submit(Side::White, command::Undo{}));
  CHECK(pdn_of(match).tree.ply_count() == 3);
  REQUIRE_FALSE(match.submit(Side::White, command::Resign{}));
  CHECK(pdn_of(match).tree.ply_count() == 2);
  CHECK(pdn_of(match).winner() == Side::Black);
}

}  // namespace damas
