// Owns points, sizes and rectangles, in logical pixels with x to the right and y downwards.
#pragma once

#include <algorithm>
#include <cmath>

namespace damas {

struct Point {
  float x = 0;
  float y = 0;

  constexpr Point operator+(Point other) const { return {x + other.x, y + other.y}; }
  constexpr Point operator-(Point other) const { return {x - other.x, y - other.y}; }
  constexpr Point operator*(float factor) const { return {x * factor, y * factor}; }
  constexpr bool operator==(const Point&) const = default;
};

struct Size {
  float w = 0;
  float h = 0;

  constexpr Size operator*(float factor) const { return {w * factor, h * factor}; }
  constexpr bool operator==(const Size&) const = default;
};

struct Rect {
  float x = 0;
  float y = 0;
  float w = 0;
  float h = 0;

  static constexpr Rect at(Point top_left, Size size) {
    return {top_left.x, top_left.y, size.w, size.h};
  }
  static constexpr Rect around(Point center, Size size) {
    return {center.x - size.w / 2, center.y - size.h / 2, size.w, size.h};
  }

  constexpr float right() const { return x + w; }
  constexpr float bottom() const { return y + h; }
  constexpr Point origin() const { return {x, y}; }
  constexpr Point center() const { return {x + w / 2, y + h / 2}; }
  constexpr Size size() const { return {w, h}; }
  constexpr bool empty() const { return w <= 0 || h <= 0; }
  // Half-open: includes the left and top edges, excludes the right and bottom ones.
  constexpr bool contains(Point p) const {
    return p.x >= x && p.x < right() && p.y >= y && p.y < bottom();
  }
  constexpr Rect moved(Point by) const { return {x + by.x, y + by.y, w, h}; }
  // Smaller by `margin` on every side; larger when it is negative.
  constexpr Rect inset(float margin) const {
    return {x + margin, y + margin, w - 2 * margin, h - 2 * margin};
  }

  constexpr bool operator==(const Rect&) const = default;
};

// Each function cuts a strip off `rest`, and removes a further `gap` next to it.
constexpr Rect take_top(Rect& rest, float height, float gap = 0) {
  const Rect strip{rest.x, rest.y, rest.w, height};
  rest = {rest.x, rest.y + height + gap, rest.w, rest.h - height - gap};
  return strip;
}
constexpr Rect take_bottom(Rect& rest, float height, float gap = 0) {
  rest.h -= height + gap;
  return {rest.x, rest.bottom() + gap, rest.w, height};
}
constexpr Rect take_right(Rect& rest, float width, float gap = 0) {
  rest.w -= width + gap;
  return {rest.right() + gap, rest.y, width, rest.h};
}

constexpr float mix(float from, float to, float t) {
  return from + (to - from) * t;
}
constexpr Point mix(Point from, Point to, float t) {
  return from + (to - from) * t;
}
inline float length(Point p) {
  return std::sqrt(p.x * p.x + p.y * p.y);  // several times as fast as std::hypot
}
inline float distance(Point a, Point b) {
  return length(b - a);
}

}  // namespace damas
