#include "view/window/board/board_surface.hpp"

#include <cstdint>
#include <cstdlib>

#include <doctest/doctest.h>

#include "view/window/board/theme.hpp"
#include "view/window/board/wood.hpp"

namespace damas::test {

namespace {

// The mean colour of a cell, apart from its edges, where shadows fall.
Color mean_of_cell(const Image& image, const SurfaceSizes& sizes, int column, int row) {
  const int edge = sizes.square / 4;
  std::int64_t red = 0;
  std::int64_t green = 0;
  std::int64_t blue = 0;
  std::int64_t count = 0;
  for (int y = edge; y < sizes.square - edge; ++y) {
    for (int x = edge; x < sizes.square - edge; ++x) {
      const Color pixel = image.at(sizes.shadow + sizes.frame + column * sizes.square + x,
                                   sizes.shadow + sizes.frame + row * sizes.square + y);
      red += pixel.r;
      green += pixel.g;
      blue += pixel.b;
      ++count;
    }
  }
  return {static_cast<std::uint8_t>(red / count), static_cast<std::uint8_t>(green / count),
          static_cast<std::uint8_t>(blue / count), 255};
}

int distance(Color a, Color b) {
  return std::abs(a.r - b.r) + std::abs(a.g - b.g) + std::abs(a.b - b.b);
}

}  // namespace

TEST_CASE("the picture has room for squares, frame and shadow") {
  const Image image = board_surface({10, 8}, {20, 7, 3}, themes().front());
  CHECK(image.width() == 10 * 20 + 2 * 10);
  CHECK(image.height() == 8 * 20 + 2 * 10);
}

TEST_CASE("playing squares are dark and the others light, wood keeps near the theme's colours") {
  for (const Theme& theme : themes()) {
    for (const BoardShape shape : {BoardShape{8, 8}, BoardShape{10, 8, false, true}}) {
      CAPTURE(theme.id);
      CAPTURE(shape.files);
      const SurfaceSizes sizes{24, 8, 0};
      const Image image = board_surface(shape, sizes, theme);
      for (int column = 0; column < shape.files; ++column) {
        for (int row = 0; row < shape.ranks; ++row) {
          const bool used = shape.square({column, shape.ranks - 1 - row}).has_value();
          const Color mean = mean_of_cell(image, sizes, column, row);
          CHECK(distance(mean, used ? theme.dark_square : theme.light_square) < 45);
        }
      }
    }
  }
}

TEST_CASE("if all cells are played on, all are dark enough for both sides' men") {
  for (const Theme& theme : themes()) {
    CAPTURE(theme.id);
    const BoardShape shape{8, 8, true};
    for (const Cell cell : {Cell{0, 0}, Cell{1, 0}}) {
      CHECK(contrast(cell_color(shape, cell, theme), theme.white_man) >= 3);
      CHECK(contrast(cell_color(shape, cell, theme), theme.black_man) >= 3);
    }
  }
}

TEST_CASE("the frame has round corners") {
  for (const Theme& theme : themes()) {
    const Image image = board_surface({8, 8}, {40, 14, 0}, theme);
    CHECK(image.at(0, 0).a < 64);
    CHECK(image.at(40, 0).a == 255);
    CHECK(image.at(image.width() - 1, image.height() - 1).a < 64);
  }
}

TEST_CASE("the flat theme's squares have one colour") {
  const Theme& theme = theme_by_id("high-contrast");
  const Image image = board_surface({8, 8}, {10, 4, 0}, theme);
  for (int i = 0; i < 10; ++i)
    CHECK(image.at(4 + i, 4) == theme.light_square);
}

TEST_CASE("the same board gives the same picture every time") {
  const auto make = [] { return board_surface({8, 8}, {30, 10, 4}, themes().front()); };
  CHECK(make() == make());
}

TEST_CASE("wood has grain along its fibres: it changes little along them and much across") {
  const Wood wood(40, 3);
  int along = 0;
  int across = 0;
  for (int i = -200; i < 200; ++i) {
    along += std::abs(wood.at(i, 17) - wood.at(i + 1, 17));
    across += std::abs(wood.at(17, i) - wood.at(17, i + 1));
  }
  CHECK(across > 2 * along);
  CHECK(along > 0);
}

TEST_CASE("a stain goes from darker to lighter round its tone") {
  const Color tone{120, 80, 40, 255};
  const Stain tones = stain(tone, 0.2F);
  CHECK(luminance(tones.front()) < luminance(tone));
  CHECK(luminance(tones.back()) > luminance(tone));
  CHECK(distance(tones[128], tone) <= 3);
  CHECK(stain(tone, 0).front() == tone);
}

}  // namespace damas::test
