// The person's rating follows games against the computer, and decides the level that adapts.
#include <doctest/doctest.h>

#include "view/window/app/preferences.hpp"
#include "view/window/games/my_games_steps.hpp"
#include "view/window/review/review_scene.hpp"

namespace damas::test {

namespace {

NewGameChoice adaptive() {
  NewGameChoice choice;
  choice.opponent = Opponent::Computer;
  choice.side = SideChoice::White;
  choice.level = strongest_level;
  choice.adapts = true;
  return choice;
}

int level_played(Stage& stage) {
  const MatchSetup& setup = stage.checkers().session().match().setup();
  return std::get<Computer>(setup.player(Side::Black)).level;
}

void lose(Stage& stage) {
  stage.type("c3d4");
  say(stage, command::Resign{});
}

}  // namespace

TEST_CASE("A game that adapts is played at the level of the rating, and its result changes it") {
  const Folder folder;
  Stage stage(in(folder));
  const auto& rating = stage.app().preferences().rating;
  stage.app().change_preferences([](Preferences& p) { p.new_game = adaptive(); });
  const int before = rating.rating();
  int level = rating.level();
  for (int game = 1; game <= 4; ++game) {
    play(stage, adaptive());
    CHECK(level_played(stage) == rating.level());
    lose(stage);
    CHECK(rating.games() == game);
    CHECK(rating.level() <= level);
    level = rating.level();
  }
  CHECK(rating.rating() < before);
  CHECK(level == weakest_level);
}

TEST_CASE("An end that is taken back counts once, and a game from a set up position not at all") {
  const Folder folder;
  Stage stage(in(folder));
  const auto& rating = stage.app().preferences().rating;
  play(stage, adaptive());
  lose(stage);
  const int once = rating.rating();
  say(stage, command::Undo{});
  say(stage, command::Resign{});
  CHECK(rating.games() == 1);
  CHECK(rating.rating() == once);
  stage.app().scenes().start(make_match(adaptive(), stage.app(), start_of(Variant::Brazilian)));
  lose(stage);
  CHECK(rating.games() == 1);
}

TEST_CASE("My games shows the rating once a game against the computer has ended") {
  const Folder folder;
  Stage stage(in(folder));
  finish_one(stage, "c3d4");
  open(stage);
  CHECK(library(stage).count_sentence(stage.app()) == "1 game");
  play(stage, adaptive());
  lose(stage);
  open(stage);
  CHECK(library(stage).count_sentence(stage.app()) ==
        "2 games · Your rating: " + std::to_string(stage.app().preferences().rating.rating()));
}

TEST_CASE("After some games at a chosen level, one that follows the results is offered") {
  const Folder folder;
  Stage stage(in(folder));
  NewGameChoice chosen = adaptive();
  chosen.adapts = false;
  stage.app().change_preferences([&](Preferences& p) { p.new_game = chosen; });
  const auto choose_second = [&] {
    for (const Key key : {Key::Down, Key::Down, Key::Enter})
      press(stage, key);
  };
  for (int game = 1; game <= 3; ++game) {
    CAPTURE(game);
    play(stage, chosen);
    lose(stage);
    choose_second();
    CHECK(stage.shows<ReviewScene>() == (game < 3));
  }
  CHECK(stage.app().preferences().new_game.adapts);
  REQUIRE(stage.shows<CheckersScene>());
  const MatchSetup& setup = stage.checkers().session().match().setup();
  const Player& machine =
      setup.player(is_human(setup.player(Side::White)) ? Side::Black : Side::White);
  CHECK(std::get<Computer>(machine).level == stage.app().preferences().rating.level());
}

TEST_CASE("The buttons for another game say which side the person plays then") {
  const Folder folder;
  Stage stage(in(folder));
  play(stage, adaptive());
  lose(stage);
  CHECK(stage.reaches(Key::Down, "Play again as Black"));
  press(stage, Key::Enter);
  REQUIRE(stage.shows<CheckersScene>());
  CHECK(stage.checkers().session().only_person() == Side::Black);
}

TEST_CASE("Games between persons do not change the rating") {
  const Folder folder;
  Stage stage(in(folder));
  finish_one(stage, "c3d4");
  CHECK(stage.app().preferences().rating.games() == 0);
}

}  // namespace damas::test
