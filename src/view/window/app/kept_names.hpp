// Owns the names of the files in which the user's data are kept, and KeptFiles: their contents.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace damas {

// Contents by name.
using KeptFiles = std::map<std::string, std::string>;

inline constexpr std::string_view settings_file = "settings.json";
inline constexpr std::string_view usual_match_file = "game.json";
inline constexpr std::string_view records_file = "puzzle.txt";
inline constexpr std::string_view puzzle_file = "puzzle-game.txt";
inline constexpr std::string_view picture_file = "puzzle-picture";
inline constexpr std::string_view progress_file = "problems.txt";
inline constexpr std::string_view lessons_file = "lessons.txt";
inline constexpr std::string_view ratings_file = "ratings.txt";
inline constexpr std::string_view mistakes_file = "mistakes.txt";
inline constexpr std::string_view openings_file = "openings.txt";
inline constexpr std::string_view visits_file = "online.json";
inline constexpr std::string_view welcome_file = "welcome.txt";
// The games that were finished here.
inline constexpr std::string_view finished_games_file = "my-games.pdn";

// The games database, which Store does not keep.
inline constexpr const char* games_database_file = "games.sqlite";

// Whether it is the name of an unfinished game of a window or the terminal program, such as
// game.json, game-2.json and terminal-game.json.
bool is_match_file(std::string_view name);
bool is_terminal_match_file(std::string_view name);
// Whether Store or the terminal program keeps a file of exactly that name, or has set one aside: no
// other file in the folder is the program's.
bool is_kept_name(std::string_view name);

}  // namespace damas
