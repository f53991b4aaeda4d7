#include "view/window/editor/palette.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "view/window/app.hpp"
#include "view/window/board/piece_painter.hpp"
#include "view/window/tool_button.hpp"
#include "view/window/widgets.hpp"

namespace damas {

namespace {

constexpr float gap = 4;
constexpr float widest = 72;

ToolPicture picture_of(EditTool tool, const Theme& theme) {
  const auto piece = piece_of(tool);
  if (!piece) return {};
  return {std::to_string(index(piece->side)) + (piece->kind == Kind::King ? "k" : "m"),
          [piece = *piece, &theme](int pixels) { return piece_image(piece, pixels, theme); }};
}

}  // namespace

std::optional<Piece> piece_of(EditTool tool) {
  switch (tool) {
    case EditTool::WhiteMan:
      return Piece{Side::White, Kind::Man};
    case EditTool::WhiteKing:
      return Piece{Side::White, Kind::King};
    case EditTool::BlackMan:
      return Piece{Side::Black, Kind::Man};
    case EditTool::BlackKing:
      return Piece{Side::Black, Kind::King};
    case EditTool::Erase:
      break;
  }
  return std::nullopt;
}

Text name_of(EditTool tool) {
  switch (tool) {
    case EditTool::WhiteMan:
      return Text::EditorWhiteMan;
    case EditTool::WhiteKing:
      return Text::EditorWhiteKing;
    case EditTool::BlackMan:
      return Text::EditorBlackMan;
    case EditTool::BlackKing:
      return Text::EditorBlackKing;
    case EditTool::Erase:
      break;
  }
  return Text::EditorErase;
}

bool palette_row(Ui& ui, const App& app, EditTool& chosen, float width, float height) {
  constexpr auto count = static_cast<float>(edit_tools.size());
  const float each = std::min(widest, std::floor((width - (count - 1) * gap) / count));
  const EditTool before = chosen;
  for (const EditTool tool : edit_tools) {
    if (tool != edit_tools.front()) ImGui::SameLine(0, gap);
    const int number = static_cast<int>(tool) + 1;
    const std::string tip =
        app.tr(name_of(tool)) + std::string("  (") + std::to_string(number) + ")";
    const ToolPicture picture = picture_of(tool, ui.theme());
    if (tool_button(ui, picture, tip.c_str(), tool == chosen, {each, height})) chosen = tool;
  }
  return chosen != before;
}

}  // namespace damas
