// Owns the speed at which moves are shown.
#pragma once

#include <cstdint>

namespace damas {

enum class MotionSpeed : std::uint8_t { Normal, Fast, Off };

}  // namespace damas
