// Owns lists of positions: texts with one FEN a line.
#pragma once

#include <string_view>
#include <vector>

#include "core/pdn/game.hpp"

namespace damas {

// Whether the first line with anything in it looks like a FEN.
bool is_fen_list(std::string_view text);

struct FenList {
  std::vector<PdnGame> games;    // without moves, one for each line that is a position
  std::vector<PdnError> errors;  // one for each that is not; `game` is of no meaning
};
FenList read_fen_list(std::string_view text, Variant variant);

// The variant of which most lines are positions: a FEN does not say it. `first` if no other has
// more.
Variant variant_of_fens(std::string_view text, Variant first);

}  // namespace damas
