// Owns the sentences about PDN files: errors, and the meaning of annotation glyphs.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/pdn/error.hpp"
#include "view/text/language.hpp"

namespace damas {

// "line 12, column 5: expected a legal move (possible: 32-28, 33-29), found '32-29'"; names at most
// so many of the possible moves.
inline constexpr std::size_t usual_possible_moves = 12;
std::string sentence(Language language, const PdnError& error,
                     std::size_t most_moves = usual_possible_moves);

// "Unclear position", "White has the initiative"; "Sign $255" for a glyph that has no meaning in
// draughts. Glyphs with a mark ("!", "?!") are not included: see strength_of().
std::string meaning_of_nag(Language language, int nag);

// The meanings of the glyphs without marks, one after the other; empty if there are none.
std::string remarks(Language language, const std::vector<int>& nags);

}  // namespace damas
