// Owns how a piece of a picture becomes a tile, and all of it what lies in the tray.
#pragma once

#include "platform/image.hpp"

namespace damas {

// Of the same size: round corners, edges that catch the light from the top left, and a shadow
// within the margin that is cut off all around.
Image cut_tile(const Image& piece);
// Corners as round as those of the tray's floor around so many cells in a row.
Image without_corners(const Image& picture, int side);

}  // namespace damas
