#include <array>
#include <cmath>
#include <functional>
#include <numbers>

#include <doctest/doctest.h>

#include "platform/canvas.hpp"
#include "test_canvas.hpp"

namespace damas {

namespace {

using doctest::Approx;
using test::red_ink;

constexpr double pi = std::numbers::pi;
constexpr Color red{255, 0, 0, 255};

Image drawn(float scale, const std::function<void(Canvas&)>& draw) {
  Canvas canvas({100, 80}, scale, test::fonts());
  canvas.clear(colors::black);
  draw(canvas);
  return canvas.snapshot();
}

double area_of(float scale, const std::function<void(Canvas&)>& draw) {
  return red_ink(drawn(scale, draw)) / static_cast<double>(scale * scale);
}

}  // namespace

TEST_CASE("every shape has its area on a canvas of any scale") {
  for (const float scale : {1.0F, 1.25F, 2.0F, 3.0F}) {
    CAPTURE(scale);
    const auto area = [scale](const std::function<void(Canvas&)>& draw) {
      return area_of(scale, draw);
    };
    CHECK(area([](Canvas& c) { c.rect({8, 8, 40, 20}, red); }) == Approx(800));
    CHECK(area([](Canvas& c) { c.outline({8, 8, 40, 20}, 4, red); }) == Approx(800 - 32 * 12));
    CHECK(area([](Canvas& c) { c.disc({50, 40}, 20, red); }) == Approx(pi * 400).epsilon(0.01));
    CHECK(area([](Canvas& c) {
            c.ring({50, 40}, 20, 4, red);
          }) == Approx(pi * (400 - 256)).epsilon(0.02));
    CHECK(area([](Canvas& c) {
            c.arc({50, 40}, 20, 4, -1, 2, red);
          }) == Approx(3 * 18 * 4 + pi * 4).epsilon(0.03));
    CHECK(area([](Canvas& c) {
            c.rounded_rect({8, 8, 60, 40}, 8, red);
          }) == Approx(2400 - (4 - pi) * 64).epsilon(0.01));
    CHECK(area([](Canvas& c) {
            c.rounded_outline({8, 8, 60, 40}, 0, 4, red);
          }) == Approx(2400 - 52 * 32).epsilon(0.01));
    CHECK(area([](Canvas& c) {
            c.line({10, 10}, {70, 55}, 4, red);
          }) == Approx(75 * 4 + pi * 4).epsilon(0.03));
    CHECK(area([](Canvas& c) {
            c.polygon(std::array{Point{10, 10}, Point{60, 10}, Point{10, 60}}, red);
          }) == Approx(1250).epsilon(0.02));
  }
}

TEST_CASE("an arrow points at its last point and is drawn once") {
  static constexpr Color half{255, 0, 0, 128};
  const Image image = drawn(1, [](Canvas& c) {
    c.arrow(std::array{Point{10, 40}, Point{50, 40}, Point{90, 40}}, {4, 16, 0}, half);
  });
  CHECK(image.at(50, 40).r == Approx(128).epsilon(0.02));
  CHECK(image.at(77, 40).r == Approx(128).epsilon(0.02));
  CHECK(image.at(75, 46).r > 100);
  CHECK(image.at(92, 40).r == 0);
  CHECK(image.at(60, 46).r == 0);
}

TEST_CASE("edges of curved shapes are smooth") {
  const Image image = drawn(1, [](Canvas& c) { c.disc({50, 40}, 20, red); });
  int partial = 0;
  for (const Color pixel : image.pixels())
    partial += pixel.r > 0 && pixel.r < 255 ? 1 : 0;
  CHECK(partial > 100);
}

TEST_CASE("neighbouring rectangles neither overlap nor leave a gap at odd scales") {
  const Image image = drawn(1.3F, [](Canvas& c) {
    for (int i = 0; i < 8; ++i) {
      c.rect({static_cast<float>(i) * 11.3F, 0, 11.3F, 80}, Color{255, 0, 0, 128});
    }
  });
  const int covered = static_cast<int>(std::lround(8 * 11.3F * 1.3F));
  for (int x = 0; x < covered; ++x)
    CHECK(image.at(x, 20).r == image.at(0, 20).r);
}

TEST_CASE("a shadow fades") {
  const Image shadow = drawn(1, [](Canvas& c) { c.soft_disc({50, 40}, 10, 10, red); });
  CHECK(shadow.at(50, 40).r == 255);
  CHECK(shadow.at(65, 40).r == Approx(128).epsilon(0.2));
  CHECK(shadow.at(72, 40).r == 0);
  const Image box = drawn(1, [](Canvas& c) { c.soft_rect({40, 30, 20, 20}, 4, 10, red); });
  CHECK(box.at(50, 40).r == 255);
  CHECK(box.at(72, 40).r == 0);
}

}  // namespace damas
