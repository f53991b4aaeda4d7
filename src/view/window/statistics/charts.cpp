#include "view/window/statistics/charts.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <utility>

#include "engine/engine.hpp"
#include "view/text/analysis_sentences.hpp"
#include "view/text/names.hpp"

namespace damas {

namespace {

using statistics::Rival;
using statistics::Score;

constexpr std::size_t most_points = 60;

// "2026.11.25", as in PDN; "?" if it is not known.
std::string date_text(const std::optional<PdnDate>& date) {
  if (!date) return "?";
  std::array<char, 40> text{};
  std::snprintf(text.data(), text.size(), "%04d.%02d.%02d", date->year, date->month, date->day);
  return text.data();
}

std::string percent(double value) {
  return std::to_string(std::lround(value));
}

class Results {
 public:
  Results(Language language, Text title, Text of, Text if_empty = Text::StatisticsNoGames) {
    chart_.table.title = tr(language, title);
    for (const Text column : {of, Text::StatisticsGames, Text::StatisticsWon, Text::StatisticsDrawn,
                              Text::StatisticsLost, Text::StatisticsPoints}) {
      chart_.table.columns.emplace_back(tr(language, column));
    }
    chart_.if_empty = tr(language, if_empty);
  }

  void add(const std::string& label, const Score& score) {
    if (score.games() == 0) return;
    chart_.table.rows.push_back({label, std::to_string(score.games()), std::to_string(score.wins),
                                 std::to_string(score.draws), std::to_string(score.losses),
                                 percent(100 * score.share())});
    chart_.scores.push_back(score);
  }
  Chart take() { return std::move(chart_); }

 private:
  Chart chart_;
};

std::string rival_name(Language language, const statistics::RivalKey& rival) {
  switch (rival.first) {
    case Rival::Program:
      return tr(language, Text::StatisticsPrograms);
    case Rival::Person:
      return tr(language, Text::StatisticsPeople);
    case Rival::Computer:
      break;
  }
  return level_and_name(language, rival.second);
}

Chart bars(Language language, Text title, const std::vector<Text>& columns, Text if_empty) {
  Chart chart;
  chart.kind = Chart::Kind::Bars;
  chart.table.title = tr(language, title);
  for (const Text column : columns)
    chart.table.columns.emplace_back(tr(language, column));
  chart.if_empty = tr(language, if_empty);
  return chart;
}

bool has_played_or_tried(const StatisticsSources& from) {
  const auto& problems = from.problems.all();
  return from.games.all().games() > 0 ||
         std::any_of(problems.begin(), problems.end(),
                     [](const auto& each) { return !each.second.tried.empty(); });
}

// The streaks of games won, and those of problems of each variant. The games are those of the
// results above, which may be there without a win.
Chart streaks_chart(Language language, const StatisticsSources& from) {
  Chart chart =
      bars(language, Text::StatisticsStreaks,
           {Text::StatisticsStreakOf, Text::StatisticsBestInARow, Text::StatisticsInARow},
           has_played_or_tried(from) ? Text::StatisticsNoStreaks : Text::StatisticsNoGames);
  const auto add = [&chart](const std::string& label, int best, int now) {
    if (best == 0) return;
    chart.table.rows.push_back({label, std::to_string(best), std::to_string(now)});
    chart.values.push_back(best);
  };
  add(tr(language, Text::StatisticsStreakOfWins), from.games.best_streak(), from.games.streak());
  for (const auto& [variant, progress] : from.problems.all()) {
    add(tr(language, Text::StatisticsStreakOfProblems, name(language, variant)),
        progress.best_streak, progress.streak);
  }
  return chart;
}

bool has_rating(const StatisticsSources& from) {
  return from.rating.games() > 0 || !from.ratings.entries().empty();
}

// The person's rating by the results against each level alone, once there is a rating of all games.
Chart levels_chart(Language language, const StatisticsSources& from) {
  Chart chart = bars(language, Text::StatisticsRatingByLevel,
                     {Text::LevelLabel, Text::StatisticsRating, Text::StatisticsLevelRating,
                      Text::StatisticsGames, Text::StatisticsPoints},
                     Text::StatisticsNoRating);
  chart.full = PersonRating::rating_of(strongest_level);
  if (!has_rating(from)) return chart;
  for (const auto& [rival, score] : from.games.by_rival()) {
    if (rival.first != Rival::Computer) continue;
    const int level = PersonRating::rating_of(rival.second);
    const auto rating = statistics::performance(score, level);
    if (!rating) continue;
    chart.table.rows.push_back({level_and_name(language, rival.second), std::to_string(*rating),
                                std::to_string(level), std::to_string(score.games()),
                                percent(100 * score.share())});
    chart.values.push_back(std::max(0, *rating));
  }
  return chart;
}

StatisticsPage results_page(Language language, const StatisticsSources& from) {
  const statistics::Summary& games = from.games;
  StatisticsPage page;
  page.name = Text::StatisticsResults;
  const Score& all = games.all();
  if (all.games() > 0) {
    page.sentences.push_back(tr(language, Text::StatisticsAll, all.games(), all.wins, all.draws,
                                all.losses, percent_text(language, all.share())));
    page.sentences.push_back(
        tr(language, Text::StatisticsWinsInARow, games.streak(), games.best_streak()));
  }
  Results by_variant(language, Text::StatisticsByVariant, Text::VariantLabel);
  for (const auto& [variant, score] : games.by_variant())
    by_variant.add(name(language, variant), score);
  Results by_side(language, Text::StatisticsByColour, Text::StatisticsColour);
  for (const Side side : {Side::White, Side::Black})
    by_side.add(name(language, side), games.by_side(side));
  Results by_rival(language, Text::StatisticsByOpponent, Text::Opponent);
  for (const auto& [rival, score] : games.by_rival())
    by_rival.add(rival_name(language, rival), score);
  Results by_opening(language, Text::StatisticsByOpening, Text::StatisticsOpening,
                     all.games() > 0 ? Text::StatisticsNoOpenings : Text::StatisticsNoGames);
  for (const auto& [variant, opening, score] : games.by_opening())
    by_opening.add(name(language, variant) + ": " + opening, score);
  if (!games.by_opening().empty())
    page.sentences.emplace_back(tr(language, Text::StatisticsOpeningNames));
  page.charts = {by_variant.take(), by_side.take(), by_rival.take(), by_opening.take(),
                 streaks_chart(language, from)};
  return page;
}

Chart line(Language language, Text title, const std::vector<Text>& columns, Text if_empty) {
  Chart chart;
  chart.kind = Chart::Kind::Line;
  chart.table.title = tr(language, title);
  for (const Text column : columns)
    chart.table.columns.emplace_back(tr(language, column));
  chart.most_shown = most_points;
  chart.shows_last = true;
  chart.if_empty = tr(language, if_empty);
  return chart;
}

Chart rating_chart(Language language, const RatingHistory& ratings) {
  Chart chart = line(language, Text::StatisticsRatingChart,
                     {Text::LibraryDate, Text::StatisticsRatedGames, Text::StatisticsRating},
                     Text::StatisticsNoRating);
  for (const auto& [date, games, rating] : ratings.entries()) {
    chart.table.rows.push_back({date, std::to_string(games), std::to_string(rating)});
    chart.values.push_back(rating);
  }
  return chart;
}

Chart accuracy_chart(Language language, const statistics::Summary& games) {
  Chart chart = line(language, Text::StatisticsAccuracyChart,
                     {Text::LibraryDate, Text::StatisticsAccuracy}, Text::StatisticsNoAccuracy);
  for (const auto& [date, value] : games.accuracies()) {
    chart.table.rows.push_back({date_text(date), percent(value)});
    chart.values.push_back(value);
  }
  return chart;
}

// A dash before it is told.
std::string rating_cell(const training::VariantProgress& progress) {
  const bool later = training::told_rating(progress) == training::ToldRating::Later;
  return later ? "–" : std::to_string(rating::shown(progress.rating));
}

Chart problems_chart(Language language, const training::Progress& problems) {
  Chart chart = bars(
      language, Text::StatisticsProblemsChart,
      {Text::VariantLabel, Text::StatisticsSolved, Text::StatisticsTried, Text::StatisticsRating,
       Text::StatisticsInARow, Text::StatisticsBestInARow, Text::StatisticsBestRush},
      Text::StatisticsNoProblems);
  for (const auto& [variant, progress] : problems.all()) {
    if (progress.tried.empty() && progress.best_rush == 0) continue;
    chart.table.rows.push_back({name(language, variant), std::to_string(progress.solved()),
                                std::to_string(progress.tried.size()), rating_cell(progress),
                                std::to_string(progress.streak),
                                std::to_string(progress.best_streak),
                                std::to_string(progress.best_rush)});
    chart.values.push_back(progress.solved());
  }
  return chart;
}

// Adds a chart for each variant whose rating is told.
void add_problem_ratings(Language language, const training::Progress& problems,
                         std::vector<Chart>& charts) {
  for (const auto& [variant, progress] : problems.all()) {
    if (progress.ratings.size() < 2) continue;
    if (training::told_rating(progress) == training::ToldRating::Later) continue;
    Chart chart = line(language, Text::StatisticsRating,
                       {Text::StatisticsTry, Text::StatisticsRating}, Text::StatisticsNoProblems);
    chart.table.title = tr(language, Text::StatisticsProblemRating, name(language, variant));
    // Older tries may not be kept any more.
    std::size_t number =
        std::max(progress.tried.size(), progress.ratings.size()) - progress.ratings.size();
    for (const int rating : progress.ratings) {
      chart.table.rows.push_back({std::to_string(++number), std::to_string(rating)});
      chart.values.push_back(rating);
    }
    charts.push_back(std::move(chart));
  }
}

// A chart, so that the file has the number, too.
Chart lessons_chart(Language language, int done, int all) {
  Chart chart = bars(language, Text::Lessons, {Text::Lessons, Text::StatisticsLessonsDone},
                     Text::StatisticsNoLessons);
  if (all > 0) chart.table.columns.emplace_back(tr(language, Text::StatisticsLessonsInAll));
  if (done == 0) return chart;
  chart.table.rows.push_back({tr(language, Text::StatisticsAllCourses), std::to_string(done)});
  chart.values.push_back(done);
  if (all == 0) return chart;
  chart.table.rows.back().push_back(std::to_string(all));
  chart.numbers.push_back(tr(language, Text::StatisticsLessonsDoneOf, done, all));
  chart.full = all;
  return chart;
}

// If several charts have no rows, the sentence about that is shown once, above all charts, unless
// the page has another one there.
void say_once(StatisticsPage& page) {
  if (!page.sentences.empty()) return;
  const auto says = [](const Chart& chart, const std::string& sentence) {
    return chart.table.rows.empty() && chart.if_empty == sentence;
  };
  for (std::size_t i = 0; i < page.charts.size(); ++i) {
    const std::string sentence = page.charts[i].if_empty;
    const auto count = std::count_if(page.charts.begin(), page.charts.end(),
                                     [&](const Chart& c) { return says(c, sentence); });
    if (sentence.empty() || count < 2) continue;
    page.sentences.push_back(sentence);
    for (Chart& chart : page.charts) {
      if (says(chart, sentence)) chart.if_empty.clear();
    }
  }
}

}  // namespace

std::vector<StatisticsPage> statistics_pages(Language language, const StatisticsSources& from) {
  StatisticsPage ratings;
  ratings.name = Text::StatisticsRating;
  if (from.rating.games() > 0) {
    ratings.sentences = {
        tr(language, Text::MyGamesRating, from.rating.rating()),
        tr(language, Text::StatisticsLevel, level_and_name(language, from.rating.level()))};
  }
  ratings.charts = {rating_chart(language, from.ratings), accuracy_chart(language, from.games),
                    levels_chart(language, from)};
  StatisticsPage problems;
  problems.name = Text::Problems;
  problems.charts = {problems_chart(language, from.problems)};
  add_problem_ratings(language, from.problems, problems.charts);
  problems.charts.push_back(lessons_chart(language, from.lessons_done, from.lessons));
  std::vector<StatisticsPage> pages = {results_page(language, from), std::move(ratings),
                                       std::move(problems)};
  for (StatisticsPage& page : pages)
    say_once(page);
  return pages;
}

std::string csv_of(const std::vector<StatisticsPage>& pages) {
  std::vector<statistics::Table> tables;
  for (const StatisticsPage& page : pages) {
    for (const Chart& chart : page.charts)
      tables.push_back(chart.table);
  }
  return statistics::csv_of(tables);
}

}  // namespace damas
