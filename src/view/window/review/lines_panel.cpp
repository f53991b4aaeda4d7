#include "view/window/review/lines_panel.hpp"

#include <cmath>
#include <string>

#include "view/window/app/app.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widget_shapes.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

constexpr float verdict_height = 32;
constexpr float line_height = 28;
constexpr float score_width = 64;
constexpr float margin = 12;
constexpr float bottom = 4;

void write(const Rect& row, float x, const std::string& text, Color color) {
  const float top = std::round(row.y + (row.h - ImGui::GetFontSize()) / 2);
  ImGui::GetWindowDrawList()->AddText({std::round(row.x + x), top}, im(color), text.c_str());
}

bool press(Ui& ui, const char* id, const Rect& row, const std::string& words) {
  ImGui::SetCursorScreenPos(im(row.origin()));
  const bool pressed = ImGui::InvisibleButton(id, im(row.size()));
  if (ImGui::IsItemHovered()) ui.fill(row, 6, ui.gui().palette().hovered);
  ui.focus_ring(row.inset(2), 5, ui.theme().accent, words);
  return pressed;
}

bool verdict_row(Ui& ui, const App& app, const Rect& row, const LiveFindings& found) {
  const std::string more = found.chances.empty() ? found.verdict : found.chances;
  const bool pressed = press(ui, "verdict", row, found.verdict + ". " + more + ". " + found.effort);
  Ui::tooltip((more + " · " + app.tr(Text::AnalysisLines)).c_str());
  float left = row.w - 2 * margin;
  {
    const FontScope font(ui.gui(), GuiFont::Strong);
    write(row, margin, with_ellipsis(found.verdict, left), ui.theme().text);
    left -= text_width(found.verdict) + margin;
  }
  const FontScope font(ui.gui(), GuiFont::Caption);
  const float width = text_width(found.effort);
  if (width <= left) write(row, row.w - margin - width, found.effort, ui.theme().muted);
  return pressed;
}

}  // namespace

float lines_height(int lines) {
  return verdict_height + static_cast<float>(lines) * line_height + bottom;
}

LinesPressed lines_panel(Ui& ui, const App& app, const Rect& place, const LiveFindings& found) {
  LinesPressed pressed;
  Rect rest = place;
  if (rest.h < verdict_height) return pressed;
  ui.fill(place, 8, ui.gui().palette().control);
  pressed.verdict = verdict_row(ui, app, take_top(rest, verdict_height), found);
  int id = 0;
  for (const LiveLine& line : found.lines) {
    if (rest.h < line_height) break;
    const Rect row = take_top(rest, line_height);
    ImGui::PushID(id++);
    const FontScope font(ui.gui(), GuiFont::Caption);
    if (press(ui, "line", row, line.score + ": " + line.moves)) pressed.move = line.move;
    write(row, margin, line.score, ui.theme().text);
    const float room = row.w - score_width - 2 * margin;
    write(row, margin + score_width, with_ellipsis(line.moves, room), ui.theme().muted);
    ImGui::PopID();
  }
  return pressed;
}

}  // namespace damas
