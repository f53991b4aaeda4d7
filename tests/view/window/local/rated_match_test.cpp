#include "view/window/local/rated_match.hpp"

#include <doctest/doctest.h>

#include "match/match.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

MatchSetup against_computer() {
  MatchSetup setup;
  setup.players = {Human{}, Computer{3}};
  return setup;
}

Match made(const MatchSetup& setup) {
  return Match(setup, Drive::Caller);
}

// The person has White.
Match lost() {
  Match match = made(against_computer());
  REQUIRE_FALSE(match.submit(Side::White, command::Resign{}));
  return match;
}

}  // namespace

TEST_CASE("Only games of one person against the computer count") {
  const Match counted = made(against_computer());
  REQUIRE(rated_opponent(counted) != nullptr);
  CHECK(rated_opponent(counted)->level == 3);
  MatchSetup setup = against_computer();
  setup.players = {Human{}, Human{}};
  CHECK(rated_opponent(made(setup)) == nullptr);
  setup.players = {Computer{1}, Computer{2}};
  CHECK(rated_opponent(made(setup)) == nullptr);
  setup.players = {Human{}, ProgramPlayer{}};
  CHECK(rated_opponent(made(setup)) == nullptr);
}

TEST_CASE("A position that was set up does not count, one that was drawn by lot does") {
  MatchSetup setup = against_computer();
  setup.start = start_of(setup.variant);
  CHECK(rated_opponent(made(setup)) == nullptr);
  setup.drawn_plies = 2;
  CHECK(rated_opponent(made(setup)) != nullptr);
}

TEST_CASE("A match counts once") {
  Stage stage;
  App& app = stage.app();
  const Match match = lost();
  rate_match(match, Computer{3}, 7, app);
  const PersonRating once = app.preferences().rating;
  CHECK(once.games() == 1);
  rate_match(match, Computer{3}, 7, app);
  CHECK(app.preferences().rating == once);
  rate_match(match, Computer{3}, 8, app);
  CHECK(app.preferences().rating.games() == 2);
}

TEST_CASE("A change of the rating is told if the level follows it") {
  Stage stage;
  App& app = stage.app();
  app.change_preferences([](Preferences& p) { p.new_game.adapts = false; });
  rate_match(lost(), Computer{3}, 7, app);
  CHECK(app.notices().empty());
  app.change_preferences([](Preferences& p) { p.new_game.adapts = true; });
  rate_match(lost(), Computer{3}, 8, app);
  REQUIRE(app.notices().size() == 1);
  CHECK(app.notices()[0].find("\u2212") != std::string::npos);
}

}  // namespace damas::test
