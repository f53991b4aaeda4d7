#include "view/window/kit/tool_button.hpp"

#include <algorithm>
#include <cmath>

#include "platform/canvas.hpp"
#include "view/window/kit/widget_shapes.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

void draw_picture_in(Ui& ui, const ToolPicture& picture, const Rect& box) {
  Canvas& canvas = ui.gui().canvas();
  const float side = std::min(box.w, box.h) - 8;
  const int pixels = std::max(1, static_cast<int>(std::lround(side * canvas.scale())));
  const std::string key =
      "palette/" + std::string(ui.theme().id) + "/" + picture.key + "/" + std::to_string(pixels);
  const Texture& texture = canvas.cached(key, [&] { return picture.make(pixels); });
  const float exact = static_cast<float>(pixels) / canvas.scale();
  const Point corner = whole_pixels(canvas, box.center() - Point{exact / 2, exact / 2});
  ImGui::GetWindowDrawList()->AddImage(texture.id(), im(corner),
                                       {corner.x + exact, corner.y + exact});
}

}  // namespace

bool tool_button(Ui& ui, const ToolPicture& picture, const char* tip, bool chosen, Size size) {
  const bool pressed = ImGui::InvisibleButton(tip, im(size));
  const Rect box = item_rect();
  const bool lit = ImGui::IsItemHovered() || ImGui::IsItemActive();
  // Men of both sides are visible on the colour of their squares.
  ui.fill(box, 8, mix(ui.theme().dark_square, ui.theme().text, lit ? 0.15F : 0.0F));
  if (picture.make) {
    draw_picture_in(ui, picture, box);
  } else {
    ui.icon(Icon::Close, Rect::around(box.center(), {28, 28}), ui.theme().text);
  }
  if (chosen) ui.outline(box, 8, 3, ui.theme().accent);
  ui.focus_ring(box.inset(3), 6, ui.theme().text, ui.said(tip, chosen));
  Ui::tooltip(tip);
  return pressed;
}

}  // namespace damas
