// Owns what a match becomes in a PDN file.
#pragma once

#include "core/pdn/game.hpp"
#include "match/match.hpp"

namespace damas {

// The game with its result. Tags that the headers do not have already are added: who is a program,
// and the time control. Names and dates are the caller's.
PdnGame pdn_of(const Match& match, PdnHeaders headers = {});

}  // namespace damas
