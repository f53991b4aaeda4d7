// Owns PuzzlePictures: the pictures on the tiles and of the win, decoded once, at any size.
#pragma once

#include <map>
#include <string>

#include "platform/geometry.hpp"
#include "platform/image.hpp"

namespace damas {

class Canvas;

class PuzzlePictures {
 public:
  // Fills the box, whose margin is the tile's gap and shadow. Rescaled once for each size.
  void draw_tile(Canvas& canvas, int tile, const Rect& box) const;
  // Over the whole board; `opacity` 0..1.
  void draw_win(Canvas& canvas, const Rect& board, float opacity) const;

 private:
  // Nothing until it has come, in a browser.
  const Image* picture(const std::string& path) const;

  mutable std::map<std::string, Image> decoded_;
};

}  // namespace damas
