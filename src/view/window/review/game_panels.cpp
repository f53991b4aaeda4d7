#include "view/window/review/game_panels.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/pdn/build.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widget_shapes.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

constexpr float gap = 8;
constexpr int judgements = 6;
constexpr float heading_margin = 12;
constexpr float players_height = 24;
constexpr float above_players = 4;  // of a heading with an error

// Shows as many whole lines as fit.
void paragraph(Ui& ui, const Rect& room, const std::string& text, Color color) {
  const FontScope font(ui.gui(), GuiFont::Caption);
  ImDrawList* list = ImGui::GetWindowDrawList();
  const float line = ImGui::GetFontSize();
  const float height = std::floor(room.h / line) * line;
  ImGui::PushClipRect(im(room.origin()), {room.right(), room.y + height}, true);
  list->AddText(ImGui::GetFont(), ImGui::GetFontSize(), im(room.origin()), im(color), text.c_str(),
                nullptr, room.w);
  ImGui::PopClipRect();
}

// In the font of paragraphs.
float words_height(const Gui& gui, const std::string& text, float width) {
  const ImFont* const font = gui.font(GuiFont::Caption);
  const float size = ImGui::GetIO().FontGlobalScale * font->FontSize * font->Scale;
  return font->CalcTextSizeA(size, std::numeric_limits<float>::max(), width, text.c_str()).y;
}

}  // namespace

float heading_height(const Gui& gui, const GameHeading& heading, float width) {
  return above_players + players_height +
         words_height(gui, heading.event, width - 2 * heading_margin);
}

bool heading_panel(Ui& ui, const Rect& place, const GameHeading& heading, bool mark) {
  const Panel panel("heading", place, Panel::Kind::Flat, false);
  const bool pressed = ImGui::InvisibleButton("heading", im(place.size()));
  const GuiPalette& palette = ui.gui().palette();
  const Rect box = item_rect();
  if (ImGui::IsItemHovered()) ui.fill(box, 8, palette.control);
  ui.focus_ring(box, 8, palette.accent, heading.white + " – " + heading.black);
  Rect inner = {box.x + heading_margin, box.y, box.w - 2 * heading_margin, box.h};
  if (heading.wrong && ImGui::IsItemHovered(ImGuiHoveredFlags_ForTooltip)) {
    ImGui::SetTooltip("%s", heading.event.c_str());
  }
  if (heading.wrong && heading_height(ui.gui(), heading, box.w) > box.h) {
    paragraph(ui, inner, heading.event, palette.accent);
    return pressed;
  }
  const FontScope font(ui.gui(), GuiFont::Strong);
  const float line = players_height;
  const float details = heading.event.empty() ? 0 : box.h - line - gap;
  inner.y += std::round((inner.h - line - std::min(details, 20.0F)) / 2);
  if (heading.wrong) inner.y = box.y + above_players;
  const std::string result = heading.result + (mark ? " •" : "");
  const float result_width = text_width(result);
  ImDrawList* list = ImGui::GetWindowDrawList();
  list->AddText({inner.right() - result_width, inner.y}, im(palette.accent), result.c_str());
  ImGui::PushClipRect(im(inner.origin()), {inner.right() - result_width - gap, box.bottom()}, true);
  const float room = inner.w - result_width - gap;
  const std::string players = players_within(heading, room, text_width);
  list->AddText(im(inner.origin()), im(palette.text), players.c_str());
  ImGui::PopClipRect();
  paragraph(ui, {inner.x, inner.y + line, inner.w, box.bottom() - inner.y - line}, heading.event,
            heading.wrong ? palette.accent : palette.muted);
  return pressed;
}

std::optional<int> judgement_panel(Ui& ui, const Rect& place, int now) {
  const Panel panel("judgement", place, Panel::Kind::Flat, false);
  std::vector<std::string> names = {"–"};
  for (int nag = 1; nag <= judgements; ++nag)
    names.emplace_back(strength_of(nag));
  ImGui::SetCursorPosY(std::round((place.h - control_height()) / 2));
  int chosen = now == 0 ? -1 : now;
  if (!ui.tabs(names, chosen) || chosen == now) return std::nullopt;
  return chosen == 0 ? now : chosen;
}

bool comment_panel(Ui& ui, const Rect& place, const CommentContent& content) {
  const Panel panel("comment", place, Panel::Kind::Flat, false);
  const bool pressed = ImGui::InvisibleButton("comment", im(place.size()));
  const GuiPalette& palette = ui.gui().palette();
  const Rect box = item_rect();
  ui.fill(box, 8, ImGui::IsItemHovered() ? palette.hovered : palette.control);
  std::string text = content.comment;
  if (!content.remark.empty()) text += (text.empty() ? "" : "\n") + content.remark;
  const bool nothing = text.empty();
  if (nothing) text = content.hint;
  const bool only_remark = content.comment.empty() && !nothing;
  ui.focus_ring(box.inset(2), 6, palette.accent,
                only_remark ? text + " " + std::string(content.hint) : text);
  paragraph(ui, {box.x + 12, box.y + 6, box.w - 24, box.h - 8}, text,
            nothing ? palette.muted : palette.text);
  return pressed;
}

}  // namespace damas
