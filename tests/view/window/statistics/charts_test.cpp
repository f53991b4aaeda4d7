#include "view/window/statistics/charts.hpp"

#include <set>

#include <doctest/doctest.h>

#include "match/player.hpp"
#include "view/text/names.hpp"

namespace damas::test {

namespace {

std::vector<StatisticsPage> pages_of(const statistics::Summary& games,
                                     const RatingHistory& ratings = {},
                                     const training::Progress& problems = {}, int lessons = 2) {
  return statistics_pages(Language::English,
                          {games, PersonRating(), ratings, problems, lessons, 56});
}

RatingHistory one_rating() {
  RatingHistory ratings;
  ratings.note({"2026.11.25", 1, 1200});
  return ratings;
}

statistics::PlayedGame won_game() {
  statistics::PlayedGame game;
  game.result = statistics::Result::Win;
  game.level = 3;
  game.opening = "c3-d4 d6-c5";
  return game;
}

}  // namespace

TEST_CASE("The computer's levels are found by their names in each language") {
  for (const Language language : languages) {
    CHECK(level_of_name(name(language, Player{Computer{1}})) == 1);
    CHECK(level_of_name(name(language, Player{Computer{10}})) == 10);
  }
  CHECK_FALSE(level_of_name("Computer"));
  CHECK_FALSE(level_of_name(""));
}

TEST_CASE("Each row of a chart has a cell for each column, and a number to draw") {
  statistics::Summary games;
  games.add(won_game());
  training::Progress problems;
  problems.of(Variant::Russian).tried[7] = true;
  for (const StatisticsPage& page : pages_of(games, one_rating(), problems)) {
    for (const Chart& chart : page.charts) {
      CAPTURE(chart.table.title);
      const bool empty = chart.table.title.find("accuracy") != std::string::npos;
      CHECK(chart.table.rows.empty() == empty);
      const bool results = chart.kind == Chart::Kind::Results;
      CHECK((results ? chart.scores.size() : chart.values.size()) == chart.table.rows.size());
      for (const auto& row : chart.table.rows)
        CHECK(row.size() == chart.table.columns.size());
    }
  }
}

TEST_CASE("Results are said in a sentence, and listed by level") {
  statistics::Summary games;
  games.add(won_game());
  const auto pages = pages_of(games);
  REQUIRE(pages.size() == 3);
  REQUIRE(pages[0].sentences.size() == 3);
  CHECK(pages[0].sentences[0].starts_with("Games: 1. Won 1, drawn 0, lost 0: 100"));
  const auto& by_level = pages[0].charts[2].table.rows;
  REQUIRE(by_level.size() == 1);
  CHECK(by_level[0] ==
        std::vector<std::string>{level_and_name(Language::English, 3), "1", "1", "0", "0", "100"});
}

TEST_CASE("Results by opening say how an opening without a name is called") {
  const std::string_view how = tr(Language::English, Text::StatisticsOpeningNames);
  statistics::PlayedGame game = won_game();
  statistics::Summary games;
  games.add(game);
  CHECK(pages_of(games)[0].sentences.back() == how);
  game.opening.clear();
  statistics::Summary too_short;
  too_short.add(game);
  CHECK(pages_of(too_short)[0].sentences.back() != how);
}

TEST_CASE("The rating is told by level, too") {
  statistics::Summary games;
  games.add(won_game());
  const Chart chart = pages_of(games, one_rating())[1].charts[2];
  const statistics::Table& by_level = chart.table;
  CHECK(by_level.title == "Your rating by level");
  const int level = PersonRating::rating_of(3);
  REQUIRE(by_level.rows.size() == 1);
  CHECK(by_level.rows[0] == std::vector<std::string>{level_and_name(Language::English, 3),
                                                     std::to_string(level + 400),
                                                     std::to_string(level), "1", "100"});
  // The bar of a single level is not full.
  CHECK(chart.full > chart.values.front());
}

TEST_CASE("Without a rating there is none by level, either, and this is said once") {
  statistics::Summary games;
  games.add(won_game());
  const StatisticsPage page = pages_of(games)[1];
  CHECK(page.charts[2].table.rows.empty());
  CHECK(page.sentences ==
        std::vector<std::string>{tr(Language::English, Text::StatisticsNoRating)});
  CHECK(page.charts[0].if_empty.empty());
  CHECK(page.charts[2].if_empty.empty());
}

TEST_CASE("Lessons that are done are shown as a part of all") {
  const auto lessons = [](int all) {
    return statistics_pages(Language::English, {{}, PersonRating(), {}, {}, 1, all})[2]
        .charts.back();
  };
  const Chart known = lessons(56);
  CHECK(known.table.rows.front() == std::vector<std::string>{"All courses", "1", "56"});
  CHECK(known.numbers == std::vector<std::string>{"1 of 56"});
  CHECK(known.full == 56);
  const Chart unknown = lessons(0);
  CHECK(unknown.table.rows.front() == std::vector<std::string>{"All courses", "1"});
  CHECK(unknown.numbers.empty());
}

TEST_CASE("Streaks of wins and of problems have a table") {
  statistics::Summary games;
  games.add(won_game());
  training::Progress problems;
  problems.of(Variant::Russian).streak = 2;
  problems.of(Variant::Russian).best_streak = 5;
  const auto pages = pages_of(games, {}, problems);
  const auto& streaks = pages[0].charts.back().table;
  using Row = std::vector<std::string>;
  CHECK(streaks.rows ==
        std::vector<Row>{Row{"Games won", "1", "1"}, Row{"Problems: Russian", "5", "2"}});
}

TEST_CASE("After a game no chart says that games appear later") {
  statistics::PlayedGame lost;
  lost.result = statistics::Result::Loss;
  lost.level = 3;
  statistics::Summary games;
  games.add(lost);
  const StatisticsPage results = pages_of(games)[0];
  REQUIRE_FALSE(results.sentences.empty());
  CHECK(results.sentences[0].starts_with("Games: 1."));
  int empty = 0;
  for (const Chart& chart : results.charts) {
    CAPTURE(chart.table.title);
    empty += chart.table.rows.empty() ? 1 : 0;
    if (chart.table.rows.empty())
      CHECK(chart.if_empty != tr(Language::English, Text::StatisticsNoGames));
  }
  CHECK(empty == 2);
  CHECK(results.charts.back().if_empty.starts_with("No game is won yet"));
  const std::string none = tr(Language::English, Text::StatisticsNoGames);
  CHECK(pages_of({})[0].sentences == std::vector<std::string>{none});
}

TEST_CASE("The rating in problems is a line for each variant in which it is told") {
  training::Progress problems;
  problems.of(Variant::Russian).ratings = {1510, 1490, 1530};
  for (training::ProblemId id = 1; id <= 12; ++id)
    problems.of(Variant::Russian).tried[id] = id % 2 == 0;
  problems.of(Variant::Italian).ratings = {950, 800, 705};
  problems.of(Variant::Italian).tried = {{1, false}, {2, false}, {3, false}};
  const auto charts = pages_of({}, {}, problems)[2].charts;
  REQUIRE(charts.size() == 3);
  CHECK(charts[1].kind == Chart::Kind::Line);
  CHECK(charts[1].table.title == "Your rating in problems: Russian");
  CHECK(charts[1].values == std::vector<double>{1510, 1490, 1530});
  CHECK(charts[1].table.rows.front() == std::vector<std::string>{"10", "1510"});
  for (const auto& row : charts[0].table.rows)
    CHECK((row[3] == "–") == (row[0] == "Italian"));
}

TEST_CASE("Without games each page says how to fill it, and nothing twice") {
  for (const StatisticsPage& page : pages_of({}, {}, {}, 0)) {
    std::vector<std::string> said = page.sentences;
    for (const Chart& chart : page.charts) {
      CHECK(chart.table.rows.empty());
      if (!chart.if_empty.empty()) said.push_back(chart.if_empty);
    }
    CHECK_FALSE(said.empty());
    CHECK(std::set<std::string>(said.begin(), said.end()).size() == said.size());
  }
}

TEST_CASE("The file has all tables") {
  statistics::Summary games;
  games.add(won_game());
  const std::string csv = csv_of(pages_of(games));
  CHECK(csv.find("Results by variant\r\nVariant,Games,Won,Drawn,Lost,Points in %\r\n") == 0);
  CHECK(csv.find("Brazilian: c3-d4 d6-c5,1,1,0,0,100\r\n") != std::string::npos);
  CHECK(csv.find("Problems solved at the first try\r\n") != std::string::npos);
  CHECK(csv.find("Lessons,Done,In all\r\nAll courses,2,56\r\n") != std::string::npos);
}

}  // namespace damas::test
