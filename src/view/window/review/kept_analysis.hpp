// Owns the way of an analysis from a review into My games.
#pragma once

#include <cstdint>

#include "analysis/analysed_game.hpp"
#include "core/game.hpp"

namespace damas {

class App;

// Writes the analysis of the game into the one that is kept of that match, if that has the same
// moves. Other changes that the person made to the game under review do not get there. True if it
// is kept there now.
bool keep_analysis(const Game& game, const analysis::AnalysedGame& found, std::uint64_t match,
                   App& app);

}  // namespace damas
