// The search for a position in the list of the database.
#include <algorithm>
#include <memory>
#include <string>

#include <doctest/doctest.h>

#include "core/notation.hpp"
#include "explorer/fake_base.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/library/base_scene.hpp"
#include "view/window/library/pattern_scene.hpp"
#include "view/window/review/review_scene.hpp"
#include "view/window/stage.hpp"
#include "view/window/task_scene.hpp"

namespace damas::test {

namespace {

constexpr const char* games_of_shelf =
    "[White \"Ana\"]\n[Black \"Bia\"]\n[GameType \"26\"]\n1. c3-d4 b6-a5 *\n\n"
    "[White \"Caio\"]\n[Black \"Ana\"]\n[GameType \"26\"]\n1. g3-h4 b6-a5 *\n\n"
    "[White \"Davi\"]\n[Black \"Bia\"]\n[GameType \"20\"]\n1. 32-28 *\n";

struct Database {
  std::shared_ptr<FakeBase> base = std::make_shared<FakeBase>(games_of_shelf);
  std::unique_ptr<Stage> stage;

  explicit Database(const destination::GamesDatabase& to = {}, Size size = {1200, 800}) {
    StageSetup setup;
    setup.size = size;
    setup.connect = [this](Desktop& desktop) { desktop.games = base; };
    stage = std::make_unique<Stage>(setup);
    rest();
    stage->app().scenes().push(std::make_unique<BaseScene>(base, to));
    rest();
  }

  void rest() { stage->wait(Stage::Milliseconds{800}); }
  void press(Key key, Modifiers with = no_modifiers) {
    stage->key(key, with);
    rest();
  }
  template <class S>
  const S& top() {
    const auto* scene = dynamic_cast<const S*>(&stage->app().scenes().top());
    REQUIRE(scene != nullptr);
    return *scene;
  }
  std::string count() { return top<BaseScene>().count_sentence(stage->app()); }
  // Opens the board, clicks a square there with the first tool, a white man, and searches.
  void find_white_man_on(const char* name) {
    press(Key::F, with_ctrl_shift);
    const auto& scene = top<PatternScene>();
    stage->click(scene.view().center(*parse_square(name, scene.view().shape())));
    rest();
    press(Key::F, with_ctrl_shift);
  }
  bool said(const std::string& sentence) {
    const auto& all = stage->announced;
    return std::find(all.begin(), all.end(), sentence) != all.end();
  }
  bool reaches(const std::string& words) { return tab_announces(*stage, words, 40); }
};

PositionPattern white_man_on_d4() {
  return *parse_pattern(Variant::Brazilian, "Wd4", Numbering::Algebraic);
}

}  // namespace

TEST_CASE("The database shows the games that reach a pattern, and opens one where it does") {
  Database database;
  database.find_white_man_on("d4");
  CHECK(database.count() == "1 of 3 games");
  CHECK(database.said("1 of 3 games"));
  CHECK(database.top<BaseScene>().selected() == 1);
  database.press(Key::Enter);
  const PdnTree& tree = database.top<ReviewScene>().document().tree();
  CHECK(tree.ply_of(database.top<ReviewScene>().document().node()) == 1);
}

TEST_CASE("The keyboard alone narrows the database to a pattern and shows all games again") {
  for (const Size size : {Size{1200, 800}, Size{390, 700}}) {
    Database database({}, size);
    database.press(Key::F, with_ctrl_shift);
    CHECK(database.top<PatternScene>().pattern().variant == Variant::Brazilian);
    database.press(Key::Right);  // the cursor is now on a1
    database.press(Key::Enter);
    database.press(Key::F, with_ctrl_shift);
    CHECK(database.count() == "2 of 3 games");  // the third has another variant
    REQUIRE(database.reaches("Any position"));
    database.press(Key::Enter);
    CHECK(database.count() == "3 games");
    CHECK_FALSE(database.top<BaseScene>().list().search().pattern.has_value());
  }
}

TEST_CASE("A button above the database, which Tab reaches, leads to the board") {
  for (const Size size : {Size{1200, 800}, Size{390, 700}}) {
    Database database({}, size);
    REQUIRE(database.reaches("Games with a position"));
    database.press(Key::Enter);
    CHECK(database.stage->shows<PatternScene>());
  }
}

TEST_CASE("The pattern is one of several conditions, and stays until it is dropped") {
  Database database;
  database.find_white_man_on("d4");
  database.press(Key::F, with_ctrl_shift);
  CHECK(database.top<PatternScene>().pattern() == white_man_on_d4());
  database.press(Key::Escape);
  CHECK(database.count() == "1 of 3 games");
  database.press(Key::F, with_ctrl);
  database.stage->type("caio");
  database.rest();
  CHECK(database.count() == "0 of 3 games");
  CHECK(database.top<BaseScene>().complaint(database.stage->app()) == "No game matches.");
  for (int i = 0; i < 4; ++i)
    database.press(Key::Backspace);
  CHECK(database.count() == "1 of 3 games");
}

TEST_CASE("A long search shows its progress and goes on by itself") {
  Database database;
  database.base->between_questions = Stage::Milliseconds{0};
  database.base->slow_search = 0.25F;
  database.find_white_man_on("d4");
  CHECK(database.count() == "3 games · searching… 25 %");
  CHECK(database.top<BaseScene>().complaint(database.stage->app()).empty());
  CHECK_FALSE(database.said("1 of 3 games"));
  const int searched = database.base->searched;
  database.stage->wait_as_asked(Stage::Milliseconds{160});
  CHECK(database.base->searched >= searched + 9);
  database.base->slow_search.reset();
  database.stage->wait_as_asked(Stage::Milliseconds{300});
  CHECK(database.count() == "1 of 3 games");
  CHECK(database.said("1 of 3 games"));
}

TEST_CASE("A long search ends when it is no longer needed") {
  Database database;
  database.base->between_questions = Stage::Milliseconds{0};
  database.base->slow_search = 0.25F;
  database.find_white_man_on("d4");
  REQUIRE(database.reaches("Any position"));
  database.press(Key::Enter);
  CHECK(database.count() == "3 games");
}

TEST_CASE("The list opens with a pattern, or first with the board for changing it") {
  Database shown({white_man_on_d4()});
  CHECK(shown.count() == "1 of 3 games");
  const auto point = shown.top<BaseScene>().return_point(shown.stage->app());
  REQUIRE(point.has_value());
  CHECK(std::get<destination::GamesDatabase>(point->to).pattern == white_man_on_d4());

  Database edited({white_man_on_d4(), true});
  CHECK(edited.top<PatternScene>().pattern() == white_man_on_d4());
  edited.press(Key::F, with_ctrl_shift);
  CHECK(edited.count() == "1 of 3 games");

  Database left({white_man_on_d4(), true});
  left.press(Key::Escape);
  CHECK(left.count() == "3 games");
}

}  // namespace damas::test
