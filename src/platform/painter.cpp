#include "platform/painter.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "platform/coverage.hpp"

namespace damas {

namespace {

// Signed distance to the edge of a rectangle with round corners, negative inside.
float distance_to_rounded(Point p, const Rect& r, float radius) {
  const Point center = r.center();
  const float x = std::abs(p.x - center.x) - r.w / 2 + radius;
  const float y = std::abs(p.y - center.y) - r.h / 2 + radius;
  return length({std::max(x, 0.0F), std::max(y, 0.0F)}) + std::min(std::max(x, y), 0.0F) - radius;
}

float clamped_radius(const Rect& r, float radius) {
  return std::clamp(radius, 0.0F, std::min(r.w, r.h) / 2);
}

// 1 at the edge of a shape, falling smoothly to 0 at the distance `blur` outside it.
float fading(float distance, float blur) {
  if (blur <= 0) return edge_coverage(distance);
  const float t = 1 - std::clamp(distance / blur, 0.0F, 1.0F);
  return t * t * (3 - 2 * t);
}

float overlap(float low, float high, int pixel) {
  const auto edge = static_cast<float>(pixel);
  return std::clamp(std::min(high, edge + 1) - std::max(low, edge), 0.0F, 1.0F);
}

Rect disc_bounds(Point center, float radius) {
  return Rect::around(center, {2 * radius, 2 * radius});
}

// Calls line(a, b) for each visible part of a dashed line.
template <class Line>
void each_dash(std::span<const Point> points, float dash, const Line& line) {
  float walked = 0;
  for (std::size_t i = 1; i < points.size(); ++i) {
    const Point a = points[i - 1];
    const Point b = points[i];
    const float whole = distance(a, b);
    if (dash <= 0 || whole == 0) {
      line(a, b);
      continue;
    }
    for (float at = 0; at < whole;) {
      const float into = std::fmod(walked + at, 2 * dash);
      const float next =
          std::min(whole, at + std::max((into < dash ? dash : 2 * dash) - into, 0.01F));
      if (into < dash) line(mix(a, b, at / whole), mix(a, b, next / whole));
      at = next;
    }
    walked += whole;
  }
}

}  // namespace

Painter::Painter(Image& image, float scale) : image_(image), scale_(scale) {}

Rect Painter::area() const {
  return {0, 0, static_cast<float>(image_.width()) / scale_,
          static_cast<float>(image_.height()) / scale_};
}

Painter::Pixels Painter::pixels(const Rect& r, float margin) const {
  const auto low = [](float v, int most) {
    return std::clamp(static_cast<int>(std::floor(v)), 0, most);
  };
  const auto high = [](float v, int most) {
    return std::clamp(static_cast<int>(std::ceil(v)), 0, most);
  };
  const Rect p = Rect{r.x * scale_, r.y * scale_, r.w * scale_, r.h * scale_}.inset(-margin);
  return {low(p.x, image_.width()), low(p.y, image_.height()), high(p.right(), image_.width()),
          high(p.bottom(), image_.height())};
}

// `part(x, y, middle)` returns the coverage of a pixel, given its coordinates and its centre in
// pixels.
template <class Part>
void Painter::cover(const Pixels& area, const Paint& paint, const Part& part) {
  for (int y = area.top; y < area.bottom; ++y) {
    for (int x = area.left; x < area.right; ++x) {
      const Point middle{static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F};
      const float coverage = part(x, y, middle);
      if (coverage > 0) image_.blend(x, y, paint.at(middle * (1 / scale_)), coverage);
    }
  }
}

void Painter::rect(const Rect& r, const Paint& paint) {
  const Rect p{r.x * scale_, r.y * scale_, r.w * scale_, r.h * scale_};
  cover(pixels(r, 0), paint, [&p](int x, int y, Point) {
    return overlap(p.x, p.right(), x) * overlap(p.y, p.bottom(), y);
  });
}

void Painter::rounded_rect(const Rect& r, float radius, const Paint& paint) {
  const Rect p{r.x * scale_, r.y * scale_, r.w * scale_, r.h * scale_};
  const float corner = clamped_radius(p, radius * scale_);
  cover(pixels(r, 1), paint, [&p, corner](int, int, Point middle) {
    return edge_coverage(distance_to_rounded(middle, p, corner));
  });
}

void Painter::rounded_outline(const Rect& r, float radius, float width, const Paint& paint) {
  const Rect p{r.x * scale_, r.y * scale_, r.w * scale_, r.h * scale_};
  const float corner = clamped_radius(p, radius * scale_);
  const float half = width * scale_ / 2;
  const auto band = [&p, corner, half](int, int, Point middle) {
    return band_coverage(distance_to_rounded(middle, p, corner) + half, half);
  };
  // Draws four strips: most of a large rectangle lies inside its outline and stays unchanged.
  const Pixels all = pixels(r, 1);
  const int wide = static_cast<int>(std::ceil(std::max(corner, 2 * half))) + 3;
  const int left = std::min(all.left + wide, all.right);
  const int right = std::max(all.right - wide, left);
  const int top = std::min(all.top + wide, all.bottom);
  const int bottom = std::max(all.bottom - wide, top);
  cover({all.left, all.top, all.right, top}, paint, band);
  cover({all.left, top, left, bottom}, paint, band);
  cover({right, top, all.right, bottom}, paint, band);
  cover({all.left, bottom, all.right, all.bottom}, paint, band);
}

void Painter::disc(Point center, float radius, const Paint& paint) {
  const Point c = center * scale_;
  const float r = radius * scale_;
  cover(pixels(disc_bounds(center, radius), 1), paint,
        [c, r](int, int, Point middle) { return edge_coverage(distance(middle, c) - r); });
}

void Painter::ring(Point center, float radius, float width, const Paint& paint) {
  const Point c = center * scale_;
  const float half = width * scale_ / 2;
  const float r = radius * scale_ - half;
  cover(pixels(disc_bounds(center, radius), 1), paint, [c, r, half](int, int, Point middle) {
    return band_coverage(distance(middle, c) - r, half);
  });
}

void Painter::arc(Point center, float radius, float width, float from, float to,
                  const Paint& paint) {
  constexpr float turn = 2 * std::numbers::pi_v<float>;
  const Point c = center * scale_;
  const float half = width * scale_ / 2;
  const float r = radius * scale_ - half;
  const float span = std::min(std::abs(to - from), turn);
  const float begin = std::min(from, to);
  const auto at = [c, r](float angle) { return c + Point{std::cos(angle), std::sin(angle)} * r; };
  cover(pixels(disc_bounds(center, radius), 1), paint, [=](int, int, Point middle) {
    const float angle = std::atan2(middle.y - c.y, middle.x - c.x) - begin;
    const float into = angle - turn * std::floor(angle / turn);
    const float away =
        into <= span ? std::abs(distance(middle, c) - r)
                     : std::min(distance(middle, at(begin)), distance(middle, at(begin + span)));
    return band_coverage(away, half);
  });
}

void Painter::line(Point a, Point b, float width, const Paint& paint) {
  polyline(std::array{a, b}, width, paint);
}

void Painter::polyline(std::span<const Point> points, float width, const Paint& paint, float dash) {
  const Rect bounds = Outline::polygon(points).bounds();
  const Pixels area = pixels(bounds, width * scale_ / 2 + 1);
  Coverage coverage(area.left, area.top, area.right, area.bottom);
  each_dash(points, dash,
            [&](Point a, Point b) { coverage.add_line(a * scale_, b * scale_, width * scale_); });
  cover(area, paint, [&coverage](int x, int y, Point) { return coverage.at(x, y); });
}

void Painter::fill(const Outline& outline, const Paint& paint) {
  const Pixels area = pixels(outline.bounds(), 1);
  Coverage coverage(area.left, area.top, area.right, area.bottom);
  coverage.add_area(outline.placed(scale_, {}).contours());
  cover(area, paint, [&coverage](int x, int y, Point) { return coverage.at(x, y); });
}

void Painter::stroke(const Outline& outline, float width, const Paint& paint) {
  for (const Outline::Contour& contour : outline.contours()) {
    std::vector<Point> points = contour.points;
    if (contour.closed) points.push_back(points.front());
    polyline(points, width, paint);
  }
}

void Painter::soft_disc(Point center, float radius, float blur, Color color) {
  const Point c = center * scale_;
  const float r = radius * scale_;
  const float reach = blur * scale_;
  cover(pixels(disc_bounds(center, radius), reach + 1), color,
        [c, r, reach](int, int, Point middle) { return fading(distance(middle, c) - r, reach); });
}

void Painter::soft_rect(const Rect& r, float radius, float blur, Color color) {
  const Rect p{r.x * scale_, r.y * scale_, r.w * scale_, r.h * scale_};
  const float corner = clamped_radius(p, radius * scale_);
  const float reach = blur * scale_;
  cover(pixels(r, reach + 1), color, [&p, corner, reach](int, int, Point middle) {
    return fading(distance_to_rounded(middle, p, corner), reach);
  });
}

void Painter::image(Point p, const Image& picture) {
  const int left = static_cast<int>(std::lround(p.x * scale_));
  const int top = static_cast<int>(std::lround(p.y * scale_));
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      if (image_.contains(left + x, top + y)) image_.blend(left + x, top + y, picture.at(x, y), 1);
    }
  }
}

}  // namespace damas
