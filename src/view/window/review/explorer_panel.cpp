#include "view/window/review/explorer_panel.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "view/text/text.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/button.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widget_shapes.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

constexpr float row_height = 28;  // for the mouse
constexpr float margin = 12;
constexpr float gap = 8;
constexpr float bar_height = 10;
constexpr float widest_bar = 96;
constexpr float least_bar = 40;
constexpr float bottom = 4;
constexpr float swatch = 10;  // of the legend

void write(const Rect& row, float x, const std::string& text, Color color) {
  const float top = std::round(row.y + (row.h - ImGui::GetFontSize()) / 2);
  ImGui::GetWindowDrawList()->AddText({std::round(row.x + x), top}, im(color), text.c_str());
}

void fill(const Rect& box, Color color) {
  ImGui::GetWindowDrawList()->AddRectFilled(im(box.origin()), {box.right(), box.bottom()},
                                            im(color));
}

// White's games at the left, Black's at the right, draws between them in the colour of neither.
void draw_results(Ui& ui, const Rect& place, const ExplorerRow& row) {
  const float white = std::round(place.w * row.white);
  const float black = std::round(place.w * row.black);
  fill(place, ui.theme().drawn());
  fill({place.x, place.y, white, place.h}, ui.theme().man(Side::White));
  fill({place.right() - black, place.y, black, place.h}, ui.theme().man(Side::Black));
  ui.outline(place, 2, 1, ui.theme().muted);
}

std::string words(const App& app, const ExplorerRow& row) {
  std::string said = row.name;
  for (const std::string& part : {row.games, row.results}) {
    if (!part.empty()) said += ". " + part;
  }
  if (!row.rating.empty()) said += ". " + app.tr(Text::ExplorerRating, row.rating);
  if (!row.book.empty()) said += ". " + app.tr(Text::ExplorerBook, row.book);
  return said;
}

bool row_of(Ui& ui, const App& app, const Rect& place, const ExplorerRow& row) {
  ImGui::SetCursorScreenPos(im(place.origin()));
  const bool pressed = ImGui::InvisibleButton("move", im(place.size()));
  if (ImGui::IsItemHovered()) ui.fill(place, 6, ui.gui().palette().hovered);
  const std::string said = words(app, row);
  ui.focus_ring(place.inset(2), 5, ui.theme().accent, said);
  Ui::tooltip(said.c_str());
  const FontScope font(ui.gui(), GuiFont::Caption);
  write(place, margin, row.name, ui.theme().text);
  float x = margin + text_width(row.name) + gap;
  // From here on, parts that do not fit are left out; the tooltip has all of them.
  float right = place.w - margin;
  if (!row.book.empty()) {
    const std::string book = app.tr(Text::ExplorerBook, row.book);
    const float width = text_width(book);
    if (x + width <= right) {
      write(place, right - width, book, ui.theme().text);
      right -= width + gap;
    }
  }
  if (row.white + row.draws + row.black > 0 && right - x >= least_bar) {
    const float width = std::min(widest_bar, right - x);
    draw_results(ui,
                 {std::round(place.x + right - width),
                  std::round(place.center().y - bar_height / 2), width, bar_height},
                 row);
    right -= width + gap;
  }
  for (const std::string& part : {row.games, row.rating}) {
    const float width = text_width(part);
    if (part.empty() || x + width > right) continue;
    write(place, x, part, ui.theme().muted);
    x += width + gap;
  }
  return pressed;
}

// Takes as many whole rows from `rest` as there are or fit; if there are more, they scroll. Even
// `from_top` leaves a row in view that the keyboard is on, so that Enter presses nothing unseen.
std::optional<Move> moves_list(Ui& ui, const App& app, Rect& rest,
                               const std::vector<ExplorerRow>& rows, bool from_top) {
  std::optional<Move> pressed;
  const float height = pressable(row_height);
  const auto all = static_cast<float>(rows.size());
  const float fitting = std::min(all, std::floor((rest.h - bottom) / height));
  if (fitting < 1) return pressed;
  const Rect room = take_top(rest, fitting * height);
  ImGui::SetCursorScreenPos(im(room.origin()));
  ImGui::BeginChild("explored", im(room.size()), 0,
                    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened);
  const Point top = from_im(ImGui::GetCursorScreenPos());
  const float width = room.w - (all > fitting ? ImGui::GetStyle().ScrollbarSize : 0);
  bool walked_on = false;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Rect row = {top.x, top.y + static_cast<float>(i) * height, width, height};
    ImGui::PushID(static_cast<int>(i));
    if (row_of(ui, app, row, rows[i])) pressed = rows[i].move;
    walked_on = walked_on || Ui::is_walked_on();
    ImGui::PopID();
  }
  if ((from_top || ImGui::IsWindowAppearing()) && !walked_on) ImGui::SetScrollY(0);
  ImGui::EndChild();
  return pressed;
}

struct Part {
  Text name;
  Color color;
};

// The meanings of the parts of the bars, from the left.
std::array<Part, 3> legend(const Theme& theme) {
  return {Part{Text::ExplorerWhiteWins, theme.man(Side::White)},
          Part{Text::ExplorerDraws, theme.drawn()},
          Part{Text::ExplorerBlackWins, theme.man(Side::Black)}};
}

float legend_width(Ui& ui, const App& app) {
  float width = -2 * gap;
  for (const Part& part : legend(ui.theme()))
    width += swatch + gap / 2 + text_width(app.tr(part.name)) + 2 * gap;
  return width;
}

void draw_legend(Ui& ui, const App& app, const Rect& row, float left) {
  float x = left;
  for (const Part& part : legend(ui.theme())) {
    const Rect box = {std::round(row.x + x), std::round(row.center().y - swatch / 2), swatch,
                      swatch};
    fill(box, part.color);
    ui.outline(box, 2, 1, ui.theme().muted);
    x += swatch + gap / 2;
    const std::string name = app.tr(part.name);
    write(row, x, name, ui.theme().muted);
    x += text_width(name) + 2 * gap;
  }
}

bool has_bars(const ExplorerFindings& found) {
  return std::any_of(found.rows.begin(), found.rows.end(),
                     [](const ExplorerRow& row) { return row.white + row.draws + row.black > 0; });
}

// True if the legend is beside the heading. The heading tells it in words in any case.
bool heading_row(Ui& ui, const App& app, const Rect& top, const ExplorerFindings& found) {
  const bool bars = has_bars(found);
  const std::string said =
      bars ? found.heading + ". " + app.tr(Text::ExplorerLegend) : found.heading;
  ImGui::SetCursorScreenPos(im(top.origin()));
  ImGui::InvisibleButton("heading", im(top.size()));
  ui.focus_ring(top.inset(2), 5, ui.theme().accent, said);
  Ui::tooltip(said.c_str());
  const FontScope font(ui.gui(), GuiFont::Caption);
  write(top, margin, with_ellipsis(found.heading, top.w - 2 * margin), ui.theme().muted);
  if (!bars) return false;
  const float width = legend_width(ui, app);
  if (margin + text_width(found.heading) + 2 * gap + width > top.w - margin) return false;
  draw_legend(ui, app, top, top.w - margin - width);
  return true;
}

// For a panel whose heading has no room for it; left out if there is none below the moves either.
void legend_row(Ui& ui, const App& app, Rect& rest) {
  const FontScope font(ui.gui(), GuiFont::Caption);
  if (rest.h < row_height + bottom || legend_width(ui, app) > rest.w - 2 * margin) return;
  draw_legend(ui, app, take_top(rest, row_height), margin);
}

std::string count_after_name(const ExplorerPart& part) {
  return part.count.empty() ? std::string() : " " + part.count;
}

float part_width(const ExplorerPart& part) {
  return swatch + gap / 2 + text_width(part.name + count_after_name(part));
}

// A box that is filled while the source counts, and the name and the number of its games. The end
// of a name is left out, but not the number.
bool part_button(Ui& ui, const App& app, const Rect& place, const ExplorerPart& part) {
  ImGui::SetCursorScreenPos(im(place.origin()));
  const bool pressed = ImGui::InvisibleButton("part", im(place.size()));
  if (ImGui::IsItemHovered()) ui.fill(place, 6, ui.gui().palette().hovered);
  const std::string said = part.on ? part.words : app.tr(Text::ExplorerPartOff, part.words);
  ui.focus_ring(place.inset(2), 5, ui.theme().accent, ui.said(said, part.on));
  Ui::tooltip(said.c_str());
  const FontScope font(ui.gui(), GuiFont::Caption);
  const Rect box = {std::round(place.x + gap / 2), std::round(place.center().y - swatch / 2),
                    swatch, swatch};
  if (part.on) fill(box, ui.theme().accent);
  ui.outline(box, 2, 1, part.on ? ui.theme().accent : ui.theme().muted);
  const float left = gap / 2 + swatch + gap / 2;
  const std::string count = count_after_name(part);
  const std::string name = with_ellipsis(part.name, place.w - left - text_width(count));
  write(place, left, name + count, part.on ? ui.theme().text : ui.theme().muted);
  return pressed;
}

// All sources in one row; each has an equal share of it if there is not enough room.
std::optional<std::size_t> parts_row(Ui& ui, const App& app, const Rect& row,
                                     const std::vector<ExplorerPart>& parts) {
  std::optional<std::size_t> pressed;
  float wanted = 0;
  {
    const FontScope font(ui.gui(), GuiFont::Caption);
    for (const ExplorerPart& part : parts)
      wanted += part_width(part) + 2 * gap;
  }
  const float room = row.w - 2 * (margin - gap / 2);
  float x = row.x + margin - gap / 2;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    float width = room / static_cast<float>(parts.size());
    if (wanted <= room) {
      const FontScope font(ui.gui(), GuiFont::Caption);
      width = part_width(parts[i]) + 2 * gap;
    }
    ImGui::PushID(static_cast<int>(i));
    if (part_button(ui, app, {x, row.y, width, row.h}, parts[i])) pressed = i;
    ImGui::PopID();
    x += width;
  }
  return pressed;
}

}  // namespace

// For the mouse: heading, sources, and five moves. For fingers a move less, or beside the lines of
// an engine the heading, and two more rows, so that the list of moves keeps its place.
float explorer_height(bool beside_lines, bool fingers) {
  constexpr int most_rows = 6;
  constexpr int rows_beside_lines = 3;
  if (!fingers) return 204;
  return static_cast<float>(beside_lines ? rows_beside_lines : most_rows) *
             pressable(row_height, fingers) +
         bottom;
}

ExplorerPressed explorer_panel(Ui& ui, const App& app, const Rect& place,
                               const ExplorerFindings& found, bool from_top) {
  ExplorerPressed pressed;
  const float row = pressable(row_height);
  Rect rest = place;
  if (rest.h < row) return pressed;
  ui.fill(place, 8, ui.gui().palette().control);
  Rect heading = take_top(rest, row);
  // The practice is in the corner, the list of games at its left.
  const Point corner = {heading.right() - row, heading.y};
  if (found.in_book) heading.w -= row;
  const Point before_corner = {heading.right() - row, heading.y};
  if (found.games > 0) heading.w -= row;
  const bool explained = heading_row(ui, app, heading, found);
  // In a very low panel the moves matter more.
  const bool sources = !found.parts.empty() && rest.h >= 2 * row + bottom;
  const Rect parts = sources ? take_top(rest, row) : Rect{};
  pressed.move = moves_list(ui, app, rest, found.rows, from_top);
  if (!explained && has_bars(found)) legend_row(ui, app, rest);
  // Created last, so that the keyboard starts at the moves.
  if (sources) pressed.part = parts_row(ui, app, parts, found.parts);
  if (found.games > 0) {
    ImGui::SetCursorScreenPos(im(before_corner));
    const std::string list = counted(app.language(), found.games, Counted::ExplorerListGames);
    pressed.games = icon_button(ui, {Icon::Trophy, list}, {row, row}, app);
  }
  if (!found.in_book) return pressed;
  ImGui::SetCursorScreenPos(im(corner));
  pressed.practice = icon_button(ui, {Icon::Speech, Text::OpeningsFromHere}, {row, row}, app);
  return pressed;
}

}  // namespace damas
