#include "bench/level_report.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <sstream>
#include <string_view>

#include "engine/levels.hpp"

namespace damas {

namespace {

constexpr std::string_view separator = " | ";
constexpr std::string_view plus_minus = "±";
constexpr std::size_t result_cells = 6;
constexpr std::size_t occasion_cells = 3;
constexpr std::size_t all_cells = 1 + result_cells + occasion_cells + 1;

constexpr const char* table_head =
    "| levels | games | won | drawn | lost | score | Elo, 95 % | date | commit | seed | settings "
    "|\n"
    "|---|---|---|---|---|---|---|---|---|---|---|\n";

std::vector<std::string> cells_of(const std::string& line) {
  constexpr std::string_view begin = "| ";
  constexpr std::string_view end = " |";
  if (line.size() < begin.size() + end.size() || !line.starts_with(begin) || !line.ends_with(end))
    return {};
  const std::string inner = line.substr(begin.size(), line.size() - begin.size() - end.size());
  std::vector<std::string> cells;
  std::size_t from = 0;
  for (std::size_t at = inner.find(separator); at != inner.npos; at = inner.find(separator, from)) {
    cells.push_back(inner.substr(from, at - from));
    from = at + separator.size();
  }
  cells.push_back(inner.substr(from));
  return cells;
}

std::string joined(const std::vector<std::string>& cells, std::size_t first, std::size_t count) {
  std::string text = cells[first];
  for (std::size_t i = first + 1; i < first + count; ++i)
    text += std::string(separator) + cells[i];
  return text;
}

std::string name_of_pair(int level) {
  return std::to_string(level) + " v " + std::to_string(level - 1);
}

// The parts of a report: the text before the sections of variants, and that after them, which
// begins with a heading of its own.
struct Frame {
  std::string before;
  std::string after;
};

Frame frame_of(const std::string& report) {
  constexpr std::string_view section = "\n## ";
  constexpr std::string_view heading = "\n# ";
  const std::string text = "\n" + report;
  const std::size_t first = text.find(section);
  const std::size_t last = text.find(heading, first == text.npos ? 1 : first);
  Frame frame{report.substr(0, std::min(first, last)), ""};
  if (last != text.npos) frame.after = report.substr(last);
  return frame;
}

// The sentence about missing rows, or else about the range of the gains.
std::string summary(const std::vector<LevelRow>& rows) {
  std::string missing;
  for (int level = weakest_level + 1; level <= strongest_level; ++level) {
    const bool found = std::any_of(rows.begin(), rows.end(),
                                   [&](const LevelRow& row) { return row.level == level; });
    if (!found) missing += (missing.empty() ? "" : ", ") + name_of_pair(level);
  }
  if (!missing.empty()) return "Not measured with the present settings: " + missing + ".";
  int least = rows.front().gain().points;
  int most = least;
  int sum = 0;
  for (const LevelRow& row : rows) {
    const int points = row.gain().points;
    least = std::min(least, points);
    most = std::max(most, points);
    sum += points;
  }
  return "Gaps of " + std::to_string(least) + " to " + std::to_string(most) + " points, " +
         std::to_string(sum) + " in all.";
}

std::string section_of(Variant variant, const std::vector<LevelRow>& rows) {
  std::string text = "## " + std::string(info(variant).id) + "\n\n" + table_head;
  for (const LevelRow& row : rows)
    text += text_of(row) + "\n";
  return text + "\n" + summary(rows) + "\n\n";
}

std::string gains_row(const std::array<MeasuredGain, strongest_level>& gains) {
  std::string text;
  for (const MeasuredGain& gain : gains) {
    text += (text.empty() ? "{{{" : ", {") + std::to_string(gain.points) + ", " +
            std::to_string(gain.margin) + "}";
  }
  return text + "}},\n";
}

std::string names_of(const LevelTables& tables, bool large_board) {
  std::string names;
  for (const auto& [variant, rows] : tables) {
    if (is_large(info(variant).rules.board) != large_board) continue;
    names += (names.empty() ? "" : ", ") + std::string(info(variant).id);
  }
  return names;
}

}  // namespace

MeasuredGain LevelRow::gain() const {
  const std::string elo = result.substr(result.rfind(separator) + separator.size());
  return {std::stoi(elo), std::stoi(elo.substr(elo.find(plus_minus) + plus_minus.size()))};
}

std::optional<LevelRow> level_row(const std::string& line) {
  const std::vector<std::string> cells = cells_of(line);
  if (cells.size() != all_cells) return std::nullopt;
  LevelRow row;
  int below = 0;
  if (std::sscanf(cells[0].c_str(), "%d v %d", &row.level, &below) != 2) return std::nullopt;
  const bool neighbours = row.level == below + 1 && below >= weakest_level;
  if (!neighbours || row.level > strongest_level) return std::nullopt;
  if (cells[result_cells].find(plus_minus) == std::string::npos) return std::nullopt;
  row.result = joined(cells, 1, result_cells);
  row.occasion = joined(cells, 1 + result_cells, occasion_cells);
  row.settings = cells.back();
  return row;
}

std::string text_of(const LevelRow& row) {
  return "| " + name_of_pair(row.level) + " | " + row.result + " | " + row.occasion + " | " +
         row.settings + " |";
}

std::string pair_settings(int level, Variant variant) {
  const BoardShape& board = info(variant).rules.board;
  return settings_text(level, board) + " v " + settings_text(level - 1, board);
}

LevelTables level_tables(const std::string& report) {
  constexpr std::string_view section = "## ";
  LevelTables tables;
  std::optional<Variant> variant;
  std::istringstream lines(report);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with(section)) variant = variant_by_id(line.substr(section.size()));
    const auto row = level_row(line);
    if (variant && row) tables[*variant].push_back(*row);
  }
  for (auto& [each, rows] : tables) {
    std::sort(rows.begin(), rows.end(),
              [](const LevelRow& a, const LevelRow& b) { return a.level < b.level; });
  }
  return tables;
}

std::string with_row(const std::string& report, Variant variant, const LevelRow& row) {
  LevelTables tables = level_tables(report);
  std::vector<LevelRow> rows = {row};
  for (const LevelRow& each : tables[variant]) {
    if (each.level != row.level && each.settings == pair_settings(each.level, variant))
      rows.push_back(each);
  }
  std::sort(rows.begin(), rows.end(),
            [](const LevelRow& a, const LevelRow& b) { return a.level < b.level; });
  tables[variant] = rows;
  const Frame frame = frame_of(report);
  std::string text = frame.before;
  for (const auto& [each, its_rows] : tables)
    text += section_of(each, its_rows);
  return text + frame.after;
}

LevelGains mean_gains(const LevelTables& tables, bool large_board) {
  LevelGains gains;
  gains.front() = MeasuredGain{};
  for (int level = weakest_level + 1; level <= strongest_level; ++level) {
    double points = 0;
    double square = 0;
    int count = 0;
    for (const auto& [variant, rows] : tables) {
      if (is_large(info(variant).rules.board) != large_board) continue;
      for (const LevelRow& row : rows) {
        if (row.level != level) continue;
        points += row.gain().points;
        square += row.gain().margin * row.gain().margin;
        ++count;
      }
    }
    if (count == 0) continue;
    gains[static_cast<std::size_t>(level - weakest_level)] =
        MeasuredGain{static_cast<int>(std::lround(points / count)),
                     static_cast<int>(std::lround(std::sqrt(square) / count))};
  }
  return gains;
}

std::string gains_text(const LevelTables& tables) {
  std::string text =
      "// Written by levels_bench; the measurements are in tests/bench/levels.md. The first row "
      "is\n"
      "// for boards of up to 64 cells (" +
      names_of(tables, false) + "), the second for larger ones (" + names_of(tables, true) + ").\n";
  for (const bool large : {false, true}) {
    const LevelGains measured = mean_gains(tables, large);
    const BoardShape board = info(large ? Variant::International : Variant::Brazilian).rules.board;
    std::array<MeasuredGain, strongest_level> gains;
    for (int level = weakest_level; level <= strongest_level; ++level) {
      const auto i = static_cast<std::size_t>(level - weakest_level);
      gains[i] = measured[i].value_or(gain_of_level(level, board));
    }
    text += gains_row(gains);
  }
  return text;
}

}  // namespace damas
