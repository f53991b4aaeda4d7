// Owns the shared parts of the platform's tests: the fonts, and measures of pictures.
#pragma once

#include <doctest/doctest.h>

#include "assets/assets.hpp"
#include "platform/canvas.hpp"
#include "platform/font.hpp"
#include "platform/image.hpp"

namespace damas::test {

inline FontFaces fonts() {
  return {asset("fonts/Inter-Regular.otf"), asset("fonts/Inter-SemiBold.otf")};
}

// As in a page until the semi-bold font arrives.
inline FontFaces regular_alone() {
  return {fonts().regular, fonts().regular};
}

// doctest compares in double precision; said here so that nothing widens silently.
inline doctest::Approx about(float value) {
  return doctest::Approx(static_cast<double>(value));
}

// The alpha of all pixels, in whole pixels: the area of what was drawn.
inline double ink(const Image& image) {
  double sum = 0;
  for (const Color pixel : image.pixels())
    sum += pixel.a / 255.0;
  return sum;
}

// How much red there is on black, in whole pixels: the same for a canvas, which has no alpha.
inline double red_ink(const Image& image) {
  double sum = 0;
  for (const Color pixel : image.pixels())
    sum += pixel.r / 255.0;
  return sum;
}

// The share of inked pixels that are neither ground nor full ink: blurred text has a large one.
inline double softness(const Image& image) {
  double partial = 0;
  double inked = 0;
  for (const Color pixel : image.pixels()) {
    if (pixel.r > 8) ++inked;
    if (pixel.r > 8 && pixel.r < 230) ++partial;
  }
  return partial / inked;
}

}  // namespace damas::test
