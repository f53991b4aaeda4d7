// Owns Painter: draws vector shapes onto an Image with exact edges (analytic coverage).
#pragma once

#include <span>
#include <vector>

#include "platform/geometry.hpp"
#include "platform/image.hpp"
#include "platform/outline.hpp"

namespace damas {

struct GradientStop {
  float at = 0;  // 0..1
  Color color;
};

// The filling of a shape: one colour, or a gradient.
class Paint {
 public:
  Paint(Color color);
  // The colour changes along the line from `from` to `to` and is constant beyond its ends.
  static Paint linear(Point from, Point to, std::vector<GradientStop> stops);
  static Paint radial(Point center, float radius, std::vector<GradientStop> stops);

  Color at(Point p) const;

 private:
  enum class Shape { Solid, Linear, Radial };

  float position(Point p) const;

  Shape shape_ = Shape::Solid;
  Point from_;
  Point to_;
  float radius_ = 1;
  std::vector<GradientStop> stops_;
};

// Coordinates are logical: one unit is `scale` pixels, (0, 0) is the top left corner of the
// picture. Angles are radians, clockwise from the right. Strokes are centred on their line unless
// noted.
class Painter {
 public:
  explicit Painter(Image& image, float scale = 1);

  float scale() const { return scale_; }
  // The whole picture, in logical pixels.
  Rect area() const;

  void rect(const Rect& r, const Paint& paint);
  void rounded_rect(const Rect& r, float radius, const Paint& paint);
  // The border lies inside the rectangle.
  void rounded_outline(const Rect& r, float radius, float width, const Paint& paint);
  void disc(Point center, float radius, const Paint& paint);
  // The outer edge is at `radius`, the stroke inside it.
  void ring(Point center, float radius, float width, const Paint& paint);
  // Like ring, between two angles, with round ends.
  void arc(Point center, float radius, float width, float from, float to, const Paint& paint);
  // With round ends.
  void line(Point a, Point b, float width, const Paint& paint);
  // Overlapping parts are drawn once, so it may be translucent; with round joins and ends. `dash` >
  // 0 draws dashes of that length with equal gaps.
  void polyline(std::span<const Point> points, float width, const Paint& paint, float dash = 0);
  void fill(const Outline& outline, const Paint& paint);
  void stroke(const Outline& outline, float width, const Paint& paint);
  // Shadows fade from full opacity inside the shape to nothing at the distance `blur` outside it.
  void soft_disc(Point center, float radius, float blur, Color color);
  void soft_rect(const Rect& r, float radius, float blur, Color color);
  // Copies another picture unscaled, its top left corner at `p`.
  void image(Point p, const Image& picture);

 private:
  struct Pixels {
    int left, top, right, bottom;
  };
  // The pixels that `r`, enlarged by `margin` pixels, touches.
  Pixels pixels(const Rect& r, float margin) const;
  template <class Part>
  void cover(const Pixels& area, const Paint& paint, const Part& part);

  Image& image_;
  float scale_;
};

}  // namespace damas
