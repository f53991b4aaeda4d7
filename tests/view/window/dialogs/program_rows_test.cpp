// The choice of an external program for a new game.
#include "view/window/dialogs/program_rows.hpp"

#include <doctest/doctest.h>

#include "hub/client_thread.hpp"
#include "hub/session_program.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/file_chooser.hpp"
#include "view/window/new_game/new_game_scene.hpp"
#include "view/window/program_stage.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;

struct Dialog : ProgramStage {
  Stage stage;

  explicit Dialog(const NewGameChoice& choice = against_scan(), StageSetup setup = {})
      : stage(with(std::move(setup))) {
    open(choice);
  }
  StageSetup with(StageSetup given) {
    StageSetup made = setup();
    made.size = given.size;
    made.language = given.language;
    if (given.connect) made.connect = given.connect;
    return made;
  }
  void open(const NewGameChoice& choice) {
    stage.app().scenes().push(std::make_unique<NewGameScene>(choice, std::nullopt));
    rest();
  }
  void rest() { stage.wait(Milliseconds{200}); }
  void press(Key key) {
    stage.key(key);
    stage.wait(Milliseconds{80});
  }
  std::vector<std::string> notices() { return stage.app().notices(); }
};

NewGameChoice nothing_chosen() {
  NewGameChoice choice = against_scan();
  choice.program = {};
  return choice;
}

}  // namespace

TEST_CASE("A chosen program reports its name, is remembered, and plays the game") {
  Dialog dialog;
  CHECK(dialog.script->started == 1);
  const Preferences& kept = dialog.stage.app().preferences();
  REQUIRE(kept.programs.size() == 1);
  CHECK(kept.programs[0] == scan);
  dialog.press(Key::Enter);
  dialog.rest();
  CHECK(dialog.stage.checkers().shown_bar(Side::Black).name == "Black · Scan 3.1");
  CHECK(kept.new_game.opponent == Opponent::Program);
  CHECK(kept.new_game.program.program == scan);
}

TEST_CASE("The program chosen last is offered first") {
  Dialog dialog;
  dialog.press(Key::Escape);
  dialog.open(nothing_chosen());
  dialog.press(Key::Enter);
  dialog.rest();
  CHECK(dialog.stage.checkers().shown_bar(Side::Black).name == "Black · Scan 3.1");
}

TEST_CASE("A program that cannot play starts no game, and a notice gives the reason") {
  Dialog dialog;
  dialog.script->name.reset();
  dialog.script->trouble = ProgramTrouble{ProgramTrouble::Kind::Unfit};
  dialog.press(Key::Enter);
  CHECK(dialog.stage.shows<NewGameScene>());
  REQUIRE(dialog.notices().size() == 1);
  CHECK(dialog.notices()[0] == "Scan 3.1 does not play this variant.");
}

TEST_CASE("Without a program no game starts, and the file dialog asks for a program") {
  Dialog dialog(nothing_chosen());
  dialog.press(Key::Enter);
  REQUIRE(dialog.stage.shows<NewGameScene>());
  REQUIRE(dialog.notices().size() == 1);
  CHECK(dialog.notices()[0] == "Choose the file of a program first.");
  dialog.stage.app().scenes().push(std::make_unique<FileChooser>(
      dialog.stage.app(), FileChooser::Purpose::OpenProgram, "", [](const std::string&, App&) {}));
  dialog.rest();
  CHECK(dialog.stage.app().scenes().top().spoken_title(dialog.stage.app()) == "Choose a program");
}

TEST_CASE("A program is asked once for each variant") {
  ProgramStage made;
  Stage stage(made.setup());
  ProgramPlayer chosen{scan};
  ProgramRows rows(chosen, ProgramRows::OwnEngine::NotOffered);
  rows.update(stage.app(), Variant::Brazilian, 0);
  CHECK(rows.complaint(stage.app()).empty());
  CHECK_FALSE(rows.asking());
  CHECK(rows.chosen().program.name == "Scan 3.1");
  // The program may not play another variant, so it is asked again.
  rows.update(stage.app(), Variant::Russian, 0);
  CHECK(made.script->started == 2);
  rows.update(stage.app(), Variant::Russian, 0);
  CHECK(made.script->started == 2);
}

TEST_CASE("No program is offered if none can be started") {
  StageSetup setup;
  setup.connect = [](Desktop&) {};
  Dialog dialog(against_scan(), setup);
  dialog.press(Key::Enter);
  dialog.rest();
  const Match& match = dialog.stage.checkers().session().match();
  CHECK(std::holds_alternative<Computer>(match.setup().player(Side::Black)));
}

// Our own engine, in its own thread like any program.
TEST_CASE("An engine plays a game over the protocol") {
  StageSetup setup;
  setup.connect = [](Desktop& desktop) {
    desktop.start_program = [](const HubProgram&, Variant variant, std::size_t table,
                               std::function<void()> changed) -> std::unique_ptr<ProgramEngine> {
      const auto start = [] {
        return Started(std::unique_ptr<Program>(std::make_unique<hub::SessionProgram>()));
      };
      hub::ClientThreadOptions options{variant, table};
      options.changed = std::move(changed);
      return std::make_unique<hub::ClientThread>(start, std::move(options));
    };
  };
  NewGameChoice choice = against_scan();
  choice.program.move_time = Milliseconds{1};
  Dialog dialog(choice, setup);
  const auto until = [&](const auto& happened) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
    while (!happened() && std::chrono::steady_clock::now() < end)
      dialog.stage.wait(Milliseconds{16});
    return happened();
  };
  REQUIRE(until([&] { return !dialog.stage.app().preferences().programs.empty(); }));
  CHECK(dialog.stage.app().preferences().programs[0].name == "Damas 1");
  dialog.press(Key::Enter);
  dialog.rest();
  CHECK(dialog.stage.checkers().shown_bar(Side::Black).name == "Black · Damas 1");
  dialog.stage.type("c3d4");
  CHECK(until([&] { return dialog.stage.game().ply() == 2; }));
}

}  // namespace damas::test
