#include "view/window/statistics/row_layout.hpp"

#include <doctest/doctest.h>

namespace damas::test {

namespace {

float eight_each(const std::string& text) {
  return 8 * static_cast<float>(text.size());
}

// The widths of a dialog on a telephone, in a narrow window, and in a large one.
constexpr float widths[] = {342, 312, 672};

const std::vector<std::string> long_names = {
    "Brazilian", "level 10, Grandmaster of the village",
    "International: 32-28 19-23 and a name of several more words than fit into one line"};
const std::vector<std::string> numbers = {"100 % (9999)", "0 % (1)", "50 % (12345)"};

void check_inside(const Rect& box, float width) {
  CHECK(box.x >= 0);
  CHECK(box.w > 0);
  CHECK(box.right() <= width);
}

void check_rows(const std::vector<std::string>& names, float width) {
  CAPTURE(width);
  const auto rows = bar_rows(names, numbers, width, eight_each);
  REQUIRE(rows.size() == names.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const BarRow& row = rows[i];
    for (const Rect& box : {row.name, row.bar, row.number})
      check_inside(box, width);
    for (const std::string& line : row.lines)
      CHECK(eight_each(line) <= row.name.w);
    CHECK(eight_each(numbers[i]) <= row.number.w);
    CHECK(row.bar.right() <= row.number.x);
    CHECK(row.number.bottom() <= row.height);
    const bool beside = row.name.right() <= row.bar.x;
    const float below = row.name.h * static_cast<float>(row.lines.size());
    CHECK((beside || row.bar.y >= below));
  }
}

}  // namespace

TEST_CASE("No part of a row exceeds the width, and no name is cut") {
  for (const float width : widths) {
    check_rows(long_names, width);
    check_rows({"White", "Black", "Both"}, width);
  }
}

TEST_CASE("Short names are beside the bars, and long ones above all of them") {
  for (const BarRow& row : bar_rows({"White", "Black"}, {"5", "6"}, 342, eight_each)) {
    CHECK(row.height == row_line_height);
    CHECK(row.name.right() < row.bar.x);
  }
  const auto rows = bar_rows(long_names, numbers, 342, eight_each);
  CHECK(rows[0].lines.size() == 1);
  CHECK(rows[0].height == 2 * row_line_height);
  CHECK(rows[2].lines.size() > 1);
}

TEST_CASE("A table has columns only if all its texts fit into them") {
  const std::vector<std::vector<std::string>> rating = {{"Date", "Games", "Rating"},
                                                        {"2026.11.25", "12", "1500"}};
  CHECK(fit_columns(rating, 342, eight_each));
  const std::vector<std::vector<std::string>> wordy = {{"Date", "Games that were rated", "Rating"}};
  CHECK_FALSE(fit_columns(wordy, 342, eight_each));
  const std::vector<std::vector<std::string>> many = {{"A", "B", "C", "D", "E", "F"}};
  CHECK_FALSE(fit_columns(many, 342, eight_each));
  CHECK(fit_columns(many, 672, eight_each));
  for (const float width : widths) {
    for (std::size_t columns = 2; columns < 8; ++columns) {
      const TableColumns found = table_columns(columns, width);
      CHECK(found.name > 0);
      CHECK(found.name + found.number * static_cast<float>(columns - 1) <= width);
    }
  }
}

}  // namespace damas::test
