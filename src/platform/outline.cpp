#include "platform/outline.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace damas {

namespace {

// Enough for shapes drawn a few hundred units large.
constexpr int curve_pieces = 16;
constexpr float arc_step = std::numbers::pi_v<float> / 32;

}  // namespace

Outline Outline::polygon(std::span<const Point> corners) {
  Outline outline;
  if (!corners.empty()) outline.contours_.push_back({{corners.begin(), corners.end()}, true});
  return outline;
}

Outline& Outline::move_to(Point p) {
  contours_.push_back({{p}, false});
  return *this;
}

Outline& Outline::line_to(Point p) {
  if (contours_.empty()) return move_to(p);
  // After a close the next contour begins where the closed one began.
  if (contours_.back().closed) move_to(contours_.back().points.front());
  contours_.back().points.push_back(p);
  return *this;
}

Outline& Outline::quad_to(Point control, Point p) {
  const Point from = pen();
  return cubic_to(mix(from, control, 2.0F / 3), mix(p, control, 2.0F / 3), p);
}

Outline& Outline::cubic_to(Point control1, Point control2, Point p) {
  const Point from = pen();
  for (int i = 1; i <= curve_pieces; ++i) {
    const float t = static_cast<float>(i) / curve_pieces;
    const Point a = mix(mix(from, control1, t), mix(control1, control2, t), t);
    const Point b = mix(mix(control1, control2, t), mix(control2, p, t), t);
    line_to(mix(a, b, t));
  }
  return *this;
}

Outline& Outline::arc(Point center, float radius, float from, float to) {
  const int pieces = std::max(1, static_cast<int>(std::ceil(std::abs(to - from) / arc_step)));
  for (int i = 0; i <= pieces; ++i) {
    const float angle = mix(from, to, static_cast<float>(i) / static_cast<float>(pieces));
    line_to(center + Point{std::cos(angle), std::sin(angle)} * radius);
  }
  return *this;
}

Outline& Outline::close() {
  if (!contours_.empty()) contours_.back().closed = true;
  return *this;
}

Point Outline::pen() const {
  if (contours_.empty()) return {};
  const Contour& last = contours_.back();
  return last.closed ? last.points.front() : last.points.back();
}

Outline Outline::placed(float scale, Point offset) const {
  Outline result = *this;
  for (Contour& contour : result.contours_) {
    for (Point& p : contour.points)
      p = p * scale + offset;
  }
  return result;
}

Rect Outline::bounds() const {
  if (contours_.empty()) return {};
  Point least = contours_.front().points.front();
  Point most = least;
  for (const Contour& contour : contours_) {
    for (const Point p : contour.points) {
      least = {std::min(least.x, p.x), std::min(least.y, p.y)};
      most = {std::max(most.x, p.x), std::max(most.y, p.y)};
    }
  }
  return {least.x, least.y, most.x - least.x, most.y - least.y};
}

}  // namespace damas
