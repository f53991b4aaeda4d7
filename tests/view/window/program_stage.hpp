// Owns ProgramStage: a stage's setup in which a fake external program can be started.
#pragma once

#include <memory>

#include "match/fake_program.hpp"
#include "view/window/games/fake_files.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

inline const HubProgram scan{"/opt/scan/scan", "hub", "Scan 3.1"};

// The parts of a stage. They must outlive the stage.
struct ProgramStage {
  std::shared_ptr<FakeScript> script = std::make_shared<FakeScript>();
  FakeFiles disk;
  Folder folder;

  ProgramStage() {
    script->name = scan.name;
    disk.files[scan.file] = "";
    disk.files["/home/ana/club.pdn"] = "";
  }

  StageSetup setup(FirstScene scene = FirstScene::Menu) {
    StageSetup s;
    s.options.scene = scene;
    s.disk = &disk;
    s.folder = folder.path();
    s.connect = [this](Desktop& desktop) { desktop.start_program = starting(script); };
    return s;
  }
  StageSetup setup_in(Size size, Language language) {
    StageSetup s = setup();
    s.size = size;
    s.language = language;
    return s;
  }
};

// The choice of a game against `scan`.
inline NewGameChoice against_scan(SideChoice side = SideChoice::White) {
  NewGameChoice choice;
  choice.opponent = Opponent::Program;
  choice.program = {scan};
  choice.side = side;
  return choice;
}

}  // namespace damas::test
