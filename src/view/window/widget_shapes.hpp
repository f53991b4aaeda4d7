// Owns what the program's widgets are drawn of.
#pragma once

#include <string>

#include "view/window/widgets.hpp"

namespace damas {

// The widget made last.
inline Rect item_rect() {
  const Point low = from_im(ImGui::GetItemRectMin());
  const Point high = from_im(ImGui::GetItemRectMax());
  return {low.x, low.y, high.x - low.x, high.y - low.y};
}

// Where the tooltip of an item lies: outside of the bar of buttons that the item is part of, so
// that none of them is covered, and inside of the window.
Rect tooltip_place(const Rect& item, const Rect& bar, Size tip, Size window);

// Cut between characters, where it would be wider in the current font; then it ends with "…".
std::string elided(const std::string& text, float width);

// Where a picture's corner is not blurred, whatever the scale.
Point whole_pixels(const Canvas& canvas, Point p);

// A rectangle on whole pixels with corners of exact coverage; ImGui's own are cut coarsely where
// the renderer is software.
void fill_rounded(ImDrawList& list, Canvas& canvas, const Rect& box, float radius, Color color);

// Its border, inside the rectangle.
void outline_rounded(ImDrawList& list, Canvas& canvas, const Rect& box, float radius, float width,
                     Color color);

}  // namespace damas
