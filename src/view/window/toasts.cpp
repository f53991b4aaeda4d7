#include "view/window/toasts.hpp"

#include <algorithm>
#include <cfloat>
#include <utility>

#include <imgui.h>

#include "platform/gui.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/widget_shapes.hpp"

namespace damas {

namespace {

constexpr float margin = 16;
constexpr float padding = 12;
constexpr float gap = 8;
constexpr float widest = 560;
constexpr std::size_t most_shown = 3;

// Long sentences stay longer.
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

void Toasts::panels(Gui& gui, const Theme& theme, Size window) const {
  ImFont* font = gui.font(GuiFont::Body);
  ImDrawList* list = ImGui::GetForegroundDrawList();
  const float width = std::min(widest, window.w - 2 * (margin + padding));
  float top = margin;
  for (const Toast& toast : shown_) {
    const char* text = toast.sentence.c_str();
    const ImVec2 size = font->CalcTextSizeA(font->FontSize, FLT_MAX, width, text);
    const Rect box = {(window.w - size.x) / 2 - padding, top, size.x + 2 * padding,
                      size.y + 2 * padding};
    fill_rounded(*list, gui.canvas(), box, gap, theme.text);
    list->AddText(font, font->FontSize, im(box.inset(padding).origin()), im(theme.panel), text,
                  nullptr, width);
    top = box.bottom() + gap;
  }
}

}  // namespace damas
