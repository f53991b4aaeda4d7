// Games whose opening is drawn by lot.
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include <doctest/doctest.h>

#include "core/notation.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/local/local_scene.hpp"
#include "view/window/new_game/new_game_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;
using Use = std::function<void(std::string_view)>;

StageSetup with_ballots(std::function<void(Variant, Use)> ballots) {
  StageSetup setup;
  setup.connect = [ballots = std::move(ballots)](Desktop& desktop) { desktop.ballots = ballots; };
  return setup;
}

StageSetup with_list() {
  return with_ballots([](Variant, const Use& use) { use("# one\ng3-h4 b6-a5\n"); });
}

NewGameChoice drawn(Variant variant) {
  NewGameChoice choice;
  choice.variant = variant;
  choice.opponent = Opponent::Person;
  choice.ballot = true;
  return choice;
}

void start(Stage& stage, const NewGameChoice& choice) {
  stage.app().scenes().push(std::make_unique<NewGameScene>(choice, std::nullopt));
  stage.wait(Milliseconds{200});
  stage.key(Key::Enter);
  stage.wait(Milliseconds{100});
}

}  // namespace

TEST_CASE("A new game begins after the opening that was drawn") {
  Stage stage(with_list());
  start(stage, drawn(Variant::Russian));
  REQUIRE(stage.game().ply() == 2);
  CHECK(move_texts(stage.game()) == std::vector<std::string>{"g3-h4", "b6-a5"});
  CHECK(stage.game().start() == start_of(Variant::Russian));
  CHECK(stage.app().preferences().new_game.ballot);
}

TEST_CASE("The moves of the drawn opening are not taken back") {
  Stage stage(with_list());
  start(stage, drawn(Variant::Russian));
  REQUIRE(stage.game().ply() == 2);
  const auto undo = [&] {
    stage.key(Key::Z, with_ctrl);
    stage.settle();
  };
  undo();
  CHECK(stage.game().ply() == 2);
  stage.type("c3d4");
  stage.settle();
  REQUIRE(stage.game().ply() == 3);
  undo();
  CHECK(stage.game().ply() == 2);
  undo();
  CHECK(stage.game().ply() == 2);
}

TEST_CASE("Variants without a list, and normal games, begin at the start") {
  Stage stage(with_list());
  start(stage, drawn(Variant::Turkish));
  CHECK(stage.game().ply() == 0);
  Stage normal(with_list());
  NewGameChoice choice = drawn(Variant::Russian);
  choice.ballot = false;
  start(normal, choice);
  CHECK(normal.game().ply() == 0);
}

TEST_CASE("A list that is still on its way is waited for") {
  Use arrive;
  Stage stage(with_ballots([&](Variant, Use use) { arrive = std::move(use); }));
  start(stage, drawn(Variant::Russian));
  REQUIRE(stage.shows<NewGameScene>());
  CHECK(stage.app().notices().back() == "Loading…");
  REQUIRE(arrive);
  arrive("c3-d4\n");
  stage.key(Key::Enter);
  stage.wait(Milliseconds{100});
  CHECK(stage.game().ply() == 1);
}

TEST_CASE("A game by the eleven-man ballot begins without a man of each side") {
  // It needs no list, so it does not wait for one.
  Stage stage(with_ballots([](Variant, const Use&) {}));
  NewGameChoice choice = drawn(Variant::English);
  choice.eleven_men = true;
  start(stage, choice);
  REQUIRE(stage.game().ply() == 2);
  CHECK(stage.game().start() != start_of(Variant::English));
  CHECK(stage.game().pieces(Side::White).size() == 11);
  CHECK(stage.game().pieces(Side::Black).size() == 11);
  stage.key(Key::Z, with_ctrl);
  stage.settle();
  CHECK(stage.game().ply() == 2);
}

TEST_CASE("The eleven-man ballot belongs to English draughts only") {
  Stage stage(with_list());
  NewGameChoice choice = drawn(Variant::Russian);
  choice.eleven_men = true;
  start(stage, choice);
  CHECK(move_texts(stage.game()) == std::vector<std::string>{"g3-h4", "b6-a5"});
  CHECK(stage.game().start() == start_of(Variant::Russian));
}

TEST_CASE("A match can be made with moves that are already played") {
  Stage stage;
  const Game start(Variant::Brazilian);
  NewGameChoice choice;
  choice.opponent = Opponent::Person;
  stage.app().scenes().start(
      make_match(choice, stage.app(), std::nullopt, {start.legal_moves().front()}));
  stage.feed(Input{});
  CHECK(stage.game().ply() == 1);
}

}  // namespace damas::test
