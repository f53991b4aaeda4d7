// Owns the tables of the statistics in words, with the numbers that their plots draw.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/person_rating.hpp"
#include "match/rating_history.hpp"
#include "statistics/csv.hpp"
#include "statistics/summary.hpp"
#include "training/progress.hpp"
#include "view/text/text.hpp"

namespace damas {

struct Chart {
  enum class Kind : std::uint8_t {
    Results,  // a bar per row: won, drawn and lost
    Line,     // a point per row, in the order of time
    Bars,     // a bar per row
  };
  Kind kind = Kind::Results;
  statistics::Table table;
  // One per row: `scores` for Results, else `values`.
  std::vector<statistics::Score> scores = {};
  std::vector<double> values = {};
  // For Bars: the value of a full bar (0: the greatest value), and the texts beside the bars
  // (empty: the first number of each row).
  double full = 0;
  std::vector<std::string> numbers = {};
  // How many rows are shown in the window; long tables are whole only in a file.
  std::size_t most_shown = 12;
  bool shows_last = false;    // rather than the first ones
  std::string if_empty = {};  // empty: without rows it is not shown
};

struct StatisticsPage {
  Text name = Text::StatisticsResults;
  std::vector<std::string> sentences;  // above the charts
  std::vector<Chart> charts;
};

struct StatisticsSources {
  const statistics::Summary& games;
  const PersonRating& rating;
  const RatingHistory& ratings;
  const training::Progress& problems;
  int lessons_done = 0;
  int lessons = 0;  // 0: it is not known how many there are
};

std::vector<StatisticsPage> statistics_pages(Language language, const StatisticsSources& from);
std::string csv_of(const std::vector<StatisticsPage>& pages);

}  // namespace damas
