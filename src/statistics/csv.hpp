// Owns the text form of tables for spreadsheets: comma-separated values by RFC 4180.
#pragma once

#include <string>
#include <vector>

namespace damas::statistics {

struct Table {
  std::string title;
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows;  // each as long as the columns
};

// One after another, each below its title, with an empty line between two. A text that a
// spreadsheet would read as a formula begins with an apostrophe.
std::string csv_of(const std::vector<Table>& tables);

}  // namespace damas::statistics
