// Owns boxes around squares that extend beyond them by whole pixels on every side.
#pragma once

#include <cmath>

#include "platform/geometry.hpp"

namespace damas {

// `times` >= 1 is relative to the square's side. The middle of the box is exactly the middle of the
// square.
inline Rect pixel_box(Point center, float square, float times, float scale) {
  const float margin = std::ceil((times - 1) / 2 * square * scale) / scale;
  return Rect::around(center, {square, square}).inset(-margin);
}

}  // namespace damas
