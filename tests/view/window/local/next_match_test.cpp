// The matches that are made in this window: by choice, as a rematch, from a position.
#include "view/window/local/next_match.hpp"

#include <chrono>
#include <variant>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

NewGameChoice against_level_three() {
  NewGameChoice choice;
  choice.variant = Variant::Russian;
  choice.opponent = Opponent::Computer;
  choice.side = SideChoice::White;
  choice.level = 3;
  choice.time.initial = std::chrono::minutes(5);
  return choice;
}

int level_of(const Match& match, Side side) {
  return std::get<Computer>(match.setup().player(side)).level;
}

}  // namespace

TEST_CASE("A chosen match has a number of its own, and the moves of its opening are played") {
  Stage stage;
  const Move first = Game(Variant::Russian).legal_moves().front();
  const Match one = chosen_match(against_level_three(), std::nullopt, {first}, stage.app());
  const Match other = chosen_match(against_level_three(), std::nullopt, {}, stage.app());
  CHECK(one.game().ply() == 1);
  CHECK(one.setup().drawn_plies == 1);
  CHECK(other.game().ply() == 0);
  CHECK(one.setup().id != other.setup().id);
  CHECK(level_of(one, Side::Black) == 3);
}

TEST_CASE("The level of a chosen match follows the rating if that is chosen") {
  Stage stage;
  NewGameChoice choice = against_level_three();
  choice.level = strongest_level;
  choice.adapts = true;
  const Match match = chosen_match(choice, std::nullopt, {}, stage.app());
  CHECK(level_of(match, Side::Black) == stage.app().preferences().rating.level());
}

TEST_CASE("In a rematch the sides are exchanged, and nothing is played yet") {
  Stage stage;
  const Move first = Game(Variant::Russian).legal_moves().front();
  const Match last = chosen_match(against_level_three(), std::nullopt, {first}, stage.app());
  const Match next = rematch_of(last, stage.app());
  CHECK(is_human(next.setup().player(Side::Black)));
  CHECK(level_of(next, Side::White) == 3);
  CHECK(next.setup().variant == Variant::Russian);
  CHECK(next.setup().id != last.setup().id);
  CHECK(next.game().ply() == 0);
}

TEST_CASE("A rematch begins from the position that was set up, unless the opening was drawn") {
  Stage stage;
  const auto start = std::get<AnyPosition>(parse_fen(Variant::Russian, "W:Wc3,e3:Bd6,f6"));
  const Match set_up = chosen_match(against_level_three(), start, {}, stage.app());
  CHECK(rematch_of(set_up, stage.app()).game().start() == start);
  const Move first = Game(start).legal_moves().front();
  const Match drawn = chosen_match(against_level_three(), start, {first}, stage.app());
  CHECK(rematch_of(drawn, stage.app()).game().start() == start_of(Variant::Russian));
}

TEST_CASE("The same players continue from a position, with full clocks") {
  Stage stage;
  Match last = chosen_match(against_level_three(), std::nullopt, {}, stage.app());
  last.tick(std::chrono::seconds(30));
  REQUIRE(last.clock().remaining(Side::White) < std::chrono::minutes(5));
  const auto start = std::get<AnyPosition>(parse_fen(Variant::Russian, "W:Wc3,e3:Bd6,f6"));
  const Match next = match_from(Game(start), last, stage.app());
  CHECK(next.game().start() == start);
  CHECK(is_human(next.setup().player(Side::White)));
  CHECK(level_of(next, Side::Black) == 3);
  CHECK(next.clock().remaining(Side::White) == std::chrono::minutes(5));
  CHECK(next.setup().id != last.setup().id);
}

}  // namespace damas::test
