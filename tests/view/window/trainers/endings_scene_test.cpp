// The endgame trainer in the window, with the tables that the programs embed.
#include "view/window/trainers/endings_scene.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

#include <doctest/doctest.h>

#include "assets/endings.hpp"
#include "endgame/known_results.hpp"
#include "view/text/drill_sentences.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/key_walk.hpp"
#include "view/window/lessons/choose_lesson.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/scene_picture.hpp"
#include "view/window/stage.hpp"
#include "view/window/start/lesson_files.hpp"
#include "view/window/start/variant_files.hpp"
#include "view/window/task_scene.hpp"
#include "view/window/trainers/choose_ending.hpp"
#include "view/window/trainers/squares_scene.hpp"

namespace damas::test {

namespace {

using training::Ending;
using training::EndingDrill;
using training::EndingGoal;
using training::EndingTask;
using Phase = EndingDrill::Phase;

constexpr Stage::Milliseconds moment{50};
// A letter that may begin a square is a shortcut once no more follows.
constexpr Stage::Milliseconds time_to_type{700};
constexpr EndingTask win{Ending::TwoKings, EndingGoal::Win};
constexpr EndingTask hold{Ending::TwoKings, EndingGoal::Hold};

StageSetup with_tables() {
  StageSetup setup;
  setup.options.scene = FirstScene::Menu;
  setup.connect = [](Desktop& desktop) {
    offer_variant_files(desktop);
    offer_lessons(desktop);
  };
  return setup;
}

void open(Stage& stage, Variant variant) {
  stage.app().start(destination::EndgameTrainer{variant});
  stage.wait(moment);
}

EndingsScene& scene(Stage& stage) {
  return top_scene<EndingsScene>(stage);
}

const EndingDrill& drill(Stage& stage) {
  const EndingDrill* found = scene(stage).trainer().drill();
  REQUIRE(found != nullptr);
  return *found;
}

// English draughts, whose kings make one step.
void open(Stage& stage, const EndingTask& task) {
  open(stage, Variant::English);
  scene(stage).trainer().begin(task, stage.app());
  stage.wait(moment);
  REQUIRE(drill(stage).phase() == Phase::Moving);
}

void click_move(Stage& stage, const Move& move) {
  const BoardView& board = scene(stage).board();
  const Game game = drill(stage).game();
  const Path path = game.path(move);
  click_path(stage, board, path, [&] { return drill(stage).game().ply() == game.ply(); });
  stage.wait(moment);
}

// Until the other side has answered.
void wait(Stage& stage) {
  stage.wait(EndingDrill::answer_after + moment);
}

endgame::KnownResults& known() {
  static endgame::KnownResults results(Variant::English, embedded_endings("english"),
                                       endgame::Computing::AtOnce);
  return results;
}

// The result of a position for the side that is not to move.
endgame::KnownResult after(const Game& game, const Move& move) {
  Game next = game;
  next.play(move);
  if (const auto outcome = next.outcome()) {
    if (!outcome->winner) return {};
    return {*outcome->winner == game.side_to_move() ? 1 : -1, 0};
  }
  const auto result = known().find(next.position());
  REQUIRE(result);
  return {-result->sign, result->plies};
}

Move fastest_win(const Game& game) {
  std::optional<Move> best;
  int least = 1000;
  for (const Move& move : game.legal_moves()) {
    const endgame::KnownResult result = after(game, move);
    const int plies = result.plies.value_or(0);
    if (result.sign <= 0 || plies >= least) continue;
    least = plies;
    best = move;
  }
  REQUIRE(best);
  return *best;
}

// A move with that sign; goes on to other positions until there is one.
Move move_with_sign(Stage& stage, int sign) {
  for (int i = 0; i < 60; ++i) {
    const Game game = drill(stage).game();
    for (const Move& move : game.legal_moves()) {
      if (after(game, move).sign == sign) return move;
    }
    stage.key(Key::N, with_ctrl);
    stage.wait(moment);
  }
  FAIL("no position has such a move");
  return {};
}

}  // namespace

TEST_CASE("An ending is won by clicks, and the moves are counted beside the best possible") {
  Stage stage(with_tables());
  open(stage, win);
  CHECK(scene(stage).board().flipped() == (drill(stage).person() == Side::Black));
  CHECK(said(stage, "Win this: Two kings against one. You play "));
  CHECK(scene(stage).trainer().task().starts_with("You play "));
  const int best = drill(stage).best();
  for (int i = 0; i < 60 && drill(stage).phase() != Phase::Over; ++i) {
    click_move(stage, fastest_win(drill(stage).game()));
    wait(stage);
  }
  REQUIRE(drill(stage).phase() == Phase::Over);
  CHECK(drill(stage).reached());
  CHECK(drill(stage).moves() == best);
  CHECK(scene(stage).status().starts_with("Won in "));
  CHECK(said(stage, "Won in "));
  CHECK(scene(stage).trainer().title() == "Won: Two kings against one");
  CHECK(scene(stage).trainer().task().empty());
  const int turn = drill(stage).turn();
  stage.key(Key::Enter);
  stage.wait(moment);
  CHECK(drill(stage).turn() == turn + 1);
}

TEST_CASE("A move that gives the win away is said, and Enter takes it back") {
  Stage stage(with_tables());
  open(stage, win);
  click_move(stage, move_with_sign(stage, 0));
  CHECK(drill(stage).phase() == Phase::Slipped);
  CHECK(scene(stage).status().ends_with(
      " gives the win away: it is a draw now. Take the move back."));
  CHECK(said(stage, "gives the win away"));
  stage.key(Key::Enter);
  stage.wait(moment);
  CHECK(drill(stage).phase() == Phase::Moving);
  CHECK(drill(stage).game().ply() == 0);
  CHECK(scene(stage).trainer().remark().empty());
}

TEST_CASE("An ending to hold says which move loses it") {
  Stage stage(with_tables());
  open(stage, hold);
  click_move(stage, move_with_sign(stage, 0));
  wait(stage);
  CHECK(scene(stage).trainer().remark().ends_with(" holds the draw."));
  stage.key(Key::Home);
  stage.wait(moment);
  CHECK(drill(stage).game().ply() == 0);
  click_move(stage, move_with_sign(stage, -1));
  CHECK(drill(stage).slips() == 1);
  CHECK(scene(stage).status().find(" loses") != std::string::npos);
  REQUIRE(drill(stage).lost_in());
  CHECK(said(stage, " wins in " + std::to_string(*drill(stage).lost_in()) + " move"));
}

TEST_CASE("A hint tells the piece, then the move, and is counted once") {
  Stage stage(with_tables());
  open(stage, win);
  const Move best = fastest_win(drill(stage).game());
  const auto hint = [&] {
    stage.type("h");
    stage.wait(time_to_type);
  };
  hint();
  CHECK(scene(stage).status().starts_with("Hint: the piece on "));
  CHECK(said(stage, "Hint: the piece on "));
  CHECK(scene(stage).frame().shown().marks.arrows.empty());
  hint();
  CHECK(scene(stage).status().ends_with("Ask again for the reason."));
  REQUIRE(scene(stage).frame().shown().marks.arrows.size() == 1);
  CHECK(after(drill(stage).game(), best).sign > 0);
  CHECK(drill(stage).hints() == 1);
  const auto& results = scene(stage).trainer().results();
  CHECK(std::find(results.begin(), results.end(), "Hints: 1") != results.end());
  click_move(stage, best);
  wait(stage);
  CHECK(scene(stage).frame().shown().marks.arrows.empty());
  hint();
  CHECK(drill(stage).hints() == 2);
}

TEST_CASE("The reason for a hint compares the move with the others") {
  Stage stage(with_tables());
  open(stage, win);
  const Game& game = drill(stage).game();
  const std::string compared =
      choice_sentence(Language::English, drill(stage), game, fastest_win(game));
  REQUIRE_FALSE(compared.empty());
  for (int step = 0; step < 3; ++step) {
    CHECK_FALSE(said(stage, compared));
    stage.type("h");
    stage.wait(time_to_type);
  }
  for (int i = 0; i < 200 && !said(stage, compared); ++i)
    stage.wait(Stage::Milliseconds{16});
  CHECK(said(stage, compared));
}

TEST_CASE("Nothing can be played or copied while there is no position") {
  StageSetup setup = with_tables();
  setup.connect = [](Desktop& desktop) {
    desktop.endings = [](Variant, const std::function<void(std::string_view)>&) {};
  };
  Stage stage(setup);
  open(stage, Variant::English);
  CHECK(scene(stage).status() == "Loading…");
  CHECK(scene(stage).frame().shown().picture == BoardPicture{});
  stage.click(scene(stage).board().center(scene(stage).board().shape().square_at(0)));
  stage.key(Key::Right);
  stage.type("h");
  stage.wait(time_to_type);
  CHECK(scene(stage).frame().shown().marks == Marks{});
  CHECK(scene(stage).frame().shown().picture == BoardPicture{});
}

TEST_CASE("A variant without tables says so, and the dialog offers those that have some") {
  Stage stage(with_tables());
  open(stage, Variant::Turkish);
  CHECK(scene(stage).trainer().drill() == nullptr);
  CHECK(scene(stage).status() ==
        "There are no endgame tables for Turkish. Choose another variant.");
  stage.key(Key::Enter);
  stage.wait(moment);
  REQUIRE(stage.shows<ChooseEnding>());
  stage.key(Key::Escape);
  stage.wait(moment);
  stage.key(Key::Escape);
  stage.wait(moment);
  CHECK(stage.shows<MenuScene>());
}

TEST_CASE("Goal and ending are chosen by keys, and the other goal keeps the ending") {
  Stage stage(with_tables());
  open(stage, win);
  KeyWalk keys(stage);
  keys.press(Key::O, with_ctrl);
  const auto& dialog = top_scene<const ChooseEnding>(stage);
  CHECK(dialog.task() == win);
  keys.choose("Task: Hold this", Key::Tab);
  CHECK(dialog.task() == hold);
  // No goal before the name, so that a long one has room.
  CHECK(keys.leads_to("Ending: Two kings against one", Key::Tab));
  keys.choose(Text::Start, Key::Tab);
  CHECK(drill(stage).task() == hold);
}

TEST_CASE("The endings of another variant are offered once it has been chosen in the dialog") {
  Stage stage(with_tables());
  open(stage, hold);
  KeyWalk keys(stage);
  keys.press(Key::O, with_ctrl);
  const auto& dialog = top_scene<const ChooseEnding>(stage);
  keys.choose("Variant: English", Key::Tab);
  keys.choose("Russian", Key::Up);
  REQUIRE(stage.shows<ChooseEnding>());
  CHECK(stage.screen().gui().focus().words.starts_with("Variant: Russian"));
  CHECK(dialog.task() == EndingTask{Ending::ThreeKings, EndingGoal::Win});
  // The choices come back with the variant.
  keys.choose("Variant: Russian", Key::Tab);
  keys.choose("English");
  CHECK(dialog.task() == hold);
  keys.choose("Variant: English", Key::Tab);
  keys.choose("Russian", Key::Up);
  keys.choose("Task: Hold this", Key::Tab);
  const std::optional<EndingTask> wanted = dialog.task();
  REQUIRE(wanted);
  keys.choose(Text::Start, Key::Tab);
  stage.wait(moment);
  CHECK(scene(stage).trainer().variant() == Variant::Russian);
  CHECK(drill(stage).task() == *wanted);
}

TEST_CASE("Without tables the dialog says why, and cannot start") {
  std::function<void(std::string_view)> arrive;
  StageSetup setup = with_tables();
  setup.connect = [&arrive, connect = setup.connect](Desktop& desktop) {
    connect(desktop);
    desktop.endings = [&arrive, endings = desktop.endings](
                          Variant variant, std::function<void(std::string_view)> use) {
      if (variant != Variant::Italian) return endings(variant, std::move(use));
      arrive = std::move(use);
    };
  };
  Stage stage(setup);
  open(stage, win);
  KeyWalk keys(stage);
  keys.press(Key::O, with_ctrl);
  const auto& dialog = top_scene<const ChooseEnding>(stage);
  CHECK(dialog.notice(stage.app()).empty());
  keys.choose("Variant: English", Key::Tab);
  keys.choose("Italian");
  CHECK(dialog.notice(stage.app()) == "Loading…");
  CHECK(said(stage, "Loading…"));
  CHECK_FALSE(dialog.task());
  CHECK_FALSE(keys.leads_to("Start", Key::Tab));
  arrive("no tables");
  stage.wait(moment);
  const std::string none = "There are no endgame tables for Italian. Choose another variant.";
  CHECK(dialog.notice(stage.app()) == none);
  CHECK(said(stage, none));
  CHECK_FALSE(keys.leads_to("Start", Key::Tab));
  keys.choose("Variant: Italian", Key::Tab);
  keys.choose("English", Key::Up);
  CHECK(dialog.task() == win);
  CHECK(keys.leads_to("Start", Key::Tab));
}

TEST_CASE("Tables that come later are used when they are there, unless the trainer is gone") {
  std::function<void(std::string_view)> arrive;
  StageSetup setup = with_tables();
  setup.connect = [&](Desktop& desktop) {
    desktop.endings = [&](Variant, std::function<void(std::string_view)> use) {
      arrive = std::move(use);
    };
  };
  {
    Stage stage(setup);
    open(stage, Variant::English);
    CHECK(scene(stage).trainer().drill() == nullptr);
    CHECK(scene(stage).status() == "Loading…");
    CHECK(scene(stage).frame().shown().picture == BoardPicture{});
    arrive(embedded_endings("english"));
    stage.wait(moment);
    CHECK(scene(stage).trainer().drill() != nullptr);
    const auto* trainer = scene(stage).trainer().drill();
    const bool empty = scene(stage).frame().shown().picture == BoardPicture{};
    CHECK(empty != trainer->has_position());
    open(stage, Variant::English);
    arrive("no tables");
    stage.wait(moment);
    CHECK(scene(stage).trainer().drill() == nullptr);
  }
  arrive(embedded_endings("english"));
}

TEST_CASE("The trainers are reached from the list of lessons by keys") {
  for (const bool endings : {false, true}) {
    CAPTURE(endings);
    Stage stage(with_tables());
    stage.app().change_preferences([](Preferences& p) { p.new_game.variant = Variant::English; });
    stage.app().start(destination::Lessons{});
    stage.wait(moment);
    REQUIRE(stage.shows<ChooseLesson>());
    const std::string wanted = endings ? "Endgame trainer" : "Square trainer";
    const auto there = [&] {
      return stage.screen().gui().focus().words.find(wanted) != std::string::npos;
    };
    for (int i = 0; i < 60 && !there(); ++i) {
      stage.key(Key::Tab);
      stage.wait(Stage::Milliseconds{64});
    }
    REQUIRE(there());
    stage.key(Key::Enter);
    stage.wait(Stage::Milliseconds{160});
    CHECK(stage.shows<EndingsScene>() == endings);
    CHECK(stage.shows<SquaresScene>() != endings);
    // The way back leads to the list, not to the lesson below it.
    stage.key(Key::Escape);
    stage.wait(Stage::Milliseconds{160});
    CHECK(stage.shows<ChooseLesson>());
  }
}

TEST_CASE("The endgame trainer fits into small windows in both languages") {
  in_small_windows(with_tables(), [](Stage& stage, Size size) {
    open(stage, hold);
    check_board_fits(scene(stage), size);
    check_text_fits(scene(stage), size);
  });
}

namespace {

struct Shown {
  PictureWindow window;
  EndingTask task;
  bool slipped;
};

}  // namespace

TEST_CASE("The endgame trainer matches its accepted pictures") {
  const Shown all[] = {
      {{"start_en", {1280, 800}, Language::English}, win, false},
      {{"slip_pt", {412, 800}, Language::Portuguese}, win, true},
      {{"hold_light_pt", {800, 480}, Language::Portuguese, true}, hold, false},
  };
  for (const Shown& shown : all) {
    check_scene("endings", shown.window, with_tables(), [&](Stage& stage) {
      open(stage, shown.task);
      if (shown.slipped) click_move(stage, move_with_sign(stage, 0));
      stage.wait(Stage::Milliseconds{600});
    });
  }
}

}  // namespace damas::test
