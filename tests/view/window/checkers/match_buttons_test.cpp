#include "view/window/checkers/match_buttons.hpp"

#include <memory>

#include <doctest/doctest.h>

#include "view/window/checkers/game_controller.hpp"

namespace damas::test {

namespace {

using Buttons = std::vector<GameButton>;

GameController match_of(Player white, Player black) {
  MatchSetup setup;
  setup.players = {white, black};
  return GameController(std::make_unique<LocalSession>(Match(setup, Drive::Caller)));
}

Button look(GameButton button, const GameController& controller) {
  return match_button(button, controller, {});
}

void give(GameController& controller, const Command& command) {
  REQUIRE(controller.command(command, Language::English));
}

void play_a_move(GameController& controller) {
  give(controller, command::Play{controller.session().game().legal_moves().front()});
}

}  // namespace

TEST_CASE("the last row of a folded panel is filled before its last button") {
  using enum GameButton;
  constexpr std::array first = {Menu, Undo, Hint, Flip, More};
  constexpr std::array others = {Undo, Redo, Hint, Resign, OfferDraw};
  CHECK(fill_rows(first, others, 1) == Buttons{Menu, Undo, Hint, Flip, More});
  CHECK(fill_rows(first, others, 2) == Buttons{Menu, Undo, Hint, Flip, Redo, More});
  CHECK(fill_rows(first, others, 4) ==
        Buttons{Menu, Undo, Hint, Flip, Redo, Resign, OfferDraw, More});
  CHECK(fill_rows(first, first, 2) == Buttons{Menu, Undo, Hint, Flip, More});
}

TEST_CASE("moves can be taken back and repeated only where there are some") {
  using enum GameButton;
  GameController controller = match_of(Human{}, Human{});
  CHECK_FALSE(look(Undo, controller).enabled);
  CHECK_FALSE(look(Redo, controller).enabled);
  CHECK_FALSE(look(Explain, controller).enabled);
  play_a_move(controller);
  CHECK(look(Undo, controller).enabled);
  CHECK(look(Explain, controller).enabled);
  give(controller, command::Undo{});
  CHECK_FALSE(look(Undo, controller).enabled);
  CHECK(look(Redo, controller).enabled);
}

TEST_CASE("a paused match offers to go on, and no draw") {
  using enum GameButton;
  GameController controller = match_of(Human{}, Human{});
  CHECK(look(OfferDraw, controller).enabled);
  CHECK_FALSE(look(Pause, controller).on);
  controller.toggle_pause();
  CHECK_FALSE(look(OfferDraw, controller).enabled);
  CHECK(look(Pause, controller).on);
  CHECK(look(Pause, controller).icon == Icon::Play);
  CHECK(look(Resign, controller).enabled);
}

TEST_CASE("nobody can resign after the end, or for a machine") {
  using enum GameButton;
  GameController controller = match_of(Human{}, Human{});
  give(controller, command::Resign{});
  CHECK_FALSE(look(Resign, controller).enabled);
  CHECK_FALSE(look(Pause, controller).enabled);
  CHECK_FALSE(look(Resign, match_of(Computer{1}, Computer{1})).enabled);
}

TEST_CASE("who plays alone is told the side of the next match") {
  CHECK(rematch_words(Side::White) == Text::RematchAsBlack);
  CHECK(rematch_words(Side::Black) == Text::RematchAsWhite);
  CHECK(rematch_words(std::nullopt) == Text::Rematch);
}

}  // namespace damas::test
