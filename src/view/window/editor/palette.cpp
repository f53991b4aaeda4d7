#include "view/window/editor/palette.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "platform/canvas.hpp"
#include "view/window/app.hpp"
#include "view/window/board/piece_painter.hpp"
#include "view/window/widget_shapes.hpp"
#include "view/window/widgets.hpp"

namespace damas {

namespace {

constexpr float gap = 4;
constexpr float widest = 72;

void draw_piece_in(Ui& ui, Piece piece, const Rect& box) {
  Canvas& canvas = ui.gui().canvas();
  const float side = std::min(box.w, box.h) - 8;
  const int pixels = std::max(1, static_cast<int>(std::lround(side * canvas.scale())));
  const std::string key = "palette/" + std::string(ui.theme().id) + "/" +
                          std::to_string(index(piece.side)) +
                          (piece.kind == Kind::King ? "k/" : "m/") + std::to_string(pixels);
  const Texture& texture =
      canvas.cached(key, [&] { return piece_image(piece, pixels, ui.theme()); });
  const float exact = static_cast<float>(pixels) / canvas.scale();
  const Point corner = {std::round(box.center().x - exact / 2),
                        std::round(box.center().y - exact / 2)};
  ImGui::GetWindowDrawList()->AddImage(texture.id(), im(corner),
                                       {corner.x + exact, corner.y + exact});
}

bool tool_button(Ui& ui, EditTool tool, const char* name, bool chosen, Size size) {
  const bool pressed = ImGui::InvisibleButton(name, im(size));
  const Rect box = item_rect();
  const bool lit = ImGui::IsItemHovered() || ImGui::IsItemActive();
  // Men of both sides are seen on the colour of their squares.
  ui.fill(box, 8, mix(ui.theme().dark_square, ui.theme().text, lit ? 0.15F : 0.0F));
  if (const auto piece = piece_of(tool)) {
    draw_piece_in(ui, *piece, box);
  } else {
    ui.icon(Icon::Close, Rect::around(box.center(), {28, 28}), ui.theme().text);
  }
  if (chosen) ui.outline(box, 8, 3, ui.theme().accent);
  ui.focus_ring(box.inset(3), 6, ui.theme().text);
  return pressed;
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
    if (tool_button(ui, tool, tip.c_str(), tool == chosen, {each, height})) chosen = tool;
    if (ImGui::IsItemHovered(ImGuiHoveredFlags_ForTooltip)) ImGui::SetTooltip("%s", tip.c_str());
  }
  return chosen != before;
}

}  // namespace damas
