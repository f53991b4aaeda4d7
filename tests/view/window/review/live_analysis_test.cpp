#include "view/window/review/live_analysis.hpp"

#include <doctest/doctest.h>

#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/review/chance_bar.hpp"
#include "view/window/review/lines_panel.hpp"
#include "view/window/review/review_stage.hpp"

namespace damas::test {

namespace {

using Milliseconds = Stage::Milliseconds;

constexpr const char* plain = "[GameType \"26\"]\n1. c3-d4 b6-a5 2. d4-c5 d6xb4 3. a3xc5 *";
// White takes the last piece.
constexpr const char* winning = "[GameType \"26\"]\n[FEN \"W:Wc3:Bd4\"]\n1. c3xe5 *";

// For the move that was played.
constexpr int played_row = 1;

const LiveFindings& found_in(ReviewStage& stage) {
  return stage.review().live().findings();
}

std::vector<MoveArrow> arrows_in(ReviewStage& stage) {
  return stage.review().live().findings().arrows;
}

}  // namespace

TEST_CASE("One key switches the engine on and off") {
  ReviewStage stage(plain);
  CHECK(stage.review().places().gauge.empty());
  stage.type("l");
  CHECK(stage.review().live().on());
  CHECK_FALSE(stage.review().places().gauge.empty());
  CHECK(found_in(stage).lines.empty());
  CHECK(found_in(stage).verdict == "The engine is looking…");
  const Rect lines = stage.review().places().lines;
  CHECK(lines.h == lines_height(stage.app().preferences().analysis_lines + played_row));
  stage.rest();
  CHECK(found_in(stage).lines.size() == 3);
  CHECK_FALSE(arrows_in(stage).empty());
  CHECK(stage.review().places().lines == lines);
  stage.type("l");
  stage.rest();
  CHECK_FALSE(stage.review().live().on());
  CHECK(stage.review().places().gauge.empty());
  CHECK(stage.review().places().lines.empty());
  CHECK(arrows_in(stage).empty());
}

TEST_CASE("The engine has a button of its own") {
  for (const Size size : {Size{1280, 800}, Size{412, 800}}) {
    StageSetup setup;
    setup.size = size;
    ReviewStage stage(plain, setup);
    const CheckersLayout& places = stage.review().places();
    const int count = places.portrait ? 7 : 8;
    const int mine = places.portrait ? 5 : 7;
    const ButtonGrid grid(places, count);
    const Point corner = places.buttons.origin() + grid.place(mine);
    stage.click(Rect::at(corner, grid.size()).center());
    stage.wait(Milliseconds{50});
    CHECK(stage.review().live().on());
  }
}

TEST_CASE("The findings follow the position on the board") {
  ReviewStage stage(plain);
  stage.type("l");
  stage.rest();
  const LiveFindings before = found_in(stage);
  stage.key(Key::Right);
  CHECK(found_in(stage).lines.empty());
  CHECK(found_in(stage).white == before.white);
  stage.rest();
  REQUIRE_FALSE(found_in(stage).lines.empty());
  for (const LiveLine& line : found_in(stage).lines)
    CHECK(stage.review().controller().game().is_legal(line.move));
}

TEST_CASE("A sure result is said as such, and the end of the game, too") {
  ReviewStage stage(winning);
  stage.type("l");
  stage.rest();
  CHECK(found_in(stage).verdict == "White wins in 1");
  CHECK(found_in(stage).white == 1);
  REQUIRE(found_in(stage).lines.size() == 1);
  CHECK(found_in(stage).lines.front().score == "#1");
  stage.key(Key::Right);
  stage.rest();
  CHECK(found_in(stage).verdict == "Game over");
  CHECK(found_in(stage).white == 1);
}

TEST_CASE("The chances of a win, a draw and a loss are shown as whole percents") {
  ReviewStage stage(plain);
  stage.type("l");
  CHECK_FALSE(found_in(stage).percents);
  stage.rest();
  REQUIRE(found_in(stage).percents);
  const auto [win, draw, loss] = *found_in(stage).percents;
  CHECK(win + draw + loss == 100);
  CHECK(found_in(stage).chances == tr(Language::English, Text::AnalysisChances, win, draw, loss));
  ReviewStage sure(winning);
  sure.type("l");
  sure.rest();
  CHECK_FALSE(found_in(sure).percents);
}

TEST_CASE("Percents are a hundred together, however they are rounded") {
  CHECK(percents_of({0.2, 0.66, 0.14}) == Percents{20, 66, 14});
  CHECK(percents_of({0.125, 0, 0.875}) == Percents{13, 0, 87});
  CHECK(percents_of({0.334, 0.332, 0.334}) == Percents{33, 34, 33});
  CHECK(percents_of({0, 1, 0}) == Percents{0, 100, 0});
  CHECK(percents_of({1, 0, 0}) == Percents{100, 0, 0});
}

TEST_CASE("The strip of a phone says what its percentage is") {
  LiveFindings found;
  found.verdict = "White wins in 3";
  CHECK(strip_heading(found, Language::English) == "White wins in 3");
  found.verdict = "White 63 %";
  found.percents = {50, 26, 24};
  CHECK(strip_heading(found, Language::English) == "Chances: White 63 %");
  CHECK(strip_heading(found, Language::Portuguese) == "Chances: White 63 %");
  found.threat = true;
  CHECK(strip_heading(found, Language::English) == "White 63 %");
}

TEST_CASE("A press on a line plays its first move") {
  ReviewStage stage(plain);
  stage.type("l");
  stage.rest();
  const LiveLine second = found_in(stage).lines[1];
  const Rect lines = stage.review().places().lines;
  stage.click(Point{lines.center().x, lines.y + lines_height(1) + 8});
  stage.rest();
  CHECK(stage.ply() == 1);
  CHECK(stage.tree().move(stage.node()) == second.move);
}

TEST_CASE("The number of lines is the person's choice") {
  ReviewStage stage(plain);
  stage.type("l");
  stage.app().change_preferences([](Preferences& p) { p.analysis_lines = 1; });
  stage.rest();
  CHECK(found_in(stage).lines.size() == 1);
  CHECK(stage.review().places().lines.h == lines_height(1 + played_row));
  // A click on the verdict opens the choice of the number of lines.
  const Rect lines = stage.review().places().lines;
  stage.click(Point{lines.center().x, lines.y + 8});
  stage.wait(Milliseconds{100});
  REQUIRE(stage.shows<ChoicesScene>());
}

TEST_CASE("Each line that is about as good as the best has an arrow, also the fifth") {
  ReviewStage stage("[GameType \"26\"]\n[FEN \"W:Wa1,c1,e1,g1:Bb8,d8,f8,h8\"]\n*");
  stage.app().change_preferences([](Preferences& p) { p.analysis_lines = 5; });
  stage.type("l");
  stage.rest();
  CHECK(found_in(stage).lines.size() == 5);
  CHECK(arrows_in(stage).size() == 5);
}

TEST_CASE("The threat is what the other side could do now") {
  // White could take nothing; Black, if it were to move, takes c3.
  ReviewStage stage("[GameType \"26\"]\n[FEN \"W:Wc3,g1:Bd4,h8\"]\n*");
  stage.type("x");
  stage.rest();
  CHECK(stage.review().live().on());
  CHECK(stage.review().live().shows_threat());
  CHECK(found_in(stage).threat);
  REQUIRE_FALSE(found_in(stage).lines.empty());
  CHECK(found_in(stage).lines.front().moves.starts_with("d4xb2"));
  CHECK(found_in(stage).verdict.starts_with("Threat: "));
  stage.type("x");
  stage.rest();
  CHECK_FALSE(found_in(stage).threat);
}

TEST_CASE("A step ends the threat, and where there is none that is said") {
  ReviewStage stage(plain);
  stage.type("x");
  stage.rest();
  CHECK(found_in(stage).threat);
  stage.key(Key::Right);
  stage.rest();
  CHECK_FALSE(found_in(stage).threat);
  ReviewStage over(winning);
  over.key(Key::Right);
  over.type("x");
  CHECK_FALSE(over.review().live().shows_threat());
}

TEST_CASE("The line of the move that was played is marked") {
  ReviewStage stage("[GameType \"26\"]\n[FEN \"W:Wc3,a1:Bd4,h8\"]\n1. c3xe5 *");
  stage.type("l");
  stage.rest();
  REQUIRE(stage.review().shown_findings().lines.size() == 1);
  CHECK(stage.review().shown_findings().lines.front().played);
  stage.key(Key::Right);
  stage.rest();
  for (const LiveLine& line : stage.review().shown_findings().lines)
    CHECK_FALSE(line.played);
}

TEST_CASE("Of several lines at most one is that of the move that was played") {
  ReviewStage stage(plain);
  stage.app().change_preferences([](Preferences& p) { p.analysis_lines = 5; });
  stage.type("l");
  stage.rest();
  const PdnNode next = stage.review().controller().next();
  const Move& move = stage.tree().move(next);
  for (const LiveLine& line : stage.review().shown_findings().lines)
    CHECK(line.played == (line.move == move));
}

TEST_CASE("A move that was played has a score, even if it is not among the engine's lines") {
  // White's move gives a man away.
  ReviewStage stage("[GameType \"26\"]\n[FEN \"W:Wc3,f2,h2:Be5,f8,h8\"]\n1. c3-d4 e5xc3 *");
  stage.app().change_preferences([](Preferences& p) { p.analysis_lines = 1; });
  stage.type("l");
  stage.rest();
  stage.rest();
  REQUIRE(found_in(stage).lines.size() == 1);
  const std::vector<LiveLine> shown = stage.review().shown_findings().lines;
  REQUIRE(shown.size() == 2);
  CHECK_FALSE(shown[0].played);
  CHECK(shown[1].played);
  CHECK(shown[1].moves.starts_with("c3-d4 e5xc3"));
  CHECK(shown[1].score.starts_with("\u2212"));
  // The place for it was there from the beginning.
  CHECK(stage.review().places().lines.h == lines_height(2));
  stage.key(Key::Right);
  stage.rest();
  stage.rest();
  REQUIRE(stage.review().shown_findings().lines.size() == 1);
  CHECK(stage.review().shown_findings().lines[0].played);
  stage.key(Key::Right);
  stage.rest();
  CHECK(stage.review().shown_findings().lines.size() == 1);
}

TEST_CASE("A played move that ends the game is scored without a search") {
  ReviewStage stage(winning);
  PlayedMoveScore played;
  const Game game = stage.review().controller().game();
  const Move move = game.legal_moves().front();
  played.follow(game, move, false, Milliseconds{16}, stage.app());
  REQUIRE(played.line().has_value());
  CHECK(played.line()->score == score::won - 1);
  played.follow(game, std::nullopt, false, Milliseconds{16}, stage.app());
  CHECK_FALSE(played.line().has_value());
}

TEST_CASE("The search for the played move rests while the window is hidden") {
  ReviewStage stage(plain);
  PlayedMoveScore played;
  const Game game = stage.review().controller().game();
  const Move move = game.legal_moves().front();
  for (int i = 0; i < 60; ++i)
    played.follow(game, move, false, Milliseconds{16}, stage.app());
  CHECK_FALSE(played.line().has_value());
  for (int i = 0; i < 60; ++i)
    played.follow(game, move, true, Milliseconds{16}, stage.app());
  REQUIRE(played.line().has_value());
  CHECK(played.line()->moves.front() == move);
}

TEST_CASE("The engine rests while the window is hidden") {
  ReviewStage stage(plain);
  stage.type("l");
  Input hidden;
  hidden.hidden = true;
  for (int i = 0; i < 60; ++i)
    stage.feed(hidden);
  CHECK(found_in(stage).lines.empty());
  stage.rest();
  CHECK_FALSE(found_in(stage).lines.empty());
}

TEST_CASE("The lines are written in the person's language") {
  StageSetup setup;
  setup.language = Language::Portuguese;
  ReviewStage stage(winning, setup);
  stage.type("l");
  stage.rest();
  CHECK(found_in(stage).verdict == "Brancas vencem em 1");
}

}  // namespace damas::test
