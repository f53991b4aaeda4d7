#include "view/window/puzzle/cut_tile.hpp"

#include <algorithm>

#include "platform/painter.hpp"

namespace damas {

namespace {

// Parts of the tile's side.
constexpr float margin = 5.0F / 256;
constexpr float corner = 16.0F / 256;
constexpr float chamfer = 6.0F / 256;
constexpr float tray_corner = 37.0F / 256;

// Draws the part of the piece that is inside that shape onto the picture.
void lay(const Image& piece, const Rect& shape, float radius, Image& picture) {
  Image mask(piece.width(), piece.height());
  Painter(mask).rounded_rect(shape, radius, colors::white);
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x)
      picture.blend(x, y, piece.at(x, y), static_cast<float>(mask.at(x, y).a) / 255.0F);
  }
}

}  // namespace

Image cut_tile(const Image& piece) {
  const auto side = static_cast<float>(piece.width());
  const Rect body = Rect{0, 0, side, side}.inset(side * margin);
  const float radius = side * corner;
  Image tile(piece.width(), piece.height());
  Painter painter(tile);
  painter.soft_rect(body.moved({0, side * margin / 2}), radius, side * margin,
                    colors::black.faded(0.55F));
  lay(piece, body, radius, tile);
  painter.rounded_outline(body, radius, std::max(1.0F, side * chamfer),
                          Paint::linear(body.origin(), {body.right(), body.bottom()},
                                        {{0, colors::white.faded(0.5F)},
                                         {0.48F, colors::white.faded(0.12F)},
                                         {0.52F, colors::black.faded(0.12F)},
                                         {1, colors::black.faded(0.42F)}}));
  return tile;
}

Image without_corners(const Image& picture, int side) {
  const auto width = static_cast<float>(picture.width());
  Image cut(picture.width(), picture.height());
  lay(picture, {0, 0, width, width}, width / static_cast<float>(side) * tray_corner, cut);
  return cut;
}

}  // namespace damas
