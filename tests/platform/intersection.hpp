// Owns intersection(), with which tests check that rectangles overlap or do not.
#pragma once

#include <algorithm>

#include "platform/geometry.hpp"

namespace damas::test {

// Empty if the rectangles do not meet.
constexpr Rect intersection(const Rect& a, const Rect& b) {
  const float left = std::max(a.x, b.x);
  const float top = std::max(a.y, b.y);
  return {left, top, std::max(0.0F, std::min(a.right(), b.right()) - left),
          std::max(0.0F, std::min(a.bottom(), b.bottom()) - top)};
}

}  // namespace damas::test
