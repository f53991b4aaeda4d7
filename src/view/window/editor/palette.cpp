#include "view/window/editor/palette.hpp"

#include <string>

#include "view/window/frame/edit_panels.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

ToolPicture picture_of(EditTool tool, const Theme& theme) {
  const auto piece = piece_of(tool);
  return piece ? picture_of(*piece, theme) : ToolPicture{};
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
  const EditTool before = chosen;
  tool_grid(edit_tools.size(), size, in_row, [&](std::size_t i, Size each) {
    const EditTool tool = edit_tools[i];
    const std::string tip = tooltip_of_tool(app, name_of(tool), i);
    if (tool_button(ui, picture_of(tool, ui.theme()), tip.c_str(), tool == chosen, each))
      chosen = tool;
  });
  return chosen != before;
}

}  // namespace damas
