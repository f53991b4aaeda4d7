// Owns the basic shapes of the program's widgets.
#pragma once

#include "view/window/kit/widgets.hpp"

namespace damas {

// The rectangle of the last widget.
inline Rect item_rect() {
  const Point low = from_im(ImGui::GetItemRectMin());
  const Point high = from_im(ImGui::GetItemRectMax());
  return {low.x, low.y, high.x - low.x, high.y - low.y};
}

// The place of an item's tooltip: outside the bar of buttons that contains the item, so that it
// covers none of them, and inside the window.
Rect tooltip_place(const Rect& item, const Rect& bar, Size tip, Size window);

// The nearest place on whole pixels, where the corner of a picture is not blurred.
Point whole_pixels(const Canvas& canvas, Point p);

// A rectangle on whole pixels with exactly covered round corners; ImGui's own ones are coarse with
// the software renderer.
void fill_rounded(ImDrawList& list, Canvas& canvas, const Rect& box, float radius, Color color);

// The border of such a rectangle, inside it.
void outline_rounded(ImDrawList& list, Canvas& canvas, const Rect& box, float radius, float width,
                     Color color);

}  // namespace damas
