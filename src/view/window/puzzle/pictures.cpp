#include "view/window/puzzle/pictures.hpp"

#include <cassert>
#include <cmath>
#include <utility>

#include "assets/assets.hpp"
#include "platform/canvas.hpp"
#include "view/window/puzzle/cut_tile.hpp"

namespace damas {

namespace {

constexpr float margin = 7.0F / 256;   // of a cell, around a tile
constexpr float corner = 30.0F / 256;  // radius of a wooden tile
constexpr float narrowest_numbered = 44;
constexpr std::size_t most_sizes = 3;

bool is_light(PuzzleTile tile) {
  const int place = tile.number - 1;
  return (place / tile.side + place % tile.side) % 2 == 0;
}

int pixels_of(float length, const Canvas& canvas) {
  return static_cast<int>(std::lround(length * canvas.scale()));
}

std::string size_name(int width, int height) {
  return '/' + std::to_string(width) + 'x' + std::to_string(height);
}

// Scaled to the exact size in pixels, so that no renderer stretches it.
void draw_fitted(Canvas& canvas, const std::string& name, const Image& image, const Rect& box,
                 Color tint) {
  const int width = pixels_of(box.w, canvas);
  const int height = pixels_of(box.h, canvas);
  if (width <= 0 || height <= 0) return;
  const Texture& texture = canvas.cached("puzzle/" + name + size_name(width, height),
                                         [&] { return image.scaled(width, height); });
  canvas.draw(texture, box.origin(), tint);
}

// Looks engraved: light on the far edge, shadow on the near one.
void draw_numeral(Canvas& canvas, PuzzleTile tile, const Rect& box) {
  const bool light = is_light(tile);
  const std::string numeral = std::to_string(tile.number);
  TextStyle style{.color = light ? Color{255, 255, 255, 170} : Color{255, 226, 184, 70},
                  .size = std::max(10.0F, std::round(box.w * 0.44F)),
                  .weight = FontWeight::SemiBold,
                  .align = Align::Center};
  canvas.text_in(box.moved({1, 1}), numeral, style);
  style.color = light ? Color{0x33, 0x27, 0x1C, 255} : Color{0xF7, 0xEF, 0xDE, 255};
  canvas.text_in(box, numeral, style);
}

// A small number that hides little of the picture.
void draw_badge(Canvas& canvas, PuzzleTile tile, const Rect& box) {
  if (box.w < narrowest_numbered) return;
  const float side = std::max(20.0F, std::round(box.w * 0.24F));
  const Rect badge{box.x + box.w * 0.07F, box.y + box.w * 0.07F, side, side};
  canvas.rounded_rect(badge, side / 2, colors::black.faded(0.6F));
  canvas.text_in(badge, std::to_string(tile.number),
                 {.color = colors::white,
                  .size = std::max(12.0F, std::round(side * 0.58F)),
                  .weight = FontWeight::SemiBold,
                  .align = Align::Center});
}

}  // namespace

void PuzzlePictures::choose(PuzzleFace face, bool numbered) {
  numbered_ = numbered;
  if (std::exchange(face_, face) != face) scaled_.clear();
}

void PuzzlePictures::set_own(Image picture) {
  // Unique in the program, because textures outlive a scene.
  static int serials = 0;
  own_ = std::move(picture);
  own_serial_ = ++serials;
  scaled_.clear();
}

const Image* PuzzlePictures::asset_picture(const std::string& path) const {
  if (const auto known = decoded_.find(path); known != decoded_.end()) return &known->second;
  if (!has_asset(path)) return nullptr;
  Expected<Image> image = decode_image(asset(path), path);
  assert(image.ok() && "our own pictures are sound");
  return &decoded_.emplace(path, std::move(image).value()).first->second;
}

const Image* PuzzlePictures::picture(PuzzleFace face) const {
  switch (face) {
    case PuzzleFace::Bay:
      return asset_picture("puzzle/bay.png");
    case PuzzleFace::Toucan:
      return asset_picture("puzzle/toucan.png");
    case PuzzleFace::Houses:
      return asset_picture("puzzle/houses.png");
    case PuzzleFace::Own:
      return has_own() ? &own_ : nullptr;
    case PuzzleFace::Numbers:
      break;
  }
  return nullptr;
}

// The name in the texture cache.
std::string PuzzlePictures::name(PuzzleFace face) const {
  std::string name = "face" + std::to_string(static_cast<int>(face));
  if (face == PuzzleFace::Own) name += '-' + std::to_string(own_serial_);
  return name;
}

const Image& PuzzlePictures::scaled(const Image& picture, int pixels) const {
  if (const auto known = scaled_.find(pixels); known != scaled_.end()) return known->second;
  if (scaled_.size() >= most_sizes) scaled_.clear();
  return scaled_.emplace(pixels, picture.scaled(pixels, pixels)).first->second;
}

void PuzzlePictures::draw_tile(Canvas& canvas, PuzzleTile tile, const Rect& box) const {
  assert(tile.number >= 1);
  if (const Image* const cut = picture(face_)) return draw_cut(canvas, *cut, tile, box);
  draw_wooden(canvas, tile, box);
}

void PuzzlePictures::draw_wooden(Canvas& canvas, PuzzleTile tile, const Rect& box) const {
  const bool carved = tile.side == 3;  // its wood pictures include the numerals
  const std::string name = carved           ? "tile_" + std::to_string(tile.number)
                           : is_light(tile) ? "blank_light"
                                            : "blank_dark";
  if (const Image* const image = asset_picture("puzzle/" + name + ".png")) {
    draw_fitted(canvas, name, *image, box, colors::white);
    if (carved) return;
  } else {
    const Color ground = is_light(tile) ? Color{222, 184, 135, 255} : Color{139, 90, 60, 255};
    canvas.rounded_rect(box.inset(box.w * margin), box.w * corner, ground);
  }
  draw_numeral(canvas, tile, box);
}

void PuzzlePictures::draw_cut(Canvas& canvas, const Image& picture, PuzzleTile tile,
                              const Rect& box) const {
  const int cell = pixels_of(box.w, canvas);
  if (cell <= 0) return;
  const std::string key = "puzzle/" + name(face_) + '/' + std::to_string(tile.side) + '/' +
                          std::to_string(tile.number) + size_name(cell, cell);
  const Texture& texture = canvas.cached(key, [&] {
    const int place = tile.number - 1;
    const Image& whole = scaled(picture, cell * tile.side);
    return cut_tile(whole.cropped(place % tile.side * cell, place / tile.side * cell, cell, cell));
  });
  canvas.draw(texture, box.origin());
  if (numbered_) draw_badge(canvas, tile, box);
}

void PuzzlePictures::draw_win(Canvas& canvas, int side, const Rect& board, float opacity) const {
  const Color tint = colors::white.faded(opacity);
  const Image* const cut = picture(face_);
  if (cut == nullptr) {
    const Image* const image = asset_picture("puzzle/win.png");
    if (image != nullptr) draw_fitted(canvas, "win", *image, board, tint);
    return;
  }
  const int pixels = pixels_of(board.w, canvas);
  if (pixels <= 0) return;
  const std::string key =
      "puzzle/" + name(face_) + "/whole/" + std::to_string(side) + size_name(pixels, pixels);
  const Texture& texture =
      canvas.cached(key, [&] { return without_corners(cut->scaled(pixels, pixels), side); });
  canvas.draw(texture, board.origin(), tint);
}

const Texture* PuzzlePictures::thumbnail(Canvas& canvas, PuzzleFace face, int pixels) const {
  const Image* const image =
      face == PuzzleFace::Numbers ? asset_picture("puzzle/tile_1.png") : picture(face);
  if (image == nullptr || pixels <= 0) return nullptr;
  return &canvas.cached("puzzle/" + name(face) + "/small" + size_name(pixels, pixels),
                        [&] { return image->scaled(pixels, pixels); });
}

}  // namespace damas
