#include "view/window/start/scene_for.hpp"

#include <doctest/doctest.h>

#include "view/window/editor/editor_scene.hpp"
#include "view/window/help/help_scene.hpp"
#include "view/window/lab/lab_scene.hpp"
#include "view/window/lessons/lessons_scene.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/new_game/new_game_scene.hpp"
#include "view/window/online/lobby_scene.hpp"
#include "view/window/openings/openings_scene.hpp"
#include "view/window/problems/problems_scene.hpp"
#include "view/window/puzzle/puzzle_scene.hpp"
#include "view/window/review/review_scene.hpp"
#include "view/window/settings/settings_scene.hpp"
#include "view/window/stage.hpp"
#include "view/window/statistics/statistics_scene.hpp"
#include "view/window/trainers/endings_scene.hpp"
#include "view/window/trainers/squares_scene.hpp"
#include "view/window/welcome/welcome_scene.hpp"

namespace damas::test {

namespace {

template <class S>
bool opens(const Destination& destination) {
  Stage stage;
  stage.app().open(destination);
  stage.wait(Stage::Milliseconds{50});
  return stage.app().scenes().size() == 2 && stage.shows<S>();
}

}  // namespace

TEST_CASE("Each destination opens its scene above the others") {
  CHECK(opens<MenuScene>(destination::Menu{}));
  CHECK(opens<NewGameScene>(destination::NewGame{}));
  CHECK(opens<CheckersScene>(destination::LocalMatch{}));
  CHECK(opens<ReviewScene>(destination::Review{}));
  CHECK(opens<EditorScene>(destination::Editor{}));
  CHECK(opens<ProblemsScene>(destination::Problems{}));
  CHECK(opens<LessonsScene>(destination::Lessons{}));
  CHECK(opens<SquaresScene>(destination::SquareTrainer{}));
  CHECK(opens<EndingsScene>(destination::EndgameTrainer{}));
  CHECK(opens<OpeningsScene>(destination::OpeningPractice{}));
  CHECK(opens<PuzzleScene>(destination::Puzzle{}));
  CHECK(opens<LabScene>(destination::Lab{}));
  CHECK(opens<HelpScene>(destination::Help{}));
  CHECK(opens<WelcomeScene>(destination::Welcome{}));
  CHECK(opens<StatisticsScene>(destination::Statistics{}));
  CHECK(opens<SettingsScene>(destination::Settings{}));
  CHECK(opens<LobbyScene>(destination::Online{}));
  CHECK(opens<ReviewScene>(destination::PastedGames{"1. c3-d4 *"}));
}

TEST_CASE("Without an unfinished match, the menu opens instead") {
  CHECK(opens<MenuScene>(destination::ResumedMatch{}));
}

TEST_CASE("A destination with nothing to show opens nothing, and the person is told why") {
  for (const Destination& empty :
       {Destination(destination::MyGames{}), Destination(destination::GamesDatabase{}),
        Destination(destination::Mistakes{}), Destination(destination::PastedGames{"?"}),
        Destination(destination::DroppedGames{"?"}), Destination(destination::Files{{"/none"}})}) {
    Stage stage;
    const Scene* const before = &stage.app().scenes().top();
    stage.app().open(empty);
    stage.wait(Stage::Milliseconds{50});
    CHECK(&stage.app().scenes().top() == before);
    CHECK(stage.app().notices().size() == 1);
    stage.app().start(empty);
    stage.wait(Stage::Milliseconds{50});
    CHECK(&stage.app().scenes().top() == before);
  }
}

}  // namespace damas::test
