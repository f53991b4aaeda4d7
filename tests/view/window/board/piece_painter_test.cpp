#include "view/window/board/piece_painter.hpp"

#include <cmath>

#include <doctest/doctest.h>

#include "platform/painter.hpp"
#include "platform/test_canvas.hpp"
#include "view/window/board/theme.hpp"

namespace damas::test {

namespace {

constexpr Piece white_man{Side::White, Kind::Man};
constexpr Piece black_man{Side::Black, Kind::Man};
constexpr Piece white_king{Side::White, Kind::King};

Image painted(Piece piece, int square, const Theme& theme) {
  Image image(square, square);
  Painter painter(image);
  paint_piece(painter, painter.area().center(), static_cast<float>(square), piece, theme);
  return image;
}

Image drawn(const PieceLook& look, const Theme& theme) {
  Canvas canvas({100, 100}, 1, test::fonts());
  canvas.clear(theme.dark_square);
  draw_piece(canvas, {50, 50}, 100, look, theme);
  return canvas.snapshot();
}

double mean_luminance(const Image& image) {
  double sum = 0;
  for (const Color pixel : image.pixels())
    sum += luminance(pixel);
  return sum / static_cast<double>(image.pixels().size());
}

}  // namespace

TEST_CASE("a man's disc has 78 % of the square's side as its diameter") {
  for (const int square : {40, 89, 200}) {
    const double radius = 0.39 * square;
    CHECK(test::ink(painted(white_man, square, themes().front())) ==
          doctest::Approx(3.14159 * radius * radius).epsilon(0.01));
  }
}

TEST_CASE("a king is taller than a man by 7 % of the square") {
  const int square = 100;
  const Image man = painted(white_man, square, themes().front());
  const Image king = painted(white_king, square, themes().front());
  const double more = test::ink(king) - test::ink(man);
  CHECK(more == doctest::Approx(7 * 78).epsilon(0.03));
}

TEST_CASE("the rim of a piece is in the tone of the other side") {
  for (const Theme& theme : themes()) {
    CAPTURE(theme.id);
    const int square = 200;
    const int rim = static_cast<int>(100 - 0.39 * square) + 1;
    const double white_rim = luminance(painted(white_man, square, theme).at(rim, 100));
    const double black_rim = luminance(painted(black_man, square, theme).at(rim, 100));
    CHECK(white_rim < 0.5 * luminance(theme.white_man));
    CHECK(black_rim > 4 * luminance(theme.black_man));
  }
}

TEST_CASE("a king is recognisable in black and white: its crown covers a fifth of its disc") {
  for (const Theme& theme : themes()) {
    for (const Side side : {Side::White, Side::Black}) {
      CAPTURE(theme.id);
      Image plain(100, 100);
      Painter painter(plain);
      paint_discs(painter, {50, 50}, 100, {side, Kind::King}, theme);
      const Image king = painted({side, Kind::King}, 100, theme);
      int changed = 0;
      for (std::size_t i = 0; i < king.pixels().size(); ++i) {
        if (contrast(king.pixels()[i], plain.pixels()[i]) > 1.5) ++changed;
      }
      CHECK(changed > 0.2 * 3.14159 * 39 * 39);
    }
  }
}

TEST_CASE("the light comes from the top left") {
  const Image man = painted(black_man, 100, themes().front());
  CHECK(luminance(man.at(36, 33)) > luminance(man.at(66, 69)));
  const Image drawn_man = drawn({white_man}, themes().front());
  CHECK(luminance(drawn_man.at(80, 84)) < 0.8 * luminance(drawn_man.at(20, 16)));
}

TEST_CASE("a lifted piece moves up and its shadow away from it") {
  const Theme& theme = themes().front();
  const Image lying = drawn({white_man, 0}, theme);
  const Image lifted = drawn({white_man, 1}, theme);
  CHECK(luminance(lifted.at(50, 8)) > 2 * luminance(lying.at(50, 8)));
  CHECK(luminance(lifted.at(68, 93)) < luminance(lying.at(68, 93)));
}

TEST_CASE("the flat theme has no shadows") {
  const Theme& theme = theme_by_id("high-contrast");
  CHECK(drawn({white_man}, theme).at(80, 84) == theme.dark_square);
}

TEST_CASE("a captured piece on the board is pale and ringed") {
  for (const Theme& theme : themes()) {
    CAPTURE(theme.id);
    const PieceLook captured{.piece = black_man, .semi_captured = true};
    const double pale = luminance(drawn(captured, theme).at(50, 62));
    CHECK(pale > luminance(drawn({black_man}, theme).at(50, 62)));
    CHECK(luminance(drawn(captured, theme).at(50, 10)) > 0.7 * luminance(theme.white_man));
  }
}

TEST_CASE("opacity fades the whole piece, ring included") {
  const Theme& theme = themes().front();
  Canvas canvas({100, 100}, 1, test::fonts());
  canvas.clear(theme.dark_square);
  const Image empty = canvas.snapshot();
  CHECK(drawn({.piece = white_king, .opacity = 0, .semi_captured = true}, theme) == empty);
}

TEST_CASE("the crown drops from above") {
  const Theme& theme = themes().front();
  const Image high = drawn({.piece = white_king, .crown = 0}, theme);
  const Image sitting = drawn({.piece = white_king}, theme);
  CHECK(difference(high, sitting).mean > 1);
  CHECK(difference(drawn({.piece = white_king, .crown = 0.999F}, theme), sitting).mean < 1);
}

TEST_CASE("a piece's picture for lists fills it and has no shadow") {
  const Image man = piece_image(white_man, 40, themes().front());
  CHECK(man.width() == 40);
  CHECK(man.at(0, 0).a == 0);
  CHECK(mean_luminance(man) > 0.4);
  CHECK(test::ink(man) > 0.6 * 40 * 40);
}

}  // namespace damas::test
