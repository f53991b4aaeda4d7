#include "view/window/statistics/row_layout.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace damas {

namespace {

constexpr float bar_height = 14;
constexpr float name_share = 0.36F;  // of the width
constexpr float least_number = 52;
constexpr float least_column = 64;

float widest(const std::vector<std::string>& texts, float least, const MeasureLine& measure) {
  for (const std::string& text : texts)
    least = std::max(least, measure(text));
  return std::ceil(least);
}

Rect bar_in(float left, float right, float top) {
  const float y = top + std::round((row_line_height - bar_height) / 2);
  return {left, y, std::max(1.0F, right - left), bar_height};
}

}  // namespace

std::vector<BarRow> bar_rows(const std::vector<std::string>& names,
                             const std::vector<std::string>& numbers, float width,
                             const MeasureLine& measure) {
  const float number = widest(numbers, least_number, measure);
  const float beside = std::floor(width * name_share);
  const bool stacked = widest(names, 0, measure) > beside;
  std::vector<BarRow> rows;
  for (const std::string& name : names) {
    BarRow row;
    row.lines = {name};
    if (stacked) row.lines = wrap_lines(name, width, measure);
    const float above = stacked ? static_cast<float>(row.lines.size()) * row_line_height : 0;
    const float left = stacked ? 0 : beside + row_gap;
    row.name = {0, 0, stacked ? width : beside, row_line_height};
    row.number = {width - number, above, number, row_line_height};
    row.bar = bar_in(left, row.number.x - row_gap, above);
    row.height = above + row_line_height;
    rows.push_back(std::move(row));
  }
  return rows;
}

TableColumns table_columns(std::size_t columns, float width) {
  const auto numbers = static_cast<float>(std::max<std::size_t>(1, columns - 1));
  const float number = std::floor(width * (1 - name_share) / numbers);
  return {width - number * numbers, number};
}

bool fit_columns(const std::vector<std::vector<std::string>>& rows, float width,
                 const MeasureLine& measure) {
  return std::all_of(rows.begin(), rows.end(), [&](const std::vector<std::string>& texts) {
    const TableColumns columns = table_columns(texts.size(), width);
    if (columns.number < least_column || measure(texts.front()) > columns.name - row_gap)
      return false;
    return std::all_of(texts.begin() + 1, texts.end(), [&](const std::string& text) {
      return measure(text) <= columns.number - row_gap / 2;
    });
  });
}

}  // namespace damas
