#include "platform/color.hpp"

#include <doctest/doctest.h>

namespace damas {

namespace {

using namespace literals;

}  // namespace

TEST_CASE("a colour is read from six hexadecimal digits") {
  CHECK(0xF2C14E_rgb == Color{0xF2, 0xC1, 0x4E, 255});
  CHECK(Color::hex(0x00FF10) == Color{0, 255, 16, 255});
}

TEST_CASE("mixing goes from one colour to the other and no further") {
  const Color from{0, 100, 200, 0};
  const Color to{100, 200, 0, 200};
  CHECK(mix(from, to, 0) == from);
  CHECK(mix(from, to, 1) == to);
  CHECK(mix(from, to, 0.5F) == Color{50, 150, 100, 100});
  CHECK(mix(from, to, -3) == from);
  CHECK(mix(from, to, 7) == to);
}

TEST_CASE("fading scales the alpha that is there") {
  CHECK(Color{1, 2, 3, 200}.faded(0.5F) == Color{1, 2, 3, 100});
  CHECK(Color{1, 2, 3, 200}.faded(0).a == 0);
}

TEST_CASE("a translucent colour over an opaque one is what the eye sees") {
  CHECK(over(Color{255, 0, 0, 51}, Color{0, 0, 255, 255}) == Color{51, 0, 204, 255});
  CHECK(over(colors::transparent, colors::white) == colors::white);
}

TEST_CASE("luminance and contrast follow WCAG 2") {
  CHECK(luminance(colors::black) == doctest::Approx(0));
  CHECK(luminance(colors::white) == doctest::Approx(1));
  CHECK(luminance(0xFF0000_rgb) == doctest::Approx(0.2126));
  CHECK(contrast(colors::white, colors::black) == doctest::Approx(21));
  CHECK(contrast(colors::black, colors::white) == doctest::Approx(21));
  CHECK(contrast(0x777777_rgb, colors::white) == doctest::Approx(4.478).epsilon(0.001));
}

}  // namespace damas
