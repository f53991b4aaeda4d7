#include "platform/coverage.hpp"

#include <algorithm>
#include <cmath>

namespace damas {

float edge_coverage(float distance) {
  return std::clamp(0.5F - distance, 0.0F, 1.0F);
}

float band_coverage(float distance, float half) {
  return edge_coverage(distance - half) - edge_coverage(distance + half);
}

float distance_to_segment(Point p, Point a, Point b) {
  const Point way = b - a;
  const float square = way.x * way.x + way.y * way.y;
  if (square == 0) return distance(p, a);
  const float t = ((p.x - a.x) * way.x + (p.y - a.y) * way.y) / square;
  return distance(p, a + way * std::clamp(t, 0.0F, 1.0F));
}

Coverage::Coverage(int left, int top, int right, int bottom)
    : left_(left),
      top_(top),
      width_(std::max(0, right - left)),
      height_(std::max(0, bottom - top)),
      values_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_)) {}

void Coverage::add_line(Point a, Point b, float width) {
  const float reach = width / 2 + 1;
  const auto low = [reach](float p, float q) {
    return static_cast<int>(std::floor(std::min(p, q) - reach));
  };
  const auto high = [reach](float p, float q) {
    return static_cast<int>(std::ceil(std::max(p, q) + reach));
  };
  for (int y = std::max(top(), low(a.y, b.y)); y < std::min(bottom(), high(a.y, b.y)); ++y) {
    for (int x = std::max(left(), low(a.x, b.x)); x < std::min(right(), high(a.x, b.x)); ++x) {
      const Point middle{static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F};
      float& value = values_[index(x, y)];
      value = std::max(value, band_coverage(distance_to_segment(middle, a, b), width / 2));
    }
  }
}

void Coverage::add_area(std::span<const Outline::Contour> contours) {
  for (const Outline::Contour& contour : contours) {
    for (std::size_t i = 0; i < contour.points.size(); ++i) {
      add_edge(contour.points[i], contour.points[(i + 1) % contour.points.size()]);
    }
  }
  sum_rows();
}

// Each edge adds its height to all pixels on its right, downward edges as plus and upward ones as
// minus. Only the change from one pixel to the next is stored, and summed up at the end.
void Coverage::add_edge(Point a, Point b) {
  if (a.y == b.y || width_ == 0) return;
  const float sign = a.y < b.y ? 1.0F : -1.0F;
  if (sign < 0) std::swap(a, b);
  const float slope = (b.x - a.x) / (b.y - a.y);
  const int first = std::max(top(), static_cast<int>(std::floor(a.y)));
  const int last = std::min(bottom(), static_cast<int>(std::ceil(b.y)));
  for (int y = first; y < last; ++y) {
    const float from = std::max(a.y, static_cast<float>(y));
    const float to = std::min(b.y, static_cast<float>(y + 1));
    const float x0 = a.x + (from - a.y) * slope;
    const float x1 = a.x + (to - a.y) * slope;
    add_edge_in_row(y, std::min(x0, x1), std::max(x0, x1), sign * (to - from));
  }
}

void Coverage::add_edge_in_row(int y, float x0, float x1, float height) {
  // The mean distance of this piece of the edge to the left of x.
  const auto covered_up_to = [x0, x1](float x) {
    if (x <= x0) return 0.0F;
    if (x >= x1) return x - (x0 + x1) / 2;
    return (x - x0) * (x - x0) / (2 * (x1 - x0));
  };
  const int first = std::max(left(), static_cast<int>(std::floor(x0)));
  const int last = std::min(right() - 1, std::max(left(), static_cast<int>(std::ceil(x1))));
  float before = 0;
  for (int x = first; x <= last; ++x) {
    const auto edge = static_cast<float>(x);
    const float now = covered_up_to(edge + 1) - covered_up_to(edge);
    values_[index(x, y)] += height * (now - before);
    before = now;
  }
}

void Coverage::sum_rows() {
  for (int y = top(); y < bottom(); ++y) {
    float sum = 0;
    for (int x = left(); x < right(); ++x) {
      float& value = values_[index(x, y)];
      sum += value;
      value = std::min(std::abs(sum), 1.0F);
    }
  }
}

}  // namespace damas
