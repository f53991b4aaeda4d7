// Owns the picture of an empty board: squares, frame and their wood, pixel by pixel.
#pragma once

#include "core/square.hpp"
#include "platform/image.hpp"

namespace damas {

struct Theme;

// In pixels.
struct SurfaceSizes {
  int square = 0;
  int frame = 0;   // width of the frame on each side
  int shadow = 0;  // how far its shadow reaches beyond the frame on each side
};

// The colour of a cell; on boards where all cells are played on, the two colours hardly differ.
Color cell_color(const BoardShape& shape, Cell cell, const Theme& theme);

// Symmetric, so that a flipped board looks the same.
Image board_surface(const BoardShape& shape, const SurfaceSizes& sizes, const Theme& theme);

}  // namespace damas
