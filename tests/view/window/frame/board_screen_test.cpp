#include "view/window/frame/board_screen.hpp"

#include <doctest/doctest.h>

#include "core/game.hpp"
#include "platform/input.hpp"

namespace damas::test {

namespace {

BoardScreen screen_of(Size window) {
  BoardScreen screen(Game().shape());
  screen.resize(window);
  screen.arrange({});
  return screen;
}

Pointer finger_on(Point place) {
  Pointer pointer;
  pointer.present = true;
  pointer.touch = true;
  pointer.pressed.set(static_cast<std::size_t>(MouseButton::Left));
  pointer.position = place;
  pointer.pressed_at = place;
  return pointer;
}

}  // namespace

TEST_CASE("the room beside the board is in the panel, or below the board in portrait") {
  const BoardScreen wide = screen_of({1200, 800});
  REQUIRE_FALSE(wide.places().portrait);
  const CheckersLayout& l = wide.places();
  const Rect beside = wide.beside_board(l.moves.bottom());
  CHECK(beside.origin() == Point{l.panel.x, l.moves.y});
  CHECK(beside.w == l.panel.w);
  CHECK(beside.h == doctest::Approx(static_cast<double>(l.moves.h)));
  CHECK(beside.x >= wide.board().frame().right());
  const BoardScreen tall = screen_of({480, 960});
  REQUIRE(tall.places().portrait);
  const Rect below = tall.beside_board(0);
  CHECK(below.y >= tall.board().frame().bottom());
  CHECK(below.bottom() == 960);
  CHECK(below.w == 480);
}

TEST_CASE("a finger that comes down on the status line touches it, a mouse does not") {
  const BoardScreen screen = screen_of({1200, 800});
  Pointer pointer = finger_on(screen.places().status.center());
  CHECK(screen.touches_status(pointer));
  pointer.touch = false;
  CHECK_FALSE(screen.touches_status(pointer));
  CHECK_FALSE(screen.touches_status(finger_on(screen.board().frame().center())));
  Pointer held = finger_on(screen.places().status.center());
  held.pressed.reset();
  CHECK_FALSE(screen.touches_status(held));
}

TEST_CASE("the board is turned from the next arrangement on") {
  BoardScreen screen = screen_of({1200, 800});
  CHECK_FALSE(screen.board().flipped());
  screen.flip();
  screen.arrange({});
  CHECK(screen.board().flipped());
  CHECK(BoardScreen(Game().shape(), true).board().flipped());
}

}  // namespace damas::test
