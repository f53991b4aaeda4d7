#include <cstdlib>
#include <vector>

#include <doctest/doctest.h>

#include "core/diagram.hpp"
#include "platform/test_canvas.hpp"
#include "view/window/accepted_picture.hpp"
#include "view/window/board/board_view.hpp"
#include "view/window/board/theme.hpp"

namespace damas::test {

namespace {

constexpr BoardShape small_board{6, 6};

Square on(int file, int rank) {
  return *small_board.square({file, rank});
}

// Every look of a piece.
BoardPicture pieces() {
  BoardPicture picture;
  picture.resting.put(on(0, 0), {Side::White, Kind::Man});
  picture.resting.put(on(2, 0), {Side::White, Kind::King});
  picture.resting.put(on(1, 1), {Side::White, Kind::Man});
  picture.resting.put(on(2, 2), {Side::Black, Kind::Man});
  picture.resting.put(on(5, 5), {Side::Black, Kind::King});
  picture.resting.put(on(4, 4), {Side::Black, Kind::Man});
  picture.sprites.push_back(
      {.piece = {Side::Black, Kind::King}, .at = {0, 4}, .semi_captured = true});
  picture.sprites.push_back({.piece = {Side::White, Kind::King}, .at = {2, 4}, .crown = 0.6F});
  picture.sprites.push_back({.piece = {Side::Black, Kind::Man}, .at = {3.3F, 1.6F}, .lift = 1});
  return picture;
}

// Every mark.
Marks marks() {
  Marks all;
  all.movable.insert(on(2, 0));
  all.selected = on(1, 1);
  all.victims.insert(on(2, 2));
  all.stopovers.insert(on(3, 3));
  all.destinations.insert(on(1, 5));
  all.way = {on(1, 1), on(3, 3), on(1, 5)};
  all.last_move = {on(3, 5), on(4, 4)};
  all.arrows = {{{on(5, 5), on(4, 4), on(5, 3)}, true}, {{on(2, 0), on(5, 3)}, false}};
  all.cursor = Cell{0, 2};
  all.hovered = on(4, 0);
  return all;
}

Image drawn(const BoardView& view, Size size, float scale, const BoardPicture& picture,
            const Marks& shown, const Theme& theme) {
  Canvas canvas(size, scale, test::fonts());
  canvas.clear(theme.panel);
  view.draw(canvas, picture, shown, theme);
  return canvas.snapshot();
}

BoardView laid_out(const BoardShape& shape, float side, float scale, BoardLabels labels) {
  BoardView view(shape);
  view.set_labels(labels);
  view.layout(Rect{0, 0, side, side}.inset(4), scale);
  return view;
}

}  // namespace

TEST_CASE("pieces and marks match the accepted pictures in each theme") {
  const BoardView view = laid_out(small_board, 200, 1, {false, false});
  for (const Theme& theme : themes()) {
    const Image image = drawn(view, {200, 200}, 1, pieces(), marks(), theme);
    check_picture(image, "board/" + std::string{theme.id}, test::shapes_only);
  }
}

TEST_CASE("coordinates, numbers and a flipped board match the accepted pictures") {
  BoardView view = laid_out({8, 8}, 288, 1, {true, true});
  view.set_flipped(true);
  const BoardPicture start{Placement(Game{}), {}};
  check_picture(drawn(view, {288, 288}, 1, start, {}, themes().front()), "board/labels",
                test::with_text);
}

TEST_CASE("on small squares a piece hides no part of its square's number") {
  const Theme& theme = theme_by_id("high-contrast");  // its squares have one colour each
  for (const Variant variant : {Variant::International, Variant::Canadian}) {
    const BoardPicture start{Placement(Game{variant}), {}};
    const BoardShape shape = variant == Variant::Canadian ? BoardShape{12, 12} : BoardShape{10, 10};
    const BoardView numbered = laid_out(shape, 360, 1, {false, true});
    const BoardView plain = laid_out(shape, 360, 1, {false, false});
    const Image bare = drawn(plain, {360, 360}, 1, {}, {}, theme);
    const Image numbers = drawn(numbered, {360, 360}, 1, {}, {}, theme);
    const Image both = drawn(numbered, {360, 360}, 1, start, {}, theme);
    for (const Square s : start.resting.occupied()) {
      const Rect cell = numbered.square_rect(s);
      int digits = 0;
      int hidden = 0;
      for (int y = static_cast<int>(cell.y); y < static_cast<int>(cell.bottom()); ++y) {
        for (int x = static_cast<int>(cell.x); x < static_cast<int>(cell.right()); ++x) {
          if (numbers.at(x, y) == bare.at(x, y)) continue;
          ++digits;
          if (both.at(x, y) != numbers.at(x, y)) ++hidden;
        }
      }
      CHECK(digits > 0);
      CHECK(hidden == 0);
    }
  }
}

TEST_CASE("the last move is paler while another one is chosen or shown") {
  const BoardView view = laid_out(small_board, 200, 1, {false, false});
  Marks chosen;
  chosen.selected = on(1, 1);
  Marks hinted;
  hinted.arrows = {{{on(0, 0), on(1, 1)}}};
  const auto pixel = [&](Marks shown, bool moved) {
    if (moved) shown.last_move = {on(5, 3), on(3, 5)};
    const Image image = drawn(view, {200, 200}, 1, {}, shown, themes().front());
    const Rect square = view.square_rect(on(5, 3));
    return image.at(static_cast<int>(square.x) + 3, static_cast<int>(square.bottom()) - 3);
  };
  const auto strength = [&](const Marks& marks) {
    const Color with = pixel(marks, true);
    const Color without = pixel(marks, false);
    return std::abs(int{with.g} - int{without.g});
  };
  for (const Marks& other : {chosen, hinted}) {
    CHECK(strength(other) > 0);
    CHECK(2 * strength(other) < strength(Marks{}));
  }
}

TEST_CASE("an idle board is drawn identically again, from the cache and anew") {
  const Theme& theme = themes().front();
  const BoardView view = laid_out(small_board, 300, 1, {true, false});
  Canvas canvas({300, 300}, 1, test::fonts());
  const auto draw_once = [&] {
    canvas.clear(theme.panel);
    view.draw(canvas, pieces(), marks(), theme);
    Image image = canvas.snapshot();
    canvas.present();
    return image;
  };
  const Image first = draw_once();
  CHECK(draw_once() == first);
  canvas.forget_textures();
  CHECK(draw_once() == first);
}

TEST_CASE("each mark changes what is drawn") {
  const Theme& theme = themes().front();
  const BoardView view = laid_out(small_board, 200, 1, {false, false});
  const auto look = [&](const Marks& shown) {
    return drawn(view, {200, 200}, 1, pieces(), shown, theme);
  };
  const Image plain = look({});
  const Marks all = marks();
  std::vector<Marks> each(13);
  each[0].movable = all.movable;
  each[1].selected = all.selected;
  each[2].destinations = all.destinations;
  each[3].stopovers = all.stopovers;
  each[4].victims = all.victims;
  each[5].last_move = all.last_move;
  each[6].arrows = all.arrows;
  each[7].cursor = all.cursor;
  each[8].hovered = all.hovered;
  each[9].dragged = Dragged{on(1, 1), {90, 40}};
  each[10].winning = all.destinations;
  each[11].drawing = all.destinations;
  each[12].losing = all.destinations;
  for (std::size_t i = 0; i < each.size(); ++i) {
    CAPTURE(i);
    CHECK(difference(look(each[i]), plain).greatest > 15);
  }
  // Results differ by shape, not only by colour.
  CHECK(difference(look(each[10]), look(each[11])).greatest > 15);
  CHECK(difference(look(each[11]), look(each[12])).greatest > 15);
}

TEST_CASE("the arrows of two engines differ, and so does one that both chose") {
  const BoardView view = laid_out(small_board, 300, 1, {false, false});
  const auto look = [&](Chooser chooser) {
    Marks shown;
    shown.arrows = {{{on(1, 1), on(4, 4)}, false, false, chooser}};
    return drawn(view, {300, 300}, 1, {}, shown, themes().front());
  };
  const std::vector<Image> looks = {look(Chooser::Nobody), look(Chooser::First),
                                    look(Chooser::Second), look(Chooser::Both)};
  for (std::size_t i = 0; i < looks.size(); ++i) {
    for (std::size_t j = i + 1; j < looks.size(); ++j) {
      CAPTURE(i);
      CAPTURE(j);
      CHECK(difference(looks[i], looks[j]).greatest > 15);
    }
  }
}

TEST_CASE("a question mark shows on an empty square and on a piece") {
  const BoardView view = laid_out(small_board, 300, 1, {false, false});
  BoardPicture picture;
  picture.resting.put(on(1, 1), {Side::White, Kind::Man});
  for (const Theme& theme : themes()) {
    CAPTURE(theme.id);
    const auto look = [&](const SquareSet& open) {
      Marks shown;
      shown.open = open;
      return drawn(view, {300, 300}, 1, picture, shown, theme);
    };
    SquareSet piece;
    piece.insert(on(1, 1));
    SquareSet empty;
    empty.insert(on(1, 3));
    CHECK(difference(look(piece), look({})).greatest > 15);
    CHECK(difference(look(empty), look({})).greatest > 15);
  }
}

TEST_CASE("a dragged piece is drawn at the pointer and not on its square") {
  const Theme& theme = theme_by_id("high-contrast");
  const BoardView view = laid_out(small_board, 200, 1, {false, false});
  Marks shown;
  shown.selected = on(1, 1);
  shown.dragged = Dragged{on(1, 1), {view.center(on(1, 3))}};
  BoardPicture picture;
  picture.resting.put(on(1, 1), {Side::White, Kind::Man});
  const Image image = drawn(view, {200, 200}, 1, picture, shown, theme);
  const auto pixel_at = [&](Square s) {
    const Point p = view.center(s);
    return image.at(static_cast<int>(p.x), static_cast<int>(p.y));
  };
  CHECK(pixel_at(on(1, 1)) == theme.dark_square);
  CHECK(pixel_at(on(1, 3)) == theme.white_man);
}

TEST_CASE("squares are crisp at every scale: no pixel between two colours at their edges") {
  const Theme& theme = theme_by_id("high-contrast");
  for (const float scale : {1.0F, 1.25F, 1.5F, 2.0F}) {
    CAPTURE(scale);
    const BoardView view = laid_out({8, 8}, 331, scale, {false, false});
    const Image image = drawn(view, {331, 331}, scale, {}, {}, theme);
    const Rect board = view.board();
    const int y = static_cast<int>((board.y + view.square_size() / 2) * scale);
    for (int x = static_cast<int>(std::lround(board.x * scale));
         x < static_cast<int>(std::lround(board.right() * scale)); ++x) {
      const Color pixel = image.at(x, y);
      CHECK((pixel == theme.dark_square || pixel == theme.light_square));
    }
  }
}

TEST_CASE("a board without space draws nothing") {
  BoardView view;
  view.layout({0, 0, 10, 10});
  const Theme& theme = themes().front();
  const Image image = drawn(view, {10, 10}, 1, {Placement(Game{}), {}}, {}, theme);
  CHECK(image == Image(10, 10, theme.panel));
}

}  // namespace damas::test
