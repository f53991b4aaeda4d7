#include "view/window/kit/widgets.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "platform/canvas.hpp"
#include "platform/gui_internals.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widget_shapes.hpp"

namespace damas {

namespace {

constexpr ImGuiWindowFlags fixed_window =
    ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings;

// The place of the label of a large row, and the gap behind it.
constexpr float beside_icon = 56;
constexpr float after_label = 8;

float& least_in_scope() {
  static float least = least_for_finger;
  return least;
}

// The colour of the last widget, changed while it is hovered or pressed.
Color lit(Color color, Color towards) {
  if (ImGui::IsItemActive()) return mix(color, towards, 0.25F);
  return ImGui::IsItemHovered() ? mix(color, towards, 0.15F) : color;
}

}  // namespace

bool pressed_by_fingers() {
  return (ImGui::GetIO().ConfigFlags & ImGuiConfigFlags_IsTouchScreen) != 0;
}

FingerScope::FingerScope(float least) : before_(std::exchange(least_in_scope(), least)) {}

FingerScope::~FingerScope() {
  least_in_scope() = before_;
}

float pressable(float height) {
  return pressed_by_fingers() ? std::max(height, least_in_scope()) : height;
}

float control_height() {
  return pressable(40);
}

// The shorter side of phones is up to 440 logical pixels long.
bool is_as_small_as_phone(Size window) {
  return std::min(window.w, window.h) < 480;
}

Panel::Panel(const char* name, const Rect& place, Kind kind, bool padded) {
  ImGui::SetNextWindowPos(im(place.origin()));
  ImGui::SetNextWindowSize(im(place.size()));
  ImGuiWindowFlags flags = fixed_window | ImGuiWindowFlags_NoBackground;
  if (kind == Kind::Flat) flags |= ImGuiWindowFlags_NoBringToFrontOnFocus;
  if (!padded) ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  // Otherwise windows smaller than 32 by 32 would be enlarged.
  ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1, 1});
  ImGui::Begin(name, nullptr, flags);
  ImGui::PopStyleVar(padded ? 1 : 2);
}

Panel::~Panel() {
  ImGui::End();
}

bool Ui::enter_is_free() const {
  return ImGui::IsKeyPressed(ImGuiKey_Enter, false) && !ImGui::IsAnyItemFocused() &&
         !ImGui::IsAnyItemActive() && !ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup);
}

// Content outside the clip rectangle is laid out, but neither drawn nor reachable.
float Ui::measured(const std::function<void()>& draw) {
  const LayoutPlace before = layout_place();
  ImGui::PushClipRect({0, 0}, {0, 0}, false);
  // A separate id, so that the visible widgets keep their presses and the focus.
  ImGui::PushID("measured");
  ImGui::BeginDisabled();
  ImGui::BeginGroup();
  draw();
  ImGui::EndGroup();
  ImGui::EndDisabled();
  ImGui::PopID();
  ImGui::PopClipRect();
  const float height = std::ceil(ImGui::GetItemRectSize().y);
  return_to(before);
  return height;
}

void Ui::heading(const char* text) {
  const FontScope font(gui_, GuiFont::Heading);
  ImGui::TextUnformatted(text);
}

void Ui::caption(const char* text, float width) {
  const FontScope font(gui_, GuiFont::Caption);
  ImGui::PushStyleColor(ImGuiCol_Text, im(theme_.muted));
  ImGui::PushTextWrapPos(width > 0 ? ImGui::GetCursorPosX() + width : 0);
  ImGui::TextUnformatted(text);
  ImGui::PopTextWrapPos();
  ImGui::PopStyleColor();
}

void Ui::wrapped(const char* text) {
  ImGui::PushTextWrapPos(0);
  ImGui::TextUnformatted(text);
  ImGui::PopTextWrapPos();
}

void Ui::item(const char* text, float width) {
  const Point at = from_im(ImGui::GetCursorScreenPos());
  fill({at.x + 2, at.y + std::floor(ImGui::GetFontSize() / 2) - 2, 7, 7}, 4, theme_.accent);
  const float right = width > 0 ? ImGui::GetCursorPosX() + width : 0;
  ImGui::Indent(20);
  ImGui::PushTextWrapPos(right);
  ImGui::TextUnformatted(text);
  ImGui::PopTextWrapPos();
  ImGui::Unindent(20);
}

void Ui::fill(const Rect& box, float radius, Color color) {
  fill_rounded(*ImGui::GetWindowDrawList(), gui_.canvas(), box, radius, color);
}

void Ui::outline(const Rect& box, float radius, float width, Color color) {
  outline_rounded(*ImGui::GetWindowDrawList(), gui_.canvas(), box, radius, width, color);
}

// Drawn without ImGui's clipping, which would cut it off at the window's padding.
void Ui::ground(bool bordered) {
  constexpr float radius = 12;
  const Rect box =
      Rect::at(from_im(ImGui::GetWindowPos()), {ImGui::GetWindowWidth(), ImGui::GetWindowHeight()});
  ImGui::PushClipRect(im(box.origin()), {box.right(), box.bottom()}, false);
  if (bordered) fill(box, radius, gui_.palette().border);
  fill(bordered ? box.inset(1) : box, bordered ? radius - 1 : radius, gui_.palette().panel);
  ImGui::PopClipRect();
}

// In a window no higher than a few rows of buttons, the whole window counts as the bar.
void Ui::tooltip(const char* text) {
  if (!ImGui::IsItemHovered(ImGuiHoveredFlags_ForTooltip)) return;
  constexpr float highest_bar = 4 * touch_target;
  const Rect item = item_rect();
  const Rect around =
      Rect::at(from_im(ImGui::GetWindowPos()), {ImGui::GetWindowWidth(), ImGui::GetWindowHeight()});
  const ImVec2 padding = ImGui::GetStyle().WindowPadding;
  const ImVec2 inner = ImGui::CalcTextSize(text);
  const Size tip{inner.x + 2 * padding.x, inner.y + 2 * padding.y};
  const Size window{ImGui::GetIO().DisplaySize.x, ImGui::GetIO().DisplaySize.y};
  const Rect& bar = around.h <= highest_bar ? around : item;
  ImGui::SetNextWindowPos(im(tooltip_place(item, bar, tip, window).origin()));
  ImGui::SetTooltip("%s", text);
}

bool Ui::is_walked_on() {
  return ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
}

void Ui::focus_ring(const Rect& box, float radius, Color color, std::string words) {
  if (!is_walked_on()) return;
  outline(box, radius, 2, color);
  gui_.tell_focus({std::move(words), ImGui::GetItemID(), item_rect()});
}

std::string Ui::said(std::string words, bool chosen) const {
  return chosen ? std::move(words) + ", " + gui_.words().chosen : words;
}

void Ui::write_centered(const Rect& box, const char* text, Color color) {
  const ImVec2 size = ImGui::CalcTextSize(text);
  const float x = std::max(box.x + 2, std::round(box.center().x - size.x / 2));
  ImGui::PushClipRect(im(box.origin()), {box.right(), box.bottom()}, true);
  ImGui::GetWindowDrawList()->AddText({x, std::round(box.center().y - size.y / 2)}, im(color),
                                      text);
  ImGui::PopClipRect();
}

void Ui::icon(Icon icon, const Rect& box, Color color) {
  Canvas& canvas = gui_.canvas();
  const float side = std::min(box.w, box.h);
  const int pixels = std::max(1, static_cast<int>(std::lround(side * canvas.scale())));
  const Texture& texture = icon_texture(canvas, icon, pixels);
  const float exact = static_cast<float>(pixels) / canvas.scale();
  const Point corner = whole_pixels(canvas, box.center() - Point{exact / 2, exact / 2});
  ImGui::GetWindowDrawList()->AddImage(
      texture.id(), im(corner), {corner.x + exact, corner.y + exact}, {0, 0}, {1, 1}, im(color));
}

bool Ui::icon_button(const IconButton& button) {
  ImGui::BeginDisabled(!button.enabled);
  const bool pressed = ImGui::InvisibleButton(button.tooltip, im(button.size));
  const Rect box = item_rect();
  if (ImGui::IsItemHovered() || ImGui::IsItemActive()) {
    fill(box, 8, lit(gui_.palette().control, theme_.text));
  }
  const Color tone = button.on ? theme_.accent : theme_.text;
  icon(button.icon, Rect::around(box.center(), {24, 24}),
       button.enabled ? tone : theme_.muted.faded(0.5F));
  focus_ring(box, 8, theme_.accent, said(button.tooltip, button.on));
  ImGui::EndDisabled();
  tooltip(button.tooltip);
  return pressed;
}

bool Ui::button(const char* label, Emphasis emphasis, float width) {
  const float room = width > 0 ? width : ImGui::GetContentRegionAvail().x;
  return button(label, emphasis, Size{room, control_height()});
}

bool Ui::button(const char* label, Emphasis emphasis, Size size) {
  const bool primary = emphasis == Emphasis::Primary;
  const FontScope font(gui_, primary ? GuiFont::Strong : GuiFont::Body);
  return block(label, size, primary, label);
}

bool Ui::block(const char* label, float width, bool accented, std::string words) {
  return block(label, Size{width, control_height()}, accented, std::move(words));
}

bool Ui::block(const char* label, Size size, bool accented, std::string words) {
  const GuiPalette& palette = gui_.palette();
  const bool pressed = ImGui::InvisibleButton(label, im(size));
  const Rect box = item_rect();
  const float alpha = ImGui::GetStyle().Alpha;  // lower for disabled widgets
  fill(box, 8, lit(accented ? palette.accent : palette.control, palette.text).faded(alpha));
  focus_ring(box.inset(2), 6, accented ? palette.panel : palette.accent, std::move(words));
  write_centered(box, label, (accented ? palette.on_accent : palette.text).faded(alpha));
  return pressed;
}

bool Ui::choice_row(Icon row_icon, const char* label, Emphasis emphasis, float height, float width,
                    bool enabled) {
  const bool primary = emphasis == Emphasis::Primary;
  const GuiPalette& palette = gui_.palette();
  ImGui::BeginDisabled(!enabled);
  const bool pressed =
      ImGui::InvisibleButton(label, {width > 0 ? width : ImGui::GetContentRegionAvail().x, height});
  ImGui::EndDisabled();
  const Rect box = item_rect();
  const Color base = primary ? palette.accent : palette.control;
  fill(box, 12, lit(base, palette.text));
  focus_ring(box.inset(2), 10, primary ? palette.panel : palette.accent, label);
  const Color full = primary ? palette.on_accent : palette.text;
  const Color ink = enabled ? full : palette.muted.faded(0.5F);
  icon(row_icon, {box.x + 16, box.center().y - 12, 24, 24}, ink);
  const FontScope font(gui_, primary ? GuiFont::Strong : GuiFont::Body);
  const float text_height = ImGui::GetFontSize();
  const float left = box.x + beside_icon;
  const std::string shown = with_ellipsis(label, box.right() - after_label - left);
  ImGui::GetWindowDrawList()->AddText({left, std::round(box.center().y - text_height / 2)}, im(ink),
                                      shown.c_str());
  return pressed;
}

}  // namespace damas
