// Owns the sentence that says what a pattern demands.
#pragma once

#include <string>

#include "core/position_pattern.hpp"
#include "view/text/language.hpp"

namespace damas {

// "3 squares must be as shown · White to move"
std::string words_of(Language language, const PositionPattern& pattern);

}  // namespace damas
