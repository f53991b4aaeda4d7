// Owns the search that stands in where the real one is not at hand: small, shallow, for any game.
#pragma once

#include "engine/engine.hpp"

namespace damas {

// Looks at no more positions than that, nor deeper than a few plies, and at no clock. The report is
// finished and has a legal move, chosen with the request's level and seed. The game must go on.
Report makeshift_search(const Game& game, const SearchRequest& request, int positions);

}  // namespace damas
