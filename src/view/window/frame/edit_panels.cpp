#include "view/window/frame/edit_panels.hpp"

#include <algorithm>
#include <cmath>

#include "view/window/app/app.hpp"
#include "view/window/app/button.hpp"
#include "view/window/board/piece_painter.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

constexpr float between_tools = 4;
constexpr float widest_tool = 72;
constexpr float between_buttons = 8;

}  // namespace

ToolPicture picture_of(const Piece& piece, const Theme& theme) {
  return {std::to_string(index(piece.side)) + (piece.kind == Kind::King ? "k" : "m"),
          [piece, &theme](int pixels) { return piece_image(piece, pixels, theme); }};
}

std::string tooltip_of_tool(const App& app, Text name, std::size_t tool) {
  return with_keys(app.tr(name), std::to_string(tool + 1));
}

void tool_grid(std::size_t count, Size size, int in_row,
               const std::function<void(std::size_t tool, Size each)>& button) {
  const int rows = (static_cast<int>(count) + in_row - 1) / in_row;
  const auto share = [](float extent, int parts) {
    return std::floor((extent + between_tools) / static_cast<float>(parts)) - between_tools;
  };
  const Size each{std::min(widest_tool, share(size.w, in_row)), share(size.h, rows)};
  for (std::size_t i = 0; i < count; ++i) {
    const int column = static_cast<int>(i) % in_row;
    const int row = static_cast<int>(i) / in_row;
    ImGui::SetCursorPos({static_cast<float>(column) * (each.w + between_tools),
                         static_cast<float>(row) * (each.h + between_tools)});
    button(i, each);
  }
}

void edit_form(Ui& ui, const App& app, const char* id, const Rect& place,
               const std::function<void()>& rows, const HowToEdit& how_to) {
  const Panel panel(id, place, Panel::Kind::Flat, false);
  ImGui::BeginChild("rows", {0, 0}, 0, ImGuiWindowFlags_NavFlattened);
  rows();
  ui.caption(app.tr(app.uses_fingers() ? how_to.by_touch : how_to.by_mouse));
  if (!app.uses_fingers()) ui.caption(app.tr(how_to.by_keys));
  scroll_by_drag();
  fade_edges(ui.theme().panel);
  ImGui::EndChild();
}

std::optional<WholeBoard> whole_board_row(Ui& ui, const App& app) {
  const char* start = app.tr(Text::EditorStart);
  const char* clear = app.tr(Text::EditorClear);
  const float whole = ImGui::GetContentRegionAvail().x;
  const float half = std::floor((whole - between_buttons) / 2);
  const float widest = std::max(text_width(start), text_width(clear));
  // One above the other if their labels would be cut.
  const bool beside = widest + 2 * between_buttons <= half;
  const float width = beside ? half : whole;
  std::optional<WholeBoard> pressed;
  if (ui.button(start, Emphasis::Plain, width)) pressed = WholeBoard::Start;
  if (beside) ImGui::SameLine(0, between_buttons);
  if (ui.button(clear, Emphasis::Plain, width)) pressed = WholeBoard::Clear;
  return pressed;
}

}  // namespace damas
