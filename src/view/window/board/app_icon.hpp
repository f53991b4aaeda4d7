// Owns the program's icon: a board with a crowned king.
#pragma once

#include "platform/image.hpp"

namespace damas {

// `pixels` is the side.
Image app_icon(int pixels);

}  // namespace damas
