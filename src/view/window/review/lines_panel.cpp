#include "view/window/review/lines_panel.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "view/window/app/app.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widget_shapes.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/review/chance_bar.hpp"

namespace damas {

namespace {

// For the mouse; rows that can be pressed are higher for a finger.
constexpr float verdict_height = 32;
constexpr float row_height = 28;
constexpr float score_width = 64;
constexpr float margin = 12;
constexpr float bottom = 4;
constexpr float swatch = 8;  // beside a number of percents
constexpr float swatch_gap = 4;
constexpr float wide_gap = 8;  // between columns
constexpr float narrow_gap = 6;

// Whether the engines agree, the program's name, and its line.
float comparison_height(bool fingers) {
  return row_height + 2 * pressable(row_height, fingers);
}

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

// White's wins, draws and Black's wins, at the right end of the row. Columns of equal width let
// nothing move while an engine searches; where room is short they have no swatches. Answers the
// width.
float percent_columns(Ui& ui, const Rect& row, const Percents& percents, float room) {
  const std::array colors{ui.theme().man(Side::White), ui.theme().drawn(),
                          ui.theme().man(Side::Black)};
  const auto width_of = [](float column, float gap) { return 3 * column + 2 * gap; };
  const float digits = text_width("100");
  const float marked = swatch + swatch_gap + digits;
  const bool swatches = width_of(marked, wide_gap) <= room;
  const float column = swatches ? marked : digits;
  const float gap = swatches ? wide_gap : narrow_gap;
  const float width = width_of(column, gap);
  if (width > room) return 0;
  float x = row.w - margin - width;
  for (std::size_t i = 0; i < percents.size(); ++i) {
    if (swatches) {
      const float top = std::round(row.y + (row.h - swatch) / 2);
      const Rect box = {std::round(row.x + x), top, swatch, swatch};
      ui.fill(box, 2, colors[i]);
      ui.outline(box, 2, 1, ui.gui().palette().border);
    }
    write(row, x + column - digits, std::to_string(percents[i]), ui.theme().text);
    x += column + gap;
  }
  return width;
}

// A heading at the left; at the right, as far as there is room, percents and how far a search has
// come: its depth and speed, or its depth. Room for the speed is that for many digits, so that it
// does not come and go.
void heading_row(Ui& ui, const App& app, const Rect& row, const std::string& heading,
                 const std::string& effort, const std::optional<Percents>& percents = {}) {
  float left = row.w - 2 * margin;
  {
    const FontScope font(ui.gui(), GuiFont::Strong);
    write(row, margin, with_ellipsis(heading, left), ui.theme().text);
    left -= text_width(heading) + margin;
  }
  const FontScope font(ui.gui(), GuiFont::Caption);
  float right = row.w - margin;
  if (percents) {
    const float width = percent_columns(ui, row, *percents, left);
    const float taken = width > 0 ? width + margin : 0;
    right -= taken;
    left -= taken;
  }
  const std::string most = app.tr(Text::AnalysisSpeed, 88, 88888);
  const std::string shown =
      text_width(most) <= left ? effort : effort.substr(0, effort.find(" \u00b7 "));
  const float width = text_width(shown);
  if (width <= left) write(row, right - width, shown, ui.theme().muted);
}

// Whether such a heading leaves room for the percents and for how far a search has come. Fingers
// get no tooltip, so that for them the words of the heading are worth more than the speed.
bool leaves_room(Ui& ui, const App& app, const Rect& row, const std::string& heading) {
  float left = row.w - 2 * margin;
  {
    const FontScope font(ui.gui(), GuiFont::Strong);
    left -= text_width(heading) + margin;
  }
  const FontScope font(ui.gui(), GuiFont::Caption);
  left -= 3 * (swatch + swatch_gap + text_width("100")) + 2 * wide_gap + margin;
  const std::string most = app.tr(Text::AnalysisSpeed, 88, 88888);
  return text_width(pressed_by_fingers() ? most.substr(0, most.find(" \u00b7 ")) : most) <= left;
}

// Beside a program the heading names our engine.
bool verdict_row(Ui& ui, const App& app, const Rect& row, const LiveFindings& found,
                 const std::optional<Comparison>& comparison) {
  const std::string name = comparison ? std::string("A ") + app.tr(Text::AppName) + " · " : "";
  const std::string heading = name + found.verdict;
  const std::string more = found.chances.empty() ? found.verdict : found.chances;
  const bool pressed = press(ui, "verdict", row, heading + ". " + more + ". " + found.effort);
  const bool one = comparison && comparison->one_line;
  Ui::tooltip((more + " · " + app.tr(one ? Text::CompareOneLine : Text::AnalysisLines)).c_str());
  const std::string worded = name + strip_heading(found, app.language());
  heading_row(ui, app, row, leaves_room(ui, app, row, worded) ? worded : heading, found.effort,
              found.percents);
  return pressed;
}

// The score of the move that was played stands out by its colour.
bool line_row(Ui& ui, const App& app, const Rect& row, const LiveLine& line) {
  const FontScope font(ui.gui(), GuiFont::Caption);
  std::string words = line.score.empty() ? line.moves : line.score + ": " + line.moves;
  if (line.played) words += std::string(". ") + app.tr(Text::AnalysisPlayed);
  const bool pressed = press(ui, "line", row, words);
  if (line.played) Ui::tooltip(app.tr(Text::AnalysisPlayed));
  write(row, margin, line.score, line.played ? ui.theme().accent : ui.theme().text);
  const float room = row.w - score_width - 2 * margin;
  write(row, margin + score_width, with_ellipsis(line.moves, room), ui.theme().muted);
  return pressed;
}

// Disagreement stands out by its colour, too.
void agreement_row(Ui& ui, const Rect& row, const Comparison& comparison) {
  const FontScope font(ui.gui(), GuiFont::Caption);
  const Color color = comparison.disagree ? ui.theme().accent : ui.theme().muted;
  write(row, margin, with_ellipsis(comparison.agreement, row.w - 2 * margin), color);
}

// Whether they agree, then the program's name, then its line or what it does instead.
void comparison_rows(Ui& ui, const App& app, Rect rest, const Comparison& comparison,
                     LinesPressed& pressed) {
  const ProgramFindings& program = comparison.program;
  const float line_height = pressable(row_height);
  if (rest.h < row_height) return;
  agreement_row(ui, take_top(rest, row_height), comparison);
  if (rest.h < line_height) return;
  const Rect row = take_top(rest, line_height);
  const std::string heading = "B " + program.name;
  const std::string found = program.line ? program.effort : program.state;
  std::string words = heading + ". " + found;
  if (!comparison.agreement.empty()) words += ". " + comparison.agreement;
  pressed.program = press(ui, "program", row, words);
  std::string about = app.tr(Text::CompareChoose);
  if (comparison.one_line) about += std::string(" · ") + app.tr(Text::CompareOneLine);
  Ui::tooltip(about.c_str());
  heading_row(ui, app, row, heading, program.effort);
  if (rest.h < line_height) return;
  const Rect last = take_top(rest, line_height);
  if (program.line) {
    if (line_row(ui, app, last, *program.line)) pressed.move = program.line->move;
    return;
  }
  const FontScope font(ui.gui(), GuiFont::Caption);
  write(last, margin, with_ellipsis(program.state, last.w - 2 * margin), ui.theme().muted);
}

}  // namespace

float lines_height(int lines, bool compares, bool fingers) {
  const float rows = static_cast<float>(lines) * pressable(row_height, fingers);
  const float own = pressable(verdict_height, fingers) + rows + bottom;
  return own + (compares ? comparison_height(fingers) : 0);
}

LinesPressed lines_panel(Ui& ui, const App& app, const Rect& place, const LiveFindings& found,
                         const std::optional<Comparison>& comparison) {
  LinesPressed pressed;
  const float verdict = pressable(verdict_height);
  const float line_height = pressable(row_height);
  if (place.h < verdict) return pressed;
  ui.fill(place, 8, ui.gui().palette().control);
  Rect below = place;
  const float least = std::min(place.h, verdict + line_height);
  const float others = comparison ? comparison_height(pressed_by_fingers()) : 0;
  Rect rest = take_top(below, std::max(least, place.h - others));
  pressed.verdict = verdict_row(ui, app, take_top(rest, verdict), found, comparison);
  int id = 0;
  for (const LiveLine& line : found.lines) {
    if (rest.h < line_height) break;
    ImGui::PushID(id++);
    if (line_row(ui, app, take_top(rest, line_height), line)) pressed.move = line.move;
    ImGui::PopID();
  }
  if (comparison) comparison_rows(ui, app, below, *comparison, pressed);
  return pressed;
}

}  // namespace damas
