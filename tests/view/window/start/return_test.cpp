// The open scenes come back at the next start, each with the data that it needs; unsaved changes
// always come back.
#include <filesystem>
#include <memory>

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"
#include "core/pdn/writer.hpp"
#include "puzzle/diagram.hpp"
#include "view/window/app/return_keeper.hpp"
#include "view/window/app/store.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/editor/editor_scene.hpp"
#include "view/window/games/fake_files.hpp"
#include "view/window/help/help_scene.hpp"
#include "view/window/lab/lab_scene.hpp"
#include "view/window/lessons/choose_lesson.hpp"
#include "view/window/lessons/lessons_scene.hpp"
#include "view/window/local/local_play.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/openings/openings_scene.hpp"
#include "view/window/problems/problems_scene.hpp"
#include "view/window/puzzle/puzzle_scene.hpp"
#include "view/window/review/review_scene.hpp"
#include "view/window/settings/settings_scene.hpp"
#include "view/window/stage.hpp"
#include "view/window/start/lesson_files.hpp"
#include "view/window/start/variant_files.hpp"
#include "view/window/statistics/statistics_scene.hpp"
#include "view/window/trainers/endings_scene.hpp"
#include "view/window/trainers/squares_scene.hpp"

namespace damas::test {

namespace {

constexpr Stage::Milliseconds moment{100};
constexpr const char* two_games =
    "[White \"Ana\"]\n[GameType \"26\"]\n1. c3-d4 b6-a5 2. b2-c3 *\n\n"
    "[White \"Bia\"]\n[GameType \"26\"]\n1. e3-f4 d6-c5 2. f4-g5 h6xf4 *\n";

// Starts the program again and again with the same data.
class Runs {
 public:
  Stage& run(FirstScene scene = FirstScene::Resume) {
    stage_.reset();  // no orderly end: the machine may lose its power
    StageSetup setup;
    setup.folder = folder.path();
    setup.disk = &disk;
    setup.options.scene = scene;
    setup.connect = [](Desktop& desktop) {
      offer_lessons(desktop);
      offer_variant_files(desktop);
    };
    stage_ = std::make_unique<Stage>(setup);
    stage_->wait(moment);
    return *stage_;
  }

  // Opens that in a new run, above the menu.
  Stage& open(const Destination& destination) {
    Stage& stage = run(FirstScene::Menu);
    stage.app().open(destination);
    stage.wait(moment);
    return stage;
  }

  // Lets the program save what is open, and starts it again.
  Stage& again(FirstScene scene = FirstScene::Resume) {
    stage_->wait_as_asked(ReturnKeeper::apart + moment);
    return run(scene);
  }

  Folder folder;
  FakeFiles disk;

 private:
  std::unique_ptr<Stage> stage_;
};

template <class S>
const S& top(Stage& stage) {
  const auto* const scene = dynamic_cast<const S*>(&stage.app().scenes().top());
  REQUIRE(scene != nullptr);
  return *scene;
}

template <class S>
bool comes_back(const Destination& destination) {
  Runs runs;
  runs.open(destination);
  Stage& stage = runs.again();
  return stage.app().scenes().size() == 2 && stage.shows<S>() && stage.app().notices().empty();
}

bool asks_before_leaving(Stage& stage) {
  stage.key(Key::Escape);
  stage.wait(moment);
  return stage.shows<ChoicesScene>();
}

PdnGame game_in(const std::string& pdn) {
  auto games = read_pdn(pdn);
  REQUIRE(games.size() == 1);
  return std::move(games.front());
}

// A review of a game in a file of two.
destination::Review second_game(FakeFiles& disk) {
  disk.files["/home/ana/club.pdn"] = two_games;
  const auto file = std::make_shared<GameFile>("/home/ana/club.pdn", "", two_games);
  file->load_all();
  return {file->game(1), KeptGame{file, 1}};
}

}  // namespace

TEST_CASE("Each scene comes back above the menu") {
  CHECK(comes_back<EditorScene>(destination::Editor{}));
  CHECK(comes_back<ReviewScene>(destination::Review{}));
  CHECK(comes_back<LabScene>(destination::Lab{}));
  CHECK(comes_back<ProblemsScene>(destination::Problems{}));
  CHECK(comes_back<LessonsScene>(destination::Lessons{"board"}));
  CHECK(comes_back<SquaresScene>(destination::SquareTrainer{}));
  CHECK(comes_back<EndingsScene>(destination::EndgameTrainer{}));
  CHECK(comes_back<OpeningsScene>(destination::OpeningPractice{}));
  CHECK(comes_back<PuzzleScene>(destination::Puzzle{}));
  CHECK(comes_back<HelpScene>(destination::Help{}));
  CHECK(comes_back<SettingsScene>(destination::Settings{}));
  CHECK(comes_back<StatisticsScene>(destination::Statistics{}));
}

TEST_CASE("After a return to the menu the program begins with the menu") {
  Runs runs;
  runs.open(destination::Lab{}).key(Key::Escape);
  Stage& stage = runs.again();
  CHECK(stage.shows<MenuScene>());
  CHECK(stage.app().scenes().size() == 1);
  CHECK_FALSE(std::filesystem::exists(runs.folder.path("return.json")));
}

TEST_CASE("A position that is being set up comes back, even one that no game could have") {
  Runs runs;
  Stage& before = runs.open(destination::Editor{start_of(Variant::Italian)});
  before.key(Key::F);
  before.type("s");
  before.wait(moment);
  const BoardEdit board = top<EditorScene>(before).board();
  const bool flipped = top<EditorScene>(before).view().flipped();
  Stage& stage = runs.again();
  CHECK(top<EditorScene>(stage).board() == board);
  CHECK(top<EditorScene>(stage).view().flipped() == flipped);
  CHECK(asks_before_leaving(stage));
  runs.open(destination::Editor{empty_board(Variant::Frisian)});
  CHECK(top<EditorScene>(runs.again()).board() == BoardEdit(Variant::Frisian));
}

TEST_CASE("A review comes back at its place, with its variations, comments and unsaved changes") {
  Runs runs;
  destination::Review review{game_in("[GameType \"26\"]\n1. c3-d4 {good} b6-a5 2. b2-c3 *"),
                             std::nullopt};
  review.ply = 1;
  Stage& before = runs.open(review);
  before.type("d6c5");
  before.wait(moment);
  REQUIRE(top<ReviewScene>(before).document().changed());
  const std::string game = write_pdn(top<ReviewScene>(before).document().game());
  const std::vector<std::size_t> way = top<ReviewScene>(before).controller().way();
  CHECK(way == std::vector<std::size_t>{0, 1});
  Stage& stage = runs.again();
  CHECK(write_pdn(top<ReviewScene>(stage).document().game()) == game);
  CHECK(top<ReviewScene>(stage).controller().way() == way);
  CHECK(top<ReviewScene>(stage).document().changed());
  CHECK(asks_before_leaving(stage));
}

TEST_CASE("A review that comes back saves the game in its file") {
  Runs runs;
  Stage& before = runs.open(second_game(runs.disk));
  before.type("g3h4");
  Stage& stage = runs.again();
  stage.key(Key::S, with_ctrl);
  stage.wait(moment);
  CHECK_FALSE(top<ReviewScene>(stage).document().changed());
  const auto games = read_pdn(runs.disk.files.at("/home/ana/club.pdn"));
  REQUIRE(games.size() == 2);
  CHECK(games[0].headers.value("White") == "Ana");
  CHECK(games[1].tree.children(PdnNode::Root).size() == 2);
}

TEST_CASE("A game whose file has changed in the meantime is not written over another one") {
  Runs runs;
  runs.open(second_game(runs.disk)).type("g3h4");
  const std::string other = "[White \"Eva\"]\n[GameType \"26\"]\n1. c3-d4 *\n";
  runs.disk.files["/home/ana/club.pdn"] = other;
  Stage& stage = runs.again();
  CHECK(top<ReviewScene>(stage).document().game().headers.value("White") == "Bia");
  stage.key(Key::S, with_ctrl);
  stage.wait(moment);
  CHECK_FALSE(stage.shows<ReviewScene>());  // the person is asked where
  CHECK(runs.disk.files.at("/home/ana/club.pdn") == other);
}

TEST_CASE("The lab comes back with its pieces, its tool and its page") {
  Runs runs;
  Stage& before = runs.open(destination::Lab{});
  before.type("2");  // a bishop
  before.type("7");  // the tool for enemies
  const auto at = top<LabScene>(before).view().shape().square({0, 0});
  before.click(top<LabScene>(before).view().center(*at));
  before.key(Key::Enter);  // the other page
  before.wait(moment);
  const LabBoard board = top<LabScene>(before).board();
  const auto page = top<LabScene>(before).page();
  REQUIRE(board.piece == LabPiece::Bishop);
  REQUIRE_FALSE(board == LabScene::first_board());
  Stage& stage = runs.again();
  CHECK(top<LabScene>(stage).board() == board);
  CHECK(top<LabScene>(stage).tool() == LabTool::Enemy);
  CHECK(top<LabScene>(stage).page() == page);
}

TEST_CASE("A lesson comes back at its step") {
  Runs runs;
  runs.open(destination::Lessons{"board", {}, 2});
  Stage& stage = runs.again();
  REQUIRE(top<LessonsScene>(stage).trainer().session() != nullptr);
  CHECK(top<LessonsScene>(stage).trainer().session()->lesson().id == "board");
  CHECK(top<LessonsScene>(stage).trainer().session()->step_number() == 2);
}

TEST_CASE("The list of lessons comes back below a trainer, until a lesson has been chosen") {
  Runs runs;
  Stage& before = runs.open(destination::Lessons{});
  REQUIRE(before.shows<ChooseLesson>());
  before.app().open(destination::EndgameTrainer{});
  before.wait(moment);
  Stage& stage = runs.again();
  REQUIRE(stage.shows<EndingsScene>());
  stage.key(Key::Escape);
  stage.wait(moment);
  REQUIRE(stage.shows<ChooseLesson>());
  stage.key(Key::Enter);
  stage.wait(moment);
  CHECK(runs.again().shows<LessonsScene>());
}

TEST_CASE("A puzzle without a move comes back with the same tiles") {
  Runs runs;
  const puzzle::Board deal = puzzle::board_of("1 2 3 / 4 5 6 / 0 7 8");
  runs.open(destination::Puzzle{deal});
  Stage& stage = runs.again();
  CHECK(top<PuzzleScene>(stage).puzzle().board() == deal);
  // Then a move, which is kept elsewhere.
  stage.key(Key::Left);
  stage.wait(moment);
  const puzzle::Board moved = top<PuzzleScene>(stage).puzzle().board();
  CHECK(moved != deal);
  CHECK(top<PuzzleScene>(runs.again()).puzzle().board() == moved);
}

TEST_CASE("The same problem comes back") {
  Runs runs;
  Stage& before = runs.open(destination::Problems{Variant::Russian});
  REQUIRE(top<ProblemsScene>(before).trainer().session() != nullptr);
  const problems::Problem problem = top<ProblemsScene>(before).trainer().session()->problem();
  Stage& stage = runs.again();
  REQUIRE(top<ProblemsScene>(stage).trainer().session() != nullptr);
  CHECK(top<ProblemsScene>(stage).trainer().session()->problem() == problem);
}

TEST_CASE("Trainers come back with their tasks") {
  Runs runs;
  runs.open(destination::SquareTrainer{Variant::International, true, true});
  Stage& squares = runs.again();
  CHECK(top<SquaresScene>(squares).trainer().drill().variant() == Variant::International);
  CHECK(top<SquaresScene>(squares).trainer().drill().task() == training::SquareTask::Find);
  CHECK(top<SquaresScene>(squares).trainer().drill().timed());
  Stage& before = runs.open(destination::EndgameTrainer{Variant::English, 1});
  REQUIRE(top<EndingsScene>(before).trainer().drill() != nullptr);
  const training::EndingTask task = top<EndingsScene>(before).trainer().drill()->task();
  Stage& endings = runs.again();
  REQUIRE(top<EndingsScene>(endings).trainer().drill() != nullptr);
  CHECK(top<EndingsScene>(endings).trainer().drill()->task() == task);
}

TEST_CASE("Scenes above the unfinished game come back above it") {
  Runs runs;
  Stage& before = runs.open(destination::LocalMatch{[] {
                                                      NewGameChoice choice;
                                                      choice.opponent = Opponent::Person;
                                                      return choice;
                                                    }(),
                                                    std::nullopt});
  before.type("c3d4");
  before.app().open(destination::Editor{});
  before.wait(moment);
  Stage& stage = runs.again();
  REQUIRE(stage.app().scenes().size() == 2);
  CHECK(stage.shows<EditorScene>());
  stage.key(Key::Escape);
  stage.wait(moment);
  CHECK(stage.plays<LocalPlay>());
}

TEST_CASE("A scene that is asked for at the start comes first, and unsaved changes wait") {
  Runs runs;
  runs.open(destination::Editor{}).type("s");
  Stage& asked = runs.again(FirstScene::Lab);
  CHECK(asked.shows<LabScene>());
  CHECK(asked.app().scenes().size() == 2);
  Stage& stage = runs.again();
  REQUIRE(stage.app().scenes().size() == 3);
  CHECK(stage.shows<LabScene>());
  stage.key(Key::Escape);
  stage.wait(moment);
  CHECK(top<EditorScene>(stage).board().side_to_move() == Side::Black);
}

TEST_CASE("Changes that the person gave up at the end do not come back, other scenes do") {
  Runs runs;
  Stage& before = runs.open(destination::Help{});
  before.app().open(destination::Editor{});
  before.wait(moment);
  before.type("s");
  before.feed(made::quit());
  before.wait(moment);
  REQUIRE(before.shows<ChoicesScene>());
  before.key(Key::Down);
  before.wait(moment);
  before.key(Key::Enter);
  before.wait(moment);
  REQUIRE(before.has_quit());
  CHECK(runs.run().shows<HelpScene>());
}

TEST_CASE("A program that the system ends has asked nobody, so the changes come back") {
  Runs runs;
  Stage& before = runs.open(destination::Editor{});
  before.type("s");
  Input end;
  end.told_to_end = true;
  before.feed(end);
  REQUIRE(before.has_quit());
  CHECK(top<EditorScene>(runs.run()).board().side_to_move() == Side::Black);
}

TEST_CASE("A hidden window saves at once") {
  Runs runs;
  Stage& before = runs.open(destination::Editor{});
  before.type("s");
  Input hidden;
  hidden.hidden = true;
  before.feed(hidden);
  CHECK(top<EditorScene>(runs.run()).board().side_to_move() == Side::Black);
}

TEST_CASE("A damaged file is set aside and reported, and the menu comes") {
  for (const char* garbage :
       {"", "{", "nonsense", "[1, 2", "{\"open\": 3}", "{\"open\": [{\"scene\": \"moon\"}]}",
        R"({"open": [{"scene": "lab", "setting": {"squares": "pp"}}]})",
        R"({"open": [{"scene": "editor", "start": {"variant": "italian", "squares": "w"}}]})",
        R"({"open": [{"scene": "review", "game": 7}]})"}) {
    CAPTURE(garbage);
    Runs runs;
    REQUIRE(write_file(runs.folder.path("return.json"), garbage).ok());
    Stage& stage = runs.run();
    CHECK(stage.shows<MenuScene>());
    REQUIRE(stage.app().notices().size() == 1);
    CHECK(stage.app().notices()[0].find("return.json.bad-1") != std::string::npos);
  }
}

TEST_CASE("Windows at the same time keep what is open in files of their own") {
  const Folder folder;
  StageSetup setup;
  setup.folder = folder.path();
  setup.own_place = true;
  {
    Stage first(setup);
    Stage second(setup);
    first.app().open(destination::Lab{});
    second.app().open(destination::Help{});
    first.wait(ReturnKeeper::pause + moment);
    second.wait(ReturnKeeper::pause + moment);
  }
  Stage first(setup);
  Stage second(setup);
  CHECK(first.shows<LabScene>());
  CHECK(second.shows<HelpScene>());
}

}  // namespace damas::test
