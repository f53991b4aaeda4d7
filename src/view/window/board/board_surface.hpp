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

// What a cell is painted in; on boards where all cells are played on, they hardly differ.
Color cell_color(const BoardShape& shape, Cell cell, const Theme& theme);

// The same from both sides, so that a flipped board looks alike.
Image board_surface(const BoardShape& shape, const SurfaceSizes& sizes, const Theme& theme);

}  // namespace damas
