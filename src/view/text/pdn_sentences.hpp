// Owns the sentences that say what is wrong in a PDN file.
#pragma once

#include <string>

#include "core/pdn/error.hpp"
#include "view/text/language.hpp"

namespace damas {

// "line 12, column 5: expected a legal move (possible: 32-28, 33-29), found '32-29'"
std::string sentence(Language language, const PdnError& error);

}  // namespace damas
