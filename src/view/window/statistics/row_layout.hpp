// Owns the places of the parts of the statistics' rows, by the widths of their texts: nothing is
// wider than the row, and no text is cut.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "platform/geometry.hpp"
#include "platform/text_layout.hpp"

namespace damas {

// A row of a plot, relative to its upper left corner.
struct BarRow {
  std::vector<std::string> lines;  // of the name
  Rect name;                       // of its first line; the others follow below it
  Rect bar;
  Rect number;
  float height = 0;
};

// The rows of one plot. Their names are beside the bars if all of them fit there, else above them.
std::vector<BarRow> bar_rows(const std::vector<std::string>& names,
                             const std::vector<std::string>& numbers, float width,
                             const MeasureLine& measure);

// The columns of a table: one of names, and others, of equal widths, of numbers.
struct TableColumns {
  float name = 0;
  float number = 0;
};
TableColumns table_columns(std::size_t columns, float width);
// Whether all these texts fit into the columns; if not, each row is told in a sentence.
bool fit_columns(const std::vector<std::vector<std::string>>& rows, float width,
                 const MeasureLine& measure);

inline constexpr float row_line_height = 28;
inline constexpr float row_gap = 8;

}  // namespace damas
