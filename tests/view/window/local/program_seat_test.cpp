// An external program plays a side and fails, and another player continues.
#include "view/window/local/program_seat.hpp"

#include <doctest/doctest.h>

#include "match/saved_match.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/store.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/local/local_scene.hpp"
#include "view/window/program_stage.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;
using Kind = ProgramTrouble::Kind;

struct Playing : ProgramStage {
  Stage stage{setup()};

  Playing() { begin(); }
  void begin(const NewGameChoice& choice = against_scan()) {
    stage.app().scenes().start(make_match(choice, stage.app()));
    rest();
  }
  void rest() { stage.wait(Milliseconds{900}); }
  void play(const std::string& move) {
    stage.type(move);
    rest();
  }
  // The program fails while it is asked for its first move.
  void fail(Kind kind = Kind::Silent) {
    script->thinks_on = true;
    play("c3d4");
    script->trouble = ProgramTrouble{kind};
    rest();
  }
  // Chooses a row of the dialog, counted from 0.
  void answer(int row) {
    REQUIRE(stage.shows<ChoicesScene>());
    for (int i = 0; i <= row; ++i) {
      stage.key(Key::Down);
      stage.wait(Milliseconds{80});
    }
    stage.key(Key::Enter);
    rest();
  }
  const Player& black() { return stage.checkers().session().match().setup().player(Side::Black); }
};

}  // namespace

TEST_CASE_FIXTURE(Playing, "A program plays, and its card shows its name") {
  CHECK(stage.checkers().shown_bar(Side::Black).name == "Black · Scan 3.1");
  CHECK(stage.checkers().shown_bar(Side::White).name == "White · You");
  play("c3d4");
  CHECK(stage.game().ply() == 2);
  REQUIRE(script->programs.size() == 1);
  CHECK(script->programs[0] == scan);
  CHECK(script->times[0].move == Milliseconds{3000});
}

TEST_CASE_FIXTURE(Playing, "The status line names the program that is thinking") {
  script->thinks_on = true;
  play("c3d4");
  CHECK(stage.status() == "Scan 3.1 is thinking…");
}

TEST_CASE_FIXTURE(Playing, "The current name of a program replaces the saved one") {
  script->name = "Scan 4.0";
  begin();
  CHECK(stage.checkers().shown_bar(Side::Black).name == "Black · Scan 4.0");
}

TEST_CASE_FIXTURE(Playing, "A failure is reported, and the program can be started again") {
  fail(Kind::Ended);
  REQUIRE(stage.shows<ChoicesScene>());
  script->trouble.reset();
  script->thinks_on = false;
  answer(0);
  CHECK(script->started == 2);
  CHECK(stage.game().ply() == 2);
}

TEST_CASE_FIXTURE(Playing, "Damas can replace a program that has failed") {
  fail();
  answer(1);
  CHECK(stage.game().ply() == 2);
  CHECK(std::holds_alternative<Computer>(black()));
  const auto kept = stage.app().store().match().restored(Drive::Caller);
  REQUIRE(kept.has_value());
  CHECK(std::holds_alternative<Computer>(kept->setup().player(Side::Black)));
}

TEST_CASE_FIXTURE(Playing, "The person can take over from a program that has failed") {
  fail();
  answer(2);
  CHECK(stage.game().ply() == 1);
  CHECK(stage.checkers().session().persons() == 2);
  play("b6a5");
  CHECK(stage.game().ply() == 2);
}

TEST_CASE_FIXTURE(Playing, "A cancelled dialog opens again when the game continues") {
  fail();
  REQUIRE(stage.shows<ChoicesScene>());
  stage.key(Key::Escape);
  rest();
  CHECK(stage.checkers().session().paused());
  CHECK(stage.game().ply() == 1);
  stage.key(Key::Escape);  // ends the pause
  rest();
  CHECK(stage.shows<ChoicesScene>());
}

TEST_CASE_FIXTURE(Playing, "The clock of a program that has failed stops") {
  NewGameChoice choice = against_scan();
  choice.time.initial = std::chrono::minutes(5);
  begin(choice);
  fail();
  const Match& match =
      dynamic_cast<const CheckersScene&>(*stage.app().scenes().all().front()).session().match();
  const auto before = match.clock().remaining(Side::Black);
  stage.wait(Milliseconds{3000});
  CHECK(match.clock().remaining(Side::Black) == before);
  CHECK_FALSE(match.outcome());
}

TEST_CASE("An unfinished game is restored with its program") {
  ProgramStage made;
  {
    Stage stage(made.setup());
    stage.app().scenes().start(make_match(against_scan(), stage.app()));
    stage.wait(Milliseconds{100});
    stage.type("c3d4");
    stage.wait(Milliseconds{900});
    REQUIRE(stage.game().ply() == 2);
  }
  Stage again(made.setup(FirstScene::Resume));
  CHECK(again.checkers().shown_bar(Side::Black).name == "Black · Scan 3.1");
  CHECK(made.script->started == 2);
  again.click_move(again.game().legal_moves().front());
  again.wait(Milliseconds{900});
  CHECK(again.game().ply() == 4);
}

TEST_CASE("Damas replaces a program that is missing or cannot be started") {
  for (const bool gone : {true, false}) {
    ProgramStage made;
    if (gone) made.disk.files.erase(scan.file);
    StageSetup setup = made.setup();
    if (!gone) setup.connect = {};
    Stage stage(setup);
    stage.app().scenes().start(make_match(against_scan(SideChoice::Black), stage.app()));
    stage.wait(Milliseconds{1500});
    REQUIRE(stage.app().notices().size() == 1);
    CHECK(stage.app().notices()[0] ==
          (gone ? "Scan 3.1 was not found, so Damas plays in its place."
                : "Programs cannot be started here, so Damas plays instead of Scan 3.1."));
    CHECK(made.script->started == 0);
    CHECK(stage.game().ply() == 1);
  }
}

}  // namespace damas::test
