// Owns the question whether errors have shortened the main line of a game.
#pragma once

#include <string_view>

#include "core/pdn/game.hpp"

namespace damas {

// The first error because of which the start, or moves of the main line, could not be read; null if
// these are whole. Errors in comments, glyphs and variations do not matter. `game` must have been
// read from `text`, the whole of it.
const PdnError* error_in_main_line(std::string_view text, const PdnGame& game);

}  // namespace damas
