#include "view/window/kit/widget_shapes.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "platform/canvas.hpp"
#include "platform/painter.hpp"

namespace damas {

namespace {

// A rounded rectangle on whole pixels.
struct Shape {
  float left, top, right, bottom;
  float radius;
  int pixels;  // of the radius
};

Shape on_pixels(const Canvas& canvas, const Rect& box, float radius) {
  const float scale = canvas.scale();
  const auto snap = [scale](float v) { return std::round(v * scale) / scale; };
  Shape s{snap(box.x), snap(box.y), snap(box.right()), snap(box.bottom()), 0, 0};
  const float most = std::floor(std::min(s.right - s.left, s.bottom - s.top) * scale / 2);
  s.pixels = std::max(0, static_cast<int>(std::min(std::round(radius * scale), most)));
  s.radius = static_cast<float>(s.pixels) / scale;
  return s;
}

Image square_image(int radius) {
  return {2 * radius, 2 * radius, colors::white.faded(0)};
}

Image white_disc(int radius) {
  Image image = square_image(radius);
  const auto r = static_cast<float>(radius);
  Painter(image).disc({r, r}, r, colors::white);
  return image;
}

Image white_ring(int radius, int width) {
  Image image = square_image(radius);
  const auto r = static_cast<float>(radius);
  Painter(image).ring({r, r}, r, static_cast<float>(width), colors::white);
  return image;
}

// Adds the four quarters of a round picture as corners.
void add_corners(ImDrawList& list, const Texture& round, const Shape& s, Color color) {
  const float r = s.radius;
  const auto corner = [&](float x, float y, float u, float v) {
    list.AddImage(round.id(), {x, y}, {x + r, y + r}, {u, v}, {u + 0.5F, v + 0.5F}, im(color));
  };
  corner(s.left, s.top, 0, 0);
  corner(s.right - r, s.top, 0.5F, 0);
  corner(s.left, s.bottom - r, 0, 0.5F);
  corner(s.right - r, s.bottom - r, 0.5F, 0.5F);
}

}  // namespace

Rect tooltip_place(const Rect& item, const Rect& bar, Size tip, Size window) {
  constexpr float gap = 4;
  const float most_left = std::max(gap, window.w - tip.w - gap);
  const float left = std::clamp(item.center().x - tip.w / 2, gap, most_left);
  const bool below = bar.center().y < window.h / 2;
  const float top = below ? bar.bottom() + gap : bar.y - gap - tip.h;
  return {std::round(left), std::round(top), tip.w, tip.h};
}

Point whole_pixels(const Canvas& canvas, Point p) {
  const float scale = canvas.scale();
  return {std::round(p.x * scale) / scale, std::round(p.y * scale) / scale};
}

void fill_rounded(ImDrawList& list, Canvas& canvas, const Rect& box, float radius, Color color) {
  const Shape s = on_pixels(canvas, box, radius);
  const float r = s.radius;
  list.AddRectFilled({s.left + r, s.top}, {s.right - r, s.bottom}, im(color));
  if (s.pixels == 0) return;
  list.AddRectFilled({s.left, s.top + r}, {s.left + r, s.bottom - r}, im(color));
  list.AddRectFilled({s.right - r, s.top + r}, {s.right, s.bottom - r}, im(color));
  const Texture& disc = canvas.cached("rounded corner/" + std::to_string(s.pixels),
                                      [&s] { return white_disc(s.pixels); });
  add_corners(list, disc, s, color);
}

void outline_rounded(ImDrawList& list, Canvas& canvas, const Rect& box, float radius, float width,
                     Color color) {
  const Shape s = on_pixels(canvas, box, radius);
  const int pixels = std::max(1, static_cast<int>(std::lround(width * canvas.scale())));
  const float w = static_cast<float>(pixels) / canvas.scale();
  const float r = std::max(s.radius, w);
  list.AddRectFilled({s.left + r, s.top}, {s.right - r, s.top + w}, im(color));
  list.AddRectFilled({s.left + r, s.bottom - w}, {s.right - r, s.bottom}, im(color));
  list.AddRectFilled({s.left, s.top + s.radius}, {s.left + w, s.bottom - s.radius}, im(color));
  list.AddRectFilled({s.right - w, s.top + s.radius}, {s.right, s.bottom - s.radius}, im(color));
  if (s.pixels == 0) return;
  const std::string key =
      "rounded outline/" + std::to_string(s.pixels) + "/" + std::to_string(pixels);
  const Texture& ring = canvas.cached(key, [&] { return white_ring(s.pixels, pixels); });
  add_corners(list, ring, s, color);
}

}  // namespace damas
