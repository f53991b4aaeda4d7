// Owns the choice where the status line stands in landscape: below board and panel, or below the
// panel alone, so that the board has the window's whole height.
#pragma once

#include "platform/geometry.hpp"

namespace damas {

inline constexpr float status_height = 40;
inline constexpr float small_height = 600;  // lower windows are short of room

// Beside a narrower panel the status stays below the board, because it would need too many lines.
inline constexpr float narrowest_status = 264;
// A sentence in a narrower status may need three lines.
inline constexpr float two_line_status = 324;
inline constexpr float three_lines_height = 56;

// Only in low windows: there the height limits the board, and there is width to spare.
constexpr bool is_status_beside(Size window) {
  return window.h < small_height && window.w - window.h >= narrowest_status;
}

constexpr float height_of_status_beside(float width) {
  return width < two_line_status ? three_lines_height : status_height;
}

}  // namespace damas
