// Owns the reasons why a line that is known to win does so, as the solution of a problem is.
#pragma once

#include <vector>

#include "coach/claim.hpp"
#include "coach/explain.hpp"
#include "core/game.hpp"

namespace damas::coach {

// The claims about the first move of the line if one of them explains the win. Otherwise what the
// line itself shows: the pieces that it wins, and what tables know of its last position. Empty if
// it shows neither, because "an even exchange" explains nothing.
//
// The side to move wins. The moves must be legal one after another; `endings` may be empty.
std::vector<Claim> reasons_for_win(const Game& game, const Line& line,
                                   const std::vector<Claim>& claims,
                                   const KnownEndings& endings = {});

}  // namespace damas::coach
