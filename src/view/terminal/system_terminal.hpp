// Owns what the operating system says about the terminal and the person's language.
#pragma once

#include <optional>
#include <string>

#include "view/text/language.hpp"

namespace damas::terminal {

constexpr int usual_terminal_width = 80;

bool input_is_terminal();
bool output_is_terminal();
// NO_COLOR is not set, and the terminal understands escape sequences.
bool environment_allows_color();
// TERM names a terminal with escape sequences, or the console was made to understand them.
bool terminal_has_escapes();
// Columns; the usual width where nobody knows.
int terminal_width();
// Rows; nothing where nobody knows.
std::optional<int> terminal_height();
Language environment_language();
// Where the window keeps the puzzle's records too; empty where nobody knows a place.
std::string usual_records_file();
// The window's folder, for the unfinished game. Empty where nothing is typed but comes from a file
// or another program: such a script finds the same every time, unless it names a folder.
std::string usual_games_folder();

}  // namespace damas::terminal
