// Owns the conversion of a match to a PDN game.
#pragma once

#include "core/pdn/game.hpp"
#include "match/match.hpp"

namespace damas {

// The game with its result. Adds the tags for player types and time control unless `headers` has
// them. Names and dates must come from the caller.
PdnGame pdn_of(const Match& match, PdnHeaders headers = {});

}  // namespace damas
