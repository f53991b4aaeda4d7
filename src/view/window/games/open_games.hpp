// Owns reading files and texts with games, and the choice how to show them.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "view/window/app/destination.hpp"
#include "view/window/dialogs/file_trouble.hpp"

namespace damas {

class App;

struct OpenedGames {
  std::shared_ptr<GameFile> file;       // its list is not read yet
  std::vector<PdnError> positions;      // errors of a list of FENs
  std::optional<Variant> guessed = {};  // of a list of FENs, which names none
};

// A text without games.
struct NoGames {
  std::optional<PdnError> error;  // its first one; nothing if it has no words
};

// A list of FENs becomes games without moves, in a GameFile without a path. `usual` is the
// person's variant, for games that do not name theirs.
std::variant<OpenedGames, NoGames> games_of_text(std::string path, std::string title,
                                                 std::string text, Variant usual);
std::variant<OpenedGames, FileTrouble> read_games(const FileAccess& files, const std::string& path,
                                                  Variant usual);

// A review of a single game, a list of several. Notifies the person about errors; nothing if there
// are no games.
std::optional<Destination> games_of_files(const destination::Files& files, App& app);
std::optional<Destination> games_dropped(const std::string& text, App& app);
std::optional<Destination> games_pasted(const std::string& text, App& app);

// Opens the games in the clipboard above the current scene.
void paste_games(App& app);
// Opens a review of the game above the current scene, which begins after `ply` moves.
void open_game(const std::shared_ptr<GameFile>& file, std::size_t index, App& app, int ply = 0);
// Opens the dialog for choosing files: the system's if there is one, else the program's.
void choose_files(App& app);

}  // namespace damas
