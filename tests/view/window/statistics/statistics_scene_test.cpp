#include "view/window/statistics/statistics_scene.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "view/window/app/preferences.hpp"
#include "view/window/games/my_games_steps.hpp"

namespace damas::test {
namespace {

const StatisticsScene& statistics_of(Stage& stage) {
  stage.app().open(destination::Statistics{});
  rest(stage);
  const auto* scene = dynamic_cast<const StatisticsScene*>(&stage.app().scenes().top());
  REQUIRE(scene != nullptr);
  return *scene;
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

TEST_CASE("Without any game, the statistics open and Escape leads back") {
  Stage stage;
  CHECK(statistics_of(stage).pages().size() == 3);
  stage.key(Key::Escape);
  rest(stage);
  CHECK_FALSE(stage.shows<StatisticsScene>());
}

}  // namespace damas::test
