#include "view/window/frame/board_screen.hpp"

#include <algorithm>
#include <cstdlib>

#include <doctest/doctest.h>

#include "core/game.hpp"
#include "platform/input.hpp"
#include "platform/test_canvas.hpp"
#include "view/window/board/theme.hpp"

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

// `part`: the size in which a page shows it.
BoardView view_of(const BoardScreen& screen, bool frame, bool numbers, float part = 1) {
  BoardView view = screen.board();
  view.set_labels({frame, numbers});
  view.layout(screen.places().board, 1, least_label / part);
  return view;
}

Image image_of(const BoardView& view, const Placement& placement,
               const Theme& theme = themes().front()) {
  const Rect frame = view.frame();
  Canvas canvas({frame.right() + 8, frame.bottom() + 8}, 1, fonts());
  canvas.clear(theme.panel);
  view.draw(canvas, {placement, {}}, {}, theme);
  return canvas.snapshot();
}

Image image_of_board(const BoardScreen& screen, bool numbers, const Placement& placement,
                     float part = 1) {
  return image_of(view_of(screen, false, numbers, part), placement);
}

// Two drawings of a board that differ only by the numbers of its squares.
struct NumberDrawings {
  Image without;
  Image with;

  bool at(int x, int y, int least) const {
    const Color a = without.at(x, y);
    const Color b = with.at(x, y);
    return std::max({std::abs(a.r - b.r), std::abs(a.g - b.g), std::abs(a.b - b.b)}) >= least;
  }
};

// The pixels of a number on an empty board that the occupied one shows too; and its height.
struct SeenNumber {
  int whole = 0;
  int visible = 0;
  int height = 0;
};

SeenNumber number_seen_on(const Rect& square, const NumberDrawings& empty,
                          const NumberDrawings& occupied) {
  constexpr int clear = 24;
  constexpr int faint = 6;
  SeenNumber seen;
  for (int y = static_cast<int>(square.y); y < static_cast<int>(square.bottom()); ++y) {
    bool row = false;
    for (int x = static_cast<int>(square.x); x < static_cast<int>(square.right()); ++x) {
      if (!empty.at(x, y, clear)) continue;
      row = true;
      ++seen.whole;
      if (occupied.at(x, y, faint)) ++seen.visible;
    }
    if (row) ++seen.height;
  }
  return seen;
}

}  // namespace

TEST_CASE("The number of a square is readable as a whole, also beside or above a piece") {
  const Game start(Variant::Canadian);
  const Placement men(start);
  Placement kings;
  for (const Square s : start.shape().squares()) {
    const auto piece = men.piece_at(s);
    if (piece) kings.put(s, {piece->side, Kind::King});
  }
  // The third one has squares just large enough for number and piece.
  for (const Size size : {Size{844, 390}, Size{480, 360}, Size{1100, 620}, Size{1000, 610},
                          Size{1200, 800}, Size{360, 640}, Size{412, 915}}) {
    BoardScreen screen(start.shape());
    screen.resize(size);
    screen.arrange({});
    CAPTURE(size.w);
    CAPTURE(screen.board().square_size());
    const NumberDrawings empty{image_of_board(screen, false, {}), image_of_board(screen, true, {})};
    for (const Placement& placement : {men, kings}) {
      const NumberDrawings occupied{image_of_board(screen, false, placement),
                                    image_of_board(screen, true, placement)};
      BoardView view = screen.board();
      view.set_labels({false, true});
      for (const Square s : start.shape().squares()) {
        const SeenNumber seen = number_seen_on(view.square_rect(s), empty, occupied);
        CHECK(seen.height >= 6);
        CHECK(seen.visible == seen.whole);
      }
    }
  }
}

TEST_CASE("On a page that is drawn smaller the numbers are as large as elsewhere, or left out") {
  const Game start(Variant::Canadian);
  struct Page {
    Size size;  // of a window in logical pixels
    float part;
    bool numbered = true;
  };
  for (const Page& page : {Page{{881, 360}, 232 / 360.0F}, Page{{857, 360}, 280 / 360.0F},
                           Page{{888, 360}, 300 / 360.0F}, Page{{504, 360}, 200 / 360.0F, false}}) {
    CAPTURE(page.part);
    BoardScreen screen(start.shape());
    screen.resize(page.size);
    screen.arrange({});
    const Placement men(start);
    const auto drawings = [&](const Placement& placement) {
      return NumberDrawings{image_of_board(screen, false, placement, page.part),
                            image_of_board(screen, true, placement, page.part)};
    };
    const NumberDrawings empty = drawings({});
    const NumberDrawings occupied = drawings(men);
    const BoardView view = view_of(screen, false, true, page.part);
    for (const Square s : start.shape().squares()) {
      const Rect square = view.square_rect(s);
      const SeenNumber seen = number_seen_on(square, empty, occupied);
      CHECK((seen.whole > 0) == page.numbered);
      if (page.numbered) CHECK(static_cast<float>(seen.height) * page.part >= 5.5F);
      const bool left_out = men.piece_at(s) && seen.visible == 0;
      CHECK((left_out || seen.visible == seen.whole));
    }
  }
}

TEST_CASE("On a page that is drawn smaller the letters around the board can be read") {
  const float part = 232 / 360.0F;
  const BoardView view = view_of(screen_of({881, 360}), true, false, part);
  Theme other = themes().front();
  other.coordinates = {255, 0, 255, 255};
  const NumberDrawings letters{image_of(view, {}), image_of(view, {}, other)};
  for (int rank = 0; rank < 8; ++rank) {
    const Rect cell = view.cell_rect({0, rank});
    const Rect frame{view.frame().x, cell.y, view.board().x - view.frame().x, cell.h};
    CHECK(static_cast<float>(number_seen_on(frame, letters, letters).height) * part >= 5.5F);
  }
}

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
