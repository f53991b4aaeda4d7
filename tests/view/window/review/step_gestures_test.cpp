#include "view/window/review/step_gestures.hpp"

#include <doctest/doctest.h>

#include "view/window/board/board_view.hpp"
#include "view/window/review/review_controller.hpp"
#include "view/window/review/review_stage.hpp"

namespace damas::test {

namespace {

struct SteppedGame {
  ReviewController controller{game_in("[GameType \"26\"]\n1. c3-d4 (1. g3-h4) 1... b6-a5 *")};
  BoardView board{controller.game().shape()};

  bool take(Action action) { return take_step(action, controller, board); }
  int ply() const {
    const ReviewDocument& document = controller.document();
    return document.tree().ply_of(document.node());
  }
};

}  // namespace

TEST_CASE("actions step through the game, others are left") {
  SteppedGame game;
  CHECK(game.take(Action::Next));
  CHECK(game.ply() == 1);
  CHECK(game.take(Action::Last));
  CHECK(game.ply() == 2);
  CHECK(game.take(Action::Previous));
  CHECK(game.ply() == 1);
  CHECK(game.take(Action::First));
  CHECK(game.ply() == 0);
  CHECK_FALSE(game.take(Action::Flip));
  CHECK_FALSE(game.take(Action::Select));
}

TEST_CASE("the arrow keys step and choose a variation until the board has a cursor") {
  SteppedGame game;
  CHECK(game.take(Action::CursorRight));
  CHECK(game.ply() == 1);
  CHECK(game.take(Action::CursorLeft));
  CHECK(game.ply() == 0);
  const PdnNode main_line = game.controller.next();
  CHECK(game.take(Action::CursorDown));
  CHECK(game.controller.next() != main_line);
  CHECK(game.take(Action::CursorUp));
  CHECK(game.controller.next() == main_line);
  game.controller.move_cursor(0, 0, game.board);
  REQUIRE(game.controller.has_cursor());
  CHECK(game.take(Action::CursorRight));
  CHECK(game.ply() == 0);
}

}  // namespace damas::test
