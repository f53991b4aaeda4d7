// Owns files of games, PDN, as the terminal reads and writes them.
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

// By its name.
bool is_pdn(const std::string& path);

// At least one game; NoGames for a file without any.
std::variant<std::vector<PdnGame>, LoadFailure> load_games(const std::string& path);

// A match, and the game of a file that it goes on from, if it does.
struct Opened {
  Match match;
  std::optional<PdnGame> game = {};
};

// With the tags, the comments and the variations of the game that the match goes on from, and with
// its result where nothing else was played. The match's moves are the main line.
PdnGame kept_game(const Match& match, const std::optional<PdnGame>& from);

// What was written last of a game, and where.
struct Written {
  std::string path;
  std::string text;
};

// Makes the file, or adds the game behind those that it holds; Taken for a file of something else.
// What the file still holds of `before` is the same game, and replaced; then it is what is written.
std::optional<FileProblem> keep_game(const PdnGame& game, const std::string& path,
                                     std::optional<Written>& before);

// Two persons go on from the end of the main line, and can take back to its start.
Match match_of(const PdnGame& game, Drive drive);

// A saved match, or a game of a PDN file: the person says which of several, and hears what cannot
// be read of it.
std::variant<Opened, LoadFailure, Unpicked> open_match(Console& console, const std::string& path,
                                                       Drive drive);
// As its name says.
std::optional<FileProblem> keep_match(const Match& match, const std::optional<PdnGame>& from,
                                      const std::string& path, std::optional<Written>& before);

}  // namespace damas::terminal
