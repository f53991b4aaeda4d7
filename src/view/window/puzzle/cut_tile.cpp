#include "view/window/puzzle/cut_tile.hpp"

#include <algorithm>

#include "platform/painter.hpp"

namespace damas {

namespace {

// Of the tile's side.
constexpr float margin = 5.0F / 256;
constexpr float corner = 16.0F / 256;
constexpr float chamfer = 6.0F / 256;

}  // namespace

Image cut_tile(const Image& piece) {
  const auto side = static_cast<float>(piece.width());
  const Rect body = Rect{0, 0, side, side}.inset(side * margin);
  const float radius = side * corner;
  Image mask(piece.width(), piece.height());
  Painter(mask).rounded_rect(body, radius, colors::white);

  Image tile(piece.width(), piece.height());
  Painter painter(tile);
  painter.soft_rect(body.moved({0, side * margin / 2}), radius, side * margin,
                    colors::black.faded(0.55F));
  for (int y = 0; y < tile.height(); ++y) {
    for (int x = 0; x < tile.width(); ++x)
      tile.blend(x, y, piece.at(x, y), static_cast<float>(mask.at(x, y).a) / 255.0F);
  }
  painter.rounded_outline(body, radius, std::max(1.0F, side * chamfer),
                          Paint::linear(body.origin(), {body.right(), body.bottom()},
                                        {{0, colors::white.faded(0.5F)},
                                         {0.48F, colors::white.faded(0.12F)},
                                         {0.52F, colors::black.faded(0.12F)},
                                         {1, colors::black.faded(0.42F)}}));
  return tile;
}

}  // namespace damas
