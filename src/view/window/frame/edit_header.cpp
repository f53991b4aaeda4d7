#include "view/window/frame/edit_header.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

constexpr float gap = 8;

void title(Ui& ui, const char* text, float width) {
  const FontScope font(ui.gui(), GuiFont::Strong);
  if (ImGui::CalcTextSize(text).x > width - 2 * gap) return;
  ImGui::SetCursorPos({touch_target + gap, std::round((touch_target - ImGui::GetFontSize()) / 2)});
  ImGui::TextUnformatted(text);
}

}  // namespace

void edit_header(Ui& ui, App& app, const EditHeader& header,
                 const std::function<void(Action)>& perform) {
  const Panel panel(header.id, header.place, Panel::Kind::Flat, false);
  const float width = header.place.w;
  const float step = std::min(touch_target, std::floor(width / 5));
  const auto button = [&](float left, Icon icon, Text text, Action action, bool enabled) {
    ImGui::SetCursorPos({left, 0});
    const std::string tip =
        app.tr(text) + ("  (" + app.preferences().keys.text(app.language(), action) + ")");
    const Size size{step, touch_target};
    if (ui.icon_button({icon, tip.c_str(), enabled, false, size})) perform(action);
  };
  button(0, Icon::ChevronLeft, Text::Back, Action::Back, true);
  button(width - 4 * step, Icon::Undo, Text::Undo, Action::Undo, header.can_undo);
  button(width - 3 * step, Icon::Redo, Text::Redo, Action::Redo, header.can_redo);
  button(width - 2 * step, Icon::Flip, Text::FlipBoard, Action::Flip, true);
  button(width - step, Icon::Help, Text::HelpMenu, Action::Help, true);
  title(ui, app.tr(header.title), width - 5 * step);
}

}  // namespace damas
