// Owns a small, shallow search for any variant, used where the real search is not available.
#pragma once

#include "engine/engine.hpp"

namespace damas {

// Visits about `positions` positions, a few plies deep, without a time limit. The report is
// finished and has a legal move, chosen with the request's level and seed. The game must not be
// over.
Report makeshift_search(const Game& game, const SearchRequest& request, int positions);

}  // namespace damas
