#include "view/window/board/icons.hpp"

#include <cassert>
#include <string>

#include "platform/canvas.hpp"
#include "view/window/board/icon_drawings.hpp"

namespace damas {

namespace {

constexpr bool drawings_are_in_order() {
  for (int i = 0; i < icon_count; ++i) {
    if (icon_drawings[static_cast<std::size_t>(i)].icon != static_cast<Icon>(i)) return false;
  }
  return true;
}
static_assert(drawings_are_in_order());

Outline outline_of(const char* path_data) {
  auto outline = Outline::from_svg(path_data);
  assert(outline.ok());
  return std::move(outline).value();
}

}  // namespace

void paint_icon(Painter& painter, Icon icon, Point corner, float side, Color color) {
  const IconDrawing& drawing = icon_drawings[static_cast<std::size_t>(icon)];
  const float unit = side / icon_grid;
  if (*drawing.fills != '\0') {
    painter.fill(outline_of(drawing.fills).placed(unit, corner), color);
  }
  painter.stroke(outline_of(drawing.strokes).placed(unit, corner), icon_stroke * unit, color);
}

const Texture& icon_texture(Canvas& canvas, Icon icon, int pixels) {
  const std::string key =
      "icon/" + std::to_string(static_cast<int>(icon)) + '/' + std::to_string(pixels);
  return canvas.cached(key, [&] {
    Image image(pixels, pixels);
    Painter painter(image);
    paint_icon(painter, icon, {}, static_cast<float>(pixels), colors::white);
    return image;
  });
}

}  // namespace damas
