#include "view/window/library/pattern_scene.hpp"

#include <algorithm>
#include <fstream>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "core/notation.hpp"
#include "view/window/app/kept_names.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/editor/editor_scene.hpp"
#include "view/window/games/fake_files.hpp"
#include "view/window/library/library_scene.hpp"
#include "view/window/review/review_stage.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

constexpr const char* path = "/home/ana/club.pdn";
using Rows = std::vector<std::size_t>;

void press(Stage& stage, Key key, Modifiers with = no_modifiers) {
  stage.key(key, with);
  stage.wait(Stage::Milliseconds{200});
}

template <class S>
S& top(Stage& stage) {
  auto* scene = dynamic_cast<S*>(&stage.app().scenes().top());
  REQUIRE(scene != nullptr);
  return *scene;
}

LibraryScene& library(Stage& stage) {
  return top<LibraryScene>(stage);
}

PatternScene& pattern_of(Stage& stage) {
  return top<PatternScene>(stage);
}

Point at(Stage& stage, const char* name) {
  const PatternScene& scene = pattern_of(stage);
  return scene.view().center(*parse_square(name, scene.view().shape()));
}

Demand demand(Stage& stage, const char* name) {
  const PatternScene& scene = pattern_of(stage);
  return scene.pattern().at(*parse_square(name, scene.view().shape()));
}

bool said(const Stage& stage, const std::string& sentence) {
  return std::find(stage.announced.begin(), stage.announced.end(), sentence) !=
         stage.announced.end();
}

// A list of games in memory.
struct Club {
  FakeFiles disk;
  std::unique_ptr<Stage> stage;

  explicit Club(const std::string& text = club_games(), Size size = {1200, 800}) {
    disk.files[path] = text;
    StageSetup setup;
    setup.size = size;
    setup.disk = &disk;
    setup.options.files = {path};
    stage = std::make_unique<Stage>(setup);
    stage->wait(Stage::Milliseconds{800});
  }
  void find() { press(*stage, Key::F, with_ctrl_shift); }
  std::string count() { return library(*stage).count_sentence(stage->app()); }
};

StageSetup with_my_games(const Folder& folder) {
  std::ofstream(folder.path(std::string(finished_games_file)), std::ios::binary)
      << "[Result \"1-0\"]\n[GameType \"26\"]\n1. c3-d4 b6-a5 1-0\n\n"
         "[Result \"0-1\"]\n[GameType \"26\"]\n1. c3-d4 d6-c5 0-1\n\n"
         "[Result \"*\"]\n[GameType \"26\"]\n1. a3-b4 *\n";
  StageSetup setup;
  setup.folder = folder.path();
  return setup;
}

}  // namespace

TEST_CASE("Games are found by what some squares hold, and open at the position") {
  Club club;
  club.find();
  CHECK(pattern_of(*club.stage).pattern().variant == Variant::Brazilian);
  CHECK(pattern_of(*club.stage).status() == "All squares may hold anything");
  club.stage->type("5");
  club.stage->click(at(*club.stage, "a5"));
  CHECK(demand(*club.stage, "a5") == Demand::BlackMan);
  CHECK(pattern_of(*club.stage).status() == "1 square must be as shown");
  club.find();
  CHECK(library(*club.stage).list().shown() == Rows{0});
  CHECK(club.count() == "1 of 4 games · 1 not read completely");
  CHECK(said(*club.stage, club.count()));
  press(*club.stage, Key::Enter);
  const ReviewScene& review = top<ReviewScene>(*club.stage);
  CHECK(review.document().tree().ply_of(review.document().node()) == 2);
}

TEST_CASE("The pattern is there again when the board opens, and an empty one shows all games") {
  Club club;
  club.find();
  club.stage->click(at(*club.stage, "d4"));
  club.find();
  CHECK(library(*club.stage).list().shown() == Rows{0, 1});
  club.find();
  CHECK(demand(*club.stage, "d4") == Demand::WhiteMan);
  press(*club.stage, Key::Escape);
  CHECK(library(*club.stage).list().shown() == Rows{0, 1});
  club.find();
  club.stage->click(at(*club.stage, "d4"));
  club.find();
  CHECK_FALSE(library(*club.stage).pattern().has_value());
  CHECK(library(*club.stage).list().shown() == Rows{0, 1, 2, 3});
}

TEST_CASE("The position and the other fields narrow the list together") {
  Club club;
  club.find();
  club.stage->click(at(*club.stage, "d4"));
  club.find();
  press(*club.stage, Key::F, with_ctrl);
  club.stage->wait(Stage::Milliseconds{800});
  club.stage->type("bia");
  club.stage->wait(Stage::Milliseconds{800});
  CHECK(library(*club.stage).list().shown() == Rows{0});
  for (int i = 0; i < 3; ++i)
    press(*club.stage, Key::Backspace);
  club.stage->wait(Stage::Milliseconds{800});
  CHECK(library(*club.stage).list().shown() == Rows{0, 1});
}

TEST_CASE("A deleted game of the list comes back into it") {
  Club club;
  club.find();
  club.stage->click(at(*club.stage, "d4"));
  club.find();
  press(*club.stage, Key::Delete);
  CHECK(library(*club.stage).list().shown() == Rows{0});
  press(*club.stage, Key::Z, with_ctrl);
  CHECK(library(*club.stage).list().shown() == Rows{0, 1});
  CHECK(library(*club.stage).selected() == 0);
}

TEST_CASE("The keyboard alone sets up a pattern, and a screen reader tells the squares") {
  Club club;
  club.find();
  CHECK(said(*club.stage, "Games with a position"));
  press(*club.stage, Key::Right);
  CHECK(said(*club.stage, "a1: Anything."));
  club.stage->type("3");
  CHECK(said(*club.stage, "White man or king"));
  press(*club.stage, Key::Enter);
  CHECK(demand(*club.stage, "a1") == Demand::WhitePiece);
  CHECK(said(*club.stage, "a1: White man or king."));
  press(*club.stage, Key::Space);
  CHECK(demand(*club.stage, "a1") == Demand::Empty);
  press(*club.stage, Key::Delete);
  CHECK(demand(*club.stage, "a1") == Demand::Anything);
  press(*club.stage, Key::Z, with_ctrl);
  CHECK(demand(*club.stage, "a1") == Demand::Empty);
  for (const std::optional<Side> side :
       {std::optional(Side::White), std::optional(Side::Black), std::optional<Side>()}) {
    club.stage->type("s");
    CHECK(pattern_of(*club.stage).pattern().to_move == side);
  }
  // Escape first drops the cursor.
  press(*club.stage, Key::Escape);
  CHECK(club.stage->shows<PatternScene>());
  press(*club.stage, Key::Escape);
  CHECK(club.stage->shows<LibraryScene>());
}

TEST_CASE("Touch chooses from the pattern's palette, drags pieces and presses the button") {
  Club club(club_games(), {400, 800});
  club.find();
  const PatternLayout& places = pattern_of(*club.stage).places();
  const float step = (places.palette.w + 4) / static_cast<float>(places.tools_in_row);
  club.stage->feed(made::tap({places.palette.x + 6 * step + step / 2, places.palette.center().y}));
  club.stage->wait(Stage::Milliseconds{200});
  CHECK(pattern_of(*club.stage).edit().tool() == Demand::BlackPiece);
  club.stage->feed(made::tap(at(*club.stage, "b6")));
  CHECK(demand(*club.stage, "b6") == Demand::BlackPiece);
  club.stage->feed(made::drag(at(*club.stage, "b6"), at(*club.stage, "a5")));
  CHECK(demand(*club.stage, "b6") == Demand::Anything);
  CHECK(demand(*club.stage, "a5") == Demand::BlackPiece);
  club.stage->feed(made::tap(pattern_of(*club.stage).places().find.center()));
  club.stage->wait(Stage::Milliseconds{400});
  CHECK(library(*club.stage).list().shown() == Rows{0});
}

TEST_CASE("Many games are searched while the window stays responsive") {
  std::string many;
  for (int i = 0; i < 500; ++i)
    many += "[Event \"Long\"]\n[GameType \"26\"]\n\n1. c3-d4 b6-a5 2. d4-e5 *\n\n";
  Club club(many);
  for (int i = 0; i < 2000 && !library(*club.stage).file().loaded(); ++i)
    club.stage->wait(Stage::Milliseconds{32});
  club.find();
  club.stage->click(at(*club.stage, "e5"));
  club.stage->key(Key::F, with_ctrl_shift);
  club.stage->wait(Stage::Milliseconds{32});
  CHECK(club.stage->shows<LibraryScene>());
  for (int i = 0; i < 2000 && library(*club.stage).list().shown().size() < 500; ++i)
    club.stage->wait(Stage::Milliseconds{32});
  CHECK(library(*club.stage).list().shown().size() == 500);
}

TEST_CASE("A review lists the games with the position on its board") {
  const Folder folder;
  ReviewStage stage("[GameType \"26\"]\n1. c3-d4 b6-a5 *", with_my_games(folder));
  stage.key(Key::Right);
  stage.rest();
  press(stage, Key::F, with_ctrl_shift);
  stage.rest();
  CHECK(library(stage).file().is_programs_own());
  CHECK(library(stage).list().shown() == Rows{0, 1});
  press(stage, Key::Down);
  press(stage, Key::Enter);
  stage.rest();
  CHECK(stage.moves().find("d6-c5") != std::string::npos);
  CHECK(stage.ply() == 1);
}

TEST_CASE("The search begun on a review's board is exact, and can be loosened") {
  const Folder folder;
  ReviewStage stage("[GameType \"26\"]\n1. c3-d4 b6-a5 *", with_my_games(folder));
  press(stage, Key::End);
  stage.rest();
  press(stage, Key::F, with_ctrl_shift);
  stage.rest();
  CHECK(library(stage).list().shown() == Rows{0});
  press(stage, Key::F, with_ctrl_shift);
  CHECK(pattern_of(stage).status() == "Exactly this position · White to move");
  stage.type("8");
  for (const char* const square : {"a5", "b6", "d6", "c5"})
    stage.click(at(stage, square));
  CHECK(demand(stage, "b6") == Demand::Anything);
  press(stage, Key::F, with_ctrl_shift);
  stage.rest();
  CHECK(library(stage).list().shown() == Rows{0, 1});
}

TEST_CASE("The editor lists the games with its position, and says so if there are none") {
  const Folder folder;
  StageSetup setup = with_my_games(folder);
  setup.options.scene = FirstScene::Editor;
  {
    Stage stage(setup);
    press(stage, Key::F, with_ctrl_shift);
    stage.wait(Stage::Milliseconds{400});
    CHECK(library(stage).list().shown() == Rows{0, 1, 2});
  }
  StageSetup none;
  none.options.scene = FirstScene::Editor;
  Stage stage(none);
  press(stage, Key::F, with_ctrl_shift);
  CHECK(stage.shows<EditorScene>());
}

}  // namespace damas::test
