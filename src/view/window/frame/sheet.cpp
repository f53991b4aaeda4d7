#include "view/window/frame/sheet.hpp"

#include <algorithm>
#include <cmath>

#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {
constexpr std::chrono::milliseconds slide_time{180};
}

bool Sheet::slide(std::chrono::milliseconds elapsed, App& app) {
  const float goal = open_ ? 1.0F : 0.0F;
  if (up_ == goal) return false;
  const bool at_once = app.preferences().motion_speed() == MotionSpeed::Off;
  const float step = at_once ? 1 : static_cast<float>(elapsed.count()) / slide_time.count();
  up_ = up_ < goal ? std::min(goal, up_ + step) : std::max(goal, up_ - step);
  app.redraw();
  app.wake_after(std::chrono::milliseconds{0});
  return true;
}

bool Sheet::handle(Ui& ui, const Rect& place, const std::string& text) {
  ui.fill(place, 0, ui.theme().panel);
  const bool pressed = ImGui::InvisibleButton("handle", {place.w, handle_height});
  if (pressed) open_ = !open_;
  ImDrawList* list = ImGui::GetWindowDrawList();
  const Theme& theme = ui.theme();
  list->AddLine({place.x, place.y + 0.5F}, {place.right(), place.y + 0.5F},
                im(ui.gui().palette().border));
  list->AddText({place.x + 16, std::round(place.y + (handle_height - ImGui::GetFontSize()) / 2)},
                im(theme.text), text.c_str());
  ui.icon(open_ ? Icon::ChevronDown : Icon::ChevronUp, {place.right() - 40, place.y + 12, 24, 24},
          theme.muted);
  return pressed;
}

}  // namespace damas
