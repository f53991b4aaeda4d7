// Habitual inputs must not lose anything, and must explain why they have no effect.
#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/editor/editor_scene.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

constexpr const char* no_move = "That is not a move.";

void rest(Stage& stage) {
  stage.wait(Stage::Milliseconds{80});
}

bool has_selection(Stage& stage) {
  return stage.checkers().controller().marks(Preferences{}).selected.has_value();
}

}  // namespace

TEST_CASE("pasting a position into a game with moves asks, and a no keeps the game") {
  Stage stage(Stage::two_persons());
  stage.type("c3d4");
  const std::string before = to_fen(stage.game().position());
  stage.clipboard = "B:Wc3:BKh8";
  stage.feed(made::key(Key::V, with_ctrl_shift));
  rest(stage);
  REQUIRE(stage.shows<ChoicesScene>());
  stage.key(Key::Escape);
  rest(stage);
  CHECK(to_fen(stage.game().position()) == before);
  stage.feed(made::key(Key::V, with_ctrl_shift));
  rest(stage);
  stage.key(Key::Down);
  rest(stage);
  stage.key(Key::Enter);
  rest(stage);
  CHECK(to_fen(stage.game().position()) == "B:Wc3:BKh8");
}

TEST_CASE("a key in the same frame as the one that leaves a scene has no effect on it") {
  Stage stage(Stage::two_persons());
  stage.type("c3d4");
  stage.clipboard = "B:Wc3:BKh8";
  Input both = made::key(Key::Escape);
  both.keys.push_back({Key::V, with_ctrl_shift, false});
  stage.feed(both);
  rest(stage);
  CHECK(stage.shows<MenuScene>());
  rest(stage);
  CHECK(stage.app().scenes().size() == 1);
}

TEST_CASE("an Enter after a typed move does not select the cursor's square") {
  Stage stage(Stage::two_persons());
  stage.key(Key::Up);  // the cursor appears on a1
  for (int i = 0; i < 2; ++i)
    stage.key(Key::Up);
  stage.type("g3h4");
  REQUIRE(stage.game().ply() == 1);
  stage.type("b6a5");
  REQUIRE(stage.game().ply() == 2);
  stage.key(Key::Enter);
  CHECK_FALSE(has_selection(stage));
  // The next Enter counts.
  stage.key(Key::Enter);
  CHECK(has_selection(stage));
}

TEST_CASE("after an arrow key Enter means the cursor again") {
  Stage stage(Stage::two_persons());
  stage.key(Key::Up);
  stage.type("g3h4");
  stage.type("b6a5");
  for (int i = 0; i < 2; ++i)
    stage.key(Key::Up);
  stage.key(Key::Enter);
  CHECK(has_selection(stage));
}

TEST_CASE("typed squares that are not on the board are refused at once, with what was expected") {
  for (const std::string typed : {"99-98", "zz9z", "9i", "c9", "z", "33", "c3z"}) {
    CAPTURE(typed);
    Stage stage(Stage::two_persons());
    stage.type(typed);
    CHECK(stage.status().find(no_move) == 0);
    CHECK(stage.checkers().controller().typing().empty());
    stage.key(Key::Enter);
    CHECK(stage.status().find(no_move) == 0);
    CHECK(stage.game().ply() == 0);
  }
}

TEST_CASE("letters of shortcuts are not refused as moves") {
  Stage stage(Stage::two_persons());
  stage.type("m");
  CHECK(stage.status() == "White to move");
  CHECK(stage.app().preferences().muted);
}

TEST_CASE("Escape declines an offered draw before it leaves the game") {
  Stage stage(Stage::two_persons());
  stage.type("c3d4");
  const Rect row = stage.checkers().places().buttons;
  stage.click(Point{row.x + 4 * (row.w - 48) / 6 + 24, row.y + 24});
  rest(stage);
  REQUIRE(stage.checkers().controller().session().match().draw_offer().has_value());
  stage.key(Key::Escape);
  rest(stage);
  CHECK_FALSE(stage.checkers().controller().session().match().draw_offer().has_value());
  CHECK_FALSE(stage.checkers().controller().session().over());
  stage.key(Key::Escape);
  rest(stage);
  CHECK(stage.shows<MenuScene>());
}

TEST_CASE("Escape closes the card of a finished game before it leaves the game") {
  Stage stage(Stage::two_persons("W:Wc3:Bd4"));
  stage.type("c3e5");
  stage.settle();
  rest(stage);
  REQUIRE(stage.game().outcome().has_value());
  stage.key(Key::Escape);
  rest(stage);
  REQUIRE(stage.shows<CheckersScene>());
  CHECK(stage.game().last_ply() == 1);
  stage.key(Key::Escape);
  rest(stage);
  CHECK(stage.shows<MenuScene>());
}

TEST_CASE("the program asks about an edited position before it ends") {
  StageSetup setup = Stage::two_persons("W:Wc3:Bb6");
  setup.options.scene = FirstScene::Editor;
  Stage stage(setup);
  rest(stage);
  stage.type("s");
  rest(stage);
  stage.feed(made::quit());
  CHECK_FALSE(stage.has_quit());
  rest(stage);
  REQUIRE(stage.shows<ChoicesScene>());
  stage.key(Key::Escape);
  rest(stage);
  REQUIRE(stage.shows<EditorScene>());
  stage.feed(made::quit());
  rest(stage);
  CHECK_FALSE(stage.has_quit());
  stage.key(Key::Down);
  rest(stage);
  stage.key(Key::Enter);
  rest(stage);
  CHECK(stage.has_quit());
}

TEST_CASE("every choice of the menu lies inside the smallest windows, large enough for a finger") {
  for (const Size size : {Size{480, 360}, Size{360, 480}, Size{640, 360}, Size{1200, 800}}) {
    CAPTURE(size.w);
    StageSetup setup;
    setup.size = size;
    setup.options.scene = FirstScene::Menu;
    Stage stage(setup);
    const auto& menu = dynamic_cast<const MenuScene&>(stage.app().scenes().top());
    for (const std::size_t choices : {4U, 5U, 6U, 7U}) {
      CHECK(menu.choice_height(choices) >= 44);
      const auto count = static_cast<float>(choices);
      const Rect place = menu.place_of(choices);
      CHECK(place.h >= count * (menu.choice_height(choices) + 4) - 4);
      CHECK(place.y >= 0);
      CHECK(place.bottom() <= size.h);
    }
    // More has so many, and scrolls in low windows.
    for (const std::size_t choices : {8U, 9U, 10U}) {
      CHECK(menu.choice_height(choices) >= 44);
      CHECK(menu.place_of(choices).y >= 0);
      CHECK(menu.place_of(choices).bottom() <= size.h);
    }
  }
}

}  // namespace damas::test
