#include "platform/painter.hpp"

#include <array>
#include <functional>
#include <numbers>

#include <doctest/doctest.h>

#include "test_canvas.hpp"

namespace damas {

namespace {

using doctest::Approx;
using test::ink;

constexpr double pi = std::numbers::pi;

double area_of(const std::function<void(Painter&)>& draw, float scale = 1) {
  Image image(static_cast<int>(64 * scale), static_cast<int>(64 * scale));
  Painter painter(image, scale);
  draw(painter);
  return ink(image) / static_cast<double>(scale * scale);
}

}  // namespace

TEST_CASE("each shape covers exactly its area") {
  for (const float scale : {1.0F, 1.5F, 2.0F}) {
    CAPTURE(scale);
    const auto area = [scale](const std::function<void(Painter&)>& draw) {
      return area_of(draw, scale);
    };
    CHECK(area([](Painter& p) {
            p.disc({32.3F, 31.6F}, 20, colors::white);
          }) == Approx(pi * 400).epsilon(0.003));
    CHECK(area([](Painter& p) {
            p.ring({32, 32}, 20, 3, colors::white);
          }) == Approx(pi * (400 - 289)).epsilon(0.005));
    CHECK(area([](Painter& p) {
            p.rect({10.25F, 10.5F, 20.5F, 8.25F}, colors::white);
          }) == Approx(20.5 * 8.25).epsilon(0.005));
    CHECK(area([](Painter& p) {
            p.rounded_rect({8, 8, 40, 30}, 10, colors::white);
          }) == Approx(1200 - (4 - pi) * 100).epsilon(0.003));
    CHECK(area([](Painter& p) {
            p.rounded_outline({8, 8, 40, 30}, 0, 2, colors::white);
          }) == Approx(1200 - 36 * 26).epsilon(0.005));
    CHECK(area([](Painter& p) {
            p.line({10, 10}, {50, 40}, 4, colors::white);
          }) == Approx(50 * 4 + pi * 4).epsilon(0.01));
    CHECK(area([](Painter& p) {
            p.arc({32, 32}, 20, 4, 0, 1.5F, colors::white);
          }) == Approx(1.5 * 18 * 4 + pi * 4).epsilon(0.02));
  }
}

TEST_CASE("lines thinner than a pixel are fainter, not gone") {
  const auto hairline = [](Painter& p) { p.line({10, 32.5F}, {50, 32.5F}, 0.5F, colors::white); };
  CHECK(area_of(hairline) == Approx(40 * 0.5).epsilon(0.05));
}

TEST_CASE("polygons and curves are filled exactly, holes stay open") {
  const auto triangle = [](Painter& p) {
    p.fill(
        Outline::polygon(std::array{Point{5.3F, 7.1F}, Point{58.2F, 20.6F}, Point{22.7F, 60.4F}}),
        colors::white);
  };
  const double doubled = (58.2 - 5.3) * (60.4 - 7.1) - (22.7 - 5.3) * (20.6 - 7.1);
  CHECK(area_of(triangle) == Approx(doubled / 2).epsilon(0.002));
  const auto frame = [](Painter& p) {
    p.fill(*Outline::from_svg("M4 4 H60 V60 H4 Z M14 14 V50 H50 V14 Z"), colors::white);
  };
  CHECK(area_of(frame) == Approx(56 * 56 - 36 * 36).epsilon(0.001));
  const auto circle = [](Painter& p) {
    p.fill(*Outline::from_svg("M12 32 a20 20 0 0 1 40 0 a20 20 0 0 1 -40 0 z"), colors::white);
  };
  CHECK(area_of(circle) == Approx(pi * 400).epsilon(0.003));
}

TEST_CASE("a shape that leaves the picture is cut, and its inside stays filled") {
  const auto large = [](Painter& p) {
    p.fill(Outline::polygon(
               std::array{Point{-100, -100}, Point{200, -100}, Point{200, 200}, Point{-100, 200}}),
           colors::white);
  };
  CHECK(area_of(large) == Approx(64 * 64));
  CHECK(area_of([](Painter& p) { p.disc({-200, 32}, 20, colors::white); }) == 0);
  CHECK(area_of([](Painter& p) {
          p.disc({0, 0}, 20, colors::white);
        }) == Approx(pi * 100).epsilon(0.01));
}

TEST_CASE("a translucent polyline is drawn once even where it overlaps itself") {
  Image image(40, 40);
  Painter painter(image);
  painter.polyline(std::array{Point{5, 20}, Point{35, 20}, Point{5, 20}}, 6, Color{255, 0, 0, 100});
  CHECK(image.at(20, 20).a == 100);
}

TEST_CASE("dashes take half of the line") {
  const auto dashed = [](Painter& p) {
    p.polyline(std::array{Point{2, 32}, Point{62, 32}}, 2, colors::white, 6);
  };
  CHECK(area_of(dashed) == Approx(5 * (6 * 2 + pi)).epsilon(0.05));
}

TEST_CASE("a shape and its mirror image are drawn alike") {
  Image left(41, 41);
  Image right(41, 41);
  Painter{left}.line({5.5F, 5.5F}, {30.5F, 20.5F}, 3, colors::white);
  Painter{right}.line({35.5F, 5.5F}, {10.5F, 20.5F}, 3, colors::white);
  for (int y = 0; y < 41; ++y) {
    for (int x = 0; x < 41; ++x)
      CHECK(left.at(x, y).a == right.at(40 - x, y).a);
  }
}

TEST_CASE("gradients run between their stops and stay the same beyond") {
  const Paint linear = Paint::linear({0, 10}, {0, 20}, {{0, colors::black}, {1, colors::white}});
  CHECK(linear.at({5, 0}) == colors::black);
  CHECK(linear.at({5, 15}).r == 128);
  CHECK(linear.at({5, 30}) == colors::white);
  const Paint radial = Paint::radial({10, 10}, 10, {{0, colors::white}, {0.5F, colors::black}});
  CHECK(radial.at({10, 10}) == colors::white);
  CHECK(radial.at({10, 16}) == colors::black);
}

TEST_CASE("shadows are full inside the shape and fade to nothing") {
  Image image(64, 64);
  Painter painter(image);
  painter.soft_disc({32, 32}, 10, 12, Color{0, 0, 0, 200});
  CHECK(image.at(32, 32).a == 200);
  CHECK(image.at(32 + 23, 32).a == 0);
  for (int x = 43; x < 54; ++x)
    CHECK(image.at(x, 32).a > image.at(x + 1, 32).a);
  Image box(64, 64);
  Painter{box}.soft_rect({20, 20, 24, 24}, 4, 8, Color{0, 0, 0, 200});
  CHECK(box.at(30, 30).a == 200);
  CHECK(box.at(48, 32).a == Approx(100).epsilon(0.2));
  CHECK(box.at(53, 32).a == 0);
}

TEST_CASE("pictures are drawn pixel for pixel and cut at the edges") {
  Image image(8, 8, colors::black);
  Painter{image, 2}.image({3, 3}, Image(4, 4, colors::white));
  CHECK(image.at(5, 5) == colors::black);
  CHECK(image.at(6, 6) == colors::white);
  CHECK(image.at(7, 7) == colors::white);
}

}  // namespace damas
