// Owns the words for certain results of endings.
#pragma once

#include <string>
#include <vector>

#include "endgame/certain_result.hpp"
#include "view/text/language.hpp"

namespace damas {

// "White wins in 9 moves", "Drawn", or "White can win" while the moves are not known.
std::string text_of(Language language, const endgame::CertainResult& result);

// How many of the moves win, draw and lose for the side that makes them.
std::string summary_of(Language language, const std::vector<endgame::CertainMove>& moves,
                       Side mover);

}  // namespace damas
