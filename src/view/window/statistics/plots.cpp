#include "view/window/statistics/plots.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widget_shapes.hpp"
#include "view/window/statistics/row_layout.hpp"

namespace damas {

namespace {

constexpr float row_height = row_line_height;
constexpr float line_height = 180;
constexpr float gap = row_gap;
constexpr float dot = 4;

struct RowRange {
  std::size_t first = 0;
  std::size_t end = 0;
};

RowRange shown_rows(const Chart& chart) {
  const std::size_t all = chart.table.rows.size();
  const std::size_t count = std::min(all, chart.most_shown);
  return chart.shows_last ? RowRange{all - count, all} : RowRange{0, count};
}

// "Variant: Brazilian, Games: 3, …"
std::string said_row(const Chart& chart, std::size_t row) {
  std::string words;
  for (std::size_t i = 0; i < chart.table.columns.size(); ++i) {
    if (i > 0) words += ", ";
    words += chart.table.columns[i] + ": " + chart.table.rows[row][i];
  }
  return words;
}

// "50 % (12)", or what the chart says, or the first number of the row.
std::string number_of(const Chart& chart, std::size_t row) {
  if (!chart.numbers.empty()) return chart.numbers[row];
  const auto& cells = chart.table.rows[row];
  return chart.kind == Chart::Kind::Results ? cells.back() + " % (" + cells[1] + ")" : cells[1];
}

class Rows {
 public:
  Rows(Ui& ui, const Chart& chart) : ui_(ui), chart_(chart), list_(*ImGui::GetWindowDrawList()) {}

  // Makes an inactive widget, so that the arrow keys can move from row to row.
  Rect place(std::size_t row, float height) {
    ImGui::PushID(chart_.table.title.c_str());
    ImGui::PushID(static_cast<int>(row));
    ImGui::InvisibleButton("row", {ImGui::GetContentRegionAvail().x, height});
    const Rect box = item_rect();
    hovered_ = ImGui::IsItemHovered();
    ui_.focus_ring(box.inset(-1), 4, ui_.theme().accent, said_row(chart_, row));
    if (hovered_) Ui::tooltip(said_row(chart_, row).c_str());
    ImGui::PopID();
    ImGui::PopID();
    return box;
  }

  void text(const Rect& box, const std::string& words, Color color, bool right = false) {
    const std::string shown = with_ellipsis(words, box.w);
    const float x = right ? box.right() - text_width(shown) : box.x;
    const float y = std::round(box.center().y - ImGui::GetFontSize() / 2);
    list_.AddText({std::round(x), y}, im(color), shown.c_str());
  }

  void rect(const Rect& box, Color color) {
    if (box.empty()) return;
    list_.AddRectFilled(im(box.origin()), {box.right(), box.bottom()}, im(color));
  }

 private:
  Ui& ui_;
  const Chart& chart_;
  ImDrawList& list_;
  bool hovered_ = false;
};

// From the left won games in the accent colour, drawn ones, and lost ones, which are only outlined.
void results_bar(Ui& ui, Rows& rows, const Rect& bar, const statistics::Score& score) {
  const auto part = [&](int games) {
    return std::round(bar.w * static_cast<float>(games) / static_cast<float>(score.games()));
  };
  const float won = part(score.wins);
  const float drawn = part(score.wins + score.draws) - won;
  rows.rect({bar.x, bar.y, won, bar.h}, ui.theme().accent);
  rows.rect({bar.x + won, bar.y, drawn, bar.h}, ui.theme().muted);
  ui.outline(bar, 0, 1, ui.theme().muted);
}

float measured(const std::string& text) {
  return text_width(text);
}

Rect moved(const Rect& box, const Rect& by) {
  return {by.x + box.x, by.y + box.y, box.w, box.h};
}

// Places the bars of the shown rows.
std::vector<BarRow> layout_of(const Chart& chart, const RowRange& shown, float width) {
  std::vector<std::string> names;
  std::vector<std::string> numbers;
  for (std::size_t i = shown.first; i < shown.end; ++i) {
    names.push_back(chart.table.rows[i].front());
    numbers.push_back(number_of(chart, i));
  }
  return bar_rows(names, numbers, width, measured);
}

double value_of_full_bar(const Chart& chart) {
  if (chart.full > 0) return chart.full;
  return chart.values.empty() ? 0 : *std::max_element(chart.values.begin(), chart.values.end());
}

void show_bars(Ui& ui, const Chart& chart) {
  Rows rows(ui, chart);
  const double full = value_of_full_bar(chart);
  const RowRange shown = shown_rows(chart);
  const auto layout = layout_of(chart, shown, ImGui::GetContentRegionAvail().x);
  for (std::size_t i = shown.first; i < shown.end; ++i) {
    const BarRow& row = layout[i - shown.first];
    const Rect box = rows.place(i, row.height);
    Rect name = moved(row.name, box);
    for (const std::string& line : row.lines) {
      rows.text(name, line, ui.theme().text);
      name.y += name.h;
    }
    rows.text(moved(row.number, box), number_of(chart, i), ui.theme().text, true);
    const Rect bar = moved(row.bar, box);
    if (chart.kind == Chart::Kind::Results) {
      results_bar(ui, rows, bar, chart.scores[i]);
    } else {
      const auto share = static_cast<float>(full > 0 ? std::min(1.0, chart.values[i] / full) : 0);
      rows.rect({bar.x, bar.y, std::round(bar.w * share), bar.h}, ui.theme().accent);
      ui.outline(bar, 0, 1, ui.theme().muted);
    }
  }
}

class LinePlot {
 public:
  LinePlot(Ui& ui, const Chart& chart, const Rect& box)
      : ui_(ui), chart_(chart), shown_(shown_rows(chart)), list_(*ImGui::GetWindowDrawList()) {
    const auto begin = chart.values.begin() + static_cast<std::ptrdiff_t>(shown_.first);
    const auto end = chart.values.begin() + static_cast<std::ptrdiff_t>(shown_.end);
    const auto [low, high] = std::minmax_element(begin, end);
    low_ = std::floor(*low / step) * step;
    high_ = std::max(low_ + step, std::ceil(*high / step) * step);
    labels_ = text_width("00000");
    const float line = ImGui::GetFontSize() + gap;
    plot_ = {box.x + labels_, box.y + line, box.w - labels_ - dot, box.h - 2 * line};
  }

  void draw() {
    const Theme& theme = ui_.theme();
    for (const double value : {low_, (low_ + high_) / 2, high_}) {
      const float y = std::round(height(value));
      list_.AddRectFilled({plot_.x, y}, {plot_.right(), y + 1}, im(ui_.gui().palette().border));
      text({plot_.x - gap, y}, std::to_string(std::lround(value)), 1, theme.muted);
    }
    for (std::size_t i = shown_.first; i < shown_.end; ++i) {
      const ImVec2 at = im(point(i));
      if (i > shown_.first) list_.AddLine(im(point(i - 1)), at, im(theme.accent), 2);
      list_.AddRectFilled({at.x - dot / 2, at.y - dot / 2}, {at.x + dot / 2, at.y + dot / 2},
                          im(theme.accent));
    }
    const float below = plot_.bottom() + gap / 2 + ImGui::GetFontSize() / 2;
    text({plot_.x, below}, chart_.table.rows[shown_.first].front(), 0, theme.muted);
    if (shown_.end - shown_.first > 1)
      text({plot_.right(), below}, chart_.table.rows[shown_.end - 1].front(), 1, theme.muted);
  }

  // The point nearest to the pointer, with its date and value.
  void draw_nearest(float x) {
    std::size_t nearest = shown_.first;
    for (std::size_t i = shown_.first; i < shown_.end; ++i) {
      if (std::abs(point(i).x - x) < std::abs(point(nearest).x - x)) nearest = i;
    }
    const auto& cells = chart_.table.rows[nearest];
    ui_.fill(Rect::around(point(nearest), {3 * dot, 3 * dot}), 1.5F * dot, ui_.theme().accent);
    const float above = plot_.y - gap / 2 - ImGui::GetFontSize() / 2;
    text({plot_.right(), above}, cells.front() + ": " + cells.back(), 1, ui_.theme().text);
  }

 private:
  static constexpr double step = 10;  // between the ends of the axis

  float height(double value) const {
    return plot_.bottom() - plot_.h * static_cast<float>((value - low_) / (high_ - low_));
  }
  Point point(std::size_t i) const {
    const auto last = static_cast<float>(std::max<std::size_t>(1, shown_.end - shown_.first - 1));
    const float share = static_cast<float>(i - shown_.first) / last;
    return {plot_.x + plot_.w * share, height(chart_.values[i])};
  }
  // `shift` is the part of the text's width that lies at the left of `at`.
  void text(Point at, const std::string& words, float shift, Color color) {
    list_.AddText(
        {std::round(at.x - shift * text_width(words)), std::round(at.y - ImGui::GetFontSize() / 2)},
        im(color), words.c_str());
  }

  Ui& ui_;
  const Chart& chart_;
  RowRange shown_;
  ImDrawList& list_;
  double low_ = 0;
  double high_ = 0;
  float labels_ = 0;
  Rect plot_;
};

void line_plot(Ui& ui, Language language, const Chart& chart) {
  ImGui::InvisibleButton(chart.table.title.c_str(),
                         {ImGui::GetContentRegionAvail().x, line_height});
  const Rect box = item_rect();
  const bool hovered = ImGui::IsItemHovered();
  const RowRange shown = shown_rows(chart);
  const auto& first = chart.table.rows[shown.first];
  const auto& last = chart.table.rows[shown.end - 1];
  ui.focus_ring(box, 4, ui.theme().accent,
                tr(language, Text::StatisticsLineSaid, chart.table.title, first.back(),
                   first.front(), last.back(), last.front()));
  LinePlot plot(ui, chart, box);
  plot.draw();
  if (hovered) plot.draw_nearest(ImGui::GetIO().MousePos.x);
}

// True if there is something to show below.
bool begin_chart(Ui& ui, const Chart& chart) {
  if (chart.table.rows.empty() && chart.if_empty.empty()) return false;
  ImGui::Dummy({0, gap / 2});
  {
    const FontScope font(ui.gui(), GuiFont::Strong);
    ui.wrapped(chart.table.title.c_str());
  }
  if (!chart.table.rows.empty()) return true;
  ui.caption(chart.if_empty.c_str());
  return false;
}

void end_chart(Ui& ui, Language language, const Chart& chart) {
  const std::size_t all = chart.table.rows.size();
  if (all <= chart.most_shown) return;
  ui.caption(tr(language, chart.shows_last ? Text::StatisticsOnlyLast : Text::StatisticsOnlyFirst,
                static_cast<int>(chart.most_shown), static_cast<int>(all))
                 .c_str());
}

// The column of names gets what the numbers leave.
void cells(Rows& rows, const Rect& box, const std::vector<std::string>& texts, Color color) {
  const auto [name, number] = table_columns(texts.size(), box.w);
  rows.text({box.x, box.y, name - gap, box.h}, texts.front(), color);
  for (std::size_t i = 1; i < texts.size(); ++i) {
    const float left = box.x + name + number * static_cast<float>(i - 1);
    rows.text({left, box.y, number - gap / 2, box.h}, texts[i], color, true);
  }
}

bool has_room_for_columns(const Chart& chart) {
  const RowRange shown = shown_rows(chart);
  std::vector<std::vector<std::string>> texts = {chart.table.columns};
  for (std::size_t i = shown.first; i < shown.end; ++i)
    texts.push_back(chart.table.rows[i]);
  return fit_columns(texts, ImGui::GetContentRegionAvail().x, measured);
}

void column_rows(Ui& ui, Rows& rows, const Chart& chart) {
  ImGui::Dummy({ImGui::GetContentRegionAvail().x, row_height});
  cells(rows, item_rect(), chart.table.columns, ui.theme().muted);
  const RowRange shown = shown_rows(chart);
  for (std::size_t i = shown.first; i < shown.end; ++i)
    cells(rows, rows.place(i, row_height), chart.table.rows[i], ui.theme().text);
}

// In a narrow window each row takes several lines, with the name of each column.
void sentence_rows(Ui& ui, Rows& rows, const Chart& chart) {
  const RowRange shown = shown_rows(chart);
  for (std::size_t i = shown.first; i < shown.end; ++i) {
    const std::string words = said_row(chart, i);
    const ImVec2 start = ImGui::GetCursorPos();
    rows.place(i, ui.measured([&] { ui.wrapped(words.c_str()); }));
    const ImVec2 end = ImGui::GetCursorPos();
    ImGui::SetCursorPos(start);
    ui.wrapped(words.c_str());
    ImGui::SetCursorPos(end);
  }
}

}  // namespace

void show_plot(Ui& ui, Language language, const Chart& chart) {
  if (!begin_chart(ui, chart)) return;
  if (chart.kind == Chart::Kind::Line) {
    line_plot(ui, language, chart);
  } else {
    show_bars(ui, chart);
  }
  end_chart(ui, language, chart);
}

void show_table(Ui& ui, Language language, const Chart& chart) {
  if (!begin_chart(ui, chart)) return;
  const FontScope font(ui.gui(), GuiFont::Caption);
  Rows rows(ui, chart);
  if (has_room_for_columns(chart)) {
    column_rows(ui, rows, chart);
  } else {
    sentence_rows(ui, rows, chart);
  }
  end_chart(ui, language, chart);
}

}  // namespace damas
