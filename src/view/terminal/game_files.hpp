// Owns files of games, PDN, as the terminal reads and writes them.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/pdn/game.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/match_files.hpp"

namespace damas::terminal {

// By its name.
bool is_pdn(const std::string& path);

// At least one game; NotAGame for a file without any.
std::variant<std::vector<PdnGame>, LoadFailure> load_games(const std::string& path);

// Makes the file, or adds the game behind those that it holds; Taken for a file of something else.
std::optional<FileProblem> add_game(const Match& match, const std::string& path);

// Two persons go on from the end of the main line, and can take back to its start.
Match match_of(const PdnGame& game, Drive drive);

// Which game of several; what cannot be read of it is said. The first at the end of the input.
PdnGame ask_for_game(Console& console, const std::vector<PdnGame>& games);

// A saved match, or a game of a PDN file.
std::variant<Match, LoadFailure> open_match(Console& console, const std::string& path, Drive drive);
// As its name says.
std::optional<FileProblem> keep_match(const Match& match, const std::string& path);

}  // namespace damas::terminal
