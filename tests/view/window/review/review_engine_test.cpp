// Hints in a review by a program of others.
#include <doctest/doctest.h>

#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/program_stage.hpp"
#include "view/window/review/engine_dialog.hpp"
#include "view/window/review/review_stage.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;

constexpr const char* game =
    "[GameType \"26\"]\n[White \"Ana\"]\n[Black \"Bento\"]\n1. c3-d4 b6-a5 *";

struct Advised : ProgramStage {
  ReviewStage stage;

  explicit Advised(Size size = {1200, 800}, Language language = Language::English)
      : stage(game, setup_in(size, language)) {
    stage.app().change_preferences([](Preferences& p) { p.adviser = {scan, Milliseconds{1000}}; });
    script->score = 35;
    script->depth = 14;
  }
  // A lone letter may begin a move: it is a shortcut once nothing follows.
  void ask() {
    stage.type("h");
    stage.wait(Milliseconds{1500});
  }
  void press(Key key) {
    stage.key(key);
    stage.wait(Milliseconds{300});
  }
};

}  // namespace

TEST_CASE("A program gives its name, its line, its score and its depth") {
  Advised advised;
  advised.ask();
  const std::string said = advised.stage.review().status();
  CHECK(said.starts_with("Scan 3.1: "));
  CHECK(said.ends_with(" · White +0.35 · depth 14"));
  CHECK(advised.stage.review().controller().hint().arrows().size() == 3);
  REQUIRE(advised.script->times.size() == 1);
  CHECK(advised.script->times[0].move == Milliseconds{1000});
  // It stays for the next question.
  advised.press(Key::Right);
  advised.ask();
  CHECK(advised.script->started == 1);
  CHECK(advised.stage.review().status().ends_with("Black +0.35 · depth 14"));
}

TEST_CASE("The reason for a program's move is the coach's") {
  Advised advised;
  advised.ask();
  CHECK(advised.stage.review().coach_words().empty());
  advised.ask();
  CHECK(advised.script->started == 1);
  CHECK(advised.script->times.size() == 1);
  CHECK_FALSE(advised.stage.review().coach_words().empty());
}

TEST_CASE("The findings of a program are shown while it goes on searching") {
  Advised advised;
  advised.script->thinks_on = true;
  advised.ask();
  CHECK(advised.stage.review().controller().hint().searching());
  CHECK(advised.stage.review().status().ends_with("depth 14"));
  advised.press(Key::Escape);
  CHECK(advised.script->stopped == 1);
  CHECK_FALSE(advised.stage.review().controller().hint().searching());
}

TEST_CASE("A program that fails is told, and started again when it is asked again") {
  Advised advised;
  advised.script->trouble = ProgramTrouble{ProgramTrouble::Kind::Ended};
  advised.ask();
  REQUIRE(advised.stage.app().notices().size() == 1);
  CHECK(advised.stage.app().notices()[0] == "Scan 3.1 stopped unexpectedly.");
  CHECK_FALSE(advised.stage.review().controller().hint().searching());
  advised.script->trouble.reset();
  advised.ask();
  CHECK(advised.script->started == 2);
  CHECK(advised.stage.review().status().starts_with("Scan 3.1: "));
}

TEST_CASE("The engine for hints is chosen in a dialog, ours among them") {
  Advised advised;
  App& app = advised.stage.app();
  app.change_preferences([](Preferences& p) { p.adviser = {}; });
  advised.ask();
  CHECK(advised.stage.review().status().starts_with("Hint: "));
  CHECK(advised.script->started == 0);
  app.change_preferences([](Preferences& p) { p.adviser = {scan}; });
  app.scenes().push(std::make_unique<EngineDialog>(app, Variant::Brazilian, 0));
  advised.stage.wait(Milliseconds{200});
  REQUIRE(advised.stage.shows<EngineDialog>());
  CHECK(advised.script->started == 1);
  CHECK(app.preferences().programs.size() == 1);
  advised.press(Key::Enter);
  CHECK(advised.stage.shows<ReviewScene>());
  CHECK(app.preferences().adviser.program == scan);
}

}  // namespace damas::test
