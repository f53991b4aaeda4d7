// Problems in the window, with those that the programs embed.
#include "view/window/problems/problems_scene.hpp"

#include <algorithm>
#include <fstream>
#include <set>

#include <doctest/doctest.h>

#include "assets/problems.hpp"
#include "problems/made_problems.hpp"
#include "problems/packed_problems.hpp"
#include "view/window/app/page_link.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/store.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/key_walk.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/problems/choose_problems.hpp"
#include "view/window/review/mistakes_scene.hpp"
#include "view/window/scene_picture.hpp"
#include "view/window/stage.hpp"
#include "view/window/start/variant_files.hpp"
#include "view/window/task_scene.hpp"

namespace damas::test {

namespace {

using Phase = training::Attempt::Phase;
using Mode = training::Session::Mode;

StageSetup problems_of(Variant variant) {
  StageSetup setup;
  setup.options.scene = FirstScene::Problems;
  setup.options.variant = variant;
  setup.connect = offer_variant_files;
  return setup;
}

const ProblemsScene& scene(Stage& stage) {
  return top_scene<ProblemsScene>(stage);
}

const training::Session& session(Stage& stage) {
  const training::Session* found = scene(stage).trainer().session();
  REQUIRE(found != nullptr);
  return *found;
}

void wait(Stage& stage) {
  stage.wait(training::Attempt::take_back_after + training::Attempt::refute_after);
}

void click_move(Stage& stage, const Move& move) {
  const BoardView& board = scene(stage).board();
  const Game game = session(stage).attempt().game();
  const Path path = game.path(move);
  click_path(stage, board, path,
             [&] { return session(stage).attempt().game().ply() == game.ply(); });
}

// The next move of the solution.
Move right_move(Stage& stage) {
  const training::Attempt& attempt = session(stage).attempt();
  return attempt.problem().line[static_cast<std::size_t>(attempt.game().ply())];
}

void solve(Stage& stage) {
  for (int i = 0; i < 40 && !session(stage).attempt().over(); ++i) {
    click_move(stage, right_move(stage));
    wait(stage);
  }
  REQUIRE(session(stage).attempt().solved());
}

}  // namespace

TEST_CASE("A problem is solved by clicks, and the rating rises") {
  Stage stage(problems_of(Variant::Brazilian));
  const Side solver = session(stage).problem().solver();
  CHECK(scene(stage).board().flipped() == (solver == Side::Black));
  CHECK(said(stage, "to move and"));
  solve(stage);
  CHECK(session(stage).attempt().first_try() == true);
  CHECK(*session(stage).rating_change() > 0);
  CHECK(scene(stage).status().find("Solved: ") == 0);
  CHECK(said(stage, "Solved: "));
  const int turn = session(stage).turn();
  stage.key(Key::Enter);
  stage.wait(Stage::Milliseconds{50});
  CHECK(session(stage).turn() == turn + 1);
}

namespace {

template <class Done>
void wait_until(Stage& stage, const Done& done) {
  for (int i = 0; i < 400 && !done(); ++i)
    stage.wait(Stage::Milliseconds{16});
  REQUIRE(done());
}

}  // namespace

TEST_CASE("A wrong move is refuted on the board and taken back") {
  Stage stage(problems_of(Variant::Brazilian));
  for (int i = 0; i < 20 && session(stage).attempt().mistakes() == 0; ++i) {
    const Game& game = session(stage).attempt().game();
    for (const Move& move : std::vector<Move>(game.legal_moves())) {
      if (move == right_move(stage) || session(stage).attempt().over()) continue;
      click_move(stage, move);
      stage.wait(Stage::Milliseconds{50});
      break;
    }
    if (session(stage).attempt().mistakes() == 0) stage.key(Key::N, with_ctrl);
  }
  REQUIRE(session(stage).attempt().mistakes() == 1);
  CHECK(session(stage).attempt().phase() == Phase::Refuting);
  wait_until(stage, [&] { return session(stage).attempt().game().ply() == 2; });
  CHECK(scene(stage).status().find("Try another move") != std::string::npos);
  wait_until(stage, [&] { return session(stage).attempt().phase() == Phase::Solving; });
  CHECK(session(stage).attempt().game().ply() == 0);
  CHECK(*session(stage).rating_change() < 0);
  solve(stage);
}

TEST_CASE("A variant without problems says so, and the nearest one stands in for it") {
  REQUIRE(embedded_problems("casual").empty());
  Stage casual(problems_of(Variant::Casual));
  CHECK(session(casual).problems().variant() == Variant::Brazilian);
  CHECK(said(casual,
             "There are no problems for the variant Casual yet; these are for the variant "
             "Brazilian."));
  CHECK(casual.app().notices().size() == 1);

  StageSetup preferred;
  preferred.language = Language::Portuguese;
  preferred.connect = offer_variant_files;
  Stage portuguese(preferred);
  portuguese.app().change_preferences([](Preferences& p) { p.new_game.variant = Variant::Casual; });
  portuguese.app().open(destination::Problems{});
  portuguese.wait(Stage::Milliseconds{50});
  CHECK(session(portuguese).problems().variant() == Variant::Brazilian);
  CHECK(said(portuguese, "Ainda não há problemas da modalidade "));
  // The next start opens these problems again, without the sentence.
  CHECK(scene(portuguese).trainer().variant() == Variant::Brazilian);
  // The next new game keeps its variant.
  CHECK(portuguese.app().preferences().new_game.variant == Variant::Casual);
}

TEST_CASE("A variant with problems needs no other, and all that have some can be chosen") {
  Stage stage(problems_of(Variant::Russian));
  CHECK(stage.app().notices().empty());
  KeyWalk keys(stage);
  keys.choose(Text::ProblemChoose, Key::Tab);
  keys.choose("Variant: Russian", Key::Tab);
  CHECK_FALSE(keys.leads_to("Casual"));
  keys.choose("Spanish", Key::Up);
  keys.choose(Text::Start, Key::Tab);
  stage.wait(Stage::Milliseconds{50});
  CHECK(session(stage).problems().variant() == Variant::Spanish);
}

TEST_CASE("In a page the problems come later, or when the scene is gone") {
  std::function<void(std::string_view)> arrive;
  StageSetup setup = problems_of(Variant::Brazilian);
  setup.connect = [&](Desktop& desktop) {
    desktop.problems = [&](Variant, std::function<void(std::string_view)> use) {
      arrive = std::move(use);
    };
  };
  {
    Stage stage(setup);
    CHECK(scene(stage).trainer().session() == nullptr);
    CHECK(scene(stage).status() == "Loading…");
    arrive(embedded_problems("brazilian"));
    stage.wait(Stage::Milliseconds{50});
    CHECK(session(stage).problems().size() > 100);
  }
  {
    Stage stage(setup);
    stage.key(Key::Escape);
    stage.wait(Stage::Milliseconds{50});
    CHECK(stage.shows<MenuScene>());
    arrive(embedded_problems("brazilian"));
    stage.wait(Stage::Milliseconds{50});
  }
  Stage stage(setup);
  arrive("no problems");
  stage.wait(Stage::Milliseconds{50});
  CHECK(scene(stage).trainer().session() == nullptr);
  CHECK(scene(stage).status() == "The problems for Brazilian could not be read.");
}

TEST_CASE("A link to a problem is copied, and opens it") {
  StageSetup setup = problems_of(Variant::Russian);
  setup.connect = [](Desktop& desktop) {
    offer_variant_files(desktop);
    desktop.page_address = "https://damas.example/";
  };
  Stage stage(setup);
  const problems::Problem problem = session(stage).problem();
  open_corner_list(stage, scene(stage).frame().places().header);
  REQUIRE(stage.reaches(Key::Down, "Copy link to the problem"));
  stage.key(Key::Enter);
  stage.wait(Stage::Milliseconds{100});
  CHECK(stage.clipboard ==
        link_to_problem("https://damas.example/", Variant::Russian, training::id_of(problem)));
  StageSetup other = problems_of(Variant::Brazilian);
  other.seed = 2;
  follow_link(stage.clipboard, other.options);
  Stage opened(other);
  CHECK(session(opened).problem() == problem);
  CHECK(opened.app().notices().empty());
}

TEST_CASE("A link to a problem that is not there says so, and shows another one") {
  StageSetup setup = problems_of(Variant::Brazilian);
  follow_link("https://damas.example/#problem=0000000000000000", setup.options);
  Stage stage(setup);
  CHECK(session(stage).problems().size() > 0);
  CHECK(said(stage, "does not have that problem"));
}

TEST_CASE("The person's own mistakes that are due can be chosen, too") {
  Stage stage(problems_of(Variant::Brazilian));
  const Game game(Variant::Brazilian);
  stage.app().store().mistakes().change([&](training::OwnMistakes& all) {
    all.add(training::mistake_in(game, game.legal_moves().front(), game.legal_moves().back(),
                                 puzzle::days_of({2024, 5, 1})));
  });
  open_corner_list(stage, scene(stage).frame().places().header);
  // Choose problems, problem of the day, rush, favourite, your mistakes.
  choose_row(stage, 5);
  CHECK(stage.shows<MistakesScene>());
}

namespace {

// A lone letter may begin a move: it is a shortcut once nothing follows.
void ask(Stage& stage) {
  stage.type("h");
  stage.wait(Stage::Milliseconds{1500});
}

}  // namespace

TEST_CASE("H tells the theme, then the piece, its move and the reason, which is help") {
  Stage stage(problems_of(Variant::Brazilian));
  ask(stage);
  REQUIRE(scene(stage).trainer().remarks(stage.app()).size() == 1);
  CHECK_FALSE(session(stage).attempt().first_try().has_value());
  ask(stage);
  CHECK(scene(stage).status().starts_with("Hint: the piece on "));
  CHECK(session(stage).attempt().first_try() == false);
  ask(stage);
  CHECK(scene(stage).status().starts_with("Hint: "));
  CHECK(scene(stage).trainer().remarks(stage.app()).size() == 1);
  ask(stage);
  CHECK(scene(stage).trainer().remarks(stage.app()).size() == 2);
  CHECK(*session(stage).rating_change() < 0);
  solve(stage);
}

namespace {

// A window whose only problem is this one; it must be of Brazilian draughts.
StageSetup with_problem(const problems::Problem& problem) {
  StageSetup setup = problems_of(Variant::Brazilian);
  setup.connect = [problem](Desktop& desktop) {
    desktop.problems = [problem](Variant variant,
                                 const std::function<void(std::string_view)>& use) {
      use(problems::to_bytes(variant, {problem}));
    };
  };
  return setup;
}

// c5-b6 wins three men for one. f2-g3 and c5-d6 lose a man at once, after b2-c3 nothing is certain.
StageSetup with_shot(Language language = Language::English) {
  StageSetup setup = with_problem(
      problems::from_fen(Variant::Brazilian, "W:Wa5,c5,b4,a3,b2,f2,g1:Bb8,f8,h8,a7,e5,g5,h2",
                         {"c5-b6", "a7xc5", "b4xh6"}));
  setup.language = language;
  return setup;
}

int times_said(const Stage& stage, const std::string& part) {
  return static_cast<int>(
      std::count_if(stage.announced.begin(), stage.announced.end(),
                    [&](const std::string& text) { return text.find(part) != text.npos; }));
}

}  // namespace

TEST_CASE("The coach says why a move in a problem is wrong") {
  Stage stage(with_shot());
  const ProblemsTrainer& trainer = scene(stage).trainer();
  SUBCASE("and the board shows its line, and takes all back") {
    stage.type("f2g3");
    wait_until(stage, [&] { return !trainer.reason().empty(); });
    CHECK(trainer.reason() == "The man on g3 is lost: f2-g3 h2xf4.");
    CHECK(times_said(stage, trainer.reason()) == 1);
    CHECK(times_said(stage, "f2-g3 does not win. Try another move.") == 1);
    REQUIRE(trainer.remarks(stage.app()).size() == 2);
    CHECK(trainer.remarks(stage.app())[1] == trainer.reason());
    CHECK(session(stage).attempt().game().ply() == 1);
    wait_until(stage, [&] { return session(stage).attempt().game().ply() == 2; });
    wait_until(stage, [&] { return session(stage).attempt().phase() == Phase::Solving; });
    CHECK(session(stage).attempt().game().ply() == 0);
    CHECK_FALSE(trainer.reason().empty());
    click_move(stage, right_move(stage));
    wait(stage);
    CHECK(trainer.reason().empty());
  }
  SUBCASE("unless nothing is certain") {
    stage.type("b2c3");
    wait_until(stage, [&] { return session(stage).attempt().game().ply() == 2; });
    CHECK(trainer.reason().empty());
    CHECK(trainer.remarks(stage.app()).size() == 1);
  }
  SUBCASE("or the person goes on at once") {
    stage.type("f2g3");
    wait_until(stage, [&] { return session(stage).attempt().phase() == Phase::Refuting; });
    REQUIRE(scene(stage).status().find("does not win") == std::string::npos);
    for (int i = 0; i < 2; ++i)  // the first one still belongs to the typed move
      stage.key(Key::Enter);
    stage.wait(Stage::Milliseconds{50});
    CHECK(session(stage).attempt().game().ply() == 2);
    CHECK(trainer.reason().empty());
    CHECK(scene(stage).status().find("does not win") != std::string::npos);
  }
}

TEST_CASE("Another move that wins is accepted, and the panel says so") {
  Stage stage(
      with_problem(problems::from_fen(Variant::Brazilian, "W:WKa1,Kc1,Ke1:Bh4", {"a1-g7"})));
  stage.type("c1b2");
  wait_until(stage, [&] { return session(stage).attempt().over(); });
  stage.wait(Stage::Milliseconds{50});
  const std::string verdict = "c1-b2 wins, too. The solution is 1. a1-g7.";
  const std::vector<std::string> remarks = scene(stage).trainer().remarks(stage.app());
  REQUIRE_FALSE(remarks.empty());
  CHECK(remarks.front() == verdict);
  CHECK(scene(stage).status() == verdict);
  CHECK(times_said(stage, verdict) >= 1);
  CHECK(session(stage).attempt().first_try() == true);
  CHECK(*session(stage).rating_change() > 0);
}

TEST_CASE("The panel of a beginner tells no falling rating") {
  Stage stage(problems_of(Variant::Brazilian));
  KeyWalk keys(stage);
  const auto rating = [&] { return scene(stage).trainer().shown_results().front(); };
  CHECK(rating() == "Your rating appears after 10 more problems.");
  for (int failed = 1; failed <= 2; ++failed) {
    keys.choose(Text::ProblemShowSolution, Key::Tab);
    CHECK(rating() ==
          "Your rating appears after " + std::to_string(10 - failed) + " more problems.");
    keys.press(Key::N, with_ctrl);
  }
  CHECK(session(stage).progress().rating.value < training::rating_of_newcomer);
}

TEST_CASE("The panel tells the streak, which a shown solution ends") {
  Stage stage(problems_of(Variant::Brazilian));
  KeyWalk keys(stage);
  const auto streak = [&]() -> std::string {
    const std::vector<std::string>& shown = scene(stage).trainer().shown_results();
    return shown.size() == 2 ? shown.back() : "";
  };
  CHECK(streak() == "Streak: 0, the best: 0 · Solved: 0 of 0");
  solve(stage);
  CHECK(streak() == "Streak: 1, the best: 1 · Solved: 1 of 1");
  keys.press(Key::Enter);
  solve(stage);
  CHECK(streak() == "Streak: 2, the best: 2 · Solved: 2 of 2");
  keys.press(Key::Enter);
  keys.choose(Text::ProblemShowSolution, Key::Tab);
  CHECK(streak() == "Streak: 0, the best: 2 · Solved: 2 of 3");
}

TEST_CASE("A problem becomes a favourite, and is none again, by keys alone") {
  const Folder folder;
  StageSetup setup = problems_of(Variant::Brazilian);
  setup.folder = folder.path();
  Stage stage(setup);
  KeyWalk keys(stage);
  const auto kept = [&] {
    return stage.app().store().progress().read().of(Variant::Brazilian).favourites;
  };
  CHECK(top_scene<ProblemsScene>(stage).trainer().favourite_button().icon == Icon::Star);
  keys.choose(Text::ProblemFavourite, Key::Tab);
  CHECK(session(stage).favourite());
  CHECK(top_scene<ProblemsScene>(stage).trainer().favourite_button().icon == Icon::FullStar);
  CHECK(kept() == std::set{session(stage).problems().id(session(stage).place())});
  // The list of More has it, too.
  keys.choose(Text::More, Key::Tab);
  REQUIRE(stage.shows<ChoicesScene>());
  keys.choose(Text::ProblemNoFavourite);
  CHECK_FALSE(session(stage).favourite());
  CHECK(kept().empty());
}

TEST_CASE("Problems are chosen by keys alone, and the dialog counts those that fit") {
  Stage stage(problems_of(Variant::Brazilian));
  KeyWalk keys(stage);
  const auto all = static_cast<int>(session(stage).problems().size());
  const int third = all - all * 2 / 3;
  keys.choose(Text::ProblemChoose, Key::Tab);
  const auto& dialog = top_scene<const ChooseProblems>(stage);
  CHECK(dialog.shown_count() == all);

  keys.choose("Difficulty: Hard", Key::Tab);
  const training::Filter hard{training::Degree::Hard, std::nullopt, false};
  CHECK(dialog.filter() == hard);
  CHECK(dialog.shown_count() == third);

  keys.choose("Theme: All themes", Key::Tab);
  keys.choose("shot");
  const training::Filter hard_shots{training::Degree::Hard, problems::Theme::Shot, false};
  CHECK(dialog.filter() == hard_shots);
  const int shots = dialog.shown_count().value_or(0);
  CHECK(shots > 0);
  CHECK(shots < third);

  // No problem is a favourite yet.
  keys.choose("Favourites only: ", Key::Tab);
  CHECK(dialog.filter().favourites);
  CHECK(dialog.shown_count() == 0);
  keys.press(Key::Enter);
  CHECK(dialog.shown_count() == shots);

  keys.choose(Text::Start, Key::Tab);
  CHECK(session(stage).filter() == hard_shots);
  CHECK(problems::themes_of(session(stage).problem()).has(problems::Theme::Shot));
  CHECK(session(stage).place() >= session(stage).problems().size() * 2 / 3);
}

TEST_CASE("A choice that no problem fits cannot be started") {
  Stage stage(problems_of(Variant::Brazilian));
  KeyWalk keys(stage);
  keys.choose(Text::ProblemChoose, Key::Tab);
  keys.choose("Favourites only: ", Key::Tab);
  CHECK_FALSE(keys.leads_to(tr(Language::English, Text::Start), Key::Tab));
  keys.press(Key::Escape);
  CHECK(session(stage).filter() == training::Filter{});
}

// Whether it fits is known only when the problems of that variant are there.
TEST_CASE("A choice that no problem of another variant fits is told, and is not kept") {
  Stage stage(problems_of(Variant::Brazilian));
  KeyWalk keys(stage);
  keys.choose(Text::ProblemChoose, Key::Tab);
  keys.choose("Variant: Brazilian", Key::Tab);
  keys.choose("Russian");
  keys.choose("Favourites only: ", Key::Tab);
  keys.choose(Text::Start, Key::Tab);
  stage.wait(Stage::Milliseconds{100});
  REQUIRE(scene(stage).trainer().variant() == Variant::Russian);
  CHECK(said(stage, "No problem fits this choice."));
  CHECK(session(stage).filter() == training::Filter{});
  stage.announced.clear();
  keys.choose(Text::ProblemChoose, Key::Tab);
  CHECK_FALSE(top_scene<const ChooseProblems>(stage).filter().favourites);
}

namespace {

// Until the next problem of the rush.
void solve_in_rush(Stage& stage) {
  const int solved = session(stage).rush_solved();
  const int turn = session(stage).turn();
  for (int i = 0; i < 10 && session(stage).rush_solved() == solved; ++i) {
    click_move(stage, right_move(stage));
    if (session(stage).rush_solved() == solved) stage.wait(training::Attempt::answer_after);
  }
  REQUIRE(session(stage).rush_solved() == solved + 1);
  wait_until(stage, [&] { return session(stage).turn() == turn + 1; });
}

}  // namespace

TEST_CASE("A rush ends with its time, tells its result, and the best one is kept") {
  const Folder folder;
  StageSetup setup = with_shot();
  setup.folder = folder.path();
  Stage stage(setup);
  KeyWalk keys(stage);
  const ProblemsScene& shown = scene(stage);
  const auto kept = [&] {
    return stage.app().store().progress().read().of(Variant::Brazilian).best_rush;
  };
  keys.choose(Text::ProblemRush, Key::Tab);
  REQUIRE(session(stage).rushing());
  for (int i = 0; i < 2; ++i)
    solve_in_rush(stage);
  const int turn = session(stage).turn();
  stage.type("f2g3");
  wait_until(stage, [&] { return session(stage).turn() == turn + 1; });
  REQUIRE(shown.trainer().shown_results().size() == 2);
  CHECK(shown.trainer().shown_results().front().ends_with(" left · solved: 2 · mistakes: 1"));
  CHECK_FALSE(shown.frame().shown().status.alarm);

  stage.wait_as_asked(session(stage).rush_left() - std::chrono::seconds(10));
  CHECK(session(stage).rushing());
  CHECK(shown.frame().shown().status.alarm);
  CHECK(kept() == 0);
  stage.wait_as_asked(std::chrono::seconds(13));
  CHECK(session(stage).rush_over());
  CHECK(shown.status() == "The time is up. Solved: 2, mistakes: 1.");
  CHECK(shown.trainer().shown_results().back() == "Your best rush: 2");
  CHECK(kept() == 2);
  // A move comes too late, and a rush is not rated.
  stage.type("c5b6");
  stage.wait(std::chrono::seconds(1));
  CHECK(session(stage).attempt().game().ply() == 0);
  CHECK(session(stage).progress().tried.empty());

  keys.choose(Text::More, Key::Tab);
  keys.choose(Text::ProblemRush);
  REQUIRE(session(stage).rushing());
  keys.choose(Text::ProblemEndRush, Key::Tab);
  CHECK(session(stage).rush_over());
  CHECK(shown.status() == "You have ended the rush. Solved: 0, mistakes: 0.");
  // No clock is shown any more.
  CHECK(shown.trainer().shown_results() == std::vector<std::string>{"Your best rush: 2"});
  CHECK(kept() == 2);
}

TEST_CASE("The position of a problem can be shared") {
  Stage stage(problems_of(Variant::Brazilian));
  open_corner_list(stage, scene(stage).frame().places().header);
  REQUIRE(stage.reaches(Key::Down, tr(Language::English, Text::Share)));
  stage.key(Key::Enter);
  stage.wait(Stage::Milliseconds{100});
  REQUIRE(stage.shows<ChoicesScene>());
  CHECK(stage.app().scenes().top().spoken_title(stage.app()) == tr(Language::English, Text::Share));
}

TEST_CASE("A rush refuses hints and other problems, as in the terminal") {
  Stage stage(with_shot());
  KeyWalk keys(stage);
  keys.choose(Text::ProblemRush, Key::Tab);
  REQUIRE(session(stage).rushing());
  const int turn = session(stage).turn();
  ask(stage);
  CHECK(times_said(stage, "In a rush there is no help") >= 1);
  CHECK(session(stage).attempt().first_try() == std::nullopt);
  CHECK(scene(stage).trainer().remarks(stage.app()).empty());
  stage.key(Key::N, with_ctrl);
  stage.wait(Stage::Milliseconds{50});
  CHECK(session(stage).rushing());
  CHECK(session(stage).turn() == turn);
}

TEST_CASE("A problem that is solved after a wrong move does not count, and says so") {
  Stage stage(with_shot());
  stage.type("b2c3");
  wait_until(stage, [&] { return session(stage).attempt().game().ply() == 2; });
  wait_until(stage, [&] { return session(stage).attempt().phase() == Phase::Solving; });
  solve(stage);
  CHECK(said(stage, "It does not count, because it was not the first try."));
}

TEST_CASE("In a rush nobody waits for the coach") {
  Stage stage(with_shot());
  open_corner_list(stage, scene(stage).frame().places().header);
  // Choose problems, problem of the day, rush.
  choose_row(stage, 3);
  REQUIRE(session(stage).rushing());
  stage.type("f2g3");
  wait_until(stage, [&] { return session(stage).attempt().game().ply() == 2; });
  CHECK(scene(stage).trainer().reason().empty());
  CHECK(scene(stage).status() == "f2-g3 is wrong. The next problem follows.");
  CHECK(scene(stage).trainer().remarks(stage.app()).front() == scene(stage).status());
}

TEST_CASE("Leaving a rush tells its result") {
  Stage stage(with_shot());
  KeyWalk keys(stage);
  keys.choose(Text::ProblemRush, Key::Tab);
  REQUIRE(session(stage).rushing());
  solve_in_rush(stage);
  stage.key(Key::Escape);
  stage.wait(Stage::Milliseconds{100});
  REQUIRE(stage.shows<MenuScene>());
  CHECK(said(stage, "You have ended the rush. Solved: 1, mistakes: 0."));
}

TEST_CASE("The solution comes with the coach's reason, in both languages") {
  Stage stage(with_shot());
  stage.type("f2g3");
  wait_until(stage, [&] { return !scene(stage).trainer().reason().empty(); });
  for (int i = 0; i < 40 && !session(stage).attempt().over(); ++i) {
    stage.announced.clear();
    stage.key(Key::Tab);
    stage.wait(Stage::Milliseconds{50});
    if (times_said(stage, "Show the solution") > 0) stage.key(Key::Enter);
    stage.wait(Stage::Milliseconds{50});
  }
  REQUIRE(session(stage).attempt().over());
  const std::string why =
      "White has a shot, which gives one man and takes three men: c5-b6 a7xc5 "
      "b4xh6.";
  wait_until(stage, [&] { return times_said(stage, why) == 1; });
  CHECK(scene(stage).trainer().reason().empty());
  const std::vector<std::string> remarks = scene(stage).trainer().remarks(stage.app());
  CHECK(std::count(remarks.begin(), remarks.end(), why) == 1);
}

namespace {

// The coach says of the first move only that it is an even exchange. Then Black loses a man.
problems::Problem exchange_that_wins() {
  return problems::from_fen(Variant::Brazilian, "W:Wc3,b2,a1,c1,e1,g1:Be5,b6,b8,d8,f8,h8",
                            {"c3-d4", "e5xc3", "b2xd4", "b6-c5", "d4xb6"});
}

constexpr const char* why_exchange_wins =
    "White takes two men for one man: c3-d4 e5xc3 b2xd4 b6-c5 d4xb6.";

bool remarks_begin(Stage& stage, std::string_view words) {
  const std::vector<std::string> remarks = scene(stage).trainer().remarks(stage.app());
  return std::any_of(remarks.begin(), remarks.end(),
                     [&](const std::string& line) { return line.starts_with(words); });
}

}  // namespace

// tests/coach/won_line_test.cpp checks the rule; this, that the scene uses it.
TEST_CASE("An even exchange is no reason for a move that wins") {
  Stage stage(with_problem(exchange_that_wins()));
  SUBCASE("of the solution") {
    KeyWalk(stage).choose(Text::ProblemShowSolution, Key::Tab);
  }
  SUBCASE("of a hint") {
    for (int i = 0; i < 4; ++i)
      ask(stage);
  }
  wait_until(stage, [&] { return remarks_begin(stage, why_exchange_wins); });
  CHECK_FALSE(remarks_begin(stage, "An even exchange"));
}

TEST_CASE("An even exchange is no reason for a move that saves a draw") {
  problems::Problem drawn = exchange_that_wins();
  drawn.task = problems::Task::Draw;
  Stage stage(with_problem(drawn));
  SUBCASE("of the solution") {
    KeyWalk(stage).choose(Text::ProblemShowSolution, Key::Tab);
  }
  SUBCASE("of a hint") {
    for (int i = 0; i < 4; ++i)
      ask(stage);
  }
  wait_until(stage, [&] { return remarks_begin(stage, "Only this move saves the draw"); });
  CHECK_FALSE(remarks_begin(stage, "An even exchange"));
  CHECK(times_said(stage, "Only this move saves the draw.") == 1);
}

TEST_CASE("A move that wins for no reason that the coach finds is told to be the only one") {
  problems::Problem short_line = exchange_that_wins();
  short_line.line.resize(1);
  Stage stage(with_problem(short_line));
  const std::string only = "Only this move wins.";
  for (int i = 0; i < 4; ++i)
    ask(stage);
  wait_until(stage, [&] { return remarks_begin(stage, only); });
  KeyWalk(stage).choose(Text::ProblemShowSolution, Key::Tab);
  wait_until(stage, [&] { return session(stage).attempt().over() && remarks_begin(stage, only); });
  CHECK_FALSE(remarks_begin(stage, "No certain reason was found."));
  CHECK_FALSE(remarks_begin(stage, "An even exchange"));
}

TEST_CASE("A solution that only takes pieces says that no other move wins") {
  Stage stage(with_problem(exchange_that_wins()));
  KeyWalk(stage).choose(Text::ProblemShowSolution, Key::Tab);
  const std::string why = std::string(why_exchange_wins) + " Only this move wins.";
  wait_until(stage, [&] { return remarks_begin(stage, why); });
}

TEST_CASE("The third step of a hint is the coach's reason") {
  Stage stage(with_shot(Language::Portuguese));
  for (int i = 0; i < 4; ++i)
    ask(stage);
  const std::vector<std::string> remarks = scene(stage).trainer().remarks(stage.app());
  REQUIRE(remarks.size() == 2);
  CHECK(remarks.back().find("c5-b6 a7xc5 b4xh6") != std::string::npos);
  CHECK(remarks.back().find("White") == std::string::npos);
}

TEST_CASE("A move in a problem ends the hint") {
  Stage stage(problems_of(Variant::Brazilian));
  for (int i = 0; i < 4; ++i)
    ask(stage);
  REQUIRE(scene(stage).trainer().remarks(stage.app()).size() == 2);
  click_move(stage, right_move(stage));
  wait(stage);
  CHECK_FALSE(scene(stage).status().starts_with("Hint: "));
}

TEST_CASE("After the end the solution is stepped through by keys") {
  Stage stage(problems_of(Variant::Brazilian));
  solve(stage);
  const auto last = static_cast<int>(session(stage).problem().line.size());
  CHECK(session(stage).attempt().ply_of_solution() == last);
  stage.key(Key::Home);
  CHECK(session(stage).attempt().ply_of_solution() == 0);
  stage.key(Key::Right);
  CHECK(session(stage).attempt().ply_of_solution() == 1);
  stage.key(Key::Left);
  stage.key(Key::Left);
  CHECK(session(stage).attempt().ply_of_solution() == 0);
  stage.key(Key::End);
  CHECK(session(stage).attempt().ply_of_solution() == last);
}

TEST_CASE("Before the end no key steps into the solution") {
  Stage stage(problems_of(Variant::Brazilian));
  for (const Key key : {Key::End, Key::PageDown, Key::PageUp, Key::Home})
    stage.key(key);
  CHECK(session(stage).attempt().game().ply() == 0);
  CHECK(session(stage).attempt().phase() == Phase::Solving);
}

TEST_CASE("Progress is kept, and a broken file is set aside") {
  const Folder folder;
  StageSetup setup = problems_of(Variant::Brazilian);
  setup.folder = folder.path();
  {
    Stage stage(setup);
    solve(stage);
  }
  {
    Stage stage(setup);
    CHECK(session(stage).progress().solved() == 1);
  }
  std::ofstream(folder.path("problems.txt")) << "nonsense";
  Stage stage(setup);
  CHECK(session(stage).progress().solved() == 0);
  CHECK(stage.app().notices().size() == 1);
}

TEST_CASE("The problem of the day depends on the date that the desktop tells") {
  Stage stage(problems_of(Variant::Brazilian));
  stage.app().start(destination::Problems{Variant::Brazilian, true});
  stage.wait(Stage::Milliseconds{50});
  CHECK(session(stage).mode() == Mode::Daily);
  CHECK(session(stage).day() == puzzle::Date{2024, 5, 1});
}

TEST_CASE("The problem of the day says that it is done, and its button has a tick") {
  const Folder folder;
  StageSetup setup = with_shot();
  setup.folder = folder.path();
  const std::string done = "The problem of this day is done; each day brings a new one.";
  {
    Stage stage(setup);
    KeyWalk keys(stage);
    keys.choose("Problem of the day", Key::Tab);
    REQUIRE(session(stage).mode() == Mode::Daily);
    const ProblemsTrainer& trainer = scene(stage).trainer();
    CHECK(trainer.shown_results().back() != done);
    solve(stage);
    REQUIRE(trainer.shown_results().size() == 2);
    CHECK(trainer.shown_results().back() == done);
    keys.press(Key::Enter);
    REQUIRE(session(stage).mode() == Mode::Training);
    CHECK(trainer.shown_results().back().starts_with("Streak: "));
    CHECK(keys.leads_to("Problem of the day: done", Key::Tab));
  }
  // It is remembered, until another day.
  Stage again(setup);
  KeyWalk keys(again);
  keys.choose("Problem of the day: done", Key::Tab);
  CHECK(session(again).mode() == Mode::Daily);
  CHECK(scene(again).trainer().shown_results().back() == done);
  setup.connect = [connect = setup.connect](Desktop& desktop) {
    connect(desktop);
    desktop.today = [] { return std::string("2024.05.02"); };
  };
  Stage later(setup);
  CHECK_FALSE(KeyWalk(later).leads_to("Problem of the day: done", Key::Tab));
  CHECK(KeyWalk(later).leads_to("Problem of the day", Key::Tab));
}

TEST_CASE("The scene fits into small windows in both languages") {
  in_small_windows(problems_of(Variant::Brazilian), [](Stage& stage, Size size) {
    stage.wait(Stage::Milliseconds{50});
    check_board_fits(scene(stage), size);
  });
}

namespace {

struct Shown {
  PictureWindow window;
  Variant variant;
  void (*before)(Stage&);
};

void wait_only(Stage&) {}
void open_dialog(Stage& stage) {
  KeyWalk(stage).choose(Text::ProblemChoose, Key::Tab);
}
void solve_and_show(Stage& stage) {
  solve(stage);
}

}  // namespace

TEST_CASE("Problems match their accepted pictures") {
  const Shown all[] = {
      {{"start_en", {1280, 800}, Language::English}, Variant::Brazilian, wait_only},
      {{"solved_light_en", {1280, 800}, Language::English, true},
       Variant::Brazilian,
       solve_and_show},
      {{"start_light_pt", {412, 800}, Language::Portuguese, true}, Variant::Brazilian, wait_only},
      {{"solved_pt", {412, 800}, Language::Portuguese}, Variant::Brazilian, solve_and_show},
      {{"choose_pt", {412, 800}, Language::Portuguese}, Variant::Spanish, open_dialog},
      {{"nearest_en", {800, 480}, Language::English}, Variant::Casual, wait_only},
  };
  for (const Shown& shown : all) {
    check_scene("problems", shown.window, problems_of(shown.variant), [&](Stage& stage) {
      shown.before(stage);
      stage.wait(Stage::Milliseconds{600});
    });
  }
}

}  // namespace damas::test
