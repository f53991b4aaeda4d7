// Owns finding a forced capture that opens the way for a man.
#pragma once

#include "coach/asked.hpp"

namespace damas::coach {

std::optional<ForcedReply> find_forced_reply(const Asked& asked);

}  // namespace damas::coach
