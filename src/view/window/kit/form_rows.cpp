// Rows of forms: a label and a control.
#include <algorithm>
#include <cmath>

#include "platform/gui_internals.hpp"
#include "platform/input.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widget_shapes.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

constexpr float narrow_row = 360;       // narrower rows have the label above the control
constexpr float control_share = 0.56F;  // the control's share of a wider row
constexpr float between_segments = 4;
constexpr float inside_segment = 16;  // beside its name

std::string with_value(const char* label, const std::string& value) {
  return label + (": " + value);
}

}  // namespace

void scroll_by_drag() {
  const ImVec2 pull = ImGui::GetMouseDragDelta(ImGuiMouseButton_Left, Pointer::drag_threshold);
  const bool over = ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem);
  if (!over || std::abs(pull.y) <= std::abs(pull.x) || ImGui::GetIO().WantTextInput) return;
  if (ImGui::GetScrollMaxY() <= 0) return;
  release_pressed();
  ImGui::SetScrollY(ImGui::GetScrollY() - pull.y);
  ImGui::ResetMouseDragDelta(ImGuiMouseButton_Left);
}

float Ui::begin_row(const char* label) {
  const float width = ImGui::GetContentRegionAvail().x;
  const Point start = from_im(ImGui::GetCursorPos());
  if (width < narrow_row) {
    caption(label);
    return width;
  }
  const float control = std::round(width * control_share);
  ImGui::SetCursorPosY(start.y + (control_height() - ImGui::GetFontSize()) / 2);
  ImGui::PushTextWrapPos(start.x + width - control - 8);
  ImGui::TextUnformatted(label);
  ImGui::PopTextWrapPos();
  ImGui::SetCursorPos({start.x + width - control, start.y});
  return control;
}

bool Ui::toggle(const char* label, bool& on) {
  const float width = ImGui::GetContentRegionAvail().x;
  const bool pressed = ImGui::InvisibleButton(label, {width, control_height()});
  if (pressed) on = !on;
  const Rect box = item_rect();
  const Rect track = {box.right() - 48, box.center().y - 12, 48, 24};
  const GuiPalette& palette = gui_.palette();
  const Color off = ImGui::IsItemHovered() ? palette.hovered : palette.control;
  fill(track, 12, on ? palette.accent : off);
  const Point knob = {on ? track.right() - 12 : track.x + 12, track.center().y};
  fill(Rect::around(knob, {18, 18}), 9, on ? palette.on_accent : palette.muted);
  focus_ring(track.inset(-3), 15, palette.accent,
             with_value(label, on ? gui_.words().on : gui_.words().off));
  ImGui::PushClipRect(im(box.origin()), {track.x - 8, box.bottom()}, true);
  ImGui::GetWindowDrawList()->AddText(
      {box.x, std::round(box.center().y - ImGui::GetFontSize() / 2)}, im(palette.text), label);
  ImGui::PopClipRect();
  return pressed;
}

bool Ui::segments(const char* label, std::span<const std::string> names, int& chosen,
                  const char* id) {
  const float width = begin_row(label);
  ImGui::PushID(id != nullptr ? id : label);
  const bool changed = choose(label, width, names, chosen);
  ImGui::PopID();
  return changed;
}

bool Ui::short_segments(const char* label, std::span<const std::string> names, int& chosen) {
  const float width = ImGui::GetContentRegionAvail().x;
  float needed = 0;
  for (const std::string& name : names)
    needed += text_width(name) + inside_segment + between_segments;
  const float left = text_width(label) + 2 * between_segments;
  if (width >= narrow_row || left + needed > width) return segments(label, names, chosen);
  const Point start = from_im(ImGui::GetCursorPos());
  ImGui::SetCursorPosY(start.y + (control_height() - ImGui::GetFontSize()) / 2);
  ImGui::TextUnformatted(label);
  ImGui::SetCursorPos({start.x + left, start.y});
  ImGui::PushID(label);
  const bool changed = choose(label, width - left, names, chosen);
  ImGui::PopID();
  return changed;
}

bool Ui::tabs(std::span<const std::string> names, int& chosen) {
  return choose("", ImGui::GetContentRegionAvail().x, names, chosen);
}

// In one row if the names fit, each as wide as it needs plus an equal part of the rest; otherwise
// in columns as wide as the widest name.
bool Ui::choose(const char* label, float width, std::span<const std::string> names, int& chosen) {
  constexpr float gap = between_segments;
  constexpr float inside = inside_segment;
  const auto count = static_cast<float>(names.size());
  float widest = 0;
  float all = (count - 1) * gap;
  for (const std::string& name : names) {
    const float needed = text_width(name) + inside;
    widest = std::max(widest, needed);
    all += needed;
  }
  const float even = std::floor((width + gap) / count - gap);
  const bool one_row = all <= width;
  const bool uneven = one_row && widest > even;
  const float spare = uneven ? std::floor((width - all) / count) : 0;
  const int columns = one_row ? static_cast<int>(names.size())
                              : std::max(1, static_cast<int>((width + gap) / (widest + gap)));
  const float column = std::floor((width + gap) / static_cast<float>(columns) - gap);
  bool changed = false;
  ImGui::BeginGroup();
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {gap, gap});
  const float right = ImGui::GetCursorPosX() + width;
  for (int i = 0; i < static_cast<int>(names.size()); ++i) {
    const std::string& name = names[static_cast<std::size_t>(i)];
    const float own = text_width(name) + inside + spare;
    if (i % columns != 0) ImGui::SameLine();
    // The last cell of a row gets the rest that rounding left.
    const bool last = i % columns == columns - 1;
    const float each = last ? right - ImGui::GetCursorPosX() : (uneven ? own : column);
    const std::string words = *label == '\0' ? name : with_value(label, name);
    if (!block(name.c_str(), each, i == chosen, said(words, i == chosen))) continue;
    changed = chosen != i;
    chosen = i;
  }
  ImGui::PopStyleVar();
  ImGui::EndGroup();
  return changed;
}

// Draws a background for ImGui's frames and makes them transparent, until three colours are popped.
void Ui::frame(const Rect& box) {
  const bool over = ImGui::IsMouseHoveringRect(im(box.origin()), {box.right(), box.bottom()});
  fill(box, 8, over ? gui_.palette().hovered : gui_.palette().control);
  for (const ImGuiCol color : {ImGuiCol_FrameBg, ImGuiCol_FrameBgHovered, ImGuiCol_FrameBgActive}) {
    ImGui::PushStyleColor(color, im(colors::transparent));
  }
}

bool Ui::slider(const char* label, int& percent) {
  const std::string words = with_value(label, std::to_string(percent) + " %");
  return slider(label, percent, 100, "%d %%", begin_row(label), words);
}

bool Ui::slider(const char* id, int& value, int most, const char* shown, float width,
                const std::string& words) {
  ImGui::SetNextItemWidth(width);
  ImGui::PushID(id);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding,
                      {12, (control_height() - ImGui::GetFontSize()) / 2});
  const Point at = from_im(ImGui::GetCursorScreenPos());
  frame({at.x, at.y, width, control_height()});
  const bool changed =
      ImGui::SliderInt("##slider", &value, 0, most, shown, ImGuiSliderFlags_AlwaysClamp);
  ImGui::PopStyleColor(3);
  focus_ring({at.x, at.y, width, control_height()}, 8, theme_.accent, words);
  ImGui::PopStyleVar();
  ImGui::PopID();
  return changed;
}

bool Ui::value_row(const char* label, const char* value, bool active) {
  const float width = begin_row(label);
  ImGui::PushID(label);
  const bool pressed = block(value, width, active, with_value(label, value));
  ImGui::PopID();
  return pressed;
}

bool Ui::number(const char* label, int& value, int low, int high, const char* unit) {
  const float width = begin_row(label);
  ImGui::PushID(label);
  const float middle = width - 2 * (control_height() + 4);
  const int before = value;
  ImGui::PushButtonRepeat(true);
  const std::string shown = std::to_string(value) + " " + unit;
  if (block("−", control_height(), false, with_value(label, shown + " −"))) --value;
  ImGui::SameLine(0, 4);
  ImGui::PushStyleVar(ImGuiStyleVar_DisabledAlpha, 1);
  ImGui::BeginDisabled();
  block(shown.c_str(), middle, false, shown);
  ImGui::EndDisabled();
  ImGui::PopStyleVar();
  ImGui::SameLine(0, 4);
  if (block("+", control_height(), false, with_value(label, shown + " +"))) ++value;
  ImGui::PopButtonRepeat();
  ImGui::PopID();
  value = std::clamp(value, low, high);
  return value != before;
}

}  // namespace damas
