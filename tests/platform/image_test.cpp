#include "platform/image.hpp"

#include <doctest/doctest.h>

namespace damas {

namespace {

// Each pixel tells where it is.
Image numbered(int width, int height) {
  Image image(width, height);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      image.set(x, y, {static_cast<std::uint8_t>(x), static_cast<std::uint8_t>(y), 0, 255});
    }
  }
  return image;
}

}  // namespace

TEST_CASE("a new picture is filled, and a negative size is an empty one") {
  const Image image(3, 2, colors::white);
  CHECK(image.pixels().size() == 6);
  CHECK(image.at(2, 1) == colors::white);
  CHECK(Image(-4, 7).empty());
}

TEST_CASE("blending covers a pixel partly with a colour") {
  Image image(1, 1, Color{0, 0, 100, 255});
  image.blend(0, 0, Color{200, 0, 0, 255}, 0.5F);
  CHECK(image.at(0, 0) == Color{100, 0, 50, 255});
  Image clear(1, 1);
  clear.blend(0, 0, Color{200, 10, 20, 255}, 0.25F);
  CHECK(clear.at(0, 0) == Color{200, 10, 20, 64});
  clear.blend(0, 0, Color{200, 10, 20, 255}, 0);
  CHECK(clear.at(0, 0).a == 64);
}

TEST_CASE("cropping keeps to the picture") {
  const Image image = numbered(10, 8);
  const Image part = image.cropped(8, 6, 5, 5);
  CHECK(part.width() == 2);
  CHECK(part.height() == 2);
  CHECK(part.at(1, 1) == Color{9, 7, 0, 255});
  CHECK(image.cropped(20, 20, 4, 4).empty());
  CHECK(image.cropped(-2, -2, 4, 4).at(1, 1) == Color{1, 1, 0, 255});
}

TEST_CASE("shrinking averages, growing interpolates, the same size changes nothing") {
  const Image image = numbered(8, 8);
  CHECK(image.scaled(8, 8) == image);
  Image checks(4, 4, colors::black);
  for (const int i : {0, 2}) {
    for (const int j : {0, 2}) {
      checks.set(i, j, colors::white);
      checks.set(i + 1, j + 1, colors::white);
    }
  }
  CHECK(checks.scaled(2, 2) == Image(2, 2, Color{128, 128, 128, 255}));
  Image two(2, 1, colors::black);
  two.set(1, 0, colors::white);
  const Image four = two.scaled(4, 1);
  CHECK(four.at(0, 0) == colors::black);
  CHECK(four.at(1, 0).r == 64);
  CHECK(four.at(2, 0).r == 191);
  CHECK(four.at(3, 0) == colors::white);
}

TEST_CASE("invisible pixels contribute no colour when scaling") {
  Image image(2, 1, Color{0, 255, 0, 0});
  image.set(0, 0, Color{255, 0, 0, 255});
  CHECK(image.scaled(1, 1).at(0, 0) == Color{255, 0, 0, 128});
}

TEST_CASE("the difference of two pictures is measured per channel") {
  const Image black(2, 2, colors::black);
  Image other = black;
  CHECK(difference(black, other).greatest == 0);
  other.set(0, 0, Color{16, 0, 0, 255});
  CHECK(difference(black, other).greatest == 16);
  CHECK(difference(black, other).mean == doctest::Approx(1));
  CHECK(difference(black, Image(3, 2)).greatest == 255);
}

}  // namespace damas
