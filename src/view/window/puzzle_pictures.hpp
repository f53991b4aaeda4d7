// Owns PuzzlePictures: the pictures on the tiles and of the win, decoded once, at any size.
#pragma once

#include <vector>

#include "platform/geometry.hpp"
#include "platform/image.hpp"

namespace damas {

class Canvas;

class PuzzlePictures {
 public:
  // Those of a board of that side: 3 for now.
  explicit PuzzlePictures(int side);

  // Fills the box, whose margin is the tile's gap and shadow. Rescaled once for each size.
  void draw_tile(Canvas& canvas, int tile, const Rect& box) const;
  // Over the whole board; `opacity` 0..1.
  void draw_win(Canvas& canvas, const Rect& board, float opacity) const;

 private:
  std::vector<Image> tiles_;  // the first is tile 1
  Image win_;
};

}  // namespace damas
