// Owns ProgramStage: the whole program where one of others, a made-up one, can be started.
#pragma once

#include <memory>

#include "match/fake_program.hpp"
#include "view/window/library/fake_files.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

inline const HubProgram scan{"/opt/scan/scan", "hub", "Scan 3.1"};

// What a stage is made of; it must outlive the stage.
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
};

// A game against that program is what the new-game dialog begins with.
inline NewGameChoice against_scan(SideChoice side = SideChoice::White) {
  NewGameChoice choice;
  choice.opponent = Opponent::Program;
  choice.program = {scan};
  choice.side = side;
  return choice;
}

}  // namespace damas::test
