// Scrolling with a finger: the finger moves the content under it, if that is longer than its
// window.
#include <cmath>

#include <imgui_internal.h>

#include "platform/gui_state.hpp"

namespace damas {

namespace {

ImGuiWindow* scrollable(ImGuiWindow* window) {
  while (window != nullptr && window->ScrollMax.y <= 0)
    window = window->ParentWindow;
  return window;
}

}  // namespace

void Gui::State::pan() {
  ImGuiContext& g = *context;
  if (!last_pointer.touch || !g.IO.MouseDown[0]) {
    panned = 0;
    return;
  }
  ImGuiWindow* const window =
      panned != 0 ? ImGui::FindWindowByID(panned) : scrollable(g.HoveredWindow);
  if (window == nullptr) return;
  float by = g.IO.MouseDelta.y;
  if (panned == 0) {
    const ImVec2 way{g.IO.MousePos.x - g.IO.MouseClickedPos[0].x,
                     g.IO.MousePos.y - g.IO.MouseClickedPos[0].y};
    if (std::abs(way.y) < Pointer::drag_threshold || std::abs(way.y) < std::abs(way.x)) return;
    if (g.ActiveId == ImGui::GetWindowScrollbarID(window, ImGuiAxis_Y)) return;
    panned = window->ID;
    by = way.y;
    ImGui::ClearActiveID();  // the widget under the finger is not pressed
  }
  ImGui::SetScrollY(window, window->Scroll.y - by);
  settling = 3;
}

}  // namespace damas
