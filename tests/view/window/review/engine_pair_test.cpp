// A program of others that analyses beside our engine in a review.
#include "view/window/review/engine_pair.hpp"

#include <algorithm>
#include <cstddef>

#include <doctest/doctest.h>

#include "core/notation.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/program_stage.hpp"
#include "view/window/review/engine_dialog.hpp"
#include "view/window/review/lines_panel.hpp"
#include "view/window/review/review_stage.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;

constexpr const char* plain = "[GameType \"26\"]\n1. c3-d4 b6-a5 2. d4-c5 d6xb4 3. a3xc5 *";
// White has one move.
constexpr const char* forced = "[GameType \"26\"]\n[FEN \"W:Wc3,a1:Bd4,h8\"]\n1. c3xe5 *";
constexpr Size desktop{1200, 800};
constexpr Size phone{412, 800};

struct Pair : ProgramStage {
  ReviewStage stage;

  explicit Pair(const std::string& game, Size size = desktop, Language language = Language::English)
      : stage(game, setup_in(size, language)) {
    choose(scan);
    script->score = 35;
    script->depth = 14;
  }
  void choose(const HubProgram& program) {
    stage.app().change_preferences([&](Preferences& p) { p.adviser = {program}; });
  }
  void compare() {
    stage.type("v");
    stage.rest();
  }
  const Comparison& found() {
    REQUIRE(stage.review().comparison().has_value());
    return *stage.review().comparison();
  }
  const LiveFindings& own() { return stage.review().live().findings(); }
  std::vector<MoveArrow> arrows() { return stage.review().board_marks().arrows; }
  // Asks the program again; its best move is then not that of our engine.
  void disagree() {
    const std::vector<Move> moves = stage.review().controller().game().legal_moves();
    REQUIRE(moves.size() > 1);
    script->choice = moves[0] == own().lines.front().move ? 1 : 0;
    compare();
    compare();
  }
  std::ptrdiff_t told(const std::string& sentence) const {
    return std::count(stage.announced.begin(), stage.announced.end(), sentence);
  }
};

}  // namespace

TEST_CASE("One key lets a program analyse beside our engine") {
  Pair pair(forced);
  pair.compare();
  CHECK(pair.stage.review().live().on());
  CHECK(pair.script->programs == std::vector{scan});
  const ProgramFindings& program = pair.found().program;
  CHECK(program.name == "Scan 3.1");
  CHECK(program.effort == "depth 14");
  REQUIRE(program.line.has_value());
  CHECK(program.line->score == "+0.35");
  CHECK(program.line->moves.starts_with("c3xe5"));
  CHECK_FALSE(pair.own().lines.empty());
  pair.stage.type("v");
  pair.stage.rest();
  CHECK_FALSE(pair.stage.review().comparison().has_value());
  CHECK(pair.stage.review().live().on());
}

TEST_CASE("The program is asked to analyse, without its book") {
  Pair pair(plain);
  pair.compare();
  REQUIRE(pair.script->times.size() == 1);
  CHECK(pair.script->times[0].analysis);
}

TEST_CASE("Our engine switches the program off with it") {
  Pair pair(plain);
  pair.compare();
  pair.stage.type("l");
  pair.stage.rest();
  CHECK_FALSE(pair.stage.review().live().on());
  CHECK_FALSE(pair.stage.review().comparison().has_value());
  CHECK(pair.arrows().empty());
}

TEST_CASE("Where both choose the same move, that is said, and one arrow has both letters") {
  Pair pair(forced);
  pair.compare();
  CHECK(pair.found().agreement == "Both choose c3xe5");
  CHECK_FALSE(pair.found().disagree);
  REQUIRE(pair.arrows().size() == 1);
  CHECK(pair.arrows()[0].chooser == Chooser::Both);
}

TEST_CASE("Where they disagree, both moves are named, and each has an arrow") {
  Pair pair(plain);
  pair.compare();
  pair.disagree();
  const Game& game = pair.stage.review().controller().game();
  const std::string ours = to_text(game, pair.own().lines.front().move);
  const std::string other = to_text(game, pair.found().program.line->move);
  CHECK(pair.found().agreement == "They disagree: A " + ours + ", B " + other);
  CHECK(pair.found().disagree);
  REQUIRE(pair.arrows().size() == 2);
  CHECK(pair.arrows()[0].chooser == Chooser::First);
  CHECK(pair.arrows()[1].chooser == Chooser::Second);
  CHECK(pair.arrows()[1].path == game.path(pair.found().program.line->move));
}

TEST_CASE("The screen reader is told once whether they agree") {
  Pair pair(forced);
  pair.compare();
  CHECK(pair.told("Scan 3.1 analyses beside Damas.") == 1);
  CHECK(pair.told("Both choose c3xe5") == 0);
  pair.stage.wait_as_asked(Milliseconds{5000});
  CHECK(pair.told("Both choose c3xe5") == 1);
  pair.stage.type("v");
  pair.stage.rest();
  CHECK(pair.told("Scan 3.1 analyses no longer.") == 1);
}

TEST_CASE("A program that fails is told, and our engine goes on") {
  for (const ProgramTrouble& trouble : {ProgramTrouble{ProgramTrouble::Kind::Ended},
                                        ProgramTrouble{ProgramTrouble::Kind::IllegalMove, "1-2"},
                                        ProgramTrouble{ProgramTrouble::Kind::Silent}}) {
    Pair pair(plain);
    pair.compare();
    pair.script->trouble = trouble;
    pair.stage.key(Key::Right);
    pair.stage.rest();
    REQUIRE(pair.stage.app().notices().size() == 1);
    CHECK(pair.stage.app().notices()[0] == pair.found().program.state);
    CHECK_FALSE(pair.found().program.line.has_value());
    CHECK_FALSE(pair.own().lines.empty());
    CHECK(pair.arrows() == pair.own().arrows);
    // It is not started again by itself.
    pair.script->trouble.reset();
    pair.stage.key(Key::Left);
    pair.stage.rest();
    CHECK(pair.script->started == 1);
    CHECK_FALSE(pair.own().lines.empty());
    pair.compare();
    pair.compare();
    CHECK(pair.script->started == 2);
    CHECK(pair.found().program.line.has_value());
  }
}

TEST_CASE("The sentence names what went wrong") {
  Pair pair(plain);
  pair.script->trouble = ProgramTrouble{ProgramTrouble::Kind::IllegalMove, "1-2"};
  pair.compare();
  CHECK(pair.found().program.state == "Scan 3.1 sent '1-2', which is not a legal move here.");
}

TEST_CASE("The program rests while the window is hidden, and then goes on") {
  Pair pair(plain);
  pair.script->thinks_on = true;
  pair.compare();
  CHECK(pair.script->times.size() == 1);
  Input hidden;
  hidden.hidden = true;
  for (int i = 0; i < 30; ++i)
    pair.stage.feed(hidden);
  CHECK(pair.script->stopped == 1);
  CHECK(pair.script->times.size() == 1);
  pair.stage.rest();
  CHECK(pair.script->times.size() == 2);
  CHECK(pair.script->started == 1);
}

TEST_CASE("Our engine and the program both look for the threat") {
  Pair pair("[GameType \"26\"]\n[FEN \"W:Wc3,g1:Bd4,h8\"]\n*");
  pair.compare();
  pair.stage.type("x");
  pair.stage.rest();
  REQUIRE(pair.found().program.line.has_value());
  CHECK(pair.found().program.line->moves.starts_with("d4xb2"));
  CHECK(pair.found().agreement == "Both choose d4xb2");
}

TEST_CASE("At the end of the game neither is asked") {
  Pair pair("[GameType \"26\"]\n[FEN \"W:Wc3:Bd4\"]\n1. c3xe5 *");
  pair.stage.key(Key::Right);
  pair.compare();
  CHECK(pair.found().program.state == "Game over");
  CHECK(pair.script->times.empty());
}

TEST_CASE("A press on the program's line plays its move, one on its name offers another program") {
  for (const Size size : {desktop, phone}) {
    Pair pair(plain, size);
    pair.compare();
    pair.disagree();
    if (size == phone) {
      const Rect sheet = pair.stage.review().places().sheet;
      pair.stage.click(Point{sheet.center().x, sheet.y + 24});
      pair.stage.rest();
    }
    constexpr int lines = 2;  // of our engine beside the program, and of the move that was played
    const Rect place = pair.stage.review().places().lines;
    const bool fingers = size == phone;
    const float own = lines_height(lines, false, fingers);
    REQUIRE(place.h == lines_height(lines, true, fingers));
    const float row = (place.h - own) / 3;
    const auto at = [&](float rows) { return Point{place.center().x, place.y + own + rows * row}; };
    const Move other = pair.found().program.line->move;
    pair.stage.click(at(1.5F));
    pair.stage.wait(Milliseconds{200});
    CHECK(pair.stage.shows<EngineDialog>());
    pair.stage.key(Key::Escape);
    pair.stage.rest();
    pair.stage.click(at(2.5F));
    pair.stage.rest();
    CHECK(pair.stage.ply() == 1);
    CHECK(pair.stage.tree().move(pair.stage.node()) == other);
  }
}

TEST_CASE("A program tells one line, so our engine shows one beside it, and no number is offered") {
  Pair pair(plain);
  REQUIRE(pair.stage.app().preferences().analysis_lines == 3);
  pair.stage.type("l");
  pair.stage.rest();
  CHECK(pair.own().lines.size() == 3);
  pair.compare();
  CHECK(pair.own().lines.size() == 1);
  CHECK(pair.found().one_line);
  const Rect place = pair.stage.review().places().lines;
  CHECK(place.h == lines_height(2, true));
  pair.stage.click(Point{place.center().x, place.y + 8});  // the verdict
  pair.stage.rest();
  CHECK_FALSE(pair.stage.shows<ChoicesScene>());
  CHECK(pair.stage.app().notices().back() ==
        "A program tells one line, so Damas shows one beside it.");
  pair.compare();
  CHECK(pair.own().lines.size() == 3);
  CHECK(pair.stage.review().places().lines.h == lines_height(4));
}

TEST_CASE("Beside a program that failed our engine shows all lines again") {
  Pair pair(plain);
  pair.compare();
  pair.script->trouble = ProgramTrouble{ProgramTrouble::Kind::Ended};
  pair.stage.key(Key::Right);
  pair.stage.rest();
  pair.stage.rest();
  CHECK_FALSE(pair.found().one_line);
  CHECK(pair.own().lines.size() == 3);
}

TEST_CASE("Another choice in the dialog replaces the program") {
  Pair pair(plain);
  pair.compare();
  pair.choose({"/opt/other/other"});
  pair.stage.rest();
  CHECK(pair.script->started == 2);
  CHECK(pair.script->programs.back().file == "/opt/other/other");
  CHECK(pair.found().program.line.has_value());
}

TEST_CASE("If our engine gives the hints, the program chosen last is compared") {
  Pair pair(plain);
  pair.choose({});
  pair.stage.app().change_preferences([](Preferences& p) { p.remember_program(scan); });
  pair.compare();
  CHECK(pair.script->programs == std::vector{scan});
}

TEST_CASE("Without a program, one is chosen first") {
  Pair pair(plain);
  pair.choose({});
  pair.compare();
  REQUIRE(pair.stage.shows<EngineDialog>());
  // Our own engine cannot be compared with itself.
  pair.stage.key(Key::Enter);
  pair.stage.rest();
  CHECK_FALSE(pair.stage.review().comparison().has_value());
  CHECK(pair.script->started == 0);
}

TEST_CASE("Where no program can be started, there is no comparison") {
  ReviewStage stage(plain);
  CHECK_FALSE(stage.app().offers(Action::Compare));
  CHECK_FALSE(program_to_compare(stage.app()).has_value());
  stage.type("v");
  stage.rest();
  CHECK_FALSE(stage.review().live().on());
}

TEST_CASE("Our engine leaves one core to the window, and a page has four threads at most") {
  const auto threads = [](int cores, bool in_browser) {
    StageSetup setup;
    setup.connect = [=](Desktop& d) {
      d.cores = cores;
      d.in_browser = in_browser;
    };
    Stage stage(setup);
    EnginePair engines;
    engines.follow(Game(Variant::Brazilian), false, Milliseconds{16}, stage.app());
    return engines.own().threads();
  };
  CHECK(threads(1, false) == 1);
  CHECK(threads(2, false) == 1);
  CHECK(threads(8, false) == 7);
  CHECK(threads(1000, false) == most_threads);
  CHECK(threads(1, true) == 1);
  CHECK(threads(3, true) == 2);
  CHECK(threads(8, true) == 4);
}

TEST_CASE("The switch names the program, in both languages") {
  for (const Language language : {Language::English, Language::Portuguese}) {
    Pair pair(forced, desktop, language);
    const bool english = language == Language::English;
    const EnginePair engines{};
    CHECK(label(comparison_switch(engines, pair.stage.app()), pair.stage.app()) ==
          (english ? "Compare with Scan 3.1" : "Comparar com Scan 3.1"));
    pair.compare();
    CHECK(pair.found().agreement == (english ? "Both choose c3xe5" : "Ambos escolhem c3xe5"));
  }
}

}  // namespace damas::test
