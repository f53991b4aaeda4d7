#include "view/window/kit/text_width.hpp"

#include <imgui.h>

#include "platform/text_layout.hpp"

namespace damas {

float text_width(std::string_view line) {
  return ImGui::CalcTextSize(line.data(), line.data() + line.size()).x;
}

std::string with_ellipsis(std::string_view text, float width) {
  return with_ellipsis(text, width, text_width);
}

}  // namespace damas
