// Lessons in the window, with those that the programs embed.
#include "view/window/lessons/lessons_scene.hpp"

#include <algorithm>
#include <fstream>

#include <doctest/doctest.h>

#include "assets/lessons.hpp"
#include "view/window/app/page_link.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/store.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/lessons/choose_lesson.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/scene_picture.hpp"
#include "view/window/stage.hpp"
#include "view/window/start/lesson_files.hpp"
#include "view/window/task_scene.hpp"

namespace damas::test {

namespace {

using lessons::Step;
using Phase = lessons::Session::Phase;
using Verdict = lessons::Session::Verdict;

constexpr Stage::Milliseconds moment{50};

StageSetup with_lessons() {
  StageSetup setup;
  setup.options.scene = FirstScene::Menu;
  setup.connect = offer_lessons;
  return setup;
}

void open(Stage& stage, const std::string& lesson) {
  stage.app().start(destination::Lessons{lesson});
  stage.wait(moment);
}

const LessonsScene& scene(Stage& stage) {
  return top_scene<LessonsScene>(stage);
}

const lessons::Session& session(Stage& stage) {
  const lessons::Session* found = scene(stage).trainer().session();
  REQUIRE(found != nullptr);
  return *found;
}

void click_move(Stage& stage, const Move& move) {
  const BoardView& board = scene(stage).board();
  const Path path = session(stage).game().path(move);
  click_path(stage, board, path, [&] { return session(stage).phase() == Phase::Asking; });
}

// Waits until the lesson's moves have been played, and wrong ones taken back.
void wait(Stage& stage) {
  for (int i = 0; i < 20 && session(stage).due(); ++i)
    stage.wait(lessons::Session::take_back_after);
}

void answer(Stage& stage) {
  const lessons::Reaction right = session(stage).step().right.front();
  const Step::Kind kind = session(stage).step().kind;
  if (kind == Step::Kind::Move) click_move(stage, right.moves.front());
  if (kind == Step::Kind::Count) stage.type(std::to_string(right.numbers.front()));
  for (const Square square : right.squares)
    stage.click(scene(stage).board().center(square));
  stage.wait(moment);
  CHECK(session(stage).verdict() == Verdict::Right);
  wait(stage);
}

// Until the step with that number, from 0; beyond the last one the lesson is over.
void go_to(Stage& stage, int step) {
  while (session(stage).step_number() < step && session(stage).phase() != Phase::Over) {
    wait(stage);
    if (session(stage).phase() == Phase::Asking) answer(stage);
    stage.key(Key::Enter);
    stage.wait(moment);
  }
}

}  // namespace

TEST_CASE("a lesson is gone through by clicks and Enter, and is kept as done") {
  const Folder folder;
  StageSetup setup = with_lessons();
  setup.folder = folder.path();
  Stage stage(setup);
  open(stage, "board");
  CHECK(said(stage, "The game is played on the dark squares only."));
  go_to(stage, 100);
  CHECK(session(stage).phase() == Phase::Over);
  CHECK(stage.app().store().lessons().read().done.contains("board"));
  stage.key(Key::Enter);
  stage.wait(moment);
  CHECK(session(stage).lesson().id == "notation");
  Stage later(setup);
  CHECK(later.app().store().lessons().read().done.contains("board"));
}

TEST_CASE("the list opens first, and the first lesson that is not done stands out") {
  Stage stage(with_lessons());
  stage.app().store().lessons().change([](lessons::Progress& p) { p.done.insert("board"); });
  open(stage, "");
  CHECK(stage.shows<ChooseLesson>());
  stage.key(Key::Enter);
  stage.wait(moment);
  CHECK(session(stage).lesson().id == "notation");
  stage.key(Key::O, with_ctrl);
  stage.wait(moment);
  CHECK(stage.shows<ChooseLesson>());
  stage.key(Key::Escape);
  stage.wait(moment);
  stage.key(Key::Escape);
  stage.wait(moment);
  CHECK(stage.shows<MenuScene>());
}

TEST_CASE("a lesson that was left in the middle is continued from the list") {
  const Folder folder;
  StageSetup setup = with_lessons();
  setup.folder = folder.path();
  {
    Stage stage(setup);
    open(stage, "board");
    go_to(stage, 1);
    CHECK(stage.app().store().lessons().read().left_at.at("board") == 1);
  }
  Stage later(setup);
  open(later, "");
  REQUIRE(later.shows<ChooseLesson>());
  later.key(Key::Enter);
  later.wait(moment);
  CHECK(session(later).lesson().id == "board");
  CHECK(session(later).step_number() == 1);
  CHECK(later.app().notices().size() == 1);
}

TEST_CASE("below the list lies the place where the lesson was left, and going on there keeps it") {
  Stage stage(with_lessons());
  stage.app().store().lessons().change(
      [](lessons::Progress& progress) { lessons::leave_at(progress, "board", 2); });
  open(stage, "");
  REQUIRE(stage.shows<ChooseLesson>());
  CHECK(stage.reaches(Key::Tab, " · step 3 of "));
  stage.key(Key::Escape);
  stage.wait(moment);
  CHECK(session(stage).lesson().id == "board");
  CHECK(session(stage).step_number() == 2);
  go_to(stage, 3);
  CHECK(stage.app().store().lessons().read().left_at.at("board") == 3);
}

TEST_CASE("a look back after the end does not begin the lesson again") {
  Stage stage(with_lessons());
  open(stage, "board");
  go_to(stage, 100);
  REQUIRE(session(stage).phase() == Phase::Over);
  stage.key(Key::PageUp);
  stage.key(Key::PageUp);
  stage.wait(moment);
  CHECK(session(stage).phase() != Phase::Over);
  CHECK(stage.app().store().lessons().read().left_at.empty());
}

TEST_CASE("a lesson that was left can be begun again from its first step") {
  Stage stage(with_lessons());
  open(stage, "board");
  go_to(stage, 2);
  open_corner_list(stage, scene(stage).frame().places().header);
  REQUIRE(stage.reaches(Key::Tab, tr(Language::English, Text::LessonFromStart)));
  stage.key(Key::Enter);
  stage.wait(moment);
  CHECK(session(stage).step_number() == 0);
  CHECK(stage.app().store().lessons().read().left_at.empty());
}

TEST_CASE("a wrong move gets its reason and is taken back") {
  Stage stage(with_lessons());
  open(stage, "tempo");
  go_to(stage, 1);
  const lessons::Reaction wrong = session(stage).step().wrong.front();
  click_move(stage, wrong.moves.front());
  stage.wait(moment);
  CHECK(session(stage).verdict() == Verdict::Wrong);
  CHECK(scene(stage).status() == "Not that one. Try again.");
  CHECK(said(stage, wrong.words.in("en")));
  wait(stage);
  CHECK(session(stage).phase() == Phase::Asking);
  CHECK(session(stage).game().ply() == 0);
  answer(stage);
}

namespace {

// c3-d4 loses a man, c3-b4 and f2-g3 do not.
constexpr const char* threatened = "position: W:Wc3,f2,h2:Be5,f8,h8\nen: Play.\n";

void open_own(Stage& stage, const std::string& step) {
  stage.app().start(destination::Lessons{"own", "lesson: own\nen: Mine\n" + step});
  stage.wait(moment);
}

template <class Done>
void wait_until(Stage& stage, const Done& done) {
  for (int i = 0; i < 200 && !done(); ++i)
    stage.wait(Stage::Milliseconds{16});
  REQUIRE(done());
}

// Opens the list below the button in the corner.
void open_more(Stage& stage) {
  open_corner_list(stage, scene(stage).frame().places().header);
}

}  // namespace

TEST_CASE("a link leads to a step of a lesson, but not of the person's own lesson") {
  StageSetup setup = with_lessons();
  setup.connect = [](Desktop& desktop) {
    offer_lessons(desktop);
    desktop.page_address = "https://damas.example/";
  };
  Stage stage(setup);
  stage.app().start(destination::Lessons{"board", {}, 1});
  stage.wait(moment);
  open_more(stage);
  REQUIRE(stage.reaches(Key::Down, "Copy link to this step"));
  stage.key(Key::Enter);
  stage.wait(moment);
  CHECK(stage.clipboard == link_to_lesson("https://damas.example/", "board", 1));
  open_own(stage, std::string("[move]\n") + threatened + "answer: c3-b4\nen: Right.\n");
  open_more(stage);
  CHECK_FALSE(stage.reaches(Key::Down, "Copy link"));
}

TEST_CASE("the coach says why a move is wrong of which the lesson says no reason") {
  Stage stage(with_lessons());
  open_own(stage, std::string("[move]\n") + threatened +
                      "answer: c3-b4\nen: Right.\nother:\nen: Not so.\n");
  SUBCASE("and plays its line, and takes all back") {
    stage.type("c3d4");
    wait_until(stage, [&] { return !scene(stage).trainer().reason().empty(); });
    CHECK(scene(stage).trainer().reason().find("e5xc3") != std::string::npos);
    CHECK(said(stage, scene(stage).trainer().reason()));
    CHECK(said(stage, "Not so."));
    CHECK(scene(stage).status() == "Not that one. Try again.");
    wait_until(stage, [&] { return session(stage).game().ply() == 2; });
    wait(stage);
    CHECK(session(stage).phase() == Phase::Asking);
    CHECK(session(stage).game().ply() == 0);
    CHECK_FALSE(scene(stage).trainer().reason().empty());
    answer(stage);
    CHECK(scene(stage).trainer().reason().empty());
  }
  SUBCASE("unless nothing is certain") {
    stage.type("f2g3");
    wait_until(stage, [&] { return session(stage).verdict() == Verdict::Wrong; });
    CHECK(session(stage).game().ply() == 1);
    wait(stage);
    CHECK(session(stage).game().ply() == 0);
    CHECK(scene(stage).trainer().reason().empty());
  }
}

TEST_CASE("on a phone the question stays below the remark on a wrong answer") {
  StageSetup setup = with_lessons();
  setup.size = {390, 844};
  Stage stage(setup);
  open_own(stage, std::string("[move]\n") + threatened +
                      "answer: c3-b4\nen: Right.\nwrong: c3-d4\nen: Into the capture.\n");
  REQUIRE(scene(stage).frame().places().compact());
  CHECK(scene(stage).trainer().shows_task());
  stage.type("c3d4");
  wait_until(stage, [&] { return session(stage).verdict() == Verdict::Wrong; });
  CHECK(scene(stage).trainer().shows_task());
  wait(stage);
  CHECK(session(stage).phase() == Phase::Asking);
  CHECK(scene(stage).trainer().shows_task());
  answer(stage);
  CHECK_FALSE(scene(stage).trainer().shows_task());
}

TEST_CASE("the lesson's own reason stands alone") {
  Stage stage(with_lessons());
  open_own(stage, std::string("[move]\n") + threatened +
                      "answer: c3-b4\nen: Right.\nwrong: c3-d4\nen: Into the capture.\n");
  stage.type("c3d4");
  wait_until(stage, [&] { return session(stage).verdict() == Verdict::Wrong; });
  wait(stage);
  CHECK(said(stage, "Into the capture."));
  CHECK(scene(stage).trainer().reason().empty());
}

TEST_CASE("a mistake against the machine is refuted and taken back, a good move is answered") {
  Stage stage(with_lessons());
  open_own(stage,
           std::string("[play]\n") + threatened + "goal: crown\nlevel: 1\nanswer:\nen: Done.\n");
  stage.type("c3d4");
  wait_until(stage, [&] { return !scene(stage).trainer().reason().empty(); });
  CHECK(session(stage).verdict() == Verdict::Wrong);
  wait(stage);
  CHECK(session(stage).phase() == Phase::Asking);
  CHECK(session(stage).game().ply() == 0);
  stage.type("c3b4");
  stage.wait(Stage::Milliseconds{3000});
  CHECK(scene(stage).trainer().reason().empty());
  CHECK(session(stage).game().ply() == 2);
}

TEST_CASE("the position of a lesson can be shared") {
  Stage stage(with_lessons());
  open(stage, "capturing");
  open_corner_list(stage, scene(stage).frame().places().header);
  // Again, copy, share.
  choose_row(stage, 3);
  REQUIRE(stage.shows<ChoicesScene>());
  CHECK(stage.app().scenes().top().spoken_title(stage.app()) == tr(Language::English, Text::Share));
}

namespace {

// As H may begin the name of a square, it counts after a moment.
void ask_hint(Stage& stage) {
  stage.type("h");
  stage.wait(Stage::Milliseconds{1500});
}

}  // namespace

TEST_CASE("hints at a move name the piece, then the move, then play the answer") {
  Stage stage(with_lessons());
  open_own(stage, std::string("[move]\n") + threatened + "answer: c3-b4\nen: Right so.\n");
  ask_hint(stage);
  CHECK(scene(stage).status() == "Hint: the piece on c3. Ask again for its move.");
  CHECK(said(stage, "Hint: the piece on c3. Ask again for its move."));
  CHECK(scene(stage).frame().shown().marks.movable.size() == 1);
  ask_hint(stage);
  CHECK(scene(stage).status() == "Hint: c3-b4. Ask again for the reason.");
  CHECK(scene(stage).frame().shown().marks.arrows.size() == 1);
  CHECK(session(stage).game().ply() == 0);
  ask_hint(stage);
  CHECK(session(stage).phase() == Phase::Done);
  CHECK(session(stage).game().ply() == 1);
  CHECK(said(stage, "Right so."));
}

TEST_CASE("a hint disappears with its position") {
  Stage stage(with_lessons());
  open_own(stage, std::string("[move]\n") + threatened + "answer: c3-b4\nen: Right so.\n");
  ask_hint(stage);
  ask_hint(stage);
  stage.type("f2g3");
  wait_until(stage, [&] { return session(stage).verdict() == Verdict::Wrong; });
  wait(stage);
  REQUIRE(session(stage).phase() == Phase::Asking);
  CHECK(scene(stage).frame().shown().marks.arrows.empty());
  ask_hint(stage);
  CHECK(scene(stage).status() == "Hint: the piece on c3. Ask again for its move.");
}

TEST_CASE("hints in a game of a lesson are those of the coach") {
  Stage stage(with_lessons());
  open_own(stage,
           "[play]\nposition: W:Wa1:Bh8\nen: Play.\ngoal: crown\nlevel: 1\nanswer:\nen: Done.\n");
  ask_hint(stage);
  wait_until(stage, [&] {
    return scene(stage).status() == "Hint: the piece on a1. Ask again for its move.";
  });
  ask_hint(stage);
  CHECK(scene(stage).status() == "Hint: a1-b2. Ask again for the reason.");
  ask_hint(stage);
  CHECK(scene(stage).status().starts_with("Hint: a1-b2"));
  CHECK(session(stage).phase() == Phase::Asking);
  CHECK(session(stage).game().ply() == 0);
}

TEST_CASE("a hint at a number leaves two of them") {
  Stage stage(with_lessons());
  open_own(stage,
           "[count]\nposition: start\nen: How many?\nchoices: 1 4 7\nanswer: 7\nen: Seven.\n");
  ask_hint(stage);
  CHECK(scene(stage).status() == "Hint: it is 4 or 7.");
  CHECK(said(stage, "Hint: it is 4 or 7."));
  CHECK(session(stage).phase() == Phase::Asking);
  ask_hint(stage);
  CHECK(session(stage).phase() == Phase::Done);
}

namespace {

void go_to_count(Stage& stage, const std::string& lesson, int step) {
  open(stage, lesson);
  go_to(stage, step);
  REQUIRE(session(stage).step().kind == Step::Kind::Count);
  REQUIRE(session(stage).phase() == Phase::Asking);
}

void type_digit(Stage& stage, const char* digit) {
  stage.type(digit);
  stage.wait(moment);
}

}  // namespace

TEST_CASE("a number of two digits is judged once nothing can follow") {
  Stage stage(with_lessons());
  const auto typed = [&] { return scene(stage).frame().shown().status.typed; };
  SUBCASE("also if one of its digits is a choice, too") {
    go_to_count(stage, "draws", 1);  // 5, 10, 20 or 50
    type_digit(stage, "5");
    CHECK(session(stage).verdict() == Verdict::None);
    CHECK(typed() == "5");
    type_digit(stage, "0");
    CHECK(session(stage).verdict() == Verdict::Wrong);
    CHECK(typed().empty());
    type_digit(stage, "2");
    CHECK(typed() == "2");
    type_digit(stage, "0");
    CHECK(session(stage).verdict() == Verdict::Right);
    CHECK(session(stage).phase() == Phase::Done);
    CHECK(typed().empty());
  }
  SUBCASE("and the first digit of a longer one is no wrong answer") {
    go_to_count(stage, "russian-draws", 2);  // 5, 15 or 30
    type_digit(stage, "1");
    CHECK(session(stage).verdict() == Verdict::None);
    type_digit(stage, "5");
    CHECK(session(stage).verdict() == Verdict::Right);
  }
  SUBCASE("and what is typed after it is dropped") {
    go_to_count(stage, "russian-draws", 2);
    type_digit(stage, "153");
    CHECK(session(stage).phase() == Phase::Done);
    CHECK(typed().empty());
  }
}

TEST_CASE("Enter gives a number that could be longer, Backspace and Escape take digits back") {
  Stage stage(with_lessons());
  const auto typed = [&] { return scene(stage).frame().shown().status.typed; };
  const auto press = [&](Key key) {
    stage.key(key);
    stage.wait(moment);
  };
  go_to_count(stage, "draws", 1);  // 5, 10, 20 or 50
  type_digit(stage, "5");
  press(Key::Enter);
  CHECK(session(stage).verdict() == Verdict::Wrong);
  CHECK(session(stage).phase() == Phase::Asking);
  type_digit(stage, "1");
  press(Key::Backspace);
  CHECK(typed().empty());
  type_digit(stage, "1");
  press(Key::Escape);
  CHECK(typed().empty());
  CHECK(session(stage).phase() == Phase::Asking);
  type_digit(stage, "20");
  CHECK(session(stage).verdict() == Verdict::Right);
}

TEST_CASE("a number that is not offered is refused, and is no wrong answer") {
  Stage stage(with_lessons());
  const auto typed = [&] { return scene(stage).frame().shown().status.typed; };
  const std::string refusal = "Expected one of the numbers 5, 15, 30, not '7'.";
  go_to_count(stage, "russian-draws", 2);
  type_digit(stage, "7");
  CHECK(scene(stage).status() == refusal);
  CHECK(said(stage, refusal));
  CHECK(session(stage).verdict() == Verdict::None);
  type_digit(stage, "3");
  CHECK(scene(stage).status() == "Choose a number.");
  CHECK(typed() == "3");
  stage.key(Key::Enter);
  stage.wait(moment);
  CHECK(scene(stage).status() == "Expected one of the numbers 5, 15, 30, not '3'.");
  type_digit(stage, "15");
  CHECK(session(stage).verdict() == Verdict::Right);
}

TEST_CASE("squares are chosen by keys, and the second hint is the answer") {
  Stage stage(with_lessons());
  open(stage, "board");
  go_to(stage, 1);
  REQUIRE(session(stage).step().kind == Step::Kind::Squares);
  stage.key(Key::Enter);
  CHECK(session(stage).verdict() == Verdict::None);
  stage.key(Key::Enter);  // on the nearest square
  stage.wait(moment);
  CHECK(session(stage).verdict() == Verdict::Wrong);
  ask_hint(stage);
  CHECK(scene(stage).status().starts_with("Hint: look at row "));
  CHECK(session(stage).phase() == Phase::Asking);
  ask_hint(stage);
  CHECK(session(stage).phase() == Phase::Done);
  stage.key(Key::PageUp);
  stage.wait(moment);
  CHECK(session(stage).step_number() == 0);
  go_to(stage, 1);
  CHECK(session(stage).phase() == Phase::Asking);
  // It was done before.
  stage.key(Key::PageDown);
  stage.wait(moment);
  CHECK(session(stage).step_number() == 2);
}

TEST_CASE("in a page the lessons come later, or when the scene is gone") {
  std::function<void(std::string_view)> arrive;
  StageSetup setup = with_lessons();
  setup.connect = [&](Desktop& desktop) {
    desktop.lessons = [&](std::function<void(std::string_view)> use) { arrive = std::move(use); };
  };
  {
    Stage stage(setup);
    open(stage, "capturing");
    CHECK(scene(stage).trainer().session() == nullptr);
    CHECK(scene(stage).status() == "Loading…");
    arrive(embedded_lessons());
    stage.wait(moment);
    CHECK(session(stage).lesson().id == "capturing");
  }
  Stage stage(setup);
  open(stage, "capturing");
  stage.key(Key::Escape);
  stage.wait(moment);
  CHECK(stage.shows<MenuScene>());
  arrive(embedded_lessons());
  open(stage, "capturing");
  arrive("no lessons");
  stage.wait(moment);
  CHECK(scene(stage).trainer().session() == nullptr);
  CHECK(scene(stage).status() == "The lessons could not be read.");
}

TEST_CASE("the scene fits into small windows in both languages") {
  in_small_windows(with_lessons(), [](Stage& stage, Size size) {
    open(stage, "int-board");
    check_board_fits(scene(stage), size);
    check_text_fits(scene(stage), size);
  });
}

namespace {

struct Shown {
  PictureWindow window;
  const char* lesson;
  int step;
  bool answered;
};

}  // namespace

TEST_CASE("Lessons match their accepted pictures") {
  const Shown all[] = {
      {{"squares_en", {1280, 800}, Language::English}, "board", 1, false},
      {{"count_light_pt", {1280, 800}, Language::Portuguese, true}, "board", 2, false},
      {{"right_pt", {412, 800}, Language::Portuguese}, "shot-of-two", 1, true},
      {{"move_light_en", {412, 800}, Language::English, true}, "capturing", 3, false},
      {{"over_en", {800, 480}, Language::English}, "backwards", 100, false},
      {{"english_en", {480, 360}, Language::English}, "eng-kings", 0, false},
      {{"list_pt", {412, 800}, Language::Portuguese}, "", 0, false},
  };
  for (const Shown& shown : all) {
    check_scene("lessons", shown.window, with_lessons(), [&](Stage& stage) {
      stage.app().store().lessons().change([](lessons::Progress& p) { p.done.insert("board"); });
      open(stage, shown.lesson);
      if (shown.lesson[0] != '\0') go_to(stage, shown.step);
      if (shown.answered) answer(stage);
      stage.wait(Stage::Milliseconds{600});
    });
  }
}

}  // namespace damas::test
