// Owns the search for the material that a move wins or loses by force.
#pragma once

#include "coach/asked.hpp"

namespace damas::coach {

// A Shot, PieceLost, Gain or Trade.
std::optional<Claim> find_gain(const Asked& asked);
std::optional<OutOfMoves> find_out_of_moves(const Asked& asked);

}  // namespace damas::coach
