// Owns opening files and texts with games.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "view/text/text.hpp"
#include "view/window/library/game_file.hpp"

namespace damas {

class App;

enum class FileTrouble : std::uint8_t { NotFound, Folder, Unreadable, NoGames };

std::string sentence(Language language, FileTrouble trouble, const std::string& path);

struct OpenedGames {
  std::shared_ptr<GameFile> file;   // its list is not read yet
  std::vector<PdnError> positions;  // errors of a list of FENs
};

// A list of FENs becomes games without moves, in a GameFile without a path. `otherwise` is the
// variant of games that do not name theirs.
std::optional<OpenedGames> games_of_text(std::string path, std::string title, std::string text,
                                         Variant otherwise);
std::variant<OpenedGames, FileTrouble> read_games(const FileAccess& files, const std::string& path,
                                                  Variant otherwise);

// Opens the games above the current scene: a single one by itself, several as a list. Notifies
// about errors.
void open_files(const std::vector<std::string>& paths, App& app);
void open_dropped_text(const std::string& text, App& app);
// Opens the games in the clipboard.
void paste_games(App& app);
void open_game(const std::shared_ptr<GameFile>& file, std::size_t index, App& app);
// The name of a file in sentences: without its folder if the system's dialog opened it.
std::string place_name(const App& app, const std::string& path);
// Opens the dialog for choosing files: the system's if there is one, else the program's.
void choose_files(App& app);

}  // namespace damas
