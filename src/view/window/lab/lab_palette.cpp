#include "view/window/lab/lab_palette.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "view/window/app/app.hpp"
#include "view/window/app/button.hpp"
#include "view/window/board/piece_painter.hpp"
#include "view/window/kit/tool_button.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/lab/lab_piece.hpp"
#include "view/window/lab/lab_text.hpp"

namespace damas {

namespace {

constexpr float gap = 4;

Image picture_of(LabTool tool, int pixels, const Theme& theme) {
  if (is_piece(tool)) return lab_piece_image(piece_of(tool), pixels, theme);
  const Side side = tool == LabTool::Friend ? Side::White : Side::Black;
  return piece_image({side, Kind::Man}, pixels, theme);
}

}  // namespace

bool lab_palette(Ui& ui, const App& app, LabTool& chosen, const Rect& place, int columns) {
  const int rows = static_cast<int>(lab_tools.size()) / columns;
  const auto part = [](float whole, int parts) {
    return std::floor((whole - static_cast<float>(parts - 1) * gap) / static_cast<float>(parts));
  };
  const Size each{part(place.w, columns), part(place.h, rows)};
  const LabTool before = chosen;
  for (const LabTool tool : lab_tools) {
    const int number = static_cast<int>(tool);
    const int column = number % columns;
    const int row = number / columns;
    ImGui::SetCursorPos(
        {static_cast<float>(column) * (each.w + gap), static_cast<float>(row) * (each.h + gap)});
    const std::string tip = with_keys(app.tr(name_of(tool)), std::to_string(number + 1));
    ToolPicture picture;
    if (tool != LabTool::Erase) {
      picture.key = "lab/" + std::to_string(number);
      picture.make = [&](int pixels) { return picture_of(tool, pixels, ui.theme()); };
    }
    if (tool_button(ui, picture, tip.c_str(), tool == chosen, each)) chosen = tool;
  }
  return chosen != before;
}

}  // namespace damas
