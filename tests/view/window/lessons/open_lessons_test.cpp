// Lessons that a person has written, dropped on the window.
#include "view/window/lessons/open_lessons.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "view/window/app/store.hpp"
#include "view/window/dialogs/lesson_file.hpp"
#include "view/window/games/fake_files.hpp"
#include "view/window/lessons/choose_lesson.hpp"
#include "view/window/lessons/lessons_scene.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/puzzle/puzzle_scene.hpp"
#include "view/window/review/review_scene.hpp"
#include "view/window/stage.hpp"
#include "view/window/start/lesson_files.hpp"

namespace damas::test {

namespace {

constexpr Stage::Milliseconds moment{50};

const std::string look = "[show]\nposition: start\nen: Look.\n";

struct Desk {
  FakeFiles disk;
  std::unique_ptr<Stage> stage;

  explicit Desk(FirstScene scene = FirstScene::Menu) {
    disk.files["/one.lesson"] = "\xEF\xBB\xBF# By Ana\r\nlesson: one\r\nen: One\r\n" + look;
    disk.files["/two.lesson"] =
        "lesson: b\norder: 2\nen: Second\n" + look + "lesson: a\norder: 1\nen: First\n" + look;
    disk.files["/board.lesson"] = "lesson: board\nen: Mine\n" + look;
    disk.files["/bad.lesson"] = "lesson: bad\nen: Bad\n[show]\nposition: start\nen Look.\n";
    disk.files["/empty.lesson"] = "";
    disk.files["/solo.pdn"] = "[White \"Solo\"]\n[GameType \"26\"]\n\n1. c3-d4 b6-a5 *\n";
    StageSetup setup;
    setup.options.scene = scene;
    setup.connect = offer_lessons;
    setup.disk = &disk;
    stage = std::make_unique<Stage>(setup);
  }

  void drop(const std::vector<std::string>& paths) {
    Input input;
    input.dropped_files = paths;
    stage->feed(input);
    stage->wait(moment);
  }
  const lessons::Session& session() const {
    const auto* scene = dynamic_cast<const LessonsScene*>(&stage->app().scenes().top());
    REQUIRE(scene != nullptr);
    REQUIRE(scene->trainer().session() != nullptr);
    return *scene->trainer().session();
  }
  std::string said() const {
    const auto all = stage->app().notices();
    return all.empty() ? "" : all.back();
  }
};

}  // namespace

TEST_CASE("a dropped lesson opens at once, above what was there") {
  Desk desk;
  desk.drop({"/one.lesson"});
  CHECK(desk.session().lesson().id == "one");
  CHECK(desk.said().empty());
  desk.stage->key(Key::Escape);
  desk.stage->wait(moment);
  CHECK(desk.stage->shows<MenuScene>());
}

TEST_CASE("of several lessons in a file, or in several files, the person chooses") {
  Desk desk;
  desk.drop({"/two.lesson"});
  CHECK(desk.stage->shows<ChooseLesson>());
  desk.stage->key(Key::Enter);
  desk.stage->wait(moment);
  CHECK(desk.session().lesson().id == "a");
  desk.drop({"/one.lesson", "/board.lesson"});
  CHECK(desk.stage->shows<ChooseLesson>());
}

TEST_CASE("a lesson with a mistake is refused with its line and what was expected") {
  Desk desk;
  desk.drop({"/bad.lesson"});
  CHECK(desk.stage->shows<MenuScene>());
  CHECK(desk.said() ==
        "The lesson '/bad.lesson' cannot be opened. Line 5: expected a key and a colon, such as "
        "'en: …', found 'en Look.'.");
  desk.drop({"/empty.lesson"});
  CHECK(desk.said() ==
        "The lesson '/empty.lesson' cannot be opened. Line 1: expected 'lesson: <name>' before the "
        "first step.");
  desk.drop({"/gone.lesson"});
  CHECK(desk.said() == "There is no file '/gone.lesson'.");
  desk.drop({"/bad.lesson", "/one.lesson"});
  CHECK(desk.session().lesson().id == "one");
}

TEST_CASE("bytes of a lesson that are no text are not shown as they are") {
  Desk desk;
  desk.disk.files["/bytes.lesson"] =
      "lesson: bytes\nen: Bytes\n[show]\nposition: W:W\x1b[2J\xff:Bb8\nen: Look.\n";
  desk.drop({"/bytes.lesson"});
  CHECK(desk.said().starts_with("The lesson '/bytes.lesson' cannot be opened. Line 4: expected "));
  CHECK(desk.said().find('\x1b') == std::string::npos);
  CHECK(desk.said().find('\xff') == std::string::npos);
}

TEST_CASE("a person's own lesson leaves no tick at a lesson of the program") {
  Desk desk;
  desk.drop({"/board.lesson"});
  CHECK(desk.session().lesson().title.in("en") == "Mine");
  desk.stage->key(Key::Enter);
  desk.stage->wait(moment);
  CHECK(desk.session().phase() == lessons::Session::Phase::Over);
  CHECK(desk.stage->app().store().lessons().read().done.empty());
}

TEST_CASE("a lesson in a file of another name is recognised by its text") {
  Desk desk;
  desk.disk.files["/mine.lesson.txt"] =
      "\xEF\xBB\xBF\r\n# By Ana\r\nlesson: own\r\nen: Own\r\n" + look;
  SUBCASE("dropped") {
    desk.drop({"/mine.lesson.txt"});
    CHECK(desk.session().lesson().id == "own");
    CHECK(desk.said().empty());
  }
  SUBCASE("dropped with games") {
    desk.drop({"/solo.pdn", "/mine.lesson.txt"});
    CHECK(desk.session().lesson().id == "own");
    desk.stage->key(Key::Escape);
    desk.stage->wait(moment);
    CHECK(desk.stage->shows<ReviewScene>());
  }
  SUBCASE("with a mistake") {
    desk.disk.files["/mine.lesson.txt"] = "lesson: own\nen: Own\n";
    desk.drop({"/mine.lesson.txt"});
    CHECK(desk.said() ==
          "The lesson '/mine.lesson.txt' cannot be opened. Line 2: expected a step, such as "
          "'[show]'.");
  }
  SUBCASE("but not in a file of games, nor in a large one, which is not read for that") {
    desk.disk.files["/mine.pdn"] = desk.disk.files["/mine.lesson.txt"];
    CHECK_FALSE(has_lessons(desk.disk, "/mine.pdn"));
    CHECK(has_lessons(desk.disk, "/mine.lesson.txt"));
    CHECK(desk.disk.reads == 1);
    desk.disk.sizes["/mine.lesson.txt"] = largest_lesson_file + 1;
    CHECK_FALSE(has_lessons(desk.disk, "/mine.lesson.txt"));
    CHECK(desk.disk.reads == 1);
    CHECK_FALSE(has_lessons(desk.disk, "/gone.txt"));
  }
}

TEST_CASE("games in the same drop open below the lesson") {
  Desk desk;
  desk.drop({"/solo.pdn", "/one.lesson"});
  CHECK(desk.session().lesson().id == "one");
  desk.stage->key(Key::Escape);
  desk.stage->wait(moment);
  CHECK(desk.stage->shows<ReviewScene>());
}

TEST_CASE("a lesson dropped on the puzzle is not taken for a picture") {
  Desk desk(FirstScene::Puzzle);
  REQUIRE(desk.stage->shows<PuzzleScene>());
  desk.drop({"/one.lesson"});
  CHECK(desk.session().lesson().id == "one");
}

TEST_CASE("a lesson that is named on the command line is the first scene") {
  FakeFiles disk;
  disk.files["/one.lesson"] = "lesson: one\nen: One\n" + look;
  StageSetup setup;
  setup.options.files = {"/one.lesson"};
  setup.disk = &disk;
  Stage stage(setup);
  stage.wait(moment);
  CHECK(stage.shows<LessonsScene>());
}

}  // namespace damas::test
