// Owns saving games: to the file they came from, or to a place that the person chooses.
#pragma once

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

#include "match/match.hpp"
#include "view/window/app/destination.hpp"
#include "view/window/app/game_file.hpp"
#include "view/window/dialogs/choices.hpp"

namespace damas {

// Saves the game, at once or after a dialog, and calls tell_saved() when that is done.
class GameSaver {
 public:
  GameSaver() = default;
  // `place` is where the game is kept; it changes if the person chooses another one.
  template <class Save>
  requires(!std::is_same_v<Save, GameSaver> && std::is_invocable_v<Save&, const PdnGame&, App&>)
      GameSaver(Save save, std::shared_ptr<const KeptGame> place = nullptr)
      : save_(std::move(save)), place_(std::move(place)) {}

  explicit operator bool() const { return save_ != nullptr; }
  void operator()(const PdnGame& game, App& app) const { save_(game, app); }
  // Null if it is not known.
  const KeptGame* place() const { return place_.get(); }

 private:
  std::function<void(const PdnGame&, App&)> save_;
  std::shared_ptr<const KeptGame> place_;
};
// Tells all scenes that a game has been saved.
void tell_saved(App& app);

// Puts the game back into its file. If the file's version could not be read completely, that one
// stays and the new one is appended. If the file was changed by somebody else, or the game has no
// place, asks the person.
GameSaver keep_in(std::shared_ptr<GameFile> file, std::size_t index);

// For a game without a file: asks for one the first time.
GameSaver keep_elsewhere();

// Where a game is kept, for a later start of the program, and back. If the file is gone or has
// another game there, the game has no file any more.
destination::EarlierFile earlier_file(const KeptGame& place);
KeptGame place_in(const destination::EarlierFile& earlier, const App& app);

// Asks for a file, which may already hold games; if the system saves files for the program, uses a
// new one. `then` may be empty, and is called only after success.
void save_elsewhere(const PdnGame& game, App& app, std::function<void(KeptGame, App&)> then = {});

// Makes a change and writes the file; a change that cannot be written is reverted. If somebody else
// has changed the file, asks, with `others` as further answers. Calls `then` only after success,
// which is certain for text that did not come from a file.
void change_file(const std::shared_ptr<GameFile>& file, const std::function<void()>& make, App& app,
                 const std::function<void(App&)>& then, std::vector<Button> others = {});

// The game of a match with the names and date for one played here.
PdnGame game_of_match(const Match& match, const App& app);
// "Ana-Bia-2024.05.01.pdn"
std::string file_name_for(const PdnGame& game);

}  // namespace damas
