// Owns what the operating system says about the terminal and the person's language.
#pragma once

#include "view/text/language.hpp"

namespace damas::terminal {

bool input_is_terminal();
bool output_is_terminal();
// NO_COLOR is not set, and TERM does not name a terminal without escape sequences.
bool environment_allows_color();
// TERM names a terminal that understands escape sequences.
bool terminal_has_escapes();
// Columns; 80 where nobody knows.
int terminal_width();
Language environment_language();
// Makes the console understand UTF-8 and escape sequences where that is not the default.
void prepare_terminal();

}  // namespace damas::terminal
