// The square trainer in the window.
#include "view/window/trainers/squares_scene.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "view/window/app/preferences.hpp"
#include "view/window/app/store.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/scene_picture.hpp"
#include "view/window/stage.hpp"
#include "view/window/task_scene.hpp"
#include "view/window/trainers/choose_squares.hpp"

namespace damas::test {

namespace {

using training::SquareDrill;
using training::SquareTask;

constexpr Stage::Milliseconds moment{50};

StageSetup in_menu() {
  StageSetup setup;
  setup.options.scene = FirstScene::Menu;
  return setup;
}

destination::SquareTrainer trainer(Variant variant, bool find = false, bool timed = false) {
  return {variant, find, timed};
}

void open(Stage& stage, const destination::SquareTrainer& to) {
  stage.app().start(to);
  stage.wait(moment);
}

const SquaresScene& scene(Stage& stage) {
  return top_scene<SquaresScene>(stage);
}

const SquareDrill& drill(Stage& stage) {
  return scene(stage).trainer().drill();
}

std::string asked_name(Stage& stage) {
  return drill(stage).name_of(drill(stage).asked());
}

Square wrong_square(Stage& stage) {
  const auto& choices = drill(stage).choices();
  const auto found = std::find_if(choices.begin(), choices.end(),
                                  [&](Square square) { return square != drill(stage).asked(); });
  REQUIRE(found != choices.end());
  return *found;
}

}  // namespace

TEST_CASE("the marked square is named by typing, and a wrong name is refused") {
  Stage stage(in_menu());
  open(stage, trainer(Variant::Brazilian));
  CHECK(drill(stage).task() == SquareTask::Name);
  CHECK(said(stage, "What is the marked square called? Column "));
  // The line below the board says what to do, and later that the name is wrong.
  CHECK_FALSE(scene(stage).trainer().has_own_remark());
  const std::string wrong = drill(stage).name_of(wrong_square(stage));
  stage.type(wrong);
  stage.wait(moment);
  CHECK(drill(stage).wrong() == 1);
  CHECK(scene(stage).status() == "Not " + wrong + ". Try again.");
  CHECK(said(stage, "Not " + wrong));
  CHECK_FALSE(scene(stage).trainer().has_own_remark());
  stage.type(asked_name(stage));
  stage.wait(moment);
  CHECK(drill(stage).turn() == 1);
  stage.type(asked_name(stage));
  stage.wait(moment);
  CHECK(drill(stage).right() == 1);
  CHECK(scene(stage).trainer().results() == "Right: 1 · wrong: 1");
  CHECK(scene(stage).trainer().has_own_remark());
}

TEST_CASE("a number is judged with its second digit, or by Enter") {
  Stage stage(in_menu());
  open(stage, trainer(Variant::International));
  while (asked_name(stage).size() != 1) {
    stage.type(asked_name(stage));
    stage.wait(moment);
  }
  const int turn = drill(stage).turn();
  stage.type(asked_name(stage));
  stage.wait(moment);
  CHECK(drill(stage).turn() == turn);
  stage.key(Key::Enter);
  stage.wait(moment);
  CHECK(drill(stage).turn() == turn + 1);
}

TEST_CASE("a number that no square has is refused, and counts as no answer") {
  Stage stage(in_menu());
  open(stage, trainer(Variant::International));
  stage.type("99");
  stage.wait(moment);
  CHECK(scene(stage).status() == "There is no square 99. Try again.");
  CHECK(said(stage, "There is no square 99."));
  CHECK(drill(stage).wrong() == 0);
  CHECK_FALSE(drill(stage).last());
  const std::string asked = asked_name(stage);
  stage.type(asked.size() < 2 ? "0" + asked : asked);
  stage.wait(moment);
  CHECK(drill(stage).right() == 1);
}

TEST_CASE("a text that begins no name is refused, and counts as no answer") {
  Stage stage(in_menu());
  open(stage, trainer(Variant::Brazilian));
  stage.feed(made::type("a"));
  stage.wait(moment);
  stage.feed(made::type("%"));
  stage.wait(moment);
  const std::string refusal = "Expected the name of a square, such as " + drill(stage).example();
  CHECK(scene(stage).status() == refusal + ", not 'a%'.");
  CHECK(said(stage, refusal));
  CHECK(drill(stage).wrong() == 0);
  CHECK_FALSE(drill(stage).last());
  // The text that was typed before stays.
  stage.key(Key::Backspace);
  stage.wait(moment);
  CHECK_FALSE(scene(stage).status().starts_with("Expected"));
  // Backspace and Escape also take back nonsense alone.
  for (const Key key : {Key::Backspace, Key::Escape}) {
    stage.feed(made::type("%"));
    stage.wait(moment);
    REQUIRE(scene(stage).status().starts_with("Expected"));
    stage.key(key);
    stage.wait(moment);
    CHECK_FALSE(scene(stage).status().starts_with("Expected"));
  }
  stage.type(asked_name(stage));
  stage.wait(moment);
  CHECK(drill(stage).right() == 1);
}

TEST_CASE("the clock stands still while a dialog is open") {
  Stage stage(in_menu());
  open(stage, trainer(Variant::English, true, true));
  stage.click(scene(stage).board().center(drill(stage).asked()));
  stage.wait(moment);
  const auto& trained = scene(stage).trainer().drill();
  stage.key(Key::O, with_ctrl);
  stage.wait(moment);
  REQUIRE(stage.shows<ChooseSquares>());
  const auto left = trained.left();
  stage.wait(std::chrono::seconds(5));
  CHECK(trained.left() == left);
  stage.key(Key::Escape);
  stage.wait(std::chrono::seconds(2));
  REQUIRE(stage.shows<SquaresScene>());
  CHECK(trained.left() < left);
}

TEST_CASE("one of the offered names is chosen by keys") {
  Stage stage(in_menu());
  open(stage, trainer(Variant::Russian));
  const auto& choices = drill(stage).choices();
  const auto place = std::find(choices.begin(), choices.end(), drill(stage).asked());
  const auto steps = place - choices.begin();
  for (int i = 0; i <= steps; ++i) {
    stage.key(Key::Right);
    stage.wait(moment);
  }
  stage.key(Key::Enter);
  stage.wait(moment);
  CHECK(drill(stage).right() == 1);
}

TEST_CASE("a letter that begins a name is no shortcut") {
  Stage stage(in_menu());
  open(stage, trainer(Variant::Brazilian));
  stage.feed(made::type("f"));
  stage.wait(moment);
  CHECK_FALSE(scene(stage).board().flipped());
  stage.key(Key::Escape);
  stage.wait(moment);
  CHECK(stage.shows<SquaresScene>());
  stage.key(Key::Escape);
  stage.wait(moment);
  CHECK(stage.shows<MenuScene>());
}

TEST_CASE("a square is found by a press, and by the cursor") {
  Stage stage(in_menu());
  open(stage, trainer(Variant::English, true));
  CHECK(scene(stage).trainer().question() == "Where is " + asked_name(stage) + "?");
  CHECK(said(stage, scene(stage).trainer().question()));
  const Square wrong = wrong_square(stage);
  stage.click(scene(stage).board().center(wrong));
  stage.wait(moment);
  CHECK(scene(stage).status() == "That is " + drill(stage).name_of(wrong) + ". Try again.");
  stage.click(scene(stage).board().center(drill(stage).asked()));
  stage.wait(moment);
  CHECK(drill(stage).turn() == 1);
  CHECK(drill(stage).right() == 0);
  // The first Enter shows the cursor, the second one presses its square.
  stage.key(Key::Enter);
  stage.wait(moment);
  CHECK(said(stage, " from the left, row 1 from the bottom."));
  const int answers = drill(stage).turn() + drill(stage).ruled_out().size();
  stage.key(Key::Enter);
  stage.wait(moment);
  CHECK(drill(stage).turn() + drill(stage).ruled_out().size() == answers + 1);
}

TEST_CASE("the best round is kept") {
  const Folder folder;
  StageSetup setup = in_menu();
  setup.folder = folder.path();
  {
    Stage stage(setup);
    open(stage, trainer(Variant::Brazilian, true, true));
    for (int i = 0; i < 3; ++i) {
      stage.click(scene(stage).board().center(drill(stage).asked()));
      stage.wait(moment);
    }
    stage.app().frames().update(Input{}, SquareDrill::round_time);
    stage.wait(moment);
    CHECK(drill(stage).over());
    CHECK(scene(stage).status() == "The time is up. Right: 3, wrong: 0.");
    // The result stands once in the panel.
    CHECK(scene(stage).trainer().question() == "The time is up. Right: 3, wrong: 0.");
    CHECK(scene(stage).trainer().results() == "Your best in 30 seconds: 3");
    stage.key(Key::Enter);
    stage.wait(moment);
    CHECK_FALSE(drill(stage).over());
    CHECK(drill(stage).timed());
  }
  Stage later(setup);
  open(later, trainer(Variant::Brazilian, true, true));
  CHECK(scene(later).trainer().results().ends_with("Your best in 30 seconds: 3"));
}

TEST_CASE("variant, task and time are chosen in a dialog") {
  Stage stage(in_menu());
  open(stage, trainer(Variant::Brazilian));
  stage.key(Key::O, with_ctrl);
  stage.wait(moment);
  REQUIRE(stage.shows<ChooseSquares>());
  stage.key(Key::Enter);
  stage.wait(moment);
  CHECK(stage.shows<SquaresScene>());
  CHECK(drill(stage).variant() == Variant::Brazilian);
}

TEST_CASE("the square trainer fits into small windows in both languages") {
  in_small_windows(in_menu(), [](Stage& stage, Size size) {
    open(stage, trainer(Variant::International));
    check_board_fits(scene(stage), size);
    check_text_fits(scene(stage), size);
  });
}

namespace {

struct Shown {
  PictureWindow window;
  Variant variant;
  bool find;
  bool wrong;
};

}  // namespace

TEST_CASE("The square trainer matches its accepted pictures") {
  const Shown all[] = {
      {{"name_en", {1280, 800}, Language::English}, Variant::Brazilian, false, false},
      {{"name_light_pt", {412, 800}, Language::Portuguese, true},
       Variant::International,
       false,
       true},
      {{"find_pt", {412, 800}, Language::Portuguese}, Variant::Brazilian, true, true},
      {{"find_en", {800, 480}, Language::English}, Variant::English, true, false},
  };
  for (const Shown& shown : all) {
    check_scene("squares", shown.window, in_menu(), [&](Stage& stage) {
      open(stage, trainer(shown.variant, shown.find, true));
      if (shown.wrong && shown.find) stage.click(scene(stage).board().center(wrong_square(stage)));
      if (shown.wrong && !shown.find) {
        stage.type(drill(stage).name_of(wrong_square(stage)));
        stage.key(Key::Enter);
      }
      stage.wait(Stage::Milliseconds{400});
    });
  }
}

}  // namespace damas::test
