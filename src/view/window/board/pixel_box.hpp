// Owns boxes around the middles of squares, larger than those by whole pixels on every side.
#pragma once

#include <cmath>

#include "platform/geometry.hpp"

namespace damas {

// `times` >= 1 the square's side, so that what is drawn in its middle is in the square's middle,
// to the pixel.
inline Rect pixel_box(Point center, float square, float times, float scale) {
  const float margin = std::ceil((times - 1) / 2 * square * scale) / scale;
  return Rect::around(center, {square, square}).inset(-margin);
}

}  // namespace damas
