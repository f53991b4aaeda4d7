// Owns the conversion of the words of a game to its tree of moves.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/pdn/error.hpp"
#include "core/pdn/split.hpp"
#include "core/pdn/starts.hpp"
#include "core/pdn/tree.hpp"

namespace damas {

struct PdnBuilt {
  PdnTree tree;
  std::vector<PdnError> errors;  // line, column and game are not set
  int plies = 0;                 // of the main line
  bool broken = false;           // the main line ends at an error
};

// An error in a variation ends only that variation.
PdnBuilt build_game(std::string_view text, const PdnWords& words, const PdnStart& start,
                    const AnyPosition& position, const PdnHeaders& headers);

// Convert marks such as "!?" to numeric annotation glyphs (NAGs) and back. Unknown marks give 0,
// and a glyph without marks gives an empty text.
int nag_of(std::string_view strength);
std::string_view strength_of(int nag);

}  // namespace damas
