#include "view/window/review/explorer.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fstream>

#include <doctest/doctest.h>

#include "explorer/fake_base.hpp"
#include "view/window/accepted_picture.hpp"
#include "view/window/app/game_file.hpp"
#include "view/window/app/store.hpp"
#include "view/window/finger_walk.hpp"
#include "view/window/key_walk.hpp"
#include "view/window/library/library_scene.hpp"
#include "view/window/openings/openings_scene.hpp"
#include "view/window/review/explorer_panel.hpp"
#include "view/window/review/explorer_steps.hpp"
#include "view/window/review/review_stage.hpp"
#include "view/window/start/variant_files.hpp"

namespace damas::test {

namespace {

constexpr const char* review = "[GameType \"26\"]\n1. c3-d4 b6-a5 *";

constexpr const char* my_games = R"([White "Ana"]
[Black "Bia"]
[WhiteElo "1500"]
[BlackElo "1600"]
[Result "1-0"]
[GameType "26"]
1. c3-d4 b6-a5 1-0

[White "Ana"]
[Black "Bia"]
[Result "0-1"]
[GameType "26"]
1. c3-d4 d6-c5 0-1

[White "Ana"]
[Black "Bia"]
[Result "*"]
[GameType "26"]
1. a3-b4 *
)";

StageSetup with_games(const Folder& folder, bool book = false) {
  std::ofstream(folder.path(std::string(finished_games_file)), std::ios::binary) << my_games;
  StageSetup setup;
  setup.folder = folder.path();
  if (book) setup.connect = offer_variant_files;
  return setup;
}

// Begins like one of my games.
constexpr const char* game_of_dora =
    "[White \"Dora\"]\n[Result \"0-1\"]\n[GameType \"26\"]\n1. c3-d4 d6-c5 0-1\n";

const ExplorerRow* row_of(ReviewStage& stage, std::string_view move) {
  const auto& rows = stage.review().explored().rows;
  const auto found = std::find_if(rows.begin(), rows.end(),
                                  [&](const ExplorerRow& row) { return row.name == move; });
  return found == rows.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("The explorer's rows and buttons are high enough for a finger on a phone") {
  const Folder folder;
  StageSetup setup = with_games(folder);
  setup.size = {400, 800};
  ReviewStage stage(review, setup);
  stage.type("j");
  stage.rest();
  const Rect sheet = stage.review().places().sheet;
  stage.click(Point{sheet.center().x, sheet.y + 24});
  stage.rest();
  CHECK(stage.review().places().lines.h == explorer_height(false, true));
  REQUIRE_FALSE(stage.review().explored().rows.empty());
  const std::string first = stage.review().explored().rows.front().name;
  CHECK(was_checked(check_heights_for_fingers(stage), first + ". "));
  // With the engine's lines, the list of moves keeps the room for a row.
  stage.type("l");
  stage.rest();
  CHECK(stage.review().places().moves.h >= least_for_finger);
}

TEST_CASE("The explorer shows the moves of my games from the position on the board") {
  const Folder folder;
  ReviewStage stage(review, with_games(folder));
  CHECK(stage.review().places().lines.empty());
  stage.type("j");
  stage.rest();
  CHECK(stage.review().places().lines.h == explorer_height(false, false));
  REQUIRE(stage.review().explored().rows.size() == 2);
  const ExplorerRow first = stage.review().explored().rows[0];
  CHECK(first.name == "c3-d4");
  CHECK(first.games == "2 games");
  CHECK(first.rating == "1550");
  CHECK(first.white == 0.5F);
  CHECK(first.black == 0.5F);
  CHECK(first.results == "White wins 50 %, draw 0 %, Black wins 50 %");
  const ExplorerRow second = stage.review().explored().rows[1];
  CHECK(second.games == "1 game");
  CHECK(second.results.empty());
  CHECK(stage.review().explored().heading == "Moves played from here · 3 games read");

  stage.key(Key::Right);
  stage.rest();
  CHECK(stage.review().explored().rows.size() == 2);
  CHECK(row_of(stage, "d6-c5") != nullptr);
  stage.key(Key::Right);
  stage.rest();
  CHECK(stage.review().explored().rows.empty());
  CHECK(stage.review().explored().games == 1);
  CHECK(stage.review().explored().heading == "No move was played from here: the games end.");
  stage.type("j");
  stage.rest();
  CHECK(stage.review().places().lines.empty());
}

TEST_CASE("The heading says what the parts of the bars mean") {
  const Folder folder;
  ReviewStage stage(review, with_games(folder));
  stage.type("j");
  stage.rest();
  const auto told = [&] {
    return std::any_of(stage.announced.begin(), stage.announced.end(), [](const std::string& s) {
      return s.find("from left to right: White wins, draws, Black wins") != std::string::npos;
    });
  };
  for (int i = 0; i < 60 && !told(); ++i) {
    stage.key(Key::Tab);
    stage.wait(Stage::Milliseconds{50});
  }
  CHECK(told());
}

TEST_CASE("Games are read in parts of a few milliseconds, measured by the clock") {
  const Folder folder;
  ReviewStage stage(review, with_games(folder));
  const Game start(Variant::Brazilian);
  std::chrono::steady_clock::time_point time{};
  const auto updates_until_read = [&](std::chrono::milliseconds each) {
    Explorer explorer(nullptr, [&time, each] { return time += each; });
    explorer.switch_on(Variant::Brazilian, stage.app());
    int updates = 0;
    do {
      explorer.follow(start, stage.app());
      ++updates;
    } while (explorer.findings().heading == "Reading games…" && updates < 100);
    CHECK(explorer.findings().heading == "Moves played from here · 3 games read");
    return updates;
  };
  CHECK(updates_until_read(std::chrono::milliseconds{0}) == 1);
  // Each step takes longer than allowed, so there is one step in an update.
  CHECK(updates_until_read(std::chrono::milliseconds{5}) > 3);
}

TEST_CASE("The explorer also shows the moves of the book") {
  const Folder folder;
  ReviewStage stage(review, with_games(folder, true));
  stage.type("j");
  stage.rest();
  const ExplorerRow* const both = row_of(stage, "c3-d4");
  REQUIRE(both != nullptr);
  CHECK(both->games == "2 games");
  CHECK_FALSE(both->book.empty());
}

TEST_CASE("A position of the book can be practised from the panel, others not") {
  for (const bool book : {true, false}) {
    CAPTURE(book);
    const Folder folder;
    ReviewStage stage(review, with_games(folder, book));
    stage.type("j");
    stage.rest();
    CHECK(stage.review().explored().in_book == book);
    const Rect panel = stage.review().places().lines;
    stage.click(Point{panel.right() - 14, panel.y + 14});
    stage.rest();
    CHECK(stage.shows<OpeningsScene>() == book);
    if (!book) continue;
    const auto& scene = dynamic_cast<const OpeningsScene&>(stage.app().scenes().top());
    CHECK(scene.trainer().task().start == start_of(Variant::Brazilian));
    CHECK(scene.trainer().task().side == Side::White);
    stage.key(Key::Escape);
    stage.rest();
    CHECK(stage.shows<ReviewScene>());
  }
}

TEST_CASE("The games database counts, too, but no game counts twice") {
  const Folder folder;
  StageSetup setup = with_games(folder);
  setup.connect = [](Desktop& desktop) {
    desktop.games = std::make_shared<FakeBase>(game_of_dora);
  };
  const auto file = std::make_shared<GameFile>(
      "", "games", "[White \"Dora\"]\n[GameType \"26\"]\n1. c3-d4 d6-c5 0-1\n");
  ReviewStage stage(review, setup);
  stage.app().scenes().push(
      std::make_unique<ReviewScene>(game_in(review), GameSaver{}, 0, false, false, file));
  stage.rest();
  stage.type("j");
  stage.rest();
  const ExplorerRow* const move = row_of(stage, "c3-d4");
  REQUIRE(move != nullptr);
  CHECK(move->games == "3 games");
  CHECK(stage.review().explored().games == 4);
  CHECK(stage.review().explored().heading == "Moves played from here · 4 games read");
  press_list_button(stage);
  stage.rest();
  REQUIRE(stage.shows<LibraryScene>());
  const auto& library = dynamic_cast<const LibraryScene&>(stage.app().scenes().top());
  REQUIRE(library.file().entries().size() == 4);
  CHECK(library.file().entries()[3].white == "Dora");
}

TEST_CASE("A position that no game reached has no list") {
  const Folder folder;
  ReviewStage stage("[GameType \"26\"]\n1. e3-d4 *", with_games(folder));
  stage.type("j");
  stage.key(Key::Right);
  stage.rest();
  CHECK(stage.review().explored().games == 0);
  CHECK(stage.review().explored().heading == "No game and no book has this position.");
  press_list_button(stage);
  stage.rest();
  CHECK(stage.shows<ReviewScene>());
}

TEST_CASE("A press on a move plays it, in the tree or as a variation") {
  const Folder folder;
  ReviewStage stage(review, with_games(folder));
  stage.type("j");
  stage.rest();
  const Rect panel = stage.review().places().lines;
  const auto press = [&](float row) {
    stage.click(Point{panel.center().x, panel.y + 28 * (row + 1) + 14});  // below the sources
    stage.rest();
  };
  press(1);
  CHECK(stage.ply() == 1);
  CHECK(stage.tree().children(PdnNode::Root).size() == 1);
  stage.key(Key::Home);
  stage.rest();
  press(2);
  CHECK(stage.ply() == 1);
  CHECK(stage.tree().children(PdnNode::Root).size() == 2);
}

namespace {

// One game with each first move of International draughts, and a second one that begins 32-28.
std::string nine_beginnings() {
  std::string games;
  for (const char* const move :
       {"31-26", "31-27", "32-27", "32-28", "33-28", "33-29", "34-29", "34-30", "35-30", "32-28"}) {
    games += "[White \"" + std::to_string(games.size()) + "\"]\n[GameType \"20\"]\n1. " + move +
             " *\n\n";
  }
  return games;
}

// The explorer with more moves than its list has rows, in a window of that size.
struct NineMoves {
  Folder folder;
  std::unique_ptr<ReviewStage> stage;
  std::string first, last;    // rows
  Point first_row, last_row;  // the rows that are seen; the others are below them at first

  explicit NineMoves(Size size) {
    std::ofstream(folder.path(std::string(finished_games_file)), std::ios::binary)
        << nine_beginnings();
    StageSetup setup;
    setup.folder = folder.path();
    setup.size = size;
    stage = std::make_unique<ReviewStage>("[GameType \"20\"]\n1. 32-28 19-23 *", setup);
    stage->type("j");
    stage->rest();
    const bool phone = size.w < size.h;
    const Rect sheet = stage->review().places().sheet;
    if (phone) stage->click(Point{sheet.center().x, sheet.y + 24});
    stage->rest();
    const std::vector<ExplorerRow>& all = stage->review().explored().rows;
    REQUIRE(all.size() == 9);
    first = all.front().name;
    last = all.back().name;
    REQUIRE(first == "32-28");
    const Rect panel = stage->review().places().lines;
    const float row = pressable(28, phone);
    const float seen = std::floor((panel.h - 2 * row) / row);  // below the heading and the sources
    REQUIRE(seen < 9);
    first_row = {panel.center().x, panel.y + row * 2.5F};
    last_row = {panel.center().x, panel.y + row * (seen + 1.5F)};
  }
  void check_played(const std::string& move) {
    CHECK(stage->ply() == 1);
    CHECK(stage->moves().find(move) != std::string::npos);
  }
};

constexpr Size two_sizes[] = {{1200, 800}, {400, 800}};

}  // namespace

TEST_CASE("Tab scrolls the explorer's list to the row with the focus") {
  for (const Size size : two_sizes) {
    CAPTURE(size.w);
    NineMoves nine(size);
    KeyWalk keys(*nine.stage);
    REQUIRE(keys.leads_to(nine.last + ". ", Key::Tab));
    nine.stage->wait(Stage::Milliseconds{100});
    const Rect row = nine.stage->screen().gui().focus().place;
    CHECK(std::abs(row.center().y - nine.last_row.y) < 1);
    keys.press(Key::Enter);
    nine.stage->rest();
    nine.check_played(nine.last);
  }
}

TEST_CASE("The wheel scrolls the explorer's list, and the next position begins at its top again") {
  for (const Size size : two_sizes) {
    CAPTURE(size.w);
    NineMoves nine(size);
    ReviewStage& stage = *nine.stage;
    stage.feed(made::wheel(nine.last_row, -20));
    stage.rest();
    CHECK(stage.ply() == 0);
    stage.click(nine.last_row);
    stage.rest();
    nine.check_played(nine.last);
    stage.key(Key::Home);
    stage.rest();
    REQUIRE(stage.review().explored().rows.size() == 9);
    stage.click(nine.first_row);
    stage.rest();
    CHECK(stage.ply() == 1);
    CHECK(stage.tree().children(PdnNode::Root).size() == 2);  // that move is the game's own
  }
}

TEST_CASE("A finger scrolls the explorer's list on a phone") {
  NineMoves nine({400, 800});
  ReviewStage& stage = *nine.stage;
  // Each way is less than the height of the list.
  for (int i = 0; i < 4; ++i) {
    std::vector<Input> pull = made::drag(nine.last_row, nine.first_row);
    for (Input& frame : pull)
      frame.pointer.touch = true;
    pull.emplace_back();
    stage.feed(pull);
    stage.rest();
  }
  CHECK(stage.ply() == 0);
  stage.feed(made::tap(nine.last_row));
  stage.rest();
  nine.check_played(nine.last);
}

TEST_CASE("The explorer beside a game matches its accepted pictures") {
  for (const Language language : languages) {
    for (const Size size : {Size{1280, 800}, Size{390, 760}}) {
      const bool phone = size.w < size.h;
      const Folder folder;
      StageSetup setup = with_games(folder, true);
      setup.size = size;
      setup.language = language;
      ReviewStage stage(review, setup);
      stage.type("j");
      stage.rest();
      const Rect sheet = stage.review().places().sheet;
      if (phone) stage.click(Point{sheet.center().x, sheet.y + 24});
      stage.rest();
      const std::string name = (phone ? "phone_" : "desktop_") + std::string(code(language));
      check_picture(stage.screen().picture(), "window/explorer_" + name, with_text);
    }
  }
}

TEST_CASE("The explorer reads the game's own file, and fits below the engine's lines") {
  const auto file = std::make_shared<GameFile>(
      "", "games", "[GameType \"26\"]\n1. g3-h4 b6-a5 1-0\n\n[GameType \"26\"]\n1. g3-h4 *\n");
  ReviewStage stage(review);
  stage.app().scenes().push(
      std::make_unique<ReviewScene>(game_in(review), GameSaver{}, 0, false, false, file));
  stage.rest();
  stage.type("j");
  stage.rest();
  REQUIRE(stage.review().explored().rows.size() == 1);
  CHECK(stage.review().explored().rows[0].name == "g3-h4");
  CHECK(stage.review().explored().rows[0].games == "2 games");
  stage.type("l");
  stage.rest();
  CHECK(stage.review().places().lines.h > explorer_height(true, false));
}

}  // namespace damas::test
