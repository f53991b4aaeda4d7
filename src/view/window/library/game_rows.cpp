#include "view/window/library/game_rows.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "view/text/names.hpp"
#include "view/text/pdn_sentences.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widget_shapes.hpp"
#include "view/window/library/room.hpp"

namespace damas {

namespace {

constexpr float header_height = 44;
constexpr float row_height = 44;
constexpr float narrow_row_height = 64;
constexpr float inset = 8;

struct Columns {
  std::array<float, column_count + 1> left{};  // of the columns, and the right end

  float width(GameColumn column) const {
    const auto i = static_cast<std::size_t>(column);
    return left[i + 1] - left[i];
  }
};

// Fixed widths; columns with 0 share the rest.
Columns columns_of(float width) {
  constexpr std::array<float, column_count> fixed = {72, 0, 0, 84, 128, 108, 0, 68};
  constexpr std::array<float, column_count> share = {0, 3, 3, 0, 0, 0, 3, 0};
  float rest = width;
  for (const float w : fixed)
    rest -= w;
  Columns columns;
  for (std::size_t i = 0; i < column_count; ++i)
    columns.left[i + 1] = columns.left[i] + std::floor(fixed[i] + rest * share[i] / 9);
  columns.left[column_count] = width;
  return columns;
}

// The tournament, and that the opening was drawn by lot, as far as there are any.
std::string about_game(const PdnEntry& entry, Language language) {
  if (entry.drawn_plies == 0) return entry.event;
  const std::string drawn = counted(language, entry.drawn_plies, Counted::LibraryDrawnOpening);
  return entry.event.empty() ? drawn : entry.event + " · " + drawn;
}

std::string text_in(const PdnEntry& entry, GameColumn column, Language language) {
  switch (column) {
    case GameColumn::Number:
      return std::to_string(entry.number);
    case GameColumn::White:
      return player_in(entry, Side::White, language);
    case GameColumn::Black:
      return player_in(entry, Side::Black, language);
    case GameColumn::Result:
      return result_text(entry) + (entry.winner_guessed() ? " ?" : "");
    case GameColumn::Variant:
      return name(language, entry.variant) + (entry.variant_guessed ? " ?" : "");
    case GameColumn::Date:
      return entry.date;
    case GameColumn::Plies:
      return std::to_string(entry.plies);
    case GameColumn::Tournament:
      break;
  }
  return entry.errors.empty() ? about_game(entry, language)
                              : sentence(language, entry.errors.front());
}

// Text that is too long ends with an ellipsis.
void write(Point at, float right, const std::string& text, Color color) {
  const std::string shown = with_ellipsis(text, right - at.x);
  ImGui::PushClipRect({at.x, at.y - 8}, {right, at.y + 32}, true);
  ImGui::GetWindowDrawList()->AddText({at.x, std::round(at.y)}, im(color), shown.c_str());
  ImGui::PopClipRect();
}

// Shows the complete entry, which may not fit into the row.
void explain(const PdnEntry& entry, Language language) {
  constexpr float widest = 400;
  if (entry.errors.empty() || !ImGui::IsItemHovered(ImGuiHoveredFlags_ForTooltip)) return;
  if (!ImGui::BeginTooltip()) return;
  ImGui::PushTextWrapPos(widest);
  ImGui::TextUnformatted(sentence(language, entry.errors.front()).c_str());
  ImGui::PopTextWrapPos();
  ImGui::EndTooltip();
}

// A disc with an exclamation mark: the game could not be read completely.
void broken_mark(Ui& ui, Point middle) {
  const Color color = ui.theme().accent;
  ui.fill(Rect::around(middle, {20, 20}), 10, color);
  const FontScope font(ui.gui(), GuiFont::Strong);
  const ImVec2 size = ImGui::CalcTextSize("!");
  ImGui::GetWindowDrawList()->AddText(
      {std::round(middle.x - size.x / 2), std::round(middle.y - size.y / 2)},
      im(ui.gui().palette().on_accent), "!");
}

}  // namespace

Text title_of(GameColumn column) {
  switch (column) {
    case GameColumn::Number:
      return Text::LibraryNumber;
    case GameColumn::White:
      return Text::White;
    case GameColumn::Black:
      return Text::Black;
    case GameColumn::Result:
      return Text::LibraryResult;
    case GameColumn::Variant:
      return Text::VariantLabel;
    case GameColumn::Date:
      return Text::LibraryDate;
    case GameColumn::Tournament:
      return Text::LibraryEvent;
    case GameColumn::Plies:
      break;
  }
  return Text::LibraryPlies;
}

std::string player_in(const PdnEntry& entry, Side side, Language language) {
  const std::string& kept = side == Side::White ? entry.white : entry.black;
  return kept.empty() ? "?" : player_name(language, kept);
}

std::string result_text(const PdnEntry& entry) {
  return to_text(entry.named_first == Side::White ? entry.result : turned(entry.result));
}

std::optional<std::size_t> GameRows::row_after(Action action, std::optional<std::size_t> row,
                                               std::size_t count) const {
  if (count == 0) return std::nullopt;
  const std::size_t from = row.value_or(0);
  const std::size_t last = count - 1;
  const auto page = static_cast<std::size_t>(rows_in_view_);
  switch (action) {
    case Action::CursorUp:
      return from - std::min<std::size_t>(from, 1);
    case Action::CursorDown:
      return std::min(from + 1, last);
    case Action::Previous:
      return from - std::min(from, page);
    case Action::Next:
      return std::min(from + page, last);
    case Action::First:
      return 0;
    case Action::Last:
      return last;
    default:
      return std::nullopt;
  }
}

std::optional<std::size_t> GameRows::walk(Action action, const GameTable& table,
                                          std::optional<std::size_t> selected) {
  const auto row = selected ? table.row_of(*selected) : std::nullopt;
  const auto to = row_after(action, row, table.count());
  if (!to) return std::nullopt;
  follow();
  return table.index_at(*to);
}

RowsEvent GameRows::panel(Ui& ui, const Rect& place, bool narrow, const GameTable& table,
                          std::optional<std::size_t> selected, Language language) {
  RowsEvent event;
  const Room room("library-rows", place);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  if (!narrow) event.sorted = header(ui, table, language);
  ImGui::BeginChild("rows", {0, 0}, 0,
                    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened);
  const float height = narrow ? narrow_row_height : row_height;
  const auto count = static_cast<int>(table.count());
  rows_in_view_ = std::max(1, static_cast<int>(ImGui::GetWindowHeight() / height));
  event.scrolled = top_ || follow_;
  if (std::exchange(top_, false)) ImGui::SetScrollY(0);
  const auto at = selected ? table.row_of(*selected) : std::nullopt;
  if (std::exchange(follow_, false) && at) scroll_to(static_cast<int>(*at), count, height);
  drawn_.clear();
  ImGuiListClipper clipper;
  clipper.Begin(count, height);
  while (clipper.Step()) {
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
      const std::size_t index = table.index_at(static_cast<std::size_t>(i));
      ImGui::PushTabStop(index == selected);  // makes the rest reachable with Tab
      const bool pressed = row(ui, table.entry(index), narrow, index == selected, language);
      ImGui::PopTabStop();
      drawn_.push_back({index, item_rect().center()});
      const bool mouse = ImGui::IsMouseReleased(ImGuiMouseButton_Left);
      const bool finger = ImGui::GetIO().MouseSource == ImGuiMouseSource_TouchScreen;
      const bool twice = ImGui::IsItemHovered() && ImGui::IsMouseDoubleClicked(0);
      if ((pressed && (!mouse || finger)) || twice) event.opened = index;
      if (pressed) event.selected = index;
    }
  }
  ImGui::EndChild();
  ImGui::PopStyleVar();
  return event;
}

void GameRows::scroll_to(int number, int count, float height) {
  const float top = static_cast<float>(number) * height;
  const float room = ImGui::GetWindowHeight();
  const float most = std::max(0.0F, static_cast<float>(count) * height - room);
  const float low = std::min(most, std::max(0.0F, top + height - room));
  ImGui::SetScrollY(std::clamp(ImGui::GetScrollY(), low, std::min(most, top)));
}

std::optional<GameColumn> GameRows::header(Ui& ui, const GameTable& table, Language language) {
  std::optional<GameColumn> clicked;
  const Point start = from_im(ImGui::GetCursorScreenPos());
  const ImVec2 room = ImGui::GetContentRegionAvail();
  // The columns below are narrower while there is a scroll bar.
  const bool scrolls = static_cast<float>(table.count()) * row_height > room.y - header_height;
  const float bar = scrolls ? ImGui::GetStyle().ScrollbarSize : 0;
  const Columns columns = columns_of(room.x - bar);
  for (int i = 0; i < column_count; ++i) {
    const auto column = static_cast<GameColumn>(i);
    ImGui::SetCursorScreenPos({start.x + columns.left[static_cast<std::size_t>(i)], start.y});
    ImGui::PushID(i);
    if (heading(ui, table, column, columns.width(column), language)) clicked = column;
    ImGui::PopID();
  }
  ImGui::GetWindowDrawList()->AddLine(
      {start.x, start.y + header_height - 0.5F},
      {start.x + columns.left[column_count], start.y + header_height - 0.5F},
      im(ui.gui().palette().border));
  ImGui::SetCursorScreenPos({start.x, start.y + header_height});
  return clicked;
}

// True if it was clicked.
bool GameRows::heading(Ui& ui, const GameTable& table, GameColumn column, float width,
                       Language language) {
  const bool clicked = ImGui::InvisibleButton("column", {width, header_height});
  const Rect box = item_rect();
  if (ImGui::IsItemHovered()) ui.fill(box, 6, ui.gui().palette().hovered);
  const bool sorted = table.column() == column;
  const float right = box.right() - (sorted ? 18 : 2);
  const FontScope font(ui.gui(), GuiFont::Caption);
  const char* title = column == GameColumn::Number ? "#" : tr(language, title_of(column));
  ui.focus_ring(box.inset(2), 6, ui.theme().accent, ui.said(title, sorted));
  write({box.x + inset, box.center().y - ImGui::GetFontSize() / 2}, right, title,
        sorted ? ui.theme().text : ui.theme().muted);
  const float end = std::min(right, box.x + inset + text_width(title) + 2);
  if (sorted) {
    ui.icon(table.descending() ? Icon::ChevronDown : Icon::ChevronUp,
            {end, box.center().y - 8, 16, 16}, ui.theme().accent);
  }
  return clicked;
}

bool GameRows::row(Ui& ui, const PdnEntry& entry, bool narrow, bool selected, Language language) {
  ImGui::PushID(entry.number);
  const float height = narrow ? narrow_row_height : row_height;
  const bool pressed = ImGui::InvisibleButton("game", {ImGui::GetContentRegionAvail().x, height});
  ImGui::PopID();
  explain(entry, language);
  const Rect box = item_rect();
  const GuiPalette& palette = ui.gui().palette();
  if (selected) {
    ui.fill(box, 6, palette.control);
    ui.outline(box, 6, 2, palette.accent);
  } else if (ImGui::IsItemHovered()) {
    ui.fill(box, 6, palette.hovered);
  }
  if (narrow) {
    two_lines(ui, box, entry, language);
  } else {
    cells(ui, box, entry, language);
  }
  if (ui.is_walked_on()) {
    std::string words = std::to_string(entry.number) + ": " +
                        player_in(entry, Side::White, language) + " – " +
                        player_in(entry, Side::Black, language) + ", " + result_text(entry);
    if (entry.drawn_plies > 0)
      words += ", " + counted(language, entry.drawn_plies, Counted::LibraryDrawnOpening);
    ui.focus_ring(box.inset(3), 4, palette.text, ui.said(words, selected));
  }
  return pressed;
}

void GameRows::cells(Ui& ui, const Rect& box, const PdnEntry& entry, Language language) const {
  const Columns columns = columns_of(box.w);
  const float top = box.center().y - ImGui::GetFontSize() / 2;
  for (int i = 0; i < column_count; ++i) {
    const auto column = static_cast<GameColumn>(i);
    const float left = box.x + columns.left[static_cast<std::size_t>(i)] + inset;
    const bool name = column == GameColumn::White || column == GameColumn::Black;
    const bool error = column == GameColumn::Tournament && !entry.errors.empty();
    const Color plain = name || column == GameColumn::Result ? ui.theme().text : ui.theme().muted;
    write({left, top}, left + columns.width(column) - inset, text_in(entry, column, language),
          error ? ui.theme().accent : plain);
  }
  if (!entry.errors.empty()) {
    broken_mark(ui, {box.x + columns.width(GameColumn::Number) - 14, box.center().y});
  }
}

void GameRows::two_lines(Ui& ui, const Rect& box, const PdnEntry& entry, Language language) const {
  const auto text = [&](GameColumn column) { return text_in(entry, column, language); };
  const std::string result = text(GameColumn::Result);
  const float right = box.right() - inset - text_width(result);
  const float mark = entry.errors.empty() ? 0 : 28;
  const float first = box.y + box.h / 2 - ImGui::GetFontSize() - 2;
  write({box.x + inset + mark, first}, right - inset,
        text(GameColumn::White) + " – " + text(GameColumn::Black), ui.theme().text);
  write({right, first}, box.right(), result, ui.theme().text);
  if (mark > 0) broken_mark(ui, {box.x + inset + 10, first + 9});
  const FontScope font(ui.gui(), GuiFont::Caption);
  const bool broken = !entry.errors.empty();  // then the mark comes first
  const std::string event = text(GameColumn::Tournament);
  std::string second =
      std::to_string(entry.number) + ".  " + (broken ? event : text(GameColumn::Variant));
  for (const std::string& part : {entry.date, broken ? text(GameColumn::Variant) : event}) {
    if (!part.empty()) second += "  ·  " + part;
  }
  write({box.x + inset, box.center().y + 4}, box.right() - inset, second,
        broken ? ui.theme().accent : ui.theme().muted);
}

std::optional<Point> GameRows::place_of(std::size_t index) const {
  for (const Drawn& row : drawn_) {
    if (row.index == index) return row.middle;
  }
  return std::nullopt;
}

}  // namespace damas
