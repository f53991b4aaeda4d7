// Owns finding men of one wing that can no longer move without loss.
#pragma once

#include "coach/asked.hpp"

namespace damas::coach {

std::optional<BlockedWing> find_blocked_wing(const Asked& asked);

}  // namespace damas::coach
