#include "view/window/dialogs/overlay.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "platform/gui_internals.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/button.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/kit/shortcuts.hpp"

namespace damas {

namespace {
constexpr float usual_margin = 16;  // between dialog and window
constexpr float usual_padding = 24;
constexpr float usual_header = 48;
constexpr float usual_cross = 40;
constexpr float spacing = 8;
constexpr float least_height = 200;
constexpr float usual_height = 600;
constexpr int frames_to_settle = 2;

bool has_open_list() {
  return ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup);
}
}  // namespace

void Overlay::update(const Input& input, std::chrono::milliseconds, App& app) {
  for (const Action action : actions_in(input, app.preferences().keys)) {
    if (action == Action::Back) cancelled(app);
  }
}

void Overlay::cancelled(App& app) {
  if (keep_typed(app)) return close(app);
  app.scenes().push(ask(Text::AskDropTyped, Icon::Close, [this](App& a) { close(a); }));
  app.redraw();
}

void Overlay::confirmed(App&) {}

void Overlay::close(App& app) {
  app.scenes().close(*this);
  app.redraw();
}

void Overlay::layout(Size size) {
  window_ = size;
  content_height_ = 0;
}

// A window narrower than the dialog is filled by it.
float Overlay::margin() const {
  return low_ || window_.w < width_ + 2 * usual_margin ? 0 : usual_margin;
}

float Overlay::padding() const {
  return low_ ? spacing : usual_padding;
}

float Overlay::header_height() const {
  return std::max(usual_header, cross_);
}

float Overlay::wanted_height() const {
  const float footer = footer_ > 0 ? footer_ + 3 * spacing : 0;
  const float content = std::max(content_height_, reserved_);
  return 2 * padding() + header_height() + title_rest_ - spacing + content + footer;
}

float Overlay::most_height() const {
  return window_.h - 2 * margin();
}

// As high as its content, centred; in a window that is too small, it fills the window.
Rect Overlay::place() const {
  const float width = std::min(width_, window_.w - 2 * margin());
  const float least = std::min(least_height, most_height());
  const float height = std::clamp(wanted_height(), least, most_height());
  const float room = keeps_top_ ? std::max(height, std::min(usual_height, most_height())) : height;
  const Rect box = Rect::around({window_.w / 2, window_.h / 2}, {width, room});
  return {std::round(box.x), std::round(box.y), box.w, std::round(height)};
}

float Overlay::room_for_title() const {
  return place().w - 2 * padding() - cross_;
}

// A long title takes several lines.
void Overlay::measure_title(Ui& ui, const App& app) {
  const FontScope font(ui.gui(), GuiFont::Heading);
  const float all = ImGui::CalcTextSize(title(app).c_str(), nullptr, false, room_for_title()).y;
  title_rest_ = std::max(0.0F, std::round(all - ImGui::GetFontSize()));
}

// Measures the content before the dialog is first shown, so that its height does not change then.
void Overlay::measure(Ui& ui, App& app) {
  const float width = place().w - 2 * padding();
  ImGui::BeginDisabled();  // otherwise keyboard navigation would start here
  ImGui::BeginChild("measure", {width, 1}, 0,
                    ImGuiWindowFlags_NoInputs | ImGuiWindowFlags_NoScrollbar);
  content_height_ = ui.measured([&] { content(ui, app); });
  ImGui::EndChild();
  ImGui::EndDisabled();
}

float Overlay::scrolling_content(Ui& ui, App& app) {
  const float footer_room = footer_ > 0 ? footer_ + spacing : 0;
  // Growing content gets its room in the next frame; until then no scroll bar is needed.
  const bool fits = wanted_height() <= most_height();
  ImGui::BeginChild("content", {0, -footer_room}, 0,
                    ImGuiWindowFlags_NavFlattened | (fits ? ImGuiWindowFlags_NoScrollbar : 0));
  const float bar = ImGui::GetWindowWidth() - ImGui::GetContentRegionAvail().x;
  ImGui::BeginGroup();
  content(ui, app);
  ImGui::EndGroup();
  const float height = std::ceil(ImGui::GetItemRectSize().y);
  if (!fits) fade_edges(app.theme().panel);
  ImGui::EndChild();
  if (std::exchange(content_height_, height) != height) settling_ = frames_to_settle;
  if (settling_ > 0) {
    --settling_;
    app.redraw();
  }
  return bar;
}

// As wide as the rows above it, which end at their scroll bar.
void Overlay::footer_beside(float bar, Ui& ui, App& app) {
  ImGui::BeginChild("footer", {ImGui::GetContentRegionAvail().x - bar, 0}, 0,
                    ImGuiWindowFlags_NavFlattened | ImGuiWindowFlags_NoScrollbar |
                        ImGuiWindowFlags_NoScrollWithMouse);
  footer(ui, app);
  ImGui::EndChild();
}

void Overlay::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  const FingerScope scope(app.finger());
  low_ = app.finger() > least_for_finger;
  cross_ = has_cross() ? pressable(usual_cross) : 0;
  const std::string name = "overlay" + std::to_string(reinterpret_cast<std::uintptr_t>(this));
  const bool had_open_list = has_open_list();
  const Panel scrim(name.c_str(), Rect::at({}, window_), Panel::Kind::Floating, false);
  footer_ = footer_height();
  measure_title(ui, app);
  if (content_height_ == 0) measure(ui, app);
  const Rect box = place();
  ui.fill(Rect::at({}, window_), 0, colors::black.faded(0.55F));
  ui.fill(box, 16, app.theme().panel);
  ImGui::SetCursorPos(im(box.origin()));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {padding(), padding()});
  ImGui::BeginChild("dialog", im(box.size()), ImGuiChildFlags_AlwaysUseWindowPadding,
                    ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse |
                        ImGuiWindowFlags_NavFlattened);
  ImGui::PopStyleVar();
  const Point corner = from_im(ImGui::GetCursorPos());
  const float inner = ImGui::GetContentRegionAvail().x;
  ImGui::PushTextWrapPos(corner.x + room_for_title());
  ui.heading(title(app).c_str());
  ImGui::PopTextWrapPos();
  ImGui::SetCursorPos({corner.x, corner.y + header_height() + title_rest_ - spacing});
  const float bar = scrolling_content(ui, app);
  if (footer_ > 0) footer_beside(bar, ui, app);
  if (has_cross()) cross({corner.x + inner, corner.y}, ui, app);
  ImGui::EndChild();
  const bool beside = ImGui::IsMouseClicked(ImGuiMouseButton_Left) && ImGui::IsWindowHovered() &&
                      !box.contains(from_im(ImGui::GetMousePos()));
  if (beside && closes_beside()) cancelled(app);
  if (had_open_list) return wait_for_focus(app);
  if (std::exchange(other_rows_, false)) drop_lost_focus();
  // Enter presses the focused item; without a focus, it confirms the dialog.
  if (&app.scenes().top() == this && ui.enter_is_free()) confirmed(app);
}

// The row of a list that closes in this frame gets the focus back, but looks lost until it is shown
// again. Enter, which may have closed it, has done its work.
void Overlay::wait_for_focus(App& app) const {
  if (other_rows_ && !has_open_list()) app.redraw();
}

// Created last, so that keyboard navigation starts elsewhere.
void Overlay::cross(Point top_right, Ui& ui, App& app) {
  ImGui::SetCursorPos({top_right.x - cross_ + 8, top_right.y - 8});
  if (icon_button(ui, {Icon::Close, Text::Close}, {cross_, cross_}, app)) cancelled(app);
}

}  // namespace damas
