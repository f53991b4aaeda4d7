// Owns lists of positions: texts with one FEN on each line.
#pragma once

#include <string_view>
#include <vector>

#include "core/pdn/game.hpp"

namespace damas {

// Whether the first line that is not empty looks like a FEN.
bool is_fen_list(std::string_view text);

struct FenList {
  std::vector<PdnGame> games;    // without moves, one for each line with a valid FEN
  std::vector<PdnError> errors;  // one for each other line; `game` has no meaning
};
FenList read_fen_list(std::string_view text, Variant variant);

// Guesses the variant, which a FEN does not name: the variant in which the most lines are valid, or
// `first` if no other variant has more.
Variant variant_of_fens(std::string_view text, Variant first);

}  // namespace damas
