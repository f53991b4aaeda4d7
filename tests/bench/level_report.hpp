// Owns the tables of levels.md, which hold the result of each level against the one below it in
// some variants, and the text of the gains that the engine takes from them.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/variants.hpp"
#include "engine/level_strength.hpp"

namespace damas {

// A row of a table. Its texts are cells, separated by " | ".
struct LevelRow {
  int level = 0;         // played the one below it
  std::string result;    // games, won, drawn, lost, score, Elo
  std::string occasion;  // date, commit, seed
  std::string settings;  // of both levels when they played

  MeasuredGain gain() const;

  friend bool operator==(const LevelRow&, const LevelRow&) = default;
};

// Nothing if the line is no row of such a table, or if its Elo has no margin.
std::optional<LevelRow> level_row(const std::string& line);
std::string text_of(const LevelRow& row);

// How the level and the one below it play now. Rows with other settings are out of date.
std::string pair_settings(int level, Variant variant);

// The rows of each variant that has a section, in the order of the levels.
using LevelTables = std::map<Variant, std::vector<LevelRow>>;
LevelTables level_tables(const std::string& report);

// Writes the section of the variant anew: with the row, and with those of other levels whose
// settings are still the present ones. Text before and after the sections stays.
std::string with_row(const std::string& report, Variant variant, const LevelRow& row);

// By level. The mean over the variants on boards of the same size, as independent measurements;
// nothing for levels without a row, and zero for the weakest.
using LevelGains = std::array<std::optional<MeasuredGain>, strongest_level>;
LevelGains mean_gains(const LevelTables& tables, bool large_board);

// The text of src/engine/level_gains.inc. Levels without a row keep their gains.
std::string gains_text(const LevelTables& tables);

}  // namespace damas
