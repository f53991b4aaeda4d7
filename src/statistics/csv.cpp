#include "statistics/csv.hpp"

#include <algorithm>
#include <string_view>

namespace damas::statistics {

namespace {

constexpr std::string_view line_end = "\r\n";

// "-5" or "+1.5"
bool is_number(std::string_view cell) {
  if (cell.starts_with('-') || cell.starts_with('+')) cell.remove_prefix(1);
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  return !cell.empty() && is_digit(cell.front()) && is_digit(cell.back()) &&
         std::count(cell.begin(), cell.end(), '.') <= 1 &&
         std::all_of(cell.begin(), cell.end(), [&](char c) { return is_digit(c) || c == '.'; });
}

// Spreadsheets read a cell that begins like a formula as one; the apostrophe makes it a text.
std::string as_text(const std::string& cell) {
  constexpr std::string_view formula_signs = "=+-@\t\r";
  const bool formula = !cell.empty() && formula_signs.find(cell.front()) != std::string_view::npos;
  return formula && !is_number(cell) ? "'" + cell : cell;
}

std::string quoted(const std::string& cell) {
  if (cell.find_first_of(",\"\r\n") == std::string::npos) return cell;
  std::string text = "\"";
  for (const char c : cell) {
    if (c == '"') text += '"';
    text += c;
  }
  return text + '"';
}

std::string line_of(const std::vector<std::string>& cells) {
  std::string line;
  for (const std::string& cell : cells) {
    if (&cell != &cells.front()) line += ',';
    line += quoted(as_text(cell));
  }
  return line.append(line_end);
}

}  // namespace

std::string csv_of(const std::vector<Table>& tables) {
  std::string text;
  for (const Table& table : tables) {
    if (!text.empty()) text += line_end;
    text += line_of({table.title});
    text += line_of(table.columns);
    for (const auto& row : table.rows)
      text += line_of(row);
  }
  return text;
}

}  // namespace damas::statistics
