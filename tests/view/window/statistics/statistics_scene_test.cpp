#include "view/window/statistics/statistics_scene.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "view/text/names.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/games/my_games_steps.hpp"
#include "view/window/scene_picture.hpp"
#include "view/window/start/lesson_files.hpp"

namespace damas::test {

namespace {

const StatisticsScene& statistics_of(Stage& stage) {
  stage.app().open(destination::Statistics{});
  rest(stage);
  const auto* scene = dynamic_cast<const StatisticsScene*>(&stage.app().scenes().top());
  REQUIRE(scene != nullptr);
  return *scene;
}

StageSetup with_lessons(const Folder& folder) {
  StageSetup setup = in(folder);
  setup.connect = offer_lessons;
  return setup;
}

NewGameChoice against_computer() {
  NewGameChoice choice;
  choice.opponent = Opponent::Computer;
  choice.side = SideChoice::White;
  choice.level = 1;
  return choice;
}

void lose(Stage& stage) {
  play(stage, against_computer());
  stage.type("c3d4");
  say(stage, command::Resign{});
}

// Walks by Down or Tab until something with that text is said.
bool walks_to(Stage& stage, const std::string& part) {
  for (int i = 0; i < 40; ++i) {
    stage.key(Key::Down);
    stage.wait(Stage::Milliseconds{50});
    const auto& said = stage.announced;
    if (std::any_of(said.begin(), said.end(),
                    [&](const std::string& s) { return s.find(part) != s.npos; }))
      return true;
  }
  return false;
}

struct KeptGame {
  const char* date;
  int level;
  bool white;
  const char* result;
  const char* moves;  // analysed, the start is about equal
};

// The newest first. In some of them a move gives a man away.
constexpr KeptGame season[] = {
    {"2024.04.28", 3, true, "2-0", "1. c3-d4 {[%eval 0.15]} b6-a5 {[%eval 0.10]}"},
    {"2024.04.21", 3, false, "2-0", "1. c3-b4 {[%eval 0.00]} d6-c5?? {[%eval 2.00] [%damas ??]}"},
    {"2024.04.14", 2, true, "2-0", "1. c3-d4 {[%eval 0.15]} d6-c5 {[%eval 0.10]}"},
    {"2024.04.07", 2, true, "1-1", "1. c3-d4 {[%eval -0.60]} b6-a5 {[%eval -0.60]}"},
    {"2024.03.31", 2, false, "0-2", "1. c3-b4 {[%eval 0.00]} f6-g5 {[%eval 0.05]}"},
    {"2024.03.24", 1, true, "2-0", "1. e3-d4 {[%eval 0.00]} b6-a5 {[%eval 0.00]}"},
    {"2024.03.17", 1, true, "0-2", "1. c3-d4?? {[%eval -2.00] [%damas ??]} b6-a5 {[%eval -2.00]}"},
};

std::string games_of_season() {
  std::string pdn;
  for (const auto& [date, level, white, result, moves] : season) {
    const std::string machine(name(Language::Portuguese, Player{Computer{level}}));
    const std::string person = white ? "White" : "Black";
    const std::string other = white ? "Black" : "White";
    pdn += "[" + person + " \"Ana\"]\n[" + other + " \"" + machine + "\"]\n[" + person +
           "Type \"human\"]\n[" + other + "Type \"program\"]\n[Date \"" + date + "\"]\n[Result \"" +
           result + "\"]\n[GameType \"26\"]\n\n{[%eval 0.00]} " + moves + " " + result + "\n\n";
  }
  return pdn;
}

void keep_season(Stage& stage) {
  App& app = stage.app();
  app.change_preferences([](Preferences& p) { p.rating = PersonRating({310, 7, 7, 260}); });
  app.store().ratings().change([](RatingHistory& all) {
    constexpr int ratings[] = {700, 752, 700, 728, 744, 706, 810};
    for (int i = 0; i < 7; ++i)
      all.note({season[6 - i].date, i + 1, ratings[i]});
  });
  app.store().progress().change([](training::Progress& all) {
    for (training::ProblemId id = 1; id <= 30; ++id)
      training::note_try(all.of(Variant::Brazilian), id, {}, id % 4 != 0);
    training::note_try(all.of(Variant::International), 1, {}, true);
  });
  app.store().lessons().change([](lessons::Progress& p) { p.done = {"board", "notation"}; });
}

}  // namespace

TEST_CASE("A finished game against the computer appears in the results and the rating's history") {
  const Folder folder;
  Stage stage(in(folder));
  lose(stage);
  finish_one(stage, "c3d4");  // of two persons at one board, which does not count
  const auto& pages = statistics_of(stage).pages();
  REQUIRE(pages.size() == 3);
  const auto& by_level = pages[0].charts[2].table.rows;
  REQUIRE(by_level.size() == 1);
  CHECK(by_level[0].front() == "level 1, Newcomer");
  CHECK(by_level[0][4] == "1");
  REQUIRE(pages[1].sentences.size() == 2);
  CHECK(pages[1].sentences[0].starts_with("Your rating: "));
  const auto& ratings = pages[1].charts[0].table.rows;
  REQUIRE(ratings.size() == 1);
  CHECK(ratings[0].back() == std::to_string(stage.app().preferences().rating.rating()));
}

TEST_CASE("The rating's history is kept") {
  const Folder folder;
  {
    Stage stage(in(folder));
    lose(stage);
    lose(stage);
  }
  Stage later(in(folder));
  CHECK(later.app().store().ratings().read().entries().size() == 2);
}

TEST_CASE("Rows of the statistics are read aloud") {
  const Folder folder;
  Stage stage(in(folder));
  lose(stage);
  static_cast<void>(statistics_of(stage));
  CHECK(walks_to(stage, "Variant: Brazilian, Games: 1, Won: 0"));
}

TEST_CASE("The lessons that are done are counted among all lessons") {
  const Folder folder;
  Stage stage(with_lessons(folder));
  stage.app().store().lessons().change([](lessons::Progress& p) {
    p.done = {"board", "lesson of an earlier version"};
  });
  const Chart& chart = statistics_of(stage).pages()[2].charts.back();
  REQUIRE(chart.numbers.size() == 1);
  CHECK(chart.numbers.front().starts_with("1 of "));
  CHECK(chart.full > 1);
}

TEST_CASE("The choice of tables instead of charts is kept") {
  const Folder folder;
  {
    Stage stage(in(folder));
    static_cast<void>(statistics_of(stage));
    REQUIRE(stage.reaches(Key::Tab, tr(Language::English, Text::StatisticsAsTable)));
    stage.key(Key::Enter);
    rest(stage);
  }
  Stage later(in(folder));
  CHECK(later.app().preferences().statistics_as_table);
}

TEST_CASE("Statistics match their accepted pictures") {
  struct Shown {
    PictureWindow window;
    Text page;
    bool as_table;
  };
  const Shown all[] = {
      {{"results_en", {1000, 640}, Language::English}, Text::StatisticsResults, false},
      {{"results_pt", {390, 760}, Language::Portuguese}, Text::StatisticsResults, false},
      {{"rating_pt", {1000, 640}, Language::Portuguese}, Text::StatisticsRating, false},
      {{"rating_light_en", {390, 760}, Language::English, true}, Text::StatisticsRating, false},
      {{"problems_light_pt", {1000, 640}, Language::Portuguese, true}, Text::Problems, false},
      {{"problems_en", {390, 760}, Language::English}, Text::Problems, false},
      {{"table_en", {1000, 640}, Language::English}, Text::StatisticsResults, true},
      {{"table_pt", {390, 760}, Language::Portuguese}, Text::StatisticsResults, true},
  };
  for (const Shown& shown : all) {
    const Folder folder;
    REQUIRE(write_file(folder.path(std::string(finished_games_file)), games_of_season()).ok());
    check_scene("statistics", shown.window, with_lessons(folder), [&](Stage& stage) {
      keep_season(stage);
      static_cast<void>(statistics_of(stage));
      const auto press_at = [&](Text label) {
        REQUIRE(stage.reaches(Key::Tab, std::string(stage.app().tr(label))));
        stage.key(Key::Enter);
        stage.feed(made::hover({2, 2}));
      };
      if (shown.page != Text::StatisticsResults) press_at(shown.page);
      if (shown.as_table) press_at(Text::StatisticsAsTable);
      rest(stage);
    });
  }
}

TEST_CASE("Without any game, the statistics open and Escape leads back") {
  Stage stage;
  CHECK(statistics_of(stage).pages().size() == 3);
  stage.key(Key::Escape);
  rest(stage);
  CHECK_FALSE(stage.shows<StatisticsScene>());
}

}  // namespace damas::test
