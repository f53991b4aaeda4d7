#include <algorithm>
#include <cassert>
#include <utility>

#include "platform/painter.hpp"

namespace damas {

Paint::Paint(Color color) : stops_{{0, color}} {}

Paint Paint::linear(Point from, Point to, std::vector<GradientStop> stops) {
  assert(!stops.empty());
  Paint paint{colors::transparent};
  paint.shape_ = Shape::Linear;
  paint.from_ = from;
  paint.to_ = to;
  paint.stops_ = std::move(stops);
  return paint;
}

Paint Paint::radial(Point center, float radius, std::vector<GradientStop> stops) {
  assert(!stops.empty() && radius > 0);
  Paint paint{colors::transparent};
  paint.shape_ = Shape::Radial;
  paint.from_ = center;
  paint.radius_ = radius;
  paint.stops_ = std::move(stops);
  return paint;
}

float Paint::position(Point p) const {
  if (shape_ == Shape::Radial) return distance(p, from_) / radius_;
  const Point way = to_ - from_;
  const float square = way.x * way.x + way.y * way.y;
  return square == 0 ? 0 : ((p.x - from_.x) * way.x + (p.y - from_.y) * way.y) / square;
}

Color Paint::at(Point p) const {
  if (shape_ == Shape::Solid) return stops_.front().color;
  const float t = position(p);
  const auto after = std::find_if(stops_.begin(), stops_.end(),
                                  [t](const GradientStop& stop) { return stop.at > t; });
  if (after == stops_.begin()) return stops_.front().color;
  if (after == stops_.end()) return stops_.back().color;
  const GradientStop& before = *(after - 1);
  return mix(before.color, after->color, (t - before.at) / (after->at - before.at));
}

}  // namespace damas
