#include "view/window/kit/toasts.hpp"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <utility>

#include <imgui.h>

#include "platform/gui.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/kit/widget_shapes.hpp"

namespace damas {

namespace {

constexpr float padding = 12;
constexpr float gap = 8;
constexpr float widest = 560;
constexpr std::size_t most_shown = 3;

float wrap_width(const Rect& room) {
  return std::min(widest, room.w - 2 * (gap + padding));
}

Size size_of(const std::string& sentence, const Gui& gui, const Rect& room) {
  const ImFont* font = gui.font(GuiFont::Body);
  const ImVec2 size =
      font->CalcTextSizeA(font->FontSize, FLT_MAX, wrap_width(room), sentence.c_str());
  return {std::ceil(size.x), std::ceil(size.y)};
}

// Longer sentences are shown longer.
Toasts::Milliseconds time_for(const std::string& sentence) {
  return std::chrono::seconds(3) + Toasts::Milliseconds(40) * static_cast<int>(sentence.size());
}

}  // namespace

void Toasts::show(std::string sentence) {
  const auto same = std::find_if(shown_.begin(), shown_.end(),
                                 [&](const Toast& t) { return t.sentence == sentence; });
  if (same != shown_.end()) shown_.erase(same);
  if (shown_.size() == most_shown) shown_.pop_front();
  const Milliseconds time = time_for(sentence);
  shown_.push_back({std::move(sentence), time});
}

void Toasts::hide_all() {
  const auto seen = std::remove_if(shown_.begin(), shown_.end(),
                                   [](const Toast& t) { return t.left < time_for(t.sentence); });
  shown_.erase(seen, shown_.end());
}

bool Toasts::update(Milliseconds elapsed) {
  for (Toast& toast : shown_)
    toast.left -= elapsed;
  const auto gone = std::remove_if(shown_.begin(), shown_.end(),
                                   [](const Toast& t) { return t.left <= Milliseconds{0}; });
  const bool changed = gone != shown_.end();
  shown_.erase(gone, shown_.end());
  return changed;
}

std::optional<Toasts::Milliseconds> Toasts::due() const {
  if (shown_.empty()) return std::nullopt;
  return std::min_element(shown_.begin(), shown_.end(),
                          [](const Toast& a, const Toast& b) { return a.left < b.left; })
      ->left;
}

std::vector<std::string> Toasts::sentences() const {
  std::vector<std::string> all;
  for (const Toast& toast : shown_)
    all.push_back(toast.sentence);
  return all;
}

std::vector<Rect> Toasts::places(const Gui& gui, const Rect& room) const {
  std::vector<Rect> boxes(shown_.size());
  float bottom = room.bottom() - gap;
  for (std::size_t i = shown_.size(); i-- > 0;) {
    const Size text = size_of(shown_[i].sentence, gui, room);
    const Size size = {text.w + 2 * padding, text.h + 2 * padding};
    boxes[i] = {std::round(room.center().x - size.w / 2), bottom - size.h, size.w, size.h};
    bottom -= size.h + gap;
  }
  return boxes;
}

void Toasts::panels(Gui& gui, const Theme& theme, const Rect& room) const {
  ImFont* font = gui.font(GuiFont::Body);
  ImDrawList* list = ImGui::GetForegroundDrawList();
  const std::vector<Rect> boxes = places(gui, room);
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const Rect inner = boxes[i].inset(padding);
    // A rim in the opposite tone makes it visible on any background.
    fill_rounded(*list, gui.canvas(), boxes[i].inset(-2), gap + 2, theme.panel);
    fill_rounded(*list, gui.canvas(), boxes[i], gap, theme.text);
    list->AddText(font, font->FontSize, im(inner.origin()), im(theme.panel),
                  shown_[i].sentence.c_str(), nullptr, wrap_width(room));
  }
}

}  // namespace damas
