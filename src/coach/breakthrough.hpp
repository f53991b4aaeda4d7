// Owns finding men that become kings by force.
#pragma once

#include "coach/asked.hpp"

namespace damas::coach {

// The fastest of the side's men, if one breaks through after the move.
std::optional<Breakthrough> find_breakthrough(const Asked& asked, Side side);
// Whether the move left the crown row open for this breakthrough of the other side.
std::optional<CrownRowLeft> find_crown_row_left(const Asked& asked, const Breakthrough& through);

}  // namespace damas::coach
