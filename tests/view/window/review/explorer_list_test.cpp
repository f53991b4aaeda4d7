// The lists of games that the explorer opens.
#include <chrono>
#include <fstream>
#include <memory>
#include <optional>
#include <string>

#include <doctest/doctest.h>

#include "core/pdn/convert.hpp"
#include "core/pdn/reader.hpp"
#include "explorer/fake_base.hpp"
#include "view/window/app/game_file.hpp"
#include "view/window/app/store.hpp"
#include "view/window/library/base_scene.hpp"
#include "view/window/review/explorer.hpp"
#include "view/window/review/explorer_steps.hpp"
#include "view/window/review/review_stage.hpp"

namespace damas::test {

namespace {

constexpr const char* listed_review = "[GameType \"26\"]\n1. c3-d4 b6-a5 *";
constexpr const char* three_games =
    "[White \"Ana\"]\n[GameType \"26\"]\n1. c3-d4 b6-a5 1-0\n\n"
    "[White \"Ana\"]\n[GameType \"26\"]\n1. c3-d4 d6-c5 0-1\n\n"
    "[White \"Ana\"]\n[GameType \"26\"]\n1. a3-b4 *\n";
constexpr const char* fourth_game = "[White \"Dora\"]\n[GameType \"26\"]\n1. c3-d4 d6-c5 0-1\n";

// In My games.
StageSetup with_three_games(const Folder& folder) {
  std::ofstream(folder.path(std::string(finished_games_file)), std::ios::binary) << three_games;
  StageSetup setup;
  setup.folder = folder.path();
  return setup;
}

// Each with the moves of the review.
std::string games_of_club(int count) {
  std::string all;
  for (int i = 0; i < count; ++i) {
    all += "[White \"Player " + std::to_string(i) + "\"]\n[Result \"1-0\"]\n[GameType \"26\"]\n" +
           "1. c3-d4 b6-a5 1-0\n\n";
  }
  return all;
}

}  // namespace

TEST_CASE("The games with the position are listed from the panel") {
  const Folder folder;
  ReviewStage stage(listed_review, with_three_games(folder));
  stage.type("j");
  stage.rest();
  stage.key(Key::Right);
  stage.rest();
  CHECK(stage.review().explored().games == 2);
  press_list_button(stage);
  stage.rest();
  REQUIRE(stage.shows<LibraryScene>());
  const auto& library = dynamic_cast<const LibraryScene&>(stage.app().scenes().top());
  CHECK(library.file().title() == "Games with this position");
  REQUIRE(library.file().entries().size() == 2);
  CHECK(library.file().entries()[0].white == "Ana");
  CHECK(library.file().entries()[0].plies == 2);
  CHECK(library.file().entries()[1].plies == 2);
}

TEST_CASE("If the database has all games with the position, its own list shows all of them") {
  StageSetup setup;
  setup.connect = [](Desktop& desktop) {
    desktop.games = std::make_shared<FakeBase>(games_of_club(Explorer::most_listed + 1));
  };
  ReviewStage stage(listed_review, setup);
  stage.type("j");
  stage.rest();
  stage.key(Key::Right);
  stage.rest();
  REQUIRE(stage.review().explored().games == Explorer::most_listed + 1);
  CHECK(stage.review().explored().only_in_base);
  const AnyPosition position = positions_of(stage.tree()).at(1);
  press_list_button(stage);
  stage.rest();
  REQUIRE(stage.shows<BaseScene>());
  const BaseList& list = dynamic_cast<const BaseScene&>(stage.app().scenes().top()).list();
  CHECK(list.search().pattern == exactly(position));
  CHECK(list.count() == std::size_t{Explorer::most_listed + 1});
  stage.key(Key::Escape);
  stage.rest();
  CHECK(stage.shows<ReviewScene>());
}

TEST_CASE("A list that leaves games out says how many there are, in every language") {
  struct Case {
    Language language;
    int games;
    const char* title;
  };
  constexpr int most = Explorer::most_listed;
  for (const Case& each :
       {Case{Language::English, most, "Games with this position"},
        Case{Language::English, most + 1, "The first 500 of 501 games with this position"},
        Case{Language::Portuguese, most + 1,
             "As primeiras 500 de 501 partidas com esta posição"}}) {
    CAPTURE(each.title);
    StageSetup setup;
    setup.language = each.language;
    ReviewStage stage(listed_review, setup);
    stage.app().scenes().push(std::make_unique<ReviewScene>(
        game_in(listed_review), GameSaver{}, 0, false, false,
        std::make_shared<GameFile>("", "club", games_of_club(each.games))));
    stage.rest();
    stage.type("j");
    for (int i = 0; i < 100 && stage.review().explored().games < each.games; ++i)
      stage.rest();
    REQUIRE(stage.review().explored().games == each.games);
    CHECK_FALSE(stage.review().explored().only_in_base);
    press_list_button(stage);
    const LibraryScene& library = listed_games(stage);
    CHECK(library.file().title() == each.title);
    CHECK(library.file().entries().size() == std::size_t{most});
  }
}

TEST_CASE("A list is written in parts of a few milliseconds, measured by the clock") {
  const Folder folder;
  ReviewStage stage(listed_review, with_three_games(folder));
  const Game start(Variant::Brazilian);
  std::chrono::steady_clock::time_point time{};
  const auto looks_until_listed = [&](std::chrono::milliseconds each) {
    Explorer explorer(nullptr, [&time, each] { return time += each; });
    explorer.switch_on(Variant::Brazilian, stage.app());
    for (int i = 0; i < 100 && explorer.findings().games < 3; ++i)
      explorer.follow(start, stage.app());
    explorer.ask_for_games();
    int looks = 1;
    std::optional<ListedGames> listed = explorer.take_games(stage.app());
    for (; !listed && looks < 100; ++looks)
      listed = explorer.take_games(stage.app());
    REQUIRE(listed.has_value());
    CHECK(listed->listed == 3);
    CHECK(listed->all == 3);
    CHECK(read_pdn(listed->pdn).size() == 3);
    CHECK_FALSE(explorer.take_games(stage.app()).has_value());
    return looks;
  };
  CHECK(looks_until_listed(std::chrono::milliseconds{0}) == 1);
  CHECK(looks_until_listed(std::chrono::milliseconds{5}) == 3);
}

TEST_CASE("A list whose games are still being read opens as soon as they are there") {
  const Folder folder;
  const auto base = std::make_shared<FakeBase>(fourth_game);
  base->slow_list = 0.5F;
  base->between_questions = std::chrono::milliseconds{0};
  StageSetup setup = with_three_games(folder);
  setup.connect = [base](Desktop& desktop) { desktop.games = base; };
  ReviewStage stage(listed_review, setup);
  stage.type("j");
  stage.rest();
  press_list_button(stage);
  stage.rest();
  CHECK(stage.shows<ReviewScene>());
  base->slow_list.reset();
  const LibraryScene& library = listed_games(stage);
  REQUIRE(library.file().entries().size() == 4);
  CHECK(library.file().entries()[0].white == "Ana");
  CHECK(library.file().entries()[3].white == "Dora");
}

}  // namespace damas::test
