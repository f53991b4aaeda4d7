#include "view/window/frame/coach_card.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

constexpr float widest = 560;
constexpr float narrowest = 280;
constexpr float padding = 16;
constexpr float gap = 8;
constexpr float least_cross = 40;

}  // namespace

void CoachCard::panel(Ui& ui, App& app, const Rect& room, const Content& content) {
  const Rect window = Rect::at({}, app.size());
  const Rect& space = room.w < narrowest ? window : room;
  const float width = std::floor(std::min(widest, space.w - gap));
  const float bottom = std::min(space.bottom(), window.h) - gap;
  const float top = std::max(gap, bottom - height_);
  place_ = {std::round(space.center().x - width / 2), std::round(top), width,
            std::round(bottom - top)};
  const Panel panel("coach", place_, Panel::Kind::Floating);
  ui.ground(true);
  const float inner = ImGui::GetContentRegionAvail().x;
  const float close_side = pressable(least_cross);
  {
    const FontScope font(ui.gui(), GuiFont::Strong);
    ImGui::PushTextWrapPos(padding + inner - close_side);
    ImGui::TextUnformatted(content.title.c_str());
    ImGui::PopTextWrapPos();
  }
  ui.wrapped(content.text.c_str());
  answers(ui, app, content.buttons);
  const float height = ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y + padding;
  if (std::exchange(height_, height) != height) app.redraw();
  // Created last, so that the keyboard starts at the first answer.
  ImGui::SetCursorPos({padding + inner - close_side + gap, gap});
  if (!icon_button(ui, {Icon::Close, Text::Close}, {close_side, close_side}, app)) return;
  content.close(app);
  app.redraw();
}

void CoachCard::answers(Ui& ui, App& app, const std::vector<Button>& buttons) const {
  if (buttons.empty()) return;
  const auto count = static_cast<float>(buttons.size());
  const float inner = ImGui::GetContentRegionAvail().x;
  const float each = std::floor((inner - gap * (count - 1)) / count);
  const bool in_row = std::all_of(buttons.begin(), buttons.end(), [&](const Button& b) {
    return text_width(label(b, app)) + 2 * gap <= each;
  });
  for (std::size_t i = 0; i < buttons.size(); ++i) {
    if (i > 0 && in_row) ImGui::SameLine(0, gap);
    if (label_button(ui, buttons[i], in_row ? each : 0, app)) press(buttons[i], {}, app);
  }
}

}  // namespace damas
