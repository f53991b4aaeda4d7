#include "view/window/frame/practice.hpp"

#include <doctest/doctest.h>

#include "core/game.hpp"
#include "puzzle/daily.hpp"
#include "training/own_mistakes.hpp"
#include "view/window/app/store.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

// A mistake after that many moves of a game, which comes back on that day.
void collect(Stage& stage, int plies, training::Day due) {
  Game game(Variant::Brazilian);
  for (int i = 0; i < plies; ++i)
    REQUIRE(game.play(game.legal_moves().front()));
  stage.app().store().mistakes().change([&](training::OwnMistakes& all) {
    REQUIRE(all.add(
        training::mistake_in(game, game.legal_moves().front(), game.legal_moves().back(), due)));
  });
}

}  // namespace

TEST_CASE("The day is that of the system") {
  Stage stage;
  CHECK(day_of_today(stage.app()) == puzzle::days_of({2024, 5, 1}));
  StageSetup setup;
  setup.connect = [](Desktop& desktop) { desktop.today = {}; };
  Stage timeless(setup);
  CHECK_FALSE(day_of_today(timeless.app()));
  CHECK(own_mistakes_label(timeless.app()) == "Your mistakes: none due");
}

TEST_CASE("The number of mistakes that are due is told, or when the next one comes back") {
  Stage stage;
  const training::Day today = puzzle::days_of({2024, 5, 1});
  CHECK(own_mistakes_label(stage.app()) == "Your mistakes: none due");
  CHECK(next_own_mistake(stage.app()).starts_with("No mistakes are collected yet."));
  collect(stage, 0, today + 5);
  CHECK(own_mistakes_label(stage.app()) == "Your mistakes: none due");
  CHECK(next_own_mistake(stage.app()) == "The next mistake comes back in 5 days.");
  collect(stage, 1, today + 1);
  CHECK(next_own_mistake(stage.app()) == "The next mistake comes back tomorrow.");
  collect(stage, 2, today);
  collect(stage, 3, today - 10);
  CHECK(own_mistakes_label(stage.app()) == "Your mistakes: 2 due");
  CHECK(next_own_mistake(stage.app()) == "More of your mistakes are due.");
}

TEST_CASE("The number of openings' positions that are due is told, if there are any") {
  Stage stage;
  const training::Day today = puzzle::days_of({2024, 5, 1});
  CHECK(openings_label(stage.app()) == "Opening practice");
  stage.app().store().opening_cards().change([&](training::OpeningCards& all) {
    all.grade(Game(Variant::Brazilian), training::Grade::Again, today - 1);
  });
  CHECK(openings_label(stage.app()) == "Opening practice: 1 due");
}

}  // namespace damas::test
