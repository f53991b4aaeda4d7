#include "view/window/puzzle_pictures.hpp"

#include <cassert>
#include <cmath>
#include <string>

#include "assets/assets.hpp"
#include "platform/canvas.hpp"

namespace damas {

namespace {

Image embedded(const std::string& name) {
  const Expected<Image> image = decode_image(asset(name), name);
  assert(image.ok() && "embedded pictures are sound");
  return *image;
}

// At the exact size in pixels, so that no renderer stretches it.
void draw_fitted(Canvas& canvas, const std::string& name, const Image& image, const Rect& box,
                 Color tint) {
  const int width = static_cast<int>(std::lround(box.w * canvas.scale()));
  const int height = static_cast<int>(std::lround(box.h * canvas.scale()));
  if (width <= 0 || height <= 0) return;
  const std::string key =
      "puzzle/" + name + '/' + std::to_string(width) + 'x' + std::to_string(height);
  const Texture& texture = canvas.cached(key, [&] { return image.scaled(width, height); });
  canvas.draw(texture, box.origin(), tint);
}

}  // namespace

PuzzlePictures::PuzzlePictures(int side) : win_(embedded("puzzle/win.png")) {
  for (int tile = 1; tile < side * side; ++tile)
    tiles_.push_back(embedded("puzzle/tile_" + std::to_string(tile) + ".png"));
}

void PuzzlePictures::draw_tile(Canvas& canvas, int tile, const Rect& box) const {
  assert(tile >= 1);
  const Image& image = tiles_.at(static_cast<std::size_t>(tile) - 1);
  draw_fitted(canvas, "tile" + std::to_string(tile), image, box, colors::white);
}

void PuzzlePictures::draw_win(Canvas& canvas, const Rect& board, float opacity) const {
  draw_fitted(canvas, "win", win_, board, colors::white.faded(opacity));
}

}  // namespace damas
