#include "share/gif/palette.hpp"

#include <algorithm>
#include <cstdlib>

#include <doctest/doctest.h>

namespace damas::share {

TEST_CASE("A few different colours stay as they are") {
  const std::vector<Pixel> pixels = {{0, 0, 0}, {255, 255, 255}, {138, 107, 79}, {0, 0, 0}};
  const Palette palette(pixels);
  CHECK(palette.colors().size() == 3);
  for (const Pixel p : pixels)
    CHECK(palette.colors()[palette.index_of(p)] == p);
}

TEST_CASE("Many colours are represented by near ones") {
  std::vector<Pixel> pixels;
  for (int i = 0; i < 20000; ++i) {
    pixels.push_back({static_cast<std::uint8_t>(i % 251), static_cast<std::uint8_t>(i % 127),
                      static_cast<std::uint8_t>(i % 63)});
  }
  const Palette palette(pixels);
  CHECK(palette.colors().size() == most_colors);
  int worst = 0;
  for (const Pixel p : pixels) {
    const Pixel near = palette.colors()[palette.index_of(p)];
    worst = std::max({worst, std::abs(p.r - near.r), std::abs(p.g - near.g)});
  }
  CHECK(worst <= 40);
}

TEST_CASE("A palette of nothing has one colour") {
  const Palette palette({});
  CHECK(palette.colors().size() == 1);
  CHECK(palette.index_of({200, 0, 0}) == 0);
}

}  // namespace damas::share
