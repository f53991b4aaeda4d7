// Owns Coverage: how much of each pixel a shape covers; internal to src/platform.
#pragma once

#include <span>
#include <vector>

#include "platform/outline.hpp"

namespace damas {

// The part of a pixel, 0..1, that lies in a band of half width `half` whose middle is `distance`
// away; also correct for bands thinner than a pixel. All in pixels.
float band_coverage(float distance, float half);
// The part of a pixel, 0..1, that lies inside an edge that is `distance` away, negative inside.
float edge_coverage(float distance);
float distance_to_segment(Point p, Point a, Point b);

// The coverage, 0..1, of a rectangle of pixels. Coordinates are pixels of the picture.
class Coverage {
 public:
  Coverage(int left, int top, int right, int bottom);

  int left() const { return left_; }
  int top() const { return top_; }
  int right() const { return left_ + width_; }
  int bottom() const { return top_ + height_; }
  float at(int x, int y) const { return values_[index(x, y)]; }

  // Adds a line with round ends; overlapping parts count once.
  void add_line(Point a, Point b, float width);
  // Adds the exact inside of closed polylines. May be called once, on an empty Coverage.
  void add_area(std::span<const Outline::Contour> contours);

 private:
  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y - top_) * static_cast<std::size_t>(width_) +
           static_cast<std::size_t>(x - left_);
  }
  void add_edge(Point a, Point b);
  void add_edge_in_row(int y, float x0, float x1, float height);
  void sum_rows();

  int left_;
  int top_;
  int width_;
  int height_;
  std::vector<float> values_;
};

}  // namespace damas
