#include "view/window/frame/button_panels.hpp"

#include <algorithm>
#include <cmath>

#include "platform/text_layout.hpp"
#include "view/window/app/app.hpp"
#include "view/window/frame/layout.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

constexpr float gap = 8;

void draw_button(Ui& ui, App& app, const Button& button, Size size, const PerformAction& perform) {
  if (!icon_button(ui, button, size, app)) return;
  press(button, perform, app);
  app.redraw();
}

void write_in_header(const std::vector<std::string>& lines) {
  const float height = ImGui::GetFontSize();
  float top = std::round((touch_target - height * static_cast<float>(lines.size())) / 2);
  for (const std::string& line : lines) {
    ImGui::SetCursorPos({touch_target + gap, top});
    ImGui::TextUnformatted(line.c_str());
    top += height;
  }
}

bool draw_title(Ui& ui, const std::string& title, float room) {
  const FontScope font(ui.gui(), GuiFont::Strong);
  if (text_width(title) > room) return false;
  write_in_header({title});
  return true;
}

// Only if it fits into two lines that divide no word.
bool draw_small_title(Ui& ui, const std::string& title, float room) {
  if (room <= 0) return false;
  const FontScope font(ui.gui(), GuiFont::Caption);
  const std::vector<std::string> lines = wrap_lines(title, room, text_width);
  const bool whole =
      lines.size() == 1 || (lines.size() == 2 && lines.front() + " " + lines.back() == title);
  if (whole) write_in_header(lines);
  return whole;
}

}  // namespace

bool header_panel(Ui& ui, App& app, const Header& header, const PerformAction& perform) {
  const Panel panel(header.id, header.place, Panel::Kind::Flat, false);
  const std::vector<Button>& all = header.buttons;
  const float width = header.place.w;
  const auto count = static_cast<float>(all.size());
  const float step = std::min(touch_target, std::floor(width / count));
  for (std::size_t i = 0; i < all.size(); ++i) {
    const float left = i == 0 ? 0 : width - (count - static_cast<float>(i)) * step;
    ImGui::SetCursorPos({left, 0});
    draw_button(ui, app, all[i], {step, touch_target}, perform);
  }
  const float room = width - count * step - 2 * gap;
  if (draw_title(ui, header.title, room)) return true;
  return header.small_title && draw_small_title(ui, header.title, room);
}

std::vector<Button> edit_buttons(bool can_undo, bool can_redo) {
  return {{Icon::ChevronLeft, Text::Back, Action::Back},
          {Icon::Undo, Text::Undo, Action::Undo, can_undo},
          {Icon::Redo, Text::Redo, Action::Redo, can_redo},
          {Icon::Flip, Text::FlipBoard, Action::Flip},
          {Icon::Help, Text::HelpMenu, Action::Help}};
}

void grid_panel(Ui& ui, App& app, const CheckersLayout& layout, const std::vector<Button>& buttons,
                const PerformAction& perform) {
  const Panel panel("buttons", layout.buttons, Panel::Kind::Flat, false);
  const ButtonGrid grid(layout, static_cast<int>(buttons.size()));
  for (std::size_t i = 0; i < buttons.size(); ++i) {
    ImGui::SetCursorPos(im(grid.place(static_cast<int>(i))));
    draw_button(ui, app, buttons[i], grid.size(), perform);
  }
}

}  // namespace damas
