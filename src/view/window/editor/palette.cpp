#include "view/window/editor/palette.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "view/window/app/app.hpp"
#include "view/window/board/piece_painter.hpp"
#include "view/window/kit/tool_button.hpp"
#include "view/window/kit/widgets.hpp"

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

bool palette_rows(Ui& ui, const App& app, EditTool& chosen, Size size, int in_row) {
  const auto count = static_cast<int>(edit_tools.size());
  const int rows = (count + in_row - 1) / in_row;
  const auto share = [](float extent, int parts) {
    return std::floor((extent + gap) / static_cast<float>(parts)) - gap;
  };
  const Size each{std::min(widest, share(size.w, in_row)), share(size.h, rows)};
  const EditTool before = chosen;
  for (int i = 0; i < count; ++i) {
    const EditTool tool = edit_tools[static_cast<std::size_t>(i)];
    const int row = i / in_row;
    ImGui::SetCursorPos({static_cast<float>(i % in_row) * (each.w + gap),
                         static_cast<float>(row) * (each.h + gap)});
    const std::string tip =
        app.tr(name_of(tool)) + std::string("  (") + std::to_string(i + 1) + ")";
    const ToolPicture picture = picture_of(tool, ui.theme());
    if (tool_button(ui, picture, tip.c_str(), tool == chosen, each)) chosen = tool;
  }
  return chosen != before;
}

}  // namespace damas
