// The card that is shown at the end of a game.
#include <doctest/doctest.h>

#include "view/window/app/preferences.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/new_game/new_game_scene.hpp"
#include "view/window/review/review_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

// The game has just ended, and its card is shown.
struct Over : Stage {
  Over() : Stage(two_persons("W:Wc3:Bd4")) {
    type("c3e5");
    settle();
    wait(Milliseconds{600});
    REQUIRE(checkers().session().over());
  }
  void press(Key key) {
    this->key(key);
    wait(Milliseconds{80});
  }
  std::optional<Cell> cursor() { return checkers().controller().marks(Preferences{}).cursor; }
  bool shows_banner() { return checkers().walks_by_keys(); }
};

}  // namespace

TEST_CASE("Enter takes the first button of a finished game's card") {
  Over stage;
  stage.press(Key::Enter);
  CHECK(stage.game().last_ply() == 0);
  CHECK_FALSE(stage.checkers().session().over());
}

TEST_CASE("a gamepad takes the first button of a finished game's card, too") {
  Over stage;
  stage.feed(made::action(PadAction::Confirm));
  stage.wait(Stage::Milliseconds{80});
  CHECK(stage.game().last_ply() == 0);
}

TEST_CASE("Escape closes a finished game's card at once, also with a cursor on the board") {
  for (const bool cursor : {false, true}) {
    CAPTURE(cursor);
    Stage stage(Stage::two_persons("W:Wc3:Bd4"));
    if (cursor) stage.key(Key::Up);
    stage.type("c3e5");
    stage.settle();
    stage.wait(Stage::Milliseconds{600});
    REQUIRE(stage.checkers().walks_by_keys());
    stage.key(Key::Escape);
    stage.wait(Stage::Milliseconds{80});
    REQUIRE(stage.shows<CheckersScene>());
    CHECK_FALSE(stage.checkers().walks_by_keys());
    CHECK(stage.game().last_ply() == 1);
  }
}

TEST_CASE("arrow keys move within a finished game's card, not the cursor behind it") {
  Over stage;
  stage.press(Key::Down);
  CHECK_FALSE(stage.cursor().has_value());
  stage.press(Key::Down);
  CHECK_FALSE(stage.cursor().has_value());
  REQUIRE(stage.shows_banner());
  // The second button looks at the game again.
  stage.press(Key::Enter);
  stage.wait(Stage::Milliseconds{200});
  CHECK(stage.shows<ReviewScene>());
  // After the card is closed, the arrow keys belong to the board again.
  stage.press(Key::Escape);
  stage.press(Key::Escape);
  REQUIRE_FALSE(stage.shows_banner());
  stage.press(Key::Up);
  CHECK(stage.cursor().has_value());
}

TEST_CASE("the key of the analysis analyses a finished game, with or without its card") {
  for (const bool closed : {false, true}) {
    CAPTURE(closed);
    Over stage;
    if (closed) stage.press(Key::Escape);
    stage.key(Key::G, with_ctrl);
    stage.feed(Input{});
    REQUIRE(stage.shows<ReviewScene>());
    const auto& review = dynamic_cast<const ReviewScene&>(stage.app().scenes().top());
    stage.wait(Stage::Milliseconds{500});
    CHECK(review.chances().found() != nullptr);
  }
}

TEST_CASE("the key of the analysis does nothing while the game goes on") {
  Stage stage(Stage::two_persons());
  stage.type("c3d4");
  stage.settle();
  stage.key(Key::G, with_ctrl);
  stage.wait(Stage::Milliseconds{200});
  CHECK(stage.shows<CheckersScene>());
}

TEST_CASE("an Enter in a dialog above a finished game's card does not reach the card") {
  Over stage;
  stage.app().scenes().push(
      std::make_unique<NewGameScene>(stage.app(), Opponent::ComputerVComputer));
  stage.wait(Stage::Milliseconds{200});
  stage.press(Key::Enter);
  stage.wait(Stage::Milliseconds{200});
  CHECK(stage.checkers().session().persons() == 0);
}

TEST_CASE("an Enter that belongs to the last move does not start another game") {
  Stage stage(Stage::two_persons("W:Wc3:Bd4"));
  stage.type("c3e5");
  for (int i = 0; i < 200 && !stage.checkers().walks_by_keys(); ++i)
    stage.wait(Stage::Milliseconds{16});
  REQUIRE(stage.checkers().walks_by_keys());
  stage.key(Key::Enter);
  stage.wait(Stage::Milliseconds{80});
  CHECK(stage.game().last_ply() == 1);
}

TEST_CASE("Escape resumes a paused game before it leaves it") {
  Stage stage(Stage::two_persons());
  stage.key(Key::P);
  stage.wait(Stage::Milliseconds{80});
  REQUIRE(stage.checkers().session().paused());
  stage.key(Key::Escape);
  stage.wait(Stage::Milliseconds{80});
  CHECK_FALSE(stage.checkers().session().paused());
  stage.key(Key::Escape);
  stage.wait(Stage::Milliseconds{80});
  CHECK(stage.shows<MenuScene>());
}

}  // namespace damas::test
