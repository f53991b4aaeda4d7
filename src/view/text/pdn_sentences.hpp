// Owns the sentences about PDN files: what is wrong in one, and what its annotation glyphs say.
#pragma once

#include <string>
#include <vector>

#include "core/pdn/error.hpp"
#include "view/text/language.hpp"

namespace damas {

// "line 12, column 5: expected a legal move (possible: 32-28, 33-29), found '32-29'"
std::string sentence(Language language, const PdnError& error);

// "Unclear position", "White has the initiative"; "Sign $255" for a glyph without a meaning in
// draughts. Those with marks ("!", "?!") have none here: see strength_of().
std::string meaning_of_nag(Language language, int nag);

// What the glyphs without marks say, one after the other; empty where there are none.
std::string remarks(Language language, const std::vector<int>& nags);

}  // namespace damas
