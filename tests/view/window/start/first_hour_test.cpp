// A beginner's first hour: the questions of the first start, lessons, problems, a game, its
// mistakes, and the statistics of all that. Everything is done by clicks, taps and keys; on a
// desktop in Portuguese, on a phone in English, and by the rules of other countries.
#include <algorithm>
#include <array>

#include <doctest/doctest.h>

#include "view/text/names.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/store.hpp"
#include "view/window/frame/practice.hpp"
#include "view/window/key_walk.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/lessons/lessons_scene.hpp"
#include "view/window/library/library_scene.hpp"
#include "view/window/local/local_play.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/new_game/new_game_scene.hpp"
#include "view/window/problems/problems_scene.hpp"
#include "view/window/review/mistakes_scene.hpp"
#include "view/window/review/review_scene.hpp"
#include "view/window/start/first_scene.hpp"
#include "view/window/start/lesson_files.hpp"
#include "view/window/start/variant_files.hpp"
#include "view/window/statistics/statistics_scene.hpp"
#include "view/window/task_scene.hpp"
#include "view/window/welcome/welcome_scene.hpp"

namespace damas::test {

namespace {

using lessons::Step;
using LessonPhase = lessons::Session::Phase;
using TryPhase = training::Attempt::Phase;

constexpr Stage::Milliseconds moment{100};
constexpr Size monitor{1200, 800};
constexpr Size phone{400, 800};
constexpr std::array basics{"board", "notation", "capturing"};

// A new person, with the results of the answers to the first questions.
struct Newcomer {
  const char* locale;
  Language language;
  Size size;
  Variant variant;
  std::array<const char*, 3> lessons;
  int wrong_answers;  // that these lessons expect
};

StageSetup first_start(const Folder& folder, const Newcomer& newcomer) {
  StageSetup setup;
  setup.size = newcomer.size;
  setup.folder = folder.path();
  setup.connect = [locale = newcomer.locale](Desktop& desktop) {
    desktop.language = locale;
    offer_lessons(desktop);
    offer_variant_files(desktop);
  };
  return setup;
}

bool asks_in(const Folder& folder) {
  const auto files = UserFiles::open("damas", folder.path());
  REQUIRE(files.ok());
  WindowProgramOptions options;
  options.may_ask = true;
  return asks_at_first(options, *files);
}

// As a beginner plays: into a capture if possible.
Move careless_move(const Game& game) {
  for (const Move& move : game.legal_moves()) {
    Game next = game;
    next.play(move);
    const auto& answers = next.legal_moves();
    if (!answers.empty() && answers.front().is_capture()) return move;
  }
  return game.legal_moves().front();
}

class Beginner {
 public:
  enum class Hand : std::uint8_t { Mouse, Finger };

  Beginner(const Folder& folder, const Newcomer& newcomer)
      : language_(newcomer.language),
        usual_hand_(is_as_small_as_phone(newcomer.size) ? Hand::Finger : Hand::Mouse),
        stage_(first_start(folder, newcomer)),
        keys_(stage_) {}

  App& app() { return stage_.app(); }
  int lesson_answers_refused() const { return lesson_answers_refused_; }
  int tries_refuted() const { return tries_refuted_; }

  void answer_questions() {
    app().open(questions_at_first({}));  // as the program does at its first start
    stage_.wait(moment);
    REQUIRE(stage_.shows<WelcomeScene>());
    keys_.choose(std::string(own_name(language_)));
    REQUIRE(app().language() == language_);
    keys_.choose(Text::WelcomeTakeRules);
    keys_.choose(Text::WelcomeNever);
    keys_.choose(Text::WelcomeLesson);
  }

  // Answers wrongly first, where the lesson expects that.
  void take_lesson(const std::string& id, Hand hand) {
    CAPTURE(id);
    hand_ = hand;
    REQUIRE(lesson().lesson().id == id);
    for (int i = 0; i < lesson().step_count(); ++i) {
      rest_in_lesson();
      if (lesson().phase() == LessonPhase::Asking) {
        answer_wrongly();
        answer(lesson().step().right.front());
        CHECK(lesson().verdict() == lessons::Session::Verdict::Right);
        rest_in_lesson();
      }
      REQUIRE(lesson().phase() == LessonPhase::Done);
      keys_.press(Key::Enter);
    }
    REQUIRE(lesson().phase() == LessonPhase::Over);
    CHECK(app().store().lessons().read().done.contains(id));
  }
  void go_to_next_lesson() { keys_.press(Key::Enter); }
  void go_to_menu() { keys_.escape_to<MenuScene>(); }

  void solve_problems(int count) {
    keys_.choose(Text::Problems);
    REQUIRE(stage_.shows<ProblemsScene>());
    for (int i = 0; i < 20 && tries_refuted_ == 0; ++i)
      try_wrongly();
    for (int i = 0; i < count; ++i) {
      CAPTURE(i);
      solve();
      if (i + 1 < count) keys_.press(Key::Enter);
    }
  }

  // Against the level that the dialog offers.
  void lose_a_game(const std::string& offered) {
    keys_.choose(Text::Play);
    REQUIRE(stage_.shows<NewGameScene>());
    CHECK(keys_.leads_to(app().tr(Text::LevelLabel) + (": " + offered)));
    keys_.choose(Text::Start, Key::Tab);
    REQUIRE(stage_.plays<LocalPlay>());
    stage_.settle();  // where Black begins, the machine does
    constexpr int own_moves = 6;
    for (int i = 0; i < own_moves && !stage_.checkers().session().over(); ++i) {
      stage_.click_move(careless_move(stage_.game()));
      stage_.settle();
    }
    REQUIRE_FALSE(stage_.checkers().session().over());
    resign();
    keys_.choose(Text::Yes);
    stage_.wait(std::chrono::seconds(1));
    REQUIRE(stage_.checkers().session().over());
  }

  void analyse_the_game() {
    keys_.choose(Text::AnalyseGame);
    const auto& review = top_scene<const ReviewScene>(stage_);
    for (int i = 0; i < 2000 && review.analyses_game(); ++i)
      stage_.wait(Stage::Milliseconds{16});
    REQUIRE_FALSE(review.analyses_game());
  }

  // All of the game on the board. The first move is played wrongly once more.
  void learn_mistakes() {
    keys_.choose(Text::More, Key::Tab);
    keys_.choose(Text::LearnMistakes);
    const MistakeLessons& lessons = top_scene<const MistakesScene>(stage_).lessons();
    repeat(lessons);
    learn(lessons);
    while (!lessons.is_last()) {
      keys_.press(Key::Enter);
      learn(lessons);
    }
  }

  const std::vector<StatisticsPage>& open_statistics() {
    keys_.choose(Text::More);
    keys_.choose(Text::MyGames);
    stage_.wait(std::chrono::seconds(1));
    REQUIRE(stage_.shows<LibraryScene>());
    keys_.choose(Text::Statistics, Key::Tab);
    const auto& statistics = top_scene<const StatisticsScene>(stage_);
    for (int i = 0; i < 100 && statistics.pages().empty(); ++i)
      stage_.wait(Stage::Milliseconds{16});
    return statistics.pages();
  }
  // Turns to that page, and walks to the row of which this is said.
  bool reads_statistics(Text page, const std::string& row) {
    keys_.choose(page, Key::Tab);
    return keys_.leads_to(row);
  }

 private:
  const lessons::Session& lesson() {
    const lessons::Session* const found = top_scene<const LessonsScene>(stage_).trainer().session();
    REQUIRE(found != nullptr);
    return *found;
  }

  const training::Session& problems() {
    const training::Session* const found =
        top_scene<const ProblemsScene>(stage_).trainer().session();
    REQUIRE(found != nullptr);
    return *found;
  }

  void touch(Point at) {
    stage_.feed(hand_ == Hand::Finger ? made::tap(at) : made::click(at));
    stage_.wait(Stage::Milliseconds{32});
  }

  void touch_path(const BoardView& board, const Path& path, const std::function<bool()>& goes_on) {
    for (const Square square : path) {
      if (goes_on()) touch(board.center(square));
    }
  }

  void rest_in_lesson() {
    for (int i = 0; i < 20 && lesson().due(); ++i)
      stage_.wait(lessons::Session::take_back_after);
  }

  void answer(const lessons::Reaction& reaction) {
    const BoardView& board = top_scene<const LessonsScene>(stage_).board();
    const auto asks = [&] { return lesson().phase() == LessonPhase::Asking; };
    switch (lesson().step().kind) {
      case Step::Kind::Move:
        return touch_path(board, lesson().game().path(reaction.moves.front()), asks);
      case Step::Kind::Count:
        stage_.type(std::to_string(reaction.numbers.front()));
        return stage_.wait(moment);
      case Step::Kind::Squares:
        for (const Square square : reaction.squares)
          touch(board.center(square));
        return;
      default:
        FAIL("this kind of step has no answer");
    }
  }

  void answer_wrongly() {
    if (lesson().step().wrong.empty()) return;
    const lessons::Reaction& wrong = lesson().step().wrong.front();
    answer(wrong);
    CHECK(lesson().verdict() == lessons::Session::Verdict::Wrong);
    CHECK(said(stage_, wrong.words.in(code(language_))));
    rest_in_lesson();
    REQUIRE(lesson().phase() == LessonPhase::Asking);
    ++lesson_answers_refused_;
  }

  Move right_move() {
    const training::Attempt& attempt = problems().attempt();
    return attempt.problem().line[static_cast<std::size_t>(attempt.game().ply())];
  }

  void play_in_problem(const Move& move) {
    const int turn = problems().turn();
    const int ply = problems().attempt().game().ply();
    hand_ = usual_hand_;
    touch_path(
        top_scene<const ProblemsScene>(stage_).board(), problems().attempt().game().path(move),
        [&] { return problems().turn() == turn && problems().attempt().game().ply() == ply; });
  }

  // If the move is good, too, another problem follows.
  void try_wrongly() {
    const std::vector<Move> moves = problems().attempt().game().legal_moves();
    const auto wrong = std::find_if(moves.begin(), moves.end(),
                                    [&](const Move& move) { return !(move == right_move()); });
    if (wrong == moves.end()) return keys_.press(Key::N, with_ctrl);
    play_in_problem(*wrong);
    for (int i = 0; i < 400 && problems().attempt().phase() != TryPhase::Refuting; ++i)
      stage_.wait(Stage::Milliseconds{16});
    const training::Remark remark = problems().attempt().remark();
    if (remark.kind != training::Remark::Kind::Refuted) return keys_.press(Key::N, with_ctrl);
    for (int i = 0; i < 400 && problems().attempt().phase() != TryPhase::Solving; ++i)
      stage_.wait(Stage::Milliseconds{16});
    CHECK(problems().attempt().game().ply() == 0);
    CHECK(said(stage_, remark.tried));
    tries_refuted_ = problems().attempt().mistakes();
  }

  void solve() {
    for (int i = 0; i < 40 && !problems().attempt().over(); ++i) {
      play_in_problem(right_move());
      stage_.wait(training::Attempt::take_back_after);
    }
    REQUIRE(problems().attempt().solved());
  }

  // On a phone, the button is in a list.
  void resign() {
    if (stage_.checkers().places().compact()) keys_.choose(Text::More, Key::Tab);
    keys_.choose(Text::Resign, Key::Tab);
  }

  // The mistake, which is refuted on the board.
  void repeat(const MistakeLessons& lessons) {
    const Move played = lessons.mistake().played;
    try_in(lessons, played);
    REQUIRE(lessons.phase() == MistakeLessons::Phase::Wrong);
    stage_.wait(std::chrono::seconds(4));
    keys_.press(Key::Enter);
  }

  void learn(const MistakeLessons& lessons) {
    REQUIRE(lessons.phase() == MistakeLessons::Phase::Solving);
    const Move best = lessons.mistake().best;
    try_in(lessons, best);
    REQUIRE(lessons.phase() == MistakeLessons::Phase::Right);
  }

  void try_in(const MistakeLessons& lessons, const Move& move) {
    touch_path(top_scene<const MistakesScene>(stage_).board(), lessons.game().path(move),
               [&] { return lessons.phase() == MistakeLessons::Phase::Solving; });
    for (int i = 0; i < 200 && lessons.phase() == MistakeLessons::Phase::Judging; ++i)
      stage_.wait(Stage::Milliseconds{16});
  }

  Language language_;
  Hand usual_hand_;
  Stage stage_;
  KeyWalk keys_;
  Hand hand_ = usual_hand_;
  int lesson_answers_refused_ = 0;
  int tries_refuted_ = 0;
};

void spend_first_hour(const Newcomer& profile) {
  const Folder folder;
  REQUIRE(asks_in(folder));
  const Language language = profile.language;
  Beginner person(folder, profile);
  App& app = person.app();

  person.answer_questions();
  CHECK(app.preferences().new_game.variant == profile.variant);
  person.take_lesson(profile.lessons[0], Beginner::Hand::Mouse);
  person.go_to_next_lesson();
  person.take_lesson(profile.lessons[1], Beginner::Hand::Finger);
  person.go_to_next_lesson();
  person.take_lesson(profile.lessons[2], Beginner::Hand::Mouse);
  CHECK(person.lesson_answers_refused() == profile.wrong_answers);

  person.go_to_menu();
  person.solve_problems(10);
  CHECK(person.tries_refuted() == 1);

  person.go_to_menu();
  const std::string newcomer = name_of_level(language, 1);
  person.lose_a_game("1 · " + newcomer);
  person.analyse_the_game();
  const training::OwnMistakes& mistakes = app.store().mistakes().read();
  REQUIRE_FALSE(mistakes.all().empty());
  const training::Day today = *day_of_today(app);
  CHECK(mistakes.due(today).size() == mistakes.all().size());
  person.learn_mistakes();
  CHECK(mistakes.due(today).empty());

  person.go_to_menu();
  const std::vector<StatisticsPage>& pages = person.open_statistics();
  REQUIRE(pages.size() == 3);
  using Row = std::vector<std::string>;
  const auto only_row = [&](std::size_t page, std::size_t chart) {
    const auto& rows = pages[page].charts[chart].table.rows;
    REQUIRE(rows.size() == 1);
    return rows.front();
  };
  CHECK(only_row(0, 2) == Row{level_and_name(language, 1), "1", "0", "0", "1", "0"});
  CHECK(only_row(1, 0).back() == std::to_string(app.preferences().rating.rating()));
  CHECK(only_row(1, 1).front() == "2024.05.01");  // the accuracy of the analysed game
  const Row problems = only_row(2, 0);
  CHECK(problems[0] == name(language, profile.variant));
  CHECK(problems[1] == "9");
  CHECK(problems[2] == "10");
  const std::string courses = tr(language, Text::StatisticsAllCourses);
  const Row lessons = pages[2].charts.back().table.rows.front();
  REQUIRE(lessons.size() == 3);
  CHECK(lessons[0] == courses);
  CHECK(lessons[1] == "3");
  CHECK(std::stoi(lessons[2]) > 3);
  const std::string opponent = tr(language, Text::Opponent);
  CHECK(person.reads_statistics(Text::StatisticsResults, opponent + ": "));
  const std::string lessons_row = tr(language, Text::Lessons);
  const std::string done = tr(language, Text::StatisticsLessonsDone);
  CHECK(
      person.reads_statistics(Text::Problems, lessons_row + ": " + courses + ", " + done + ": 3"));

  CHECK_FALSE(asks_in(folder));
}

}  // namespace

TEST_CASE("The first hour of a beginner leads from three questions to mistakes that are learnt") {
  spend_first_hour({"pt-BR", Language::Portuguese, monitor, Variant::Brazilian, basics, 5});
}

TEST_CASE("The first hour of a beginner is the same on a phone, in another language") {
  spend_first_hour({"pt-BR", Language::English, phone, Variant::Brazilian, basics, 5});
}

TEST_CASE("The first hour teaches the English rules where they are played") {
  spend_first_hour({"en-US",
                    Language::English,
                    monitor,
                    Variant::English,
                    {"eng-board", "eng-men", "eng-winning"},
                    4});
}

// The International course takes for granted what the basics teach.
TEST_CASE("The first hour begins with the basics where the International rules are played") {
  spend_first_hour({"nl-NL", Language::English, monitor, Variant::International, basics, 5});
}

}  // namespace damas::test
