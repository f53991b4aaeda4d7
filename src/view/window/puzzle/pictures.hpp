// Owns PuzzlePictures: what is drawn on the tiles and after a win, decoded once, at any size.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "platform/geometry.hpp"
#include "platform/image.hpp"
#include "view/window/preferences.hpp"

namespace damas {

class Canvas;
class Texture;

// A tile of a puzzle whose side is that many cells.
struct PuzzleTile {
  int number = 1;
  int side = 3;
};

class PuzzlePictures {
 public:
  // A picture that is not there, or not yet, is shown as numbers.
  void choose(PuzzleFace face, bool numbered);
  // The player's own picture, square; the one before is forgotten.
  void set_own(Image picture);
  bool has_own() const { return !own_.empty(); }

  // Fills the box, whose margin is the tile's gap and shadow. Rescaled once for each size.
  void draw_tile(Canvas& canvas, PuzzleTile tile, const Rect& box) const;
  // Over the whole board of that side; `opacity` 0..1. The picture that was put together, or one
  // for who has put numbers in order.
  void draw_win(Canvas& canvas, int side, const Rect& board, float opacity) const;
  // Null while that picture is not there.
  const Texture* thumbnail(Canvas& canvas, PuzzleFace face, int pixels) const;

 private:
  // Nothing until it has come, in a browser.
  const Image* asset_picture(const std::string& path) const;
  const Image* picture(PuzzleFace face) const;
  std::string name(PuzzleFace face) const;
  const Image& scaled(const Image& picture, int pixels) const;

  void draw_wooden(Canvas& canvas, PuzzleTile tile, const Rect& box) const;
  void draw_cut(Canvas& canvas, const Image& picture, PuzzleTile tile, const Rect& box) const;

  PuzzleFace face_ = PuzzleFace::Numbers;
  bool numbered_ = true;
  Image own_;
  int own_serial_ = 0;
  mutable std::map<std::string, Image> decoded_;
  // The chosen picture at the sizes that it is cut from, by their pixels.
  mutable std::map<int, Image> scaled_;
};

}  // namespace damas
