// Owns how games go into files: back to where they came from, or where the person says.
#pragma once

#include <functional>
#include <memory>

#include "match/match.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/library/game_file.hpp"
#include "view/window/review/review_scene.hpp"

namespace damas {

// Puts the game back into its file; one that could not be read whole stays, and the saved one comes
// last. A file that somebody else has changed, or that has no place, leads to a question.
SaveGame keep_in(std::shared_ptr<GameFile> file, std::size_t index);

// For a game that has no file yet: asks for one at first.
SaveGame keep_elsewhere();

// Where a game has been saved.
struct KeptGame {
  std::shared_ptr<GameFile> file;
  std::size_t index = 0;
};
// Asks for a file, which may hold games already; where the system saves files for us, it goes into
// a new one. `then` may be empty, and comes only after success.
void save_elsewhere(const PdnGame& game, App& app, std::function<void(KeptGame, App&)> then = {});

// Makes a change and writes the file; a change that cannot be written is taken back. A file that
// somebody else has changed leads to a question, with these other answers. `then` comes only after
// success, which texts that did not come from a file always have.
void change_file(const std::shared_ptr<GameFile>& file, const std::function<void()>& make, App& app,
                 const std::function<void(App&)>& then, std::vector<Choice> others = {});

// Names and date for the game that is being played here.
PdnGame game_of_match(const Match& match, const App& app);
// "Ana-Bia-2024.05.01.pdn"
std::string file_name_for(const PdnGame& game);

}  // namespace damas
