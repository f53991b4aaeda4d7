// Owns the question whether errors have shortened the main line of a game.
#pragma once

#include <string_view>

#include "core/pdn/game.hpp"

namespace damas {

// Whether the start and all moves of the main line could be read; errors in comments, glyphs and
// variations do not matter. `game` must have been read from `text`, the whole of it.
bool main_line_is_whole(std::string_view text, const PdnGame& game);

}  // namespace damas
