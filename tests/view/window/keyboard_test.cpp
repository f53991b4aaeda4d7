// The keyboard alone leads from the menu to every scene, does there what the scene is for, and
// leads back. Other tests do the same for the editor, the lab, searches, files, squares, openings
// and matches online.
#include <algorithm>
#include <memory>

#include <doctest/doctest.h>

#include "core/typed_game.hpp"
#include "explorer/fake_base.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/store.hpp"
#include "view/window/dialogs/file_chooser.hpp"
#include "view/window/editor/editor_scene.hpp"
#include "view/window/frame/practice.hpp"
#include "view/window/games/fake_files.hpp"
#include "view/window/help/help_scene.hpp"
#include "view/window/key_walk.hpp"
#include "view/window/lab/lab_scene.hpp"
#include "view/window/lessons/choose_lesson.hpp"
#include "view/window/lessons/lessons_scene.hpp"
#include "view/window/library/base_scene.hpp"
#include "view/window/library/library_scene.hpp"
#include "view/window/local/local_play.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/new_game/new_game_scene.hpp"
#include "view/window/online/lobby_scene.hpp"
#include "view/window/openings/openings_scene.hpp"
#include "view/window/problems/problems_scene.hpp"
#include "view/window/puzzle/puzzle_scene.hpp"
#include "view/window/review/explorer.hpp"
#include "view/window/review/mistakes_scene.hpp"
#include "view/window/review/review_scene.hpp"
#include "view/window/settings/settings_scene.hpp"
#include "view/window/start/games_base.hpp"
#include "view/window/start/lesson_files.hpp"
#include "view/window/start/variant_files.hpp"
#include "view/window/statistics/statistics_scene.hpp"
#include "view/window/task_scene.hpp"
#include "view/window/trainers/endings_scene.hpp"
#include "view/window/trainers/squares_scene.hpp"

namespace damas::test {

namespace {

// The whole program in its menu, and its person.
struct AtKeyboard {
  Folder folder;
  FakeFiles disk;
  Stage stage;
  KeyWalk keys;

  AtKeyboard() : stage(setup()), keys(stage) {
    // So that games and searches take no time.
    stage.app().change_preferences([](Preferences& p) { p.new_game.level = weakest_level; });
  }

  template <class S>
  const S& top() {
    return top_scene<const S>(stage);
  }

 private:
  StageSetup setup() {
    disk.files["/home/ana/club.pdn"] = club_games();
    StageSetup s;
    s.folder = folder.path();
    s.disk = &disk;
    s.connect = [](Desktop& desktop) {
      offer_lessons(desktop);
      offer_variant_files(desktop);
      desktop.games = std::make_shared<FakeBase>(club_games());
    };
    return s;
  }
};

// A label, and the key that leads to it.
struct WayStep {
  WayStep(Text text, Key key = Key::Down) : label(text), by(key) {}
  Text label;
  Key by;
};

// Steps from the menu on, and whether the scene that they lead to is on top.
struct Way {
  std::vector<WayStep> steps;
  bool (*there)(Stage&);
};

template <class S>
bool is_on_top(Stage& stage) {
  return stage.shows<S>();
}

std::vector<Way> ways(const Folder& folder) {
  std::vector<Way> all = {
      {{Text::Play}, is_on_top<NewGameScene>},
      {{Text::TwoPlayers}, is_on_top<NewGameScene>},
      {{Text::Online}, is_on_top<LobbyScene>},
      {{Text::Lessons}, is_on_top<ChooseLesson>},
      {{Text::Lessons, Text::SquaresTitle}, is_on_top<SquaresScene>},
      {{Text::Lessons, Text::OpeningsTitle}, is_on_top<OpeningsScene>},
      {{Text::Lessons, Text::EndgameTitle}, is_on_top<EndingsScene>},
      {{Text::Problems}, is_on_top<ProblemsScene>},
      {{Text::Problems, {Text::More, Key::Tab}, Text::Statistics}, is_on_top<StatisticsScene>},
      {{Text::PuzzleMenu}, is_on_top<PuzzleScene>},
      {{Text::More, Text::OpenGame}, is_on_top<FileChooser>},
      {{Text::More, Text::Statistics}, is_on_top<StatisticsScene>},
      {{Text::More, Text::EditorTitle}, is_on_top<EditorScene>},
      {{Text::More, Text::SlidingLab}, is_on_top<LabScene>},
      {{Text::More, Text::RulesMenu}, is_on_top<HelpScene>},
      {{Text::More, Text::Settings}, is_on_top<SettingsScene>},
  };
  const bool has_database = games_base_in(folder.path("games.sqlite")) != nullptr;
  if (has_database) all.push_back({{Text::More, Text::GamesBaseTitle}, is_on_top<BaseScene>});
  return all;
}

// The words about the choices on the menu's present page, from the focused one to the last.
std::vector<std::string> choices_below(AtKeyboard& person) {
  std::vector<std::string> all;
  const auto focused = [&] { return person.stage.screen().gui().focus().words; };
  while (std::find(all.begin(), all.end(), focused()) == all.end()) {
    all.push_back(focused());
    person.keys.press(Key::Down);
  }
  return all;
}

// Whether a way begins with these labels.
bool begins_a_way(const std::vector<Way>& all, const std::vector<std::string>& labels) {
  return std::any_of(all.begin(), all.end(), [&](const Way& way) {
    return way.steps.size() >= labels.size() &&
           std::equal(labels.begin(), labels.end(), way.steps.begin(),
                      [](const std::string& label, const WayStep& step) {
                        return label.starts_with(tr(Language::English, step.label));
                      });
  });
}

// With those of the program's own board, which stands upright.
const lessons::Session& lesson_of(AtKeyboard& person) {
  const auto* const found = person.top<LessonsScene>().trainer().session();
  REQUIRE(found != nullptr);
  return *found;
}

// The cursor of a scene that sets a task beside a board.
template <class S>
KeyWalk::Cursor cursor_in(AtKeyboard& person) {
  return [&person] { return person.top<S>().frame().shown().marks.cursor; };
}

void answer_by_keys(AtKeyboard& person) {
  const lessons::Session& lesson = lesson_of(person);
  const BoardView& board = person.top<LessonsScene>().board();
  const auto cursor = cursor_in<LessonsScene>(person);
  const lessons::Reaction right = lesson.step().right.front();
  for (const Square square : right.squares) {
    person.keys.go_to(square, board, cursor);
    person.keys.press(Key::Enter);
  }
  if (!right.numbers.empty()) person.stage.type(std::to_string(right.numbers.front()));
  if (right.moves.empty()) return;
  person.keys.play(lesson.game().path(right.moves.front()), board, cursor,
                   [&] { return lesson.phase() == lessons::Session::Phase::Asking; });
}

// After one move; leads back to the menu.
void lose_a_game(AtKeyboard& person) {
  person.keys.choose(Text::Play);
  person.keys.choose(Text::Start);
  person.stage.type("c3d4");
  person.stage.settle();
  person.keys.choose(Text::Resign, Key::Tab);
  person.keys.choose(Text::Yes);
  person.stage.wait(std::chrono::seconds(1));
  person.keys.escape_to<MenuScene>();
}

// From the menu, by My games.
void open_last_game(AtKeyboard& person) {
  person.keys.choose(Text::More);
  person.keys.choose(Text::MyGames);
  person.stage.wait(std::chrono::seconds(1));
  REQUIRE(person.stage.shows<LibraryScene>());
  person.keys.press(Key::Enter);
  REQUIRE(person.stage.shows<ReviewScene>());
}

}  // namespace

TEST_CASE("Every choice of the menu is reached by keys, and Escape leads back") {
  AtKeyboard person;
  for (const Way& way : ways(person.folder)) {
    for (const WayStep& step : way.steps)
      person.keys.choose(step.label, step.by);
    CAPTURE(tr(Language::English, way.steps.back().label));
    CHECK(way.there(person.stage));
    person.keys.escape_to<MenuScene>();
    person.keys.press(Key::Escape);  // from More to its first page
  }
}

TEST_CASE("No choice of the menu is missing among the ways that are tried") {
  AtKeyboard person;
  std::vector<Way> all = ways(person.folder);
  // Other cases try these, which need a game or leave.
  for (const Text other : {Text::MyGames, Text::GamesBaseTitle, Text::Quit, Text::Back})
    all.push_back({{Text::More, other}, is_on_top<MenuScene>});
  const std::string more = tr(Language::English, Text::More);
  REQUIRE(person.keys.leads_to(tr(Language::English, Text::Play)));
  const std::vector<std::string> first_page = choices_below(person);
  CHECK(first_page.size() >= 7);
  for (const std::string& label : first_page) {
    CAPTURE(label);
    CHECK(begins_a_way(all, {label}));
  }
  person.keys.choose(Text::More);
  const std::vector<std::string> second_page = choices_below(person);
  CHECK(second_page.size() >= 9);
  CHECK(second_page.front().starts_with(tr(Language::English, Text::OpenGame)));
  for (const std::string& label : second_page) {
    CAPTURE(label);
    CHECK(begins_a_way(all, {more, label}));
  }
}

TEST_CASE("A game is begun, played by the cursor, left and continued by keys alone") {
  AtKeyboard person;
  Stage& stage = person.stage;
  person.keys.choose(Text::TwoPlayers);
  person.keys.choose(Text::Start);
  REQUIRE(stage.plays<LocalPlay>());
  const Game game = stage.game();
  person.keys.play(
      game.path(game.legal_moves().back()), stage.checkers().board(),
      [&] { return stage.checkers().controller().marks(Preferences{}).cursor; },
      [&] { return stage.game().ply() == 0; });
  stage.settle();
  REQUIRE(stage.game().ply() == 1);
  CHECK(stage.game().move_from(0) == game.legal_moves().back());
  person.keys.escape_to<MenuScene>();
  person.keys.choose(Text::Continue);
  CHECK(stage.game().ply() == 1);
}

TEST_CASE("A lesson is chosen and gone through by keys alone") {
  using Phase = lessons::Session::Phase;
  AtKeyboard person;
  person.keys.choose(Text::Lessons);
  person.keys.choose("The board and the men");
  for (int i = 0; i < 10 && lesson_of(person).phase() != Phase::Over; ++i) {
    if (lesson_of(person).phase() == Phase::Asking) answer_by_keys(person);
    person.stage.wait(lessons::Session::take_back_after);
    REQUIRE(lesson_of(person).phase() == Phase::Done);
    person.keys.press(Key::Enter);
  }
  CHECK(person.stage.app().store().lessons().read().done.contains("board"));
  person.keys.escape_to<MenuScene>();
}

TEST_CASE("A problem is solved by the cursor, and the next one comes by Enter") {
  AtKeyboard person;
  person.keys.choose(Text::Problems);
  const training::Session& session = *person.top<ProblemsScene>().trainer().session();
  const training::Attempt& attempt = session.attempt();
  const int turn = session.turn();
  for (int i = 0; i < 40 && !attempt.over(); ++i) {
    const int ply = attempt.game().ply();
    const Move move = attempt.problem().line[static_cast<std::size_t>(ply)];
    person.keys.play(attempt.game().path(move), person.top<ProblemsScene>().board(),
                     cursor_in<ProblemsScene>(person), [&] { return attempt.game().ply() == ply; });
    person.stage.wait(training::Attempt::take_back_after);
  }
  CHECK(attempt.solved());
  person.keys.press(Key::Enter);
  CHECK(session.turn() == turn + 1);
  person.keys.escape_to<MenuScene>();
}

TEST_CASE("An ending is played by the cursor") {
  using Phase = training::EndingDrill::Phase;
  AtKeyboard person;
  person.keys.choose(Text::Lessons);
  person.keys.choose(Text::EndgameTitle);
  const training::EndingDrill& drill = *person.top<EndingsScene>().trainer().drill();
  for (int i = 0; i < 200 && drill.phase() == Phase::Waiting; ++i)
    person.stage.wait(Stage::Milliseconds{16});
  REQUIRE(drill.phase() == Phase::Moving);
  const Game game = drill.game();
  const Move move = game.legal_moves().front();
  person.keys.play(game.path(move), person.top<EndingsScene>().board(),
                   cursor_in<EndingsScene>(person), [&] { return drill.game().ply() == 0; });
  REQUIRE(drill.game().ply() > 0);
  CHECK(drill.game().move_from(0) == move);
  person.keys.escape_to<MenuScene>();
}

TEST_CASE("An own mistake is found among the problems, and mended by a typed move") {
  AtKeyboard person;
  Stage& stage = person.stage;
  const Game game = game_from("W:Wc3,f2,h2:Be5,f8,h8");
  const training::Day today = *day_of_today(stage.app());
  stage.app().store().mistakes().change([&](training::OwnMistakes& all) {
    all.add(
        training::mistake_in(game, legal_move(game, "c3-d4"), legal_move(game, "c3-b4"), today));
  });
  person.keys.choose(Text::Problems);
  person.keys.choose(Text::More, Key::Tab);
  person.keys.choose("Your mistakes: 1 due");
  const MistakeLessons& lessons = person.top<MistakesScene>().lessons();
  stage.type("c3b4");
  stage.wait(std::chrono::seconds(1));
  CHECK(lessons.phase() == MistakeLessons::Phase::Right);
  person.keys.escape_to<MenuScene>();
  CHECK(stage.app().store().mistakes().read().due(today).empty());
}

TEST_CASE("A tile of the puzzle is slid by an arrow key") {
  AtKeyboard person;
  person.keys.choose(Text::PuzzleMenu);
  const puzzle::Puzzle& puzzle = person.top<PuzzleScene>().puzzle();
  const puzzle::Board before = puzzle.board();
  // At most two of the directions are barred by the edge.
  for (const Key key : {Key::Up, Key::Left, Key::Down}) {
    if (puzzle.board() == before) person.keys.press(key);
  }
  CHECK_FALSE(puzzle.board() == before);
  person.keys.escape_to<MenuScene>();
}

TEST_CASE("A setting is switched by keys alone") {
  AtKeyboard person;
  person.keys.choose(Text::More);
  person.keys.choose(Text::Settings);
  person.keys.choose(Text::LightPanel);
  CHECK(person.stage.app().preferences().light_panel);
  person.keys.escape_to<MenuScene>();
}

TEST_CASE("A page's settings lead back to the colours and the motion of the system") {
  StageSetup setup;
  setup.connect = [](Desktop& desktop) {
    desktop.in_browser = true;
    desktop.system_settings = {.reduced_motion = true, .light = true};
  };
  Stage stage(setup);
  KeyWalk keys(stage);
  keys.choose(Text::More);
  keys.choose(Text::Settings);
  const auto has_those_of_system = [&] {
    const Preferences& now = stage.app().preferences();
    return now.light_panel && now.reduced_motion;
  };
  REQUIRE(has_those_of_system());
  keys.choose(Text::LightPanel);
  CHECK_FALSE(has_those_of_system());
  keys.choose(Text::AsSystem, Key::Up);
  CHECK(has_those_of_system());
}

TEST_CASE("The language is chosen by keys in the settings, and the focus stays there") {
  AtKeyboard person;
  Stage& stage = person.stage;
  person.keys.choose(Text::More);
  person.keys.choose(Text::Settings);
  const auto choose = [&](Language language, Key by) {
    const std::string name(own_name(language));
    person.keys.choose(stage.app().tr(Text::LanguageLabel) + (": " + name), by);
    REQUIRE(stage.app().language() == language);
    CHECK(stage.screen().gui().focus().words.starts_with(tr(language, Text::LanguageLabel) +
                                                         (": " + name)));
  };
  choose(Language::Portuguese, Key::Tab);
  choose(Language::English, Key::Left);
}

TEST_CASE("A lost game is found in My games and in the statistics by keys alone") {
  AtKeyboard person;
  Stage& stage = person.stage;
  lose_a_game(person);
  open_last_game(person);
  CHECK(person.top<ReviewScene>().document().tree().ply_count() >= 1);
  person.keys.escape_to<LibraryScene>();

  person.keys.choose(Text::Statistics, Key::Tab);
  REQUIRE(stage.shows<StatisticsScene>());
  person.keys.choose(Text::StatisticsRating, Key::Tab);
  CHECK(person.top<StatisticsScene>().page() == 1);
  person.keys.choose(Text::StatisticsAsTable);
  CHECK(person.keys.leads_to("Level: level 1, Newcomer, Rating: "));
  person.keys.choose(Text::StatisticsSave, Key::Tab);
  CHECK(stage.shows<FileChooser>());
  person.keys.escape_to<MenuScene>();
}

TEST_CASE("The explorer's moves, games and practice are reached by keys alone") {
  AtKeyboard person;
  Stage& stage = person.stage;
  lose_a_game(person);
  open_last_game(person);
  person.keys.choose(Text::More, Key::Tab);
  person.keys.choose(Text::Explorer);
  stage.wait(std::chrono::seconds(1));
  const auto& review = person.top<ReviewScene>();
  const auto ply = [&] { return review.document().tree().ply_of(review.document().node()); };
  REQUIRE(ply() == 0);
  // Of this game, which is in My games, and of the database.
  REQUIRE(review.explored().games > 1);

  person.keys.choose("c3-d4. ", Key::Tab);
  stage.wait(std::chrono::seconds(1));
  CHECK(ply() == 1);

  const int games = review.explored().games;
  REQUIRE(games > 0);
  person.keys.choose(counted(Language::English, games, Counted::ExplorerListGames), Key::Tab);
  stage.wait(std::chrono::seconds(1));
  CHECK(person.top<LibraryScene>().file().entries().size() == static_cast<std::size_t>(games));
  person.keys.escape_to<ReviewScene>();
  CHECK(ply() == 1);

  REQUIRE(review.explored().in_book);
  person.keys.choose(Text::OpeningsFromHere, Key::Tab);
  stage.wait(std::chrono::seconds(1));
  const training::OpeningTask& task = person.top<OpeningsScene>().trainer().task();
  Game expected(Variant::Brazilian);
  expected.play(legal_move(expected, "c3-d4"));
  CHECK(task.start == expected.position());
  CHECK(task.side == Side::Black);
  person.keys.escape_to<ReviewScene>();
  CHECK(ply() == 1);
  person.keys.escape_to<MenuScene>();
}

}  // namespace damas::test
