// Owns how a piece of a picture becomes a tile.
#pragma once

#include "platform/image.hpp"

namespace damas {

// Of the same size: round corners, edges that catch the light from the top left, and a shadow
// within the margin that is cut off all around.
Image cut_tile(const Image& piece);

}  // namespace damas
