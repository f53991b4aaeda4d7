#include "view/window/library/pattern_palette.hpp"

#include <cmath>
#include <string>

#include "view/window/frame/edit_panels.hpp"
#include "view/window/kit/widget_shapes.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/library/pattern_edit.hpp"

namespace damas {

namespace {

bool is_either(Demand demand) {
  return demand == Demand::WhitePiece || demand == Demand::BlackPiece;
}

ToolPicture picture_of(Demand demand, const Theme& theme) {
  const auto piece = piece_shown(demand);
  if (!piece) return {"pattern/none", [](int pixels) { return Image(pixels, pixels); }};
  return picture_of(*piece, theme);
}

void question_mark(Ui& ui, Point middle, bool on_piece) {
  constexpr float radius = 11;
  if (on_piece) {
    ui.fill(Rect::around(middle, {2 * radius + 2, 2 * radius + 2}), radius + 1,
            ui.theme().hairline);
    ui.fill(Rect::around(middle, {2 * radius, 2 * radius}), radius, ui.theme().target);
  }
  const FontScope font(ui.gui(), GuiFont::Strong);
  const ImVec2 size = ImGui::CalcTextSize("?");
  ImGui::GetWindowDrawList()->AddText(
      {std::round(middle.x - size.x / 2), std::round(middle.y - size.y / 2)},
      im(on_piece ? ui.theme().hairline : ui.theme().number()), "?");
}

bool button_of(Ui& ui, Demand tool, const std::string& tip, bool chosen, Size size) {
  const bool pressed = tool_button(ui, picture_of(tool, ui.theme()), tip.c_str(), chosen, size);
  const Point middle = item_rect().center();
  if (tool == Demand::Empty) {
    ui.outline(Rect::around(middle, {24, 24}), 2, 2, ui.theme().number());
  } else if (tool == Demand::Anything || is_either(tool)) {
    question_mark(ui, middle, is_either(tool));
  }
  return pressed;
}

}  // namespace

Text name_of(Demand demand) {
  switch (demand) {
    case Demand::WhiteMan:
      return Text::EditorWhiteMan;
    case Demand::WhiteKing:
      return Text::EditorWhiteKing;
    case Demand::WhitePiece:
      return Text::PatternWhitePiece;
    case Demand::BlackMan:
      return Text::EditorBlackMan;
    case Demand::BlackKing:
      return Text::EditorBlackKing;
    case Demand::BlackPiece:
      return Text::PatternBlackPiece;
    case Demand::Empty:
      return Text::PatternEmpty;
    case Demand::Anything:
      break;
  }
  return Text::PatternAnything;
}

std::optional<Piece> piece_shown(Demand demand) {
  const auto side = side_of(demand);
  if (!side) return std::nullopt;
  const bool king = demand == Demand::WhiteKing || demand == Demand::BlackKing;
  return Piece{*side, king ? Kind::King : Kind::Man};
}

bool palette_rows(Ui& ui, const App& app, Demand& chosen, Size size, int in_row) {
  const Demand before = chosen;
  tool_grid(pattern_tools.size(), size, in_row, [&](std::size_t i, Size each) {
    const Demand tool = pattern_tools[i];
    const std::string tip = tooltip_of_tool(app, name_of(tool), i);
    if (button_of(ui, tool, tip, tool == chosen, each)) chosen = tool;
  });
  return chosen != before;
}

}  // namespace damas
