#include "view/window/start/first_scene.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "platform/files.hpp"
#include "puzzle/diagram.hpp"
#include "puzzle/saved.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/store.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/key_walk.hpp"
#include "view/window/lessons/choose_lesson.hpp"
#include "view/window/lessons/lessons_scene.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/openings/openings_scene.hpp"
#include "view/window/problems/problems_scene.hpp"
#include "view/window/puzzle/puzzle_scene.hpp"
#include "view/window/stage.hpp"
#include "view/window/start/lesson_files.hpp"
#include "view/window/start/variant_files.hpp"
#include "view/window/statistics/statistics_scene.hpp"
#include "view/window/trainers/endings_scene.hpp"
#include "view/window/trainers/squares_scene.hpp"

namespace damas::test {

namespace {

WindowProgramOptions plain() {
  WindowProgramOptions options;
  options.may_ask = true;
  return options;
}

constexpr Stage::Milliseconds moment{100};

struct NamedScene {
  FirstScene scene;
  const char* name;
};

constexpr NamedScene named_scenes[] = {
#define DAMAS_FIRST_SCENE(scene, name) {FirstScene::scene, name},
#include "view/window/start/first_scene_list.inc"
#undef DAMAS_FIRST_SCENE
};

// The stage of a program that follows a link and keeps its files in the folder.
StageSetup followed(const std::string& part, const Folder& folder) {
  StageSetup setup;
  setup.folder = folder.path();
  setup.connect = offer_lessons;
  follow_link("https://damas.example/#" + part, setup.options);
  return setup;
}

template <class S>
const S& top(Stage& stage) {
  const auto* const scene = dynamic_cast<const S*>(&stage.app().scenes().top());
  REQUIRE(scene != nullptr);
  return *scene;
}

// Keeps a puzzle that begins with these tiles, after one move.
void keep_puzzle(const std::string& tiles, const Folder& folder) {
  StageSetup setup;
  setup.folder = folder.path();
  Stage stage(setup);
  puzzle::Puzzle begun(puzzle::board_of(tiles));
  REQUIRE_FALSE(begun.move_gap(puzzle::Direction::Up));
  stage.app().store().puzzle().keep_game(puzzle::text_of(puzzle::SavedPuzzle{begun}));
}

UserFiles open(const Folder& folder) {
  auto files = UserFiles::open("damas", folder.path());
  REQUIRE(files.ok());
  return std::move(files).value();
}

}  // namespace

TEST_CASE("Questions are asked only at the very first start, and only if they may be") {
  const Folder folder;
  const UserFiles files = open(folder);
  CHECK(asks_at_first(plain(), files));
  CHECK_FALSE(asks_at_first(WindowProgramOptions{}, files));
  REQUIRE(files.write("game.json.lock", "").ok());  // as each start makes it
  CHECK(asks_at_first(plain(), files));
  REQUIRE(files.write("settings.json", "{}").ok());
  CHECK_FALSE(asks_at_first(plain(), files));
}

TEST_CASE("Options that say what to show leave no room for questions") {
  const Folder folder;
  const UserFiles files = open(folder);
  WindowProgramOptions options = plain();
  options.scene = FirstScene::Menu;
  CHECK_FALSE(asks_at_first(options, files));
  options = plain();
  options.files = {"club.pdn"};
  CHECK_FALSE(asks_at_first(options, files));
  options = plain();
  options.games = "1. c3-d4 *";
  CHECK_FALSE(asks_at_first(options, files));
  options = plain();
  options.invitation = Invitation{};
  CHECK_FALSE(asks_at_first(options, files));
  options = plain();
  options.bad_link = PageLinkError{};
  CHECK_FALSE(asks_at_first(options, files));
}

TEST_CASE("The language is not asked for where an option names it") {
  WindowProgramOptions options = plain();
  CHECK_FALSE(questions_at_first(options).language.has_value());
  options.language = Language::English;
  CHECK(questions_at_first(options).language == Language::English);
}

TEST_CASE("Without a saved game, the menu comes first, and no question above it") {
  const Folder folder;
  StageSetup setup;
  setup.folder = folder.path();
  Stage stage(setup);
  CHECK(stage.shows<MenuScene>());
  CHECK(stage.app().scenes().size() == 1);
}

TEST_CASE("Lessons, problems, endings and openings begin with the variant of the options") {
  StageSetup setup;
  setup.options.variant = Variant::English;
  setup.connect = [](Desktop& desktop) {
    offer_lessons(desktop);
    offer_variant_files(desktop);
  };
  SUBCASE("lessons, and the trainers in their list") {
    setup.options.scene = FirstScene::Lessons;
    Stage stage(setup);
    stage.wait(moment);
    REQUIRE(stage.shows<ChooseLesson>());
    KeyWalk keys(stage);
    keys.choose("Opening practice", Key::Tab);
    stage.wait(moment);
    CHECK(variant_of(top<OpeningsScene>(stage).trainer().task().start) == Variant::English);
    keys.press(Key::Escape);
    REQUIRE(stage.shows<ChooseLesson>());
    keys.press(Key::Escape);
    const lessons::Session* const session = top<LessonsScene>(stage).trainer().session();
    REQUIRE(session != nullptr);
    CHECK(session->lesson().variant == Variant::English);
  }
  SUBCASE("problems") {
    setup.options.scene = FirstScene::Problems;
    Stage stage(setup);
    stage.wait(moment);
    CHECK(top<ProblemsScene>(stage).trainer().variant() == Variant::English);
  }
  SUBCASE("endings") {
    setup.options.scene = FirstScene::Endings;
    Stage stage(setup);
    stage.wait(moment);
    CHECK(top<EndingsScene>(stage).trainer().variant() == Variant::English);
  }
  SUBCASE("squares") {
    setup.options.scene = FirstScene::Squares;
    Stage stage(setup);
    stage.wait(moment);
    CHECK(top<SquaresScene>(stage).trainer().drill().variant() == Variant::English);
  }
  SUBCASE("openings") {
    setup.options.scene = FirstScene::Openings;
    Stage stage(setup);
    stage.wait(moment);
    CHECK(variant_of(top<OpeningsScene>(stage).trainer().task().start) == Variant::English);
  }
}

TEST_CASE("Each first scene with a name opens above the menu or instead of it") {
  for (const NamedScene& each : named_scenes) {
    CAPTURE(std::string(each.name));
    StageSetup setup;
    setup.options.scene = each.scene;
    setup.connect = [](Desktop& desktop) {
      offer_lessons(desktop);
      offer_variant_files(desktop);
    };
    Stage stage(setup);
    stage.wait(moment);
    CHECK(stage.shows<MenuScene>() == (each.scene == FirstScene::Menu));
  }
}

TEST_CASE("An option shows the statistics, which are those of all variants") {
  StageSetup setup;
  setup.options.scene = FirstScene::Statistics;
  Stage stage(setup);
  stage.wait(moment);
  CHECK(stage.shows<StatisticsScene>());
}

TEST_CASE("A link opens a lesson at its step") {
  const Folder folder;
  Stage stage(followed("lesson=board&step=3", folder));
  stage.wait(moment);
  const lessons::Session* lesson = top<LessonsScene>(stage).trainer().session();
  REQUIRE(lesson != nullptr);
  CHECK(lesson->lesson().id == "board");
  CHECK(lesson->step_number() == 2);
  CHECK(stage.app().notices().empty());
}

TEST_CASE("A link to a lesson that is not there says so, and shows the list") {
  const Folder folder;
  Stage stage(followed("lesson=chess", folder));
  stage.wait(moment);
  CHECK_FALSE(stage.shows<LessonsScene>());
  CHECK(std::count(stage.announced.begin(), stage.announced.end(),
                   "There is no lesson 'chess' here.") == 1);
}

TEST_CASE("A link opens a puzzle with its tiles") {
  const Folder folder;
  Stage stage(followed("puzzle=1,2,3,4,5,6,0,7,8", folder));
  stage.wait(moment);
  CHECK(top<PuzzleScene>(stage).puzzle().board() == puzzle::board_of("1 2 3 / 4 5 6 / 0 7 8"));
}

TEST_CASE("A link to a puzzle that was begun continues it") {
  const Folder folder;
  keep_puzzle("1 2 3 / 4 5 6 / 0 7 8", folder);
  Stage stage(followed("puzzle=1,2,3,4,5,6,0,7,8", folder));
  stage.wait(moment);
  CHECK(top<PuzzleScene>(stage).puzzle().board() == puzzle::board_of("1 2 3 / 0 5 6 / 4 7 8"));
}

TEST_CASE("A link to a puzzle asks before it replaces an unfinished one") {
  const Folder folder;
  keep_puzzle("1 2 3 / 4 0 6 / 7 5 8", folder);
  Stage stage(followed("puzzle=1,2,3,4,5,6,0,7,8", folder));
  stage.wait(moment);
  REQUIRE(stage.shows<ChoicesScene>());
  SUBCASE("and keeps it") {
    stage.key(Key::Enter);  // the highlighted answer
    stage.wait(moment);
    CHECK(stage.shows<MenuScene>());
    CHECK_FALSE(stage.app().store().puzzle().game().empty());
  }
  SUBCASE("and replaces it") {
    REQUIRE(stage.reaches(Key::Down, "Yes"));
    stage.key(Key::Enter);
    stage.wait(moment);
    CHECK(top<PuzzleScene>(stage).puzzle().board() == puzzle::board_of("1 2 3 / 4 5 6 / 0 7 8"));
  }
}

TEST_CASE("The variant that the options ask for is that of the next new game, too") {
  const Folder folder;
  StageSetup setup;
  setup.folder = folder.path();
  setup.options.scene = FirstScene::Checkers;
  setup.options.variant = Variant::Italian;
  {
    Stage stage(setup);
    CHECK(stage.game().variant() == Variant::Italian);
    CHECK(stage.app().preferences().new_game.variant == Variant::Italian);
  }
  StageSetup later;
  later.folder = folder.path();
  Stage stage(later);
  CHECK(stage.app().preferences().new_game.variant == Variant::Italian);
}

}  // namespace damas::test
