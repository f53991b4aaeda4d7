// Owns the steps of tests about My games: finishing games, opening the list, reading the file.
#pragma once

#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "core/pdn/reader.hpp"
#include "view/window/app/finished_games.hpp"
#include "view/window/app/store.hpp"
#include "view/window/games/my_games.hpp"
#include "view/window/library/library_scene.hpp"
#include "view/window/local/local_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

inline StageSetup in(const Folder& folder, StageSetup setup = Stage::two_persons()) {
  setup.folder = folder.path();
  return setup;
}

inline std::vector<PdnGame> kept(const Folder& folder) {
  const auto text = read_file(folder.path(std::string(finished_games_file)));
  return text ? read_pdn(*text) : std::vector<PdnGame>{};
}

inline void rest(Stage& stage) {
  stage.wait(Stage::Milliseconds{800});
}

inline void press(Stage& stage, Key key, Modifiers with = no_modifiers) {
  stage.key(key, with);
  rest(stage);
}

inline void play(Stage& stage, const NewGameChoice& choice) {
  stage.app().scenes().start(make_match(choice, stage.app()));
  stage.wait(Stage::Milliseconds{50});
}

// Submits the command in the name of a person who may give it.
inline void say(Stage& stage, const Command& command) {
  auto& controller = const_cast<GameController&>(stage.checkers().controller());
  REQUIRE(controller.command(command, Language::English));
  rest(stage);
}

// The first button below the sentence that tells how the match ended.
inline void rematch(Stage& stage) {
  const Rect board = stage.checkers().board().frame();
  for (float y = board.center().y - 100; stage.game().ply() > 0 && y < board.bottom(); y += 12) {
    stage.click(Point{board.center().x, y});
    stage.wait(Stage::Milliseconds{100});
  }
  REQUIRE(stage.game().ply() == 0);
}

inline LibraryScene& library(Stage& stage) {
  auto* scene = dynamic_cast<LibraryScene*>(&stage.app().scenes().top());
  REQUIRE(scene != nullptr);
  return *scene;
}

inline void open(Stage& stage) {
  stage.app().open(destination::MyGames{});
  rest(stage);
}

// A game of two persons that White wins by resignation.
inline void finish_one(Stage& stage, const char* first_move) {
  NewGameChoice choice;
  choice.opponent = Opponent::Person;
  play(stage, choice);
  stage.type(first_move);
  say(stage, command::Resign{});
}

// A game as White against the machine, given up after one move of each side.
inline void lose_to_machine(Stage& stage) {
  NewGameChoice choice;
  choice.opponent = Opponent::Computer;
  choice.side = SideChoice::White;
  choice.level = 1;
  play(stage, choice);
  stage.type("c3d4");
  stage.wait(Stage::Milliseconds{3000});
  REQUIRE(stage.game().ply() == 2);
  say(stage, command::Resign{});
}

}  // namespace damas::test
