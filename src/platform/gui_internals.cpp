#include "platform/gui_internals.hpp"

#include <imgui.h>
#include <imgui_internal.h>

namespace damas {

bool focus_is_visible() {
  return !ImGui::GetCurrentContext()->NavDisableHighlight;
}

void set_focus_visible(bool visible) {
  ImGui::GetCurrentContext()->NavDisableHighlight = !visible;
}

void drop_lost_focus() {
  ImGuiContext& context = *ImGui::GetCurrentContext();
  if (!context.NavIdIsAlive) context.NavId = 0;
}

bool is_active(const char* label) {
  return ImGui::GetActiveID() == ImGui::GetID(label);
}

void release_pressed() {
  ImGui::ClearActiveID();
}

LayoutPlace layout_place() {
  const auto& layout = ImGui::GetCurrentWindow()->DC;
  return {{layout.CursorPos.x, layout.CursorPos.y}, {layout.CursorMaxPos.x, layout.CursorMaxPos.y}};
}

void return_to(const LayoutPlace& place) {
  auto& layout = ImGui::GetCurrentWindow()->DC;
  layout.CursorPos = {place.next.x, place.next.y};
  layout.CursorMaxPos = {place.reached.x, place.reached.y};
  layout.IsSetPos = false;
}

}  // namespace damas
