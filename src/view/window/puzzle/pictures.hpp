// Owns PuzzlePictures: the pictures on the tiles and after a win, decoded once, at any size.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "platform/geometry.hpp"
#include "platform/image.hpp"
#include "view/window/app/preferences.hpp"

namespace damas {

class Canvas;
class Texture;

// A tile of a puzzle with `side` cells per row.
struct PuzzleTile {
  int number = 1;
  int side = 3;
};

class PuzzlePictures {
 public:
  // A picture that is missing or not loaded yet is replaced by numbers.
  void choose(PuzzleFace face, bool numbered);
  // Sets the player's own picture, which must be square; replaces an earlier one.
  void set_own(Image picture);
  bool has_own() const { return !own_.empty(); }

  // Fills the box, including a margin for gap and shadow. Scales pictures once per size.
  void draw_tile(Canvas& canvas, PuzzleTile tile, const Rect& box) const;
  // Covers the whole board of that side; `opacity` 0..1. Draws the assembled picture, or a special
  // one if the tiles have numbers.
  void draw_win(Canvas& canvas, int side, const Rect& board, float opacity) const;
  // Null while the picture is missing.
  const Texture* thumbnail(Canvas& canvas, PuzzleFace face, int pixels) const;

 private:
  // Null until it is loaded, in a browser.
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
  // The chosen picture at the sizes from which tiles are cut, by pixels.
  mutable std::map<int, Image> scaled_;
};

}  // namespace damas
