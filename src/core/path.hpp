// Owns `Path`, the squares that a move visits, from first to last.
#pragma once

#include <vector>

#include "core/square.hpp"

namespace damas {

using Path = std::vector<Square>;

}  // namespace damas
