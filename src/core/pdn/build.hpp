// Owns the step from the words of a game to its tree of moves.
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
  std::vector<PdnError> errors;  // without line, column and game
  int plies = 0;                 // of the main line
  bool broken = false;           // the main line ends at an error
};

// What is wrong in a variation costs only that variation.
PdnBuilt build_game(std::string_view text, const PdnWords& words, const PdnStart& start,
                    const AnyPosition& position, const PdnHeaders& headers);

// "!?" and the like as numeric annotation glyphs, and back; nothing for a glyph without marks.
int nag_of(std::string_view strength);
std::string_view strength_of(int nag);

}  // namespace damas
