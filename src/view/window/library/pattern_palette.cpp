#include "view/window/library/pattern_palette.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "view/window/app/app.hpp"
#include "view/window/board/piece_painter.hpp"
#include "view/window/kit/tool_button.hpp"
#include "view/window/kit/widget_shapes.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/library/pattern_edit.hpp"

namespace damas {

namespace {

constexpr float tool_gap = 4;
constexpr float widest_tool = 72;

bool is_either(Demand demand) {
  return demand == Demand::WhitePiece || demand == Demand::BlackPiece;
}

ToolPicture picture_of(Demand demand, const Theme& theme) {
  const auto piece = piece_shown(demand);
  if (!piece) return {"pattern/none", [](int pixels) { return Image(pixels, pixels); }};
  return {std::to_string(index(piece->side)) + (piece->kind == Kind::King ? "k" : "m"),
          [piece = *piece, &theme](int pixels) { return piece_image(piece, pixels, theme); }};
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
  const auto count = static_cast<int>(pattern_tools.size());
  const int rows = (count + in_row - 1) / in_row;
  const auto share = [](float extent, int parts) {
    return std::floor((extent + tool_gap) / static_cast<float>(parts)) - tool_gap;
  };
  const Size each{std::min(widest_tool, share(size.w, in_row)), share(size.h, rows)};
  const Demand before = chosen;
  for (int i = 0; i < count; ++i) {
    const Demand tool = pattern_tools[static_cast<std::size_t>(i)];
    const int row = i / in_row;
    ImGui::SetCursorPos({static_cast<float>(i % in_row) * (each.w + tool_gap),
                         static_cast<float>(row) * (each.h + tool_gap)});
    const std::string tip =
        app.tr(name_of(tool)) + std::string("  (") + std::to_string(i + 1) + ")";
    if (button_of(ui, tool, tip, tool == chosen, each)) chosen = tool;
  }
  return chosen != before;
}

}  // namespace damas
