#include "view/window/online/refocused_field.hpp"

#include <imgui.h>

#include "view/window/app/app.hpp"

namespace damas {

void RefocusedField::before_field(App& app) {
  if (frames_left_ == 0) return;
  if (frames_left_ == frames) ImGui::SetKeyboardFocusHere();
  --frames_left_;
  app.redraw();
}

}  // namespace damas
