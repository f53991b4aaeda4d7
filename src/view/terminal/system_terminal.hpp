// Owns the operating system's information about the terminal and the person's language.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "view/text/language.hpp"

namespace damas::terminal {

constexpr int usual_terminal_width = 80;

// The value of a variable of the environment; empty if it is not set.
std::string_view variable(const char* name);

// Where the program keeps its files.
struct DataFolder {
  std::string path;    // empty: the system has no place for it
  bool named = false;  // by the variable DAMAS_DATA
};
DataFolder data_folder();

bool input_is_terminal();
bool output_is_terminal();
// True if NO_COLOR is not set and the terminal understands escape sequences.
bool environment_allows_color();
// True if TERM names a terminal with escape sequences, or the Windows console was set to use them.
bool terminal_has_escapes();
// Whether a line was typed on the terminal that no one has read yet and that the system will not
// show again when it is read.
bool line_is_typed_ahead();
// In columns; a default if unknown.
int terminal_width();
// In rows; nothing if unknown.
std::optional<int> terminal_height();
Language environment_language();
// The window program's folder, for the unfinished game. Empty if the input is a file or another
// program, so that a script always starts from the same state, and changes nothing that a person
// has reached, unless it names a folder.
std::string usual_games_folder();
// These are in that folder, and empty without one. The window program uses the same files.
std::string usual_records_file();  // of the puzzle
std::string usual_lessons_file();  // the lessons that are done
std::string usual_problems_file();
std::string usual_openings_file();

}  // namespace damas::terminal
