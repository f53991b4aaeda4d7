// Owns reading and writing PDN files for the terminal.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/pdn/game.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/game_picker.hpp"
#include "view/terminal/match_files.hpp"

namespace damas::terminal {

// Judged by the name of the file.
bool is_pdn(const std::string& path);

// At least one game; NoGames, with the first error, for a file without games.
std::variant<std::vector<PdnGame>, LoadFailure> load_games(const std::string& path);

// A match, and the game of a file that it continues, if any.
struct Opened {
  Match match;
  std::optional<PdnGame> game = {};
  std::string notice = {};  // what the person must know about errors in the file; may be empty
};

// The game with the tags, comments and variations of the game that the match continues, and with
// its result if no other moves were played. The match's moves are the main line.
PdnGame kept_game(const Match& match, const std::optional<PdnGame>& from);

// The text of a game that was last written, and its file.
struct Written {
  std::string path;
  std::string text;
  // How many games the file had then, if the game was added to others. Nothing if it was alone, or
  // took the place of what was written before.
  std::optional<int> games_there = {};
};

// Creates the file, or appends the game to it; Taken if the file holds something else. If the file
// still holds `before`, the same game as it was written last, replaces it. Updates `before`.
std::optional<FileProblem> keep_game(const PdnGame& game, const std::string& path,
                                     std::optional<Written>& before);

// Two persons continue from the end of the main line, and can take back to its start.
Match match_of(const PdnGame& game, const EngineOptions& engine);

// Opens a saved match, or a game of a PDN file. If there are several games, asks which one.
std::variant<Opened, LoadFailure, Unpicked> open_match(Console& console, const std::string& path,
                                                       const EngineOptions& engine);
// Writes a saved match or a PDN file, depending on the name.
std::optional<FileProblem> keep_match(const Match& match, const std::optional<PdnGame>& from,
                                      const std::string& path, std::optional<Written>& before);

}  // namespace damas::terminal
