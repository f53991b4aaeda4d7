// Owns how files and texts with games come into the program.
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
  std::shared_ptr<GameFile> file;   // its list not read yet
  std::vector<PdnError> positions;  // lines of a list of FENs that are no positions
};

// A list of FENs becomes games without moves, and a file of no place. `otherwise` is the variant of
// what does not say its own.
std::optional<OpenedGames> games_of_text(std::string path, std::string title, std::string text,
                                         Variant otherwise);
std::variant<OpenedGames, FileTrouble> read_games(const FileAccess& files, const std::string& path,
                                                  Variant otherwise);

// Shows the games above what is shown now: one game by itself, several as a list. What cannot be
// opened is told in a sentence.
void open_files(const std::vector<std::string>& paths, App& app);
void open_dropped_text(const std::string& text, App& app);
// What the clipboard holds.
void paste_games(App& app);
void open_game(const std::shared_ptr<GameFile>& file, std::size_t index, App& app);
// How a file is called in sentences: where the system's dialogs open it, its folder says nothing.
std::string place_name(const App& app, const std::string& path);
// The dialog in which files are chosen: the system's, where it has one for us.
void choose_files(App& app);

}  // namespace damas
