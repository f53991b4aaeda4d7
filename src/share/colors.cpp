#include "share/colors.hpp"

#include <cmath>

namespace damas::share {

Colors print_colors() {
  constexpr Rgb white = 0xFFFFFF;
  constexpr Rgb black = 0x000000;
  constexpr Rgb grey = 0x858585;
  return {.dark_square = grey,
          .light_square = white,
          .frame = black,
          .coordinates = white,
          .white_man = white,
          .black_man = black,
          .mark = white,
          .target = white,
          .hairline = black,
          .panel = white,
          .text = black,
          .muted = grey,
          .accent = black};
}

std::string hex(Rgb color) {
  constexpr const char* digits = "0123456789abcdef";
  std::string text = "#";
  for (int shift = 20; shift >= 0; shift -= 4)
    text += digits[color >> shift & 15U];
  return text;
}

Rgb mix(Rgb from, Rgb to, double part) {
  Rgb mixed = 0;
  for (const int shift : {16, 8, 0}) {
    const double a = from >> shift & 255U;
    const double b = to >> shift & 255U;
    mixed |= static_cast<Rgb>(std::lround(a + (b - a) * part)) << shift;
  }
  return mixed;
}

}  // namespace damas::share
