#include "view/window/puzzle_pictures.hpp"

#include <cassert>
#include <cmath>
#include <string>
#include <utility>

#include "assets/assets.hpp"
#include "platform/canvas.hpp"

namespace damas {

namespace {

std::string path_of(int tile) {
  return "puzzle/tile_" + std::to_string(tile) + ".png";
}

// Until its picture has come.
void draw_plain_tile(Canvas& canvas, int tile, const Rect& box) {
  const Rect wood = box.inset(box.w * 7 / 256);
  const bool light = tile % 2 != 0;
  const Color ground = light ? Color{222, 184, 135} : Color{139, 90, 60};
  canvas.rounded_rect(wood, box.w * 30 / 256, ground);
  canvas.text_in(wood, std::to_string(tile),
                 {.color = light ? colors::black : colors::white,
                  .size = box.w / 2,
                  .weight = FontWeight::SemiBold,
                  .align = Align::Center});
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

const Image* PuzzlePictures::picture(const std::string& path) const {
  if (const auto known = decoded_.find(path); known != decoded_.end()) return &known->second;
  if (!has_asset(path)) return nullptr;
  Expected<Image> image = decode_image(asset(path), path);
  assert(image.ok() && "our own pictures are sound");
  return &decoded_.emplace(path, std::move(image).value()).first->second;
}

void PuzzlePictures::draw_tile(Canvas& canvas, int tile, const Rect& box) const {
  assert(tile >= 1);
  const Image* const image = picture(path_of(tile));
  if (image == nullptr) return draw_plain_tile(canvas, tile, box);
  draw_fitted(canvas, "tile" + std::to_string(tile), *image, box, colors::white);
}

void PuzzlePictures::draw_win(Canvas& canvas, const Rect& board, float opacity) const {
  const Image* const image = picture("puzzle/win.png");
  if (image != nullptr) draw_fitted(canvas, "win", *image, board, colors::white.faded(opacity));
}

}  // namespace damas
