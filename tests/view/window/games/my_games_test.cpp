// Games that were finished here are kept, with every kind of end, and can be viewed.
#include "view/window/games/my_games.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "core/notation.hpp"
#include "core/pdn/reader.hpp"
#include "core/pdn/writer.hpp"
#include "statistics/played_game.hpp"
#include "view/window/app/finished_games.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/store.hpp"
#include "view/window/games/my_games_steps.hpp"
#include "view/window/local/local_scene.hpp"
#include "view/window/review/document_edits.hpp"
#include "view/window/review/review_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

constexpr const char* one_capture = "W:Wc3:Bd4";

}  // namespace

TEST_CASE("A game that the rules have ended is kept with its moves and its result") {
  const Folder folder;
  Stage stage(in(folder, Stage::two_persons(one_capture)));
  stage.type("c3e5");
  REQUIRE(stage.game().outcome().has_value());
  const auto games = kept(folder);
  REQUIRE(games.size() == 1);
  CHECK(games[0].tree.ply_count() == 1);
  CHECK(games[0].winner() == Side::White);
  CHECK(games[0].headers.value("Date") == "2024.05.01");
  CHECK_FALSE(stage.app().store().match().exists());
}

TEST_CASE("A resignation, a draw by agreement and a flag that falls end a game that is kept") {
  const Folder folder;
  Stage stage(in(folder));
  stage.type("c3d4");
  say(stage, command::Resign{});
  REQUIRE(kept(folder).size() == 1);
  CHECK(kept(folder)[0].winner() == Side::White);

  NewGameChoice choice;
  choice.opponent = Opponent::Person;
  play(stage, choice);
  stage.type("c3b4");
  say(stage, command::OfferDraw{});
  say(stage, command::AnswerDraw{true});
  REQUIRE(kept(folder).size() == 2);
  CHECK(kept(folder)[0].result.score == PdnScore::Draw);

  choice.time = {std::chrono::minutes(1), {}};
  play(stage, choice);
  stage.type("e3d4");
  stage.app().frames().update(Input{}, std::chrono::minutes(2));
  rest(stage);
  const auto games = kept(folder);
  REQUIRE(games.size() == 3);
  CHECK(games[0].winner() == Side::White);
  CHECK(games[0].headers.value("Termination") == "time forfeit");
  CHECK(games[0].tree.ply_count() == 1);
}

TEST_CASE("The analysis of a game that has just ended is kept with it") {
  const Folder folder;
  Stage stage(in(folder));
  lose_to_machine(stage);
  const auto level = [](std::string_view) { return std::optional(1); };
  REQUIRE(kept(folder).size() == 1);
  const PdnGame before = kept(folder)[0];
  CHECK_FALSE(statistics::played_game(before, level)->accuracy.has_value());
  stage.key(Key::G, with_ctrl);
  stage.feed(Input{});
  REQUIRE(stage.shows<ReviewScene>());
  const auto& review = dynamic_cast<const ReviewScene&>(stage.app().scenes().top());
  for (int i = 0; i < 400 && (i < 3 || review.analyses_game()); ++i)
    stage.wait(Stage::Milliseconds{16});
  REQUIRE(review.chances().found() != nullptr);
  const auto check_kept = [&] {
    const auto games = kept(folder);
    REQUIRE(games.size() == 1);
    CHECK(games[0].headers == before.headers);
    CHECK(games[0].tree.main_line().size() == 2);
    CHECK(write_pdn(games[0]).find("[%eval ") != std::string::npos);
    CHECK(statistics::played_game(games[0], level)->accuracy.has_value());
  };
  check_kept();
  SUBCASE("so it is nothing unsaved") {
    CHECK_FALSE(review.document().changed());
  }
  SUBCASE("but a comment stays unsaved") {
    auto& controller = const_cast<ReviewController&>(review.controller());
    REQUIRE(controller.edit([](auto& document) { return edits::comment(document, "Too slow."); }));
    stage.key(Key::G, with_ctrl);
    for (int i = 0; i < 400 && (i < 3 || review.analyses_game()); ++i)
      stage.wait(Stage::Milliseconds{16});
    CHECK(review.document().changed());
  }
  // The match is kept again when it is left, but its game stays as it is.
  stage.app().start(destination::Menu{});
  stage.wait(Stage::Milliseconds{100});
  check_kept();
}

TEST_CASE("A game against the machine is kept with its players") {
  const Folder folder;
  Stage stage(in(folder));
  lose_to_machine(stage);
  const auto games = kept(folder);
  REQUIRE(games.size() == 1);
  CHECK(games[0].winner() == Side::Black);
  CHECK(games[0].headers.value("White") == "Player");
  CHECK(games[0].headers.value("BlackType") == "program");
  CHECK(games[0].tree.ply_count() == 2);
}

TEST_CASE("A game in which nothing was played is not kept") {
  const Folder folder;
  Stage stage(in(folder));
  say(stage, command::Resign{});
  REQUIRE(stage.checkers().session().over());
  press(stage, Key::Escape);
  press(stage, Key::Escape);
  CHECK(kept(folder).empty());

  Stage back(in(folder));
  back.type("c3d4");
  say(back, command::Undo{});
  say(back, command::Resign{});
  CHECK(kept(folder).empty());
}

TEST_CASE("A game that is reopened and ends again is kept once, also after a restart") {
  const Folder folder;
  {
    Stage stage(in(folder));
    stage.type("c3d4");
    stage.type("b6a5");
    say(stage, command::Resign{});
    REQUIRE(kept(folder).size() == 1);
    say(stage, command::Undo{});
    CHECK(stage.app().store().match().exists());
    CHECK(kept(folder).size() == 1);
    stage.type("d4e5");
    say(stage, command::Resign{});
    REQUIRE(kept(folder).size() == 1);
    CHECK(kept(folder)[0].winner() == Side::White);
    CHECK(kept(folder)[0].tree.ply_count() == 3);
    say(stage, command::Undo{});
  }
  StageSetup resumed;
  resumed.folder = folder.path();
  Stage again(resumed);
  REQUIRE(again.game().ply() == 3);
  again.click_move(again.game().legal_moves().front());
  rest(again);
  say(again, command::Resign{});
  REQUIRE(kept(folder).size() == 1);
  CHECK(kept(folder)[0].tree.ply_count() == 4);
  CHECK(kept(folder)[0].winner() == Side::Black);
}

TEST_CASE("Moves that were taken back before the end are no part of the game") {
  const Folder folder;
  Stage stage(in(folder));
  for (const char* move : {"c3d4", "b6a5", "d4e5"})
    stage.type(move);
  say(stage, command::Undo{});
  REQUIRE(stage.game().ply() == 2);
  say(stage, command::Resign{});
  REQUIRE(kept(folder).size() == 1);
  CHECK(kept(folder)[0].tree.ply_count() == 2);
}

TEST_CASE("A rematch is a different game, and so is one of another run with the same seed") {
  const Folder folder;
  for (int run = 0; run < 2; ++run) {
    Stage stage(in(folder));
    stage.type("c3d4");
    say(stage, command::Resign{});
    rematch(stage);
    stage.type("c3d4");
    say(stage, command::Resign{});
  }
  CHECK(kept(folder).size() == 4);
}

TEST_CASE("My games are listed, the newest first, and open in the review") {
  const Folder folder;
  Stage stage(in(folder, {}));
  open(stage);
  CHECK(stage.app().notices() == std::vector<std::string>{stage.app().tr(Text::MyGamesNone)});
  finish_one(stage, "c3d4");
  finish_one(stage, "g3h4");
  finish_one(stage, "e3f4");
  open(stage);
  CHECK(library(stage).count_sentence(stage.app()) == "3 games");
  CHECK(library(stage).file().title() == "My games on this device");
  press(stage, Key::Down);
  press(stage, Key::Enter);
  const auto* review = dynamic_cast<const ReviewScene*>(&stage.app().scenes().top());
  REQUIRE(review != nullptr);
  const PdnTree& tree = review->document().tree();
  REQUIRE(tree.ply_count() == 1);
  const Square from = tree.move(tree.main_line().front()).from;
  CHECK(from == *parse_square("g3", review->board().shape()));
}

TEST_CASE("A game deleted from My games can be restored by Undo, in a page too") {
  for (const bool page : {false, true}) {
    CAPTURE(page);
    const Folder folder;
    StageSetup setup;
    setup.folder = folder.path();
    setup.connect = [page](Desktop& d) {
      d.in_browser = page;
      if (page) d.save_file = [](const std::string&, const std::string&, const auto&) {};
    };
    Stage stage(setup);
    finish_one(stage, "c3d4");
    finish_one(stage, "g3h4");
    open(stage);
    press(stage, Key::Delete);
    CHECK(kept(folder).size() == 1);
    press(stage, Key::Z, with_ctrl);
    CHECK(kept(folder).size() == 2);
    press(stage, Key::Delete);
    press(stage, Key::Delete);
    CHECK(kept(folder).empty());
    for (const std::string& said : stage.app().notices())
      CHECK(said != stage.app().tr(Text::LibraryOnlyHere));
    press(stage, Key::Escape);
    finish_one(stage, "e3f4");
    CHECK(kept(folder).size() == 1);
  }
}

TEST_CASE("A game of My games that is commented in the review keeps its place") {
  const Folder folder;
  Stage stage(in(folder, {}));
  finish_one(stage, "c3d4");
  finish_one(stage, "g3h4");
  open(stage);
  press(stage, Key::End);
  press(stage, Key::Enter);
  REQUIRE(stage.shows<ReviewScene>());
  stage.type("c3d4");
  rest(stage);
  stage.type("b6a5");
  rest(stage);
  press(stage, Key::S, with_ctrl);
  const auto games = kept(folder);
  REQUIRE(games.size() == 2);
  CHECK(games[1].tree.ply_count() == 2);
  CHECK(games[0].tree.ply_count() == 1);
  REQUIRE_FALSE(stage.app().notices().empty());
  CHECK(stage.app().notices().back().find("My games on this device") != std::string::npos);
}

TEST_CASE("The number of kept games is limited by the settings, in a page to 500") {
  const Folder folder;
  std::string games;
  for (std::uint64_t i = 0; i < 520; ++i)
    games += "[White \"" + std::to_string(i) + "\"]\n[GameType \"26\"]\n\n1. c3-d4 *\n\n";
  REQUIRE(write_file(folder.path(std::string(finished_games_file)), games).ok());
  StageSetup setup = in(folder);
  {
    Stage stage(setup);
    stage.type("c3d4");
    say(stage, command::Resign{});
    CHECK(kept(folder).size() == 521);
  }
  setup.connect = [](Desktop& d) { d.in_browser = true; };
  Stage stage(setup);
  finish_one(stage, "c3d4");
  CHECK(kept(folder).size() == 500);
  stage.app().change_preferences([](Preferences& p) { p.kept_games = 100; });
  finish_one(stage, "g3h4");
  CHECK(kept(folder).size() == 100);
}

TEST_CASE("A damaged list is renamed and reported, and a new one begins") {
  const Folder folder;
  REQUIRE(write_file(folder.path(std::string(finished_games_file)), "\x01\x02 nonsense").ok());
  Stage stage(in(folder));
  CHECK(stage.app().notices().empty());
  stage.type("c3d4");
  say(stage, command::Resign{});
  CHECK(kept(folder).size() == 1);
  CHECK(std::filesystem::exists(folder.path("my-games.pdn.bad-1")));
  REQUIRE(stage.app().notices().size() == 1);
  CHECK(stage.app().notices()[0].find("my-games.pdn.bad-1") != std::string::npos);
}

TEST_CASE("A list that cannot be written is kept in memory, which is reported once") {
  const Folder folder;
  Stage stage(in(folder, {}));
  std::filesystem::remove_all(folder.path());
  finish_one(stage, "c3d4");
  const std::vector<std::string> said = stage.app().notices();
  CHECK(std::count_if(said.begin(), said.end(), [](const std::string& each) {
          return each.find("my-games.pdn") != std::string::npos;
        }) == 1);
  finish_one(stage, "g3h4");
  open(stage);
  CHECK(library(stage).count_sentence(stage.app()) == "2 games");
}

TEST_CASE("Without a folder My games are kept in memory") {
  Stage stage;
  finish_one(stage, "c3d4");
  finish_one(stage, "g3h4");
  open(stage);
  CHECK(library(stage).count_sentence(stage.app()) == "2 games");
  press(stage, Key::Delete);
  press(stage, Key::Escape);
  open(stage);
  CHECK(library(stage).count_sentence(stage.app()) == "1 game");
}

}  // namespace damas::test
