#include <array>
#include <cmath>
#include <cstring>
#include <vector>

#include <SDL.h>

#include "platform/canvas.hpp"
#include "platform/canvas_state.hpp"

namespace damas {

namespace {

// Shapes are cached by their geometry in eighths of a pixel: finer differences are invisible, and a
// moving shape often has a cached position again.
float grid(float pixels) {
  return std::round(pixels * 8) / 8;
}

}  // namespace

// A shape in pixels: its geometry and the key of its cache entry.
struct Canvas::Shape {
  std::string_view name;
  std::vector<Point> points;   // logical pixels when requested; pixels of the picture when painted
  std::vector<float> lengths;  // likewise
  std::vector<float> others;   // angles and other values that are not lengths
  float margin = 0;            // how far it reaches beyond its points; logical

  Rect box() const {
    return {points[0].x, points[0].y, points[1].x - points[0].x, points[1].y - points[0].y};
  }
};

void Canvas::draw_shape(const Shape& shape, Color color,
                        const std::function<void(Painter&, const Shape&)>& paint) {
  if (color.a == 0 || shape.points.empty()) return;
  Shape pixels = shape;
  for (Point& p : pixels.points) {
    p = state_->pixels(p);
    p = {grid(p.x), grid(p.y)};
  }
  for (float& length : pixels.lengths)
    length = grid(length * state_->scale);
  const Rect reach =
      Outline::polygon(pixels.points).bounds().inset(-shape.margin * state_->scale - 1);
  const Point corner{std::floor(reach.x), std::floor(reach.y)};
  for (Point& p : pixels.points)
    p = p - corner;
  const SDL_Rect box{static_cast<int>(corner.x), static_cast<int>(corner.y),
                     static_cast<int>(std::ceil(reach.right() - corner.x)),
                     static_cast<int>(std::ceil(reach.bottom() - corner.y))};
  std::string key{shape.name};
  const auto append = [&key](const void* bytes, std::size_t size) {
    key.append(static_cast<const char*>(bytes), size);
  };
  append(&box.w, sizeof box.w);
  append(&box.h, sizeof box.h);
  append(pixels.points.data(), pixels.points.size() * sizeof(Point));
  append(pixels.lengths.data(), pixels.lengths.size() * sizeof(float));
  append(pixels.others.data(), pixels.others.size() * sizeof(float));
  const Texture& texture = cached(key, [&] {
    Image image(box.w, box.h);
    Painter painter(image);
    paint(painter, pixels);
    return image;
  });
  state_->copy(texture, box, color);
}

void Canvas::rect(const Rect& r, Color color) {
  state_->fill(state_->pixels(r), color);
}

void Canvas::outline(const Rect& r, float width, Color color) {
  const float middle = r.h - 2 * width;
  rect({r.x, r.y, r.w, width}, color);
  rect({r.x, r.bottom() - width, r.w, width}, color);
  rect({r.x, r.y + width, width, middle}, color);
  rect({r.right() - width, r.y + width, width, middle}, color);
}

Rect Canvas::snapped(const Rect& r) const {
  const SDL_Rect box = state_->pixels(r);
  const Point corner{static_cast<float>(box.x), static_cast<float>(box.y)};
  const Size size{static_cast<float>(box.w), static_cast<float>(box.h)};
  return Rect::at(corner * (1 / state_->scale) - state_->layer().offset,
                  size * (1 / state_->scale));
}

void Canvas::rounded_rect(const Rect& r, float radius, Color color) {
  const Rect s = snapped(r);
  draw_shape({"rounded", {s.origin(), {s.right(), s.bottom()}}, {radius}, {}, 0}, color,
             [](Painter& p, const Shape& shape) {
               p.rounded_rect(shape.box(), shape.lengths[0], colors::white);
             });
}

void Canvas::rounded_outline(const Rect& r, float radius, float width, Color color) {
  const Rect s = snapped(r);
  draw_shape({"rounded outline", {s.origin(), {s.right(), s.bottom()}}, {radius, width}, {}, 0},
             color, [](Painter& p, const Shape& shape) {
               p.rounded_outline(shape.box(), shape.lengths[0], shape.lengths[1], colors::white);
             });
}

void Canvas::disc(Point center, float radius, Color color) {
  draw_shape({"disc", {center}, {radius}, {}, radius}, color, [](Painter& p, const Shape& shape) {
    p.disc(shape.points[0], shape.lengths[0], colors::white);
  });
}

void Canvas::ring(Point center, float radius, float width, Color color) {
  draw_shape({"ring", {center}, {radius, width}, {}, radius}, color,
             [](Painter& p, const Shape& shape) {
               p.ring(shape.points[0], shape.lengths[0], shape.lengths[1], colors::white);
             });
}

void Canvas::arc(Point center, float radius, float width, float from, float to, Color color) {
  draw_shape({"arc", {center}, {radius, width}, {from, to}, radius}, color,
             [](Painter& p, const Shape& shape) {
               p.arc(shape.points[0], shape.lengths[0], shape.lengths[1], shape.others[0],
                     shape.others[1], colors::white);
             });
}

void Canvas::line(Point a, Point b, float width, Color color) {
  polyline(std::array{a, b}, width, color);
}

void Canvas::polyline(std::span<const Point> points, float width, Color color, float dash) {
  draw_shape({"line", {points.begin(), points.end()}, {width, dash}, {}, width / 2}, color,
             [](Painter& p, const Shape& shape) {
               p.polyline(shape.points, shape.lengths[0], colors::white, shape.lengths[1]);
             });
}

void Canvas::arrow(std::span<const Point> points, const ArrowStyle& style, Color color) {
  draw_shape({"arrow",
              {points.begin(), points.end()},
              {style.width, style.head, style.dash},
              {},
              style.head + style.width},
             color, [](Painter& p, const Shape& shape) {
               std::vector<Point> shaft = shape.points;
               const Point tip = shaft.back();
               const Point before = shaft.size() > 1 ? shaft[shaft.size() - 2] : tip;
               const float last = distance(before, tip);
               if (last == 0) return;
               const float head = std::min(shape.lengths[1], last);
               const Point along = (tip - before) * (1 / last);
               const Point half = Point{-along.y, along.x} * (head / 2);
               const Point base = tip - along * head;
               shaft.back() = base;
               p.polyline(shaft, shape.lengths[0], colors::white, shape.lengths[2]);
               p.fill(Outline::polygon(std::array{tip, base + half, base - half}), colors::white);
             });
}

void Canvas::polygon(std::span<const Point> corners, Color color) {
  draw_shape({"polygon", {corners.begin(), corners.end()}, {}, {}, 0}, color,
             [](Painter& p, const Shape& shape) {
               p.fill(Outline::polygon(shape.points), colors::white);
             });
}

void Canvas::soft_disc(Point center, float radius, float blur, Color color) {
  draw_shape({"soft disc", {center}, {radius, blur}, {}, radius + blur}, color,
             [](Painter& p, const Shape& shape) {
               p.soft_disc(shape.points[0], shape.lengths[0], shape.lengths[1], colors::white);
             });
}

void Canvas::soft_rect(const Rect& r, float radius, float blur, Color color) {
  draw_shape({"soft rect", {r.origin(), {r.right(), r.bottom()}}, {radius, blur}, {}, blur}, color,
             [](Painter& p, const Shape& shape) {
               p.soft_rect(shape.box(), shape.lengths[0], shape.lengths[1], colors::white);
             });
}

}  // namespace damas
