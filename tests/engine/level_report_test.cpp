#include "bench/level_report.hpp"

#include <doctest/doctest.h>

#include "engine/levels.hpp"

namespace damas {

namespace {

LevelRow row(int level, const std::string& elo, Variant variant = Variant::Brazilian) {
  return {level, "100 | 60 | 20 | 20 | 70.0 % | " + elo, "2026-11-27 | 95c0541 | 1",
          pair_settings(level, variant)};
}

// A report without rows.
constexpr const char* empty = "# The levels\n\nWhat they are.\n\n# Waiting\n\nAn hour.\n";

std::string complete() {
  std::string text = empty;
  for (int level = strongest_level; level > weakest_level; --level)
    text =
        with_row(text, Variant::Brazilian, row(level, "+" + std::to_string(100 + level) + " ±30"));
  return text;
}

}  // namespace

TEST_CASE("a row is read as it was written") {
  const LevelRow written = row(3, "+147 ±68");
  CHECK(text_of(written) ==
        "| 3 v 2 | 100 | 60 | 20 | 20 | 70.0 % | +147 ±68 | 2026-11-27 | 95c0541 | 1 | " +
            settings_text(3, BoardShape()) + " v " + settings_text(2, BoardShape()) + " |");
  CHECK(level_row(text_of(written)) == written);
  CHECK(written.gain() == MeasuredGain{147, 68});
  CHECK(row(3, "-20 ±5").gain() == MeasuredGain{-20, 5});
}

TEST_CASE("other lines are no rows") {
  for (const char* const line : {"", "|", "| |", "| 3 v 2 | 100 |", "|---|---|", "## brazilian"})
    CHECK_FALSE(level_row(line));
  CHECK_FALSE(level_row(text_of(row(3, "+800 (margin unknown: all pairs alike)"))));
  for (const int level : {weakest_level, strongest_level + 1}) {
    LevelRow beyond = row(2, "+1 ±1");
    beyond.level = level;
    CHECK_FALSE(level_row(text_of(beyond)));
  }
}

TEST_CASE("a report gets a section for each variant, between the texts that it had") {
  std::string text = with_row(empty, Variant::Russian, row(2, "+150 ±30", Variant::Russian));
  text = with_row(text, Variant::Brazilian, row(2, "+140 ±30"));
  CHECK(text.starts_with("# The levels\n\nWhat they are.\n\n## brazilian\n\n| levels |"));
  CHECK(text.ends_with(".\n\n# Waiting\n\nAn hour.\n"));
  CHECK(text.find("## brazilian") < text.find("## russian"));
  const LevelTables tables = level_tables(text);
  REQUIRE(tables.size() == 2);
  CHECK(tables.at(Variant::Brazilian) == std::vector{row(2, "+140 ±30")});
  CHECK(tables.at(Variant::Russian) == std::vector{row(2, "+150 ±30", Variant::Russian)});
}

TEST_CASE("a report that is empty, or that has no text after the sections, gets one, too") {
  const std::string only = with_row("", Variant::Brazilian, row(2, "+140 ±30"));
  CHECK(only.starts_with("## brazilian\n"));
  CHECK(with_row(only, Variant::Brazilian, row(2, "+140 ±30")) == only);
  const std::string one = with_row("# The levels\n\n", Variant::Brazilian, row(2, "+140 ±30"));
  CHECK(one.starts_with("# The levels\n\n## brazilian\n"));
  CHECK(with_row(one, Variant::Brazilian, row(2, "+140 ±30")) == one);
}

TEST_CASE("a new row replaces that of the same level, and the levels are in order") {
  std::string text = complete();
  text = with_row(text, Variant::Brazilian, row(5, "+177 ±30"));
  const auto rows = level_tables(text).at(Variant::Brazilian);
  REQUIRE(rows.size() == 9);
  for (std::size_t i = 0; i < rows.size(); ++i)
    CHECK(rows[i].level == static_cast<int>(i) + 2);
  CHECK(rows[3].gain().points == 177);
  CHECK(text.find("Gaps of 102 to 177 points, ") != text.npos);
}

TEST_CASE("rows of levels that play otherwise now are dropped, and named as missing") {
  LevelRow old = row(4, "+300 ±30");
  old.settings = "depth 1, 5 nodes v depth 1, 4 nodes";
  std::string text = with_row(complete(), Variant::Brazilian, old);
  CHECK(level_tables(text).at(Variant::Brazilian).size() == 9);
  text = with_row(text, Variant::Brazilian, row(6, "+106 ±30"));
  CHECK(level_tables(text).at(Variant::Brazilian).size() == 8);
  CHECK(text.find("Not measured with the present settings: 4 v 3.") != text.npos);
}

TEST_CASE("gains are the means of the variants on boards of one size") {
  std::string text = with_row(empty, Variant::Brazilian, row(2, "+140 ±30"));
  text = with_row(text, Variant::Russian, row(2, "+150 ±40", Variant::Russian));
  text = with_row(text, Variant::International, row(2, "+280 ±60", Variant::International));
  const LevelTables tables = level_tables(text);
  const LevelGains usual = mean_gains(tables, false);
  CHECK(usual[0] == MeasuredGain{0, 0});
  CHECK(usual[1] == MeasuredGain{145, 25});
  CHECK_FALSE(usual[2]);
  CHECK(mean_gains(tables, true)[1] == MeasuredGain{280, 60});
}

TEST_CASE("the text of gains has a row for each size, and keeps what was not measured") {
  const std::string text = gains_text(level_tables(complete()));
  CHECK(text.find("\n{{{0, 0}, {102, 30}, {103, 30}, ") != text.npos);
  CHECK(text.find(", {110, 30}}},\n") != text.npos);
  const BoardShape& large = info(Variant::International).rules.board;
  const MeasuredGain kept = gain_of_level(strongest_level, large);
  CHECK(text.ends_with(", {" + std::to_string(kept.points) + ", " + std::to_string(kept.margin) +
                       "}}},\n"));
}

}  // namespace damas
