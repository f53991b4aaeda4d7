#include "view/window/widget_shapes.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "platform/canvas.hpp"
#include "platform/painter.hpp"

namespace damas {

namespace {

Image white_disc(int radius) {
  Image image(2 * radius, 2 * radius, colors::white.faded(0));
  const auto r = static_cast<float>(radius);
  Painter(image).disc({r, r}, r, colors::white);
  return image;
}

}  // namespace

void fill_rounded(ImDrawList& list, Canvas& canvas, const Rect& box, float radius, Color color) {
  const float scale = canvas.scale();
  const auto snap = [scale](float v) { return std::round(v * scale) / scale; };
  const float left = snap(box.x);
  const float top = snap(box.y);
  const float right = snap(box.right());
  const float bottom = snap(box.bottom());
  const float most = std::floor(std::min(right - left, bottom - top) * scale / 2);
  const int pixels = static_cast<int>(std::min(std::round(radius * scale), most));
  if (pixels <= 0) {
    list.AddRectFilled({left, top}, {right, bottom}, im(color));
    return;
  }
  const float r = static_cast<float>(pixels) / scale;
  list.AddRectFilled({left + r, top}, {right - r, bottom}, im(color));
  list.AddRectFilled({left, top + r}, {left + r, bottom - r}, im(color));
  list.AddRectFilled({right - r, top + r}, {right, bottom - r}, im(color));
  const Texture& disc = canvas.cached("rounded corner/" + std::to_string(pixels),
                                      [pixels] { return white_disc(pixels); });
  const auto corner = [&](float x, float y, float u, float v) {
    list.AddImage(disc.id(), {x, y}, {x + r, y + r}, {u, v}, {u + 0.5F, v + 0.5F}, im(color));
  };
  corner(left, top, 0, 0);
  corner(right - r, top, 0.5F, 0);
  corner(left, bottom - r, 0, 0.5F);
  corner(right - r, bottom - r, 0.5F, 0.5F);
}

}  // namespace damas
