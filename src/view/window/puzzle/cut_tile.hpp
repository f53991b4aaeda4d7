// Owns the shapes of pictures in the puzzle: a part of one as a tile, and a whole one in the tray.
#pragma once

#include "platform/image.hpp"

namespace damas {

// A tile of the same size: round corners, edges lit from the top left, and a shadow in the margin
// that is cut off all around.
Image cut_tile(const Image& piece);
// Makes the corners of the picture as round as those of the tray's floor, of `side` cells in a row.
Image without_corners(const Image& picture, int side);

}  // namespace damas
