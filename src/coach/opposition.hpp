// Owns the finding of the opposition: that a side runs out of safe moves first.
#pragma once

#include <optional>

#include "coach/asked.hpp"

namespace damas::coach {

std::optional<Opposition> find_opposition(const Asked& asked);

}  // namespace damas::coach
