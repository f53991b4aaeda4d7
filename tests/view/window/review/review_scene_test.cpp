#include "view/window/review/review_scene.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/pdn/convert.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/review/game_heading.hpp"
#include "view/window/review/review_stage.hpp"

namespace damas::test {

namespace {

constexpr const char* plain = "[GameType \"26\"]\n1. c3-d4 b6-a5 2. d4-c5 d6xb4 3. a3xc5 *";
constexpr const char* branched =
    "[GameType \"26\"]\n1. c3-d4 (1. e3-f4 b6-a5) (1. g3-h4) 1... b6-a5 2. d4-c5 *";

using Milliseconds = Stage::Milliseconds;

Input wheel_over_board(ReviewStage& stage, float notches) {
  return made::wheel(stage.review().board().frame().center(), notches);
}

std::vector<Input> swipe(Point from, float by) {
  std::vector<Input> inputs = made::drag(from, {from.x + by, from.y});
  for (Input& input : inputs) {
    input.pointer.touch = true;
    input.pointer.press_time = Milliseconds{100};
  }
  return inputs;
}

struct Stop {
  std::uint32_t id = 0;
  std::string words;
};

Stop press_tab(ReviewStage& stage, Modifiers with = no_modifiers) {
  stage.key(Key::Tab, with);
  stage.wait(Milliseconds{96});
  const Gui::Focus& focus = stage.screen().gui().focus();
  return {focus.id, focus.words};
}

// The widgets that Tab reaches until the first one comes again, beginning with that.
std::vector<Stop> round_by_tab(ReviewStage& stage) {
  std::vector<Stop> stops = {press_tab(stage)};
  for (int i = 0; i < 80; ++i) {
    const Stop next = press_tab(stage);
    if (next.id == stops.front().id) return stops;
    stops.push_back(next);
  }
  FAIL("Tab does not come round");
  return stops;
}

// The place of the first widget whose words begin like this.
std::size_t place_of(const std::vector<Stop>& stops, const std::string& words) {
  CAPTURE(words);
  const auto found = std::find_if(stops.begin(), stops.end(), [&](const Stop& stop) {
    return stop.words.rfind(words, 0) == 0;
  });
  REQUIRE(found != stops.end());
  return static_cast<std::size_t>(found - stops.begin());
}

}  // namespace

TEST_CASE("Tab goes through all panels of a review, and back") {
  // White has one legal move, so the engine's lines stay the same.
  ReviewStage stage(
      "[White \"Zita\"]\n[Black \"Bia\"]\n[GameType \"26\"]\n"
      "[FEN \"W:Wc3:Bd4\"]\n1. c3xe5 *");
  stage.type("l");
  stage.rest();
  REQUIRE(stage.review().live().on());
  const std::vector<Stop> stops = round_by_tab(stage);
  const App& app = stage.app();
  // From the top of the column beside the board; a round may begin at any of them.
  const std::vector<std::size_t> column = {place_of(stops, app.tr(Text::Settings)),
                                           place_of(stops, "#1"), place_of(stops, "c3xe5"),
                                           place_of(stops, app.tr(Text::FlipBoard))};
  const auto first = std::min_element(column.begin(), column.end());
  std::vector<std::size_t> turned(first, column.end());
  turned.insert(turned.end(), column.begin(), first);
  CHECK(std::is_sorted(turned.begin(), turned.end()));
  place_of(stops, "Zita");
  place_of(stops, app.tr(Text::ReviewCommentOnGame));
  // The last Tab came round to the first widget.
  for (std::size_t i = stops.size(); i-- > 0;) {
    CAPTURE(stops[i].words);
    CHECK(press_tab(stage, with_shift).id == stops[i].id);
  }
}

TEST_CASE("a game can be stepped through by keyboard") {
  ReviewStage stage(plain);
  CHECK(stage.ply() == 0);
  stage.key(Key::Right);
  stage.key(Key::PageDown);
  CHECK(stage.ply() == 2);
  stage.key(Key::Left);
  CHECK(stage.ply() == 1);
  stage.key(Key::End);
  CHECK(stage.ply() == 5);
  stage.key(Key::Right);
  CHECK(stage.ply() == 5);
  stage.key(Key::PageUp);
  CHECK(stage.ply() == 4);
  stage.key(Key::Home);
  stage.key(Key::Left);
  CHECK(stage.ply() == 0);
}

TEST_CASE("a game can be stepped through with the wheel and with swipes") {
  ReviewStage stage(plain);
  stage.feed(wheel_over_board(stage, -1));
  stage.feed(wheel_over_board(stage, -1));
  CHECK(stage.ply() == 2);
  stage.feed(wheel_over_board(stage, 1));
  CHECK(stage.ply() == 1);
  const Point empty = stage.place("e5");
  stage.feed(swipe(empty, -120));
  CHECK(stage.ply() == 2);
  stage.feed(swipe(empty, 120));
  stage.feed(swipe(empty, 120));
  CHECK(stage.ply() == 0);
  CHECK(stage.review().controller().entry().complaint().empty());
}

TEST_CASE("a step is animated with sound, and the board shows the move") {
  ReviewStage stage(plain);
  stage.key(Key::Right);
  CHECK(stage.review().controller().animation().running());
  stage.rest();
  CHECK_FALSE(stage.review().controller().animation().running());
  CHECK(stage.heard() == std::vector{SoundEffect::Move});
  CHECK(stage.review().controller().marks(Preferences{}).last_move.size() == 2);
  CHECK(to_fen(stage.review().controller().game().position()).find("d4") != std::string::npos);
}

TEST_CASE("automatic playback runs until the end or until an input") {
  ReviewStage stage(plain);
  stage.type("p");
  stage.wait(Milliseconds{8000});
  CHECK(stage.ply() == 5);
  stage.key(Key::Home);
  stage.type("p");
  stage.wait(Milliseconds{2000});
  const int ply = stage.ply();
  CHECK(ply >= 1);
  stage.key(Key::Left);
  stage.wait(Milliseconds{3000});
  CHECK(stage.ply() == ply - 1);
}

TEST_CASE("Down and Up choose at a branch, and move between variations") {
  ReviewStage stage(branched);
  const auto ways = stage.tree().children(PdnNode::Root);
  REQUIRE(ways.size() == 3);
  CHECK(stage.review().controller().marks(Preferences{}).arrows.size() == 3);
  CHECK(stage.review().status().find("3 continuations") != std::string::npos);
  stage.key(Key::Down);
  stage.key(Key::Right);
  CHECK(stage.node() == ways[1]);
  stage.key(Key::Down);
  CHECK(stage.node() == ways[2]);
  stage.key(Key::Left);
  stage.key(Key::Up);
  stage.key(Key::Right);
  CHECK(stage.node() == ways[2]);
  stage.key(Key::Home);
  stage.key(Key::Down);
  stage.key(Key::End);
  CHECK(stage.tree().parent(stage.node()) == ways[1]);
}

TEST_CASE("a click on a move of the list leads there") {
  ReviewStage stage(branched);
  const ReviewScene& scene = stage.review();
  const Rect room = scene.places().moves;
  for (const PdnNode n : {stage.tree().children(PdnNode::Root)[1], stage.tree().main_line()[1]}) {
    const TreeRow& row = scene.moves().rows[*scene.moves().row_of(n)];
    for (const TreeWord& word : row.words) {
      if (word.node != n || word.kind != TreeWord::Kind::Move) continue;
      stage.click(Point{room.x + word.x + word.w / 2, room.y + row.top + row.height / 2});
    }
    stage.wait(Milliseconds{50});
    CHECK(stage.node() == n);
  }
}

TEST_CASE("a review above another scene leads back to it") {
  ReviewStage stage(plain);
  stage.key(Key::Escape);
  stage.wait(Milliseconds{50});
  CHECK(stage.shows<MenuScene>());
}

TEST_CASE("the last move of a game that did not end by itself says its result") {
  ReviewStage resigned(
      "[GameType \"26\"][Termination \"resignation\"]\n1. c3-d4 b6-a5 (1... b6-c5) 0-1");
  resigned.key(Key::End);
  resigned.rest();
  CHECK(resigned.review().status() == "Black wins: White resigned.");
  resigned.key(Key::Left);
  resigned.rest();
  CHECK(resigned.review().status().find("wins") == std::string::npos);
  ReviewStage won("[GameType \"26\"]\n1. c3-d4 b6-a5 1-0");
  won.key(Key::End);
  won.rest();
  CHECK(won.review().status() == "White wins");
  ReviewStage drawn("[GameType \"26\"]\n1. c3-d4 b6-a5 1/2-1/2");
  drawn.key(Key::End);
  drawn.rest();
  CHECK(drawn.review().status() == "The game is drawn.");
  ReviewStage unfinished("[GameType \"26\"]\n1. c3-d4 b6-a5 *");
  unfinished.key(Key::End);
  unfinished.rest();
  CHECK(unfinished.review().status() == "White to move");
}

TEST_CASE("a broken game names its error and can be stepped through up to there") {
  ReviewStage stage("[GameType \"26\"]\n1. c3-d4 b6-a5 2. d4-d5 d6xb4 *");
  stage.key(Key::End);
  CHECK(stage.ply() == 2);
  const GameHeading heading = heading_of(stage.review().document().game(), Language::English);
  CHECK(heading.wrong);
  CAPTURE(heading.event);
  CHECK(heading.event.find("line 2, column 19") != std::string::npos);
}

TEST_CASE("positions set up in the middle are shown, and moves from them") {
  ReviewStage stage("[GameType \"26\"]\n1. c3-d4 b6-a5 /FEN \"W:Wc3:Bh8\"/ 1. c3-d4 h8-g7 *");
  stage.key(Key::End);
  CHECK(stage.ply() == 2);
  CHECK(stage.review().controller().game().pieces(Side::White).size() == 1);
  for (int i = 0; i < 3; ++i)
    stage.key(Key::Left);
  CHECK(stage.review().controller().game().pieces(Side::White).size() == 12);
}

TEST_CASE("the game and the position are copied") {
  ReviewStage stage(plain);
  stage.key(Key::Right);
  stage.key(Key::C, with_ctrl);
  CHECK(stage.clipboard.find("1. c3-d4 b6-a5 2.") != std::string::npos);
  stage.key(Key::C, with_ctrl_shift);
  CHECK(stage.clipboard == to_fen(stage.review().controller().game().position()));
}

TEST_CASE("a match is reviewed where it stands and goes on afterwards") {
  Stage stage(Stage::two_persons());
  for (const char* move : {"c3d4", "b6a5"})
    stage.type(move);
  stage.settle();
  const Rect menu = stage.checkers().places().header;
  stage.click(Point{menu.right() - 24, menu.center().y});
  stage.wait(Milliseconds{100});
  REQUIRE(stage.shows<ChoicesScene>());
  // The row below that of a new game.
  for (int row = 0; row < 3; ++row)
    stage.key(Key::Down);
  stage.key(Key::Enter);
  stage.wait(Milliseconds{100});
  REQUIRE(stage.shows<ReviewScene>());
  const auto& scene = dynamic_cast<const ReviewScene&>(stage.app().scenes().top());
  CHECK(scene.document().tree().ply_of(scene.document().node()) == 2);
  stage.key(Key::Escape);
  stage.wait(Milliseconds{50});
  CHECK(stage.game().ply() == 2);
}

TEST_CASE("games of every variant are walked through, and branch") {
  constexpr int plies = 12;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    Game game(static_cast<Variant>(i));
    CAPTURE(std::string(game.info().id));
    while (game.ply() < plies && !game.outcome())
      game.play(game.legal_moves().back());
    ReviewStage stage(pdn_of(game));
    stage.key(Key::End);
    CHECK(stage.ply() == game.ply());
    CHECK(stage.review().controller().game().position() == game.position());
    stage.key(Key::Home);
    const Game& start = stage.review().controller().game();
    REQUIRE(start.legal_moves().size() > 1);
    const Move other = start.legal_moves().front();
    stage.click(stage.review().board().center(other.from));
    stage.click(stage.review().board().center(other.to));
    CHECK(stage.ply() == 1);
    CHECK(stage.tree().children(PdnNode::Root).size() == 2);
  }
}

TEST_CASE("the clocks of a file are at the end of the status line") {
  ReviewStage stage("[GameType \"26\"]\n1. c3-d4 {[%clk 0:04:58]} b6-a5 {[%clk 0:04:51]} *");
  CHECK(stage.review().controller().status(Language::English).aside.empty());
  stage.key(Key::End);
  CHECK(stage.review().controller().status(Language::English).aside == "White 4:58 · Black 4:51");
}

TEST_CASE("a position in which the game is over is not played on from") {
  // White has the first king, and the game.
  ReviewStage stage("[GameType \"96\"]\n[FEN \"W:W7,46:B31,32\"]\n1. 7-1 *");
  CHECK(stage.review().controller().can_play_on());
  stage.key(Key::End);
  CHECK_FALSE(stage.review().controller().can_play_on());
}

}  // namespace damas::test
